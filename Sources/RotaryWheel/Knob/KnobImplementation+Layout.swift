import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

extension KnobImplementation {
    private static let minimumDiameter = 24
    private static let naturalDiameter = 64

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        // A size request below the natural size applies, too.
        let side = widget.requestedWidth ?? chosenSize(orientation)
        let margin = markMargin(on: side)
        let around = 2 * (orientation == GTK_ORIENTATION_HORIZONTAL ? margin.width : margin.height)
        let usual = side.map { max($0, Self.minimumDiameter + around) } ?? Self.naturalDiameter + around
        // A row of knobs gives way in a narrow window.
        let isNarrowing = side == nil && orientation == GTK_ORIENTATION_HORIZONTAL
        let least = isNarrowing ? Self.minimumDiameter + around : usual
        guard let room = valueRoom,
            place(of: room, diameter: Double(usual - around), width: usual)?.isInside == false
        else { return (least, usual) }
        let withText = usual + KnobLayout.spacing + room.height
        return orientation == GTK_ORIENTATION_HORIZONTAL
            ? (least, max(usual, room.width)) : (withText, withText)
    }

    /// The size in a style sheet; the fill inherits it from the knob, which cannot see its own.
    private func chosenSize(_ orientation: GtkOrientation) -> Int? {
        let isWide = orientation == GTK_ORIENTATION_HORIZONTAL
        let other = isWide ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
        return (fill.leastSize(orientation) ?? fill.leastSize(other)).map { Int($0) }
    }

    /// The margin for marks on each side of a knob; `side` is `nil` for the natural size.
    private func markMargin(on side: Int?) -> (width: Int, height: Int) {
        guard !marks.isEmpty else { return (0, 0) }
        let line = Int(KnobLayout.markReach(on: side).rounded(.up))
        let labels = marks.compactMap(\.label)
        let width = labels.map { $0.measure(GTK_ORIENTATION_HORIZONTAL).natural }.max()
        let height = labels.map { $0.measure(GTK_ORIENTATION_VERTICAL).natural }.max()
        return (line + (width.map { $0 + 2 } ?? 0), line + (height ?? 0))
    }

    func allocate(width: Int, height: Int) {
        // GtkRange only queues an allocation when its mirroring changes.
        updateMirroring()
        let side = widget.requestedWidth ?? chosenSize(GTK_ORIENTATION_HORIZONTAL) ?? min(width, height)
        let margin = markMargin(on: side)
        let room = (width: width - 2 * margin.width, height: height - 2 * margin.height)
        let (text, most) = (valueRoom, max(Double(min(room.width, room.height)), 0))
        var value = text.flatMap { place(of: $0, diameter: most, width: width) }
        var (diameter, rest) = (most, 0)
        if let text, value?.isInside == false {
            rest = text.height + KnobLayout.spacing
            diameter = Double(min(room.width, room.height - rest))
            let fits = hand.isDragging || text.leastScale * Double(text.width) <= Double(width)
            if diameter < KnobLayout.smallestWithText || !fits {
                (value, diameter, rest) = (nil, most, 0)
            }
        }
        let top = (Double(height) - diameter - Double(rest)) / 2
        var next = makeLayout(
            x: (Double(width) / 2).rounded(.down), y: (top + diameter / 2).rounded(.down),
            radius: (diameter / 2).rounded(.down))
        (next.markReach, next.value) = (KnobLayout.markReach(on: side), value)
        layout = next
        // A ring of another size has other steps.
        showLevels(at: MonotonicClock.now)
        range.hideMarks()
        allocateParts()
        allocateMarks()
        allocateValue(margin: margin.height)
        for popover in popups.popovers { popover.present() }
    }

    func makeLayout(x: Double, y: Double, radius: Double) -> KnobLayout {
        KnobLayout(
            x: x, y: y, radius: radius, hasArc: drawsArc, hasMeter: levels != nil,
            modulations: arcs.count, style: layoutStyle)
    }

    /// Whether the track and its arc are drawn, which the style class `flat` turns off.
    var drawsArc: Bool { !widget.hasStyleClass("flat") }

    private var layoutStyle: KnobLayout.Style {
        KnobLayout.Style(
            track: track.leastSize(GTK_ORIENTATION_HORIZONTAL),
            pointerLength: dial.leastSize(GTK_ORIENTATION_VERTICAL),
            pointerWidth: dial.leastSize(GTK_ORIENTATION_HORIZONTAL))
    }

    private func allocateParts() {
        for (part, radius) in [(track, layout.radius), (dial, layout.dial)] {
            let side = Int(2 * radius)
            part.allocate(
                x: layout.x - Double(side) / 2, y: layout.y - Double(side) / 2, width: side, height: side)
        }
    }

    /// Allocates each label outside its mark, with the nearer side at it.
    private func allocateMarks() {
        for mark in marks {
            guard let label = mark.label else { continue }
            let width = label.measure(GTK_ORIENTATION_HORIZONTAL).natural
            let height = label.measure(GTK_ORIENTATION_VERTICAL).natural
            let direction = trackDirection(at: knob.scale.fraction(of: mark.value))
            let (dx, dy) = (Double.cos(direction), Double.sin(direction))
            let reach = layout.marks + 2
            label.allocate(
                x: (layout.x + dx * (reach + Double(width) / 2) - Double(width) / 2).rounded(),
                y: (layout.y + dy * (reach + Double(height) / 2) - Double(height) / 2).rounded(),
                width: width, height: height)
        }
    }

    /// The direction of a place of the travel on the track, in radians.
    ///
    /// The track is one turn at most, and stands for several turns of the travel.
    func trackDirection(at place: Double) -> Double {
        var travel = knob.travel
        travel.turns = 1
        return travel.direction(at: place).radians
    }

    /// The tooltip includes the value where the label is enabled but hidden or without its unit.
    func tooltip(at point: (x: Double, y: Double)?) -> String? {
        let showsText = range.valueLabel.map { $0.isMapped && layout.value?.hidesUnit == false } ?? true
        return showsText ? widget.tooltip : widget.tooltip.map { "\($0): \(text)" } ?? text
    }
}
