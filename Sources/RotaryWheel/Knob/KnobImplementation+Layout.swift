import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

extension KnobImplementation {
    private static let minimumDiameter = 24
    private static let naturalDiameter = 64

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        let margin = markMargin
        let around = 2 * (orientation == GTK_ORIENTATION_HORIZONTAL ? margin.width : margin.height)
        // A size request below the natural size applies, too.
        let side = widget.requestedWidth ?? chosenSize(orientation)
        let usual = side.map { max($0, Self.minimumDiameter + around) } ?? Self.naturalDiameter + around
        // A row of knobs gives way in a narrow window.
        let isNarrowing = side == nil && orientation == GTK_ORIENTATION_HORIZONTAL
        let least = isNarrowing ? Self.minimumDiameter + around : usual
        guard let label = range.valueLabel, valueDisplay == .below,
            Double(usual - around) >= KnobLayout.smallestWithText
        else { return (least, usual) }
        let text = label.measure(orientation).natural
        let withText = usual + KnobLayout.spacing + text
        return orientation == GTK_ORIENTATION_HORIZONTAL ? (least, max(usual, text)) : (withText, withText)
    }

    /// The size in a style sheet; the fill inherits it from the knob, which cannot see its own.
    private func chosenSize(_ orientation: GtkOrientation) -> Int? {
        let sizes = [orientation, GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL].lazy.map(
            fill.leastSize)
        return sizes.compactMap(\.self).first.map { Int($0) }
    }

    /// The margin for marks on each side.
    private var markMargin: (width: Int, height: Int) {
        guard !marks.isEmpty else { return (0, 0) }
        let line = Int((KnobLayout.markGap + KnobLayout.markLength).rounded(.up))
        let labels = marks.compactMap(\.label)
        let width = labels.map { $0.measure(GTK_ORIENTATION_HORIZONTAL).natural }.max()
        let height = labels.map { $0.measure(GTK_ORIENTATION_VERTICAL).natural }.max()
        return (line + (width.map { $0 + 2 } ?? 0), line + (height ?? 0))
    }

    func allocate(width: Int, height: Int) {
        // GtkRange only queues an allocation when its mirroring changes.
        updateMirroring()
        let margin = markMargin
        let room = (width: width - 2 * margin.width, height: height - 2 * margin.height)
        let text = range.valueLabel.map {
            (
                width: $0.measure(GTK_ORIENTATION_HORIZONTAL).natural,
                height: $0.measure(GTK_ORIENTATION_VERTICAL).natural
            )
        }
        let rest = text.map { $0.height + KnobLayout.spacing } ?? 0
        let withText = Double(min(room.width, room.height - rest))
        let isBelow =
            text.map {
                valueDisplay == .below && withText >= KnobLayout.smallestWithText && $0.width <= width
            } ?? false
        let diameter = max(isBelow ? withText : Double(min(room.width, room.height)), 0)
        let top = (Double(height) - diameter - Double(isBelow ? rest : 0)) / 2
        layout = KnobLayout(
            x: (Double(width) / 2).rounded(.down), y: (top + diameter / 2).rounded(.down),
            radius: (diameter / 2).rounded(.down), hasArc: drawsArc,
            hasMeter: levels.meter.channelCount > 0, modulations: modulations.count, style: layoutStyle)
        // A ring of another size has other steps.
        showLevels(at: MonotonicClock.now)
        range.hideMarks()
        followValueFont()
        allocateParts()
        allocateMarks()
        if let text { allocateValue(text, width: width, isBelow: isBelow) }
        for popover in [entry, menu, bubble?.popover] { popover?.present() }
    }

    /// Updates the requested width of the longest value after a change of its font size.
    private func followValueFont() {
        guard let size = range.valueLabel?.fontSize, size != valueFontSize else { return }
        valueFontSize = size
        // GTK ignores requests during layout.
        valueFontTimer.start(after: .zero)
    }

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

    private func allocateValue(_ text: (width: Int, height: Int), width: Int, isBelow: Bool) {
        let isInside = valueDisplay == .center || isDragging && valueDisplay == .dragging
        let fitsInside =
            layout.diameter >= KnobLayout.smallestWithText && Double(text.width) <= 1.75 * layout.dial
        let shows = valueDisplay == .below ? isBelow : isInside && fitsInside
        range.valueLabel?.setChildVisible(shows)
        guard shows else { return }
        let y =
            isBelow
            ? layout.y + layout.radius + Double(KnobLayout.spacing + markMargin.height)
            : layout.y - Double(text.height) / 2
        let x = layout.x - Double(text.width) / 2
        range.valueLabel?.allocate(x: x.rounded(), y: y.rounded(), width: text.width, height: text.height)
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

    func tooltip(at point: (x: Double, y: Double)?) -> String? {
        let showsText = range.valueLabel?.isMapped ?? false
        return showsText ? widget.tooltip : widget.tooltip.map { "\($0): \(text)" } ?? text
    }
}
