import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// The room fits the widest known value. Unknown values enlarge it, except during a drag.
extension KnobImplementation {
    /// The largest number of values to measure.
    private static let mostChoices = 100

    /// The room of the value; `nil` if none is drawn.
    var valueRoom: KnobValueRoom? {
        guard let label = range.valueLabel else { return nil }
        let fontSize = label.fontSize
        var room =
            writing.knownRoom.flatMap { $0.fontSize == fontSize ? $0 : nil }
            ?? widestRoom(of: label, fontSize: fontSize)
        if !hand.isDragging || writing.knownRoom == nil {
            let size = label.textSize()
            (room.width, room.height) = (max(room.width, size.width), max(room.height, size.height))
        }
        writing.knownRoom = room
        return room
    }

    private func widestRoom(of label: Widget, fontSize: Double) -> KnobValueRoom {
        var room = KnobValueRoom(fontSize: fontSize, width: 0, height: 0, bareWidth: 0)
        let shown = range.text
        guard series.isOn ? writing.hasOwnText : shown == ownText else {
            // An app formats the label of GtkScale, which requests the width of the ends.
            room.width = label.measure(GTK_ORIENTATION_HORIZONTAL).natural
            room.bareWidth = room.width
            return room
        }
        for text in Set(knownValues.map(ownText)) {
            let size = label.textSize(of: text == shown ? nil : text)
            let bare = withoutUnit(text)
            room.width = max(room.width, size.width)
            room.height = max(room.height, size.height)
            room.bareWidth = max(room.bareWidth, bare == text ? size.width : label.textSize(of: bare).width)
        }
        return room
    }

    /// The ends of the scale, or all values where they are a few choices.
    private var knownValues: [Double] {
        let scale = knob.scale
        let ends = [scale.lower, scale.lowest, scale.upper]
        let digits = range.roundDigits
        guard writing.formatter != nil, (0...3).contains(digits) else { return ends }
        let factor = Double.pow(10, digits)
        let (first, last) = ((scale.lower * factor).rounded(.up), (scale.upper * factor).rounded(.down))
        guard last - first < Double(Self.mostChoices) else { return ends }
        return ends + stride(from: first, through: last, by: 1).map { $0 / factor }
    }

    /// The place of the value on a knob of a diameter; `nil` if only the tooltip has it.
    func place(of room: KnobValueRoom, diameter: Double, width: Int) -> KnobValuePlace? {
        guard diameter >= KnobLayout.smallestWithText, valueDisplay != .changing else { return nil }
        let disc = makeLayout(x: 0, y: 0, radius: (diameter / 2).rounded(.down)).dial
        let inside = valueDisplay == .below ? nil : KnobValuePlace(of: room, inDisc: disc)
        return inside ?? KnobValuePlace(of: room, below: width)
    }

    func allocateValue(margin: Int) {
        let place = layout.value
        widget.setStyleClass("value-inside", place?.isInside == true)
        guard let label = range.valueLabel else { return }
        label.setChildVisible(place != nil && (valueDisplay != .dragging || hand.isDragging))
        guard let place, let room = writing.knownRoom else { return }
        let size = (
            width: label.measure(GTK_ORIENTATION_HORIZONTAL).natural,
            height: label.measure(GTK_ORIENTATION_VERTICAL).natural
        )
        var shown = place.scale
        // During a drag a text may be wider than the measured ones.
        if !place.hidesUnit {
            let most = place.isInside ? KnobValuePlace.textReach * layout.dial : Double(widget.width)
            shown = max(min(shown, most / Double(max(label.textSize().width, 1))), room.leastScale)
        }
        let half = (x: Double(size.width) * shown / 2, y: Double(size.height) * shown / 2)
        let y =
            place.isInside
            ? layout.y - half.y : layout.y + layout.radius + Double(KnobLayout.spacing + margin)
        label.allocate(
            centerX: (layout.x - half.x).rounded() + half.x, centerY: y.rounded() + half.y,
            width: size.width, height: size.height, scale: shown)
    }
}
