import RealModule
import RotaryWheelInterop
import RotaryWheelModel

extension KnobImplementation {
    func snapshot(_ snapshot: Snapshot) {
        guard layout.radius > 0 else { return }
        // The box of the track is the focus ring.
        for part in [track, dial] { snapshot.snapshot(part, of: widget) }
        let reach = marks.isEmpty ? layout.radius : layout.marks
        // The thicker line of a drag reaches farther.
        let side = 2 * (reach + 2)
        snapshot.draw(x: layout.x - side / 2, y: layout.y - side / 2, width: side, height: side) { context in
            context.translate(x: layout.x, y: layout.y)
            drawTrack(with: context)
            drawMarks(with: context)
            drawPointer(with: context)
        }
        for mark in marks { if let label = mark.label { snapshot.snapshot(label, of: widget) } }
        if let label = valueLabel { snapshot.snapshot(label, of: widget) }
    }

    /// The place of the adjustment's value, which may be rounded.
    private var shownPlace: Double { knob.scale.fraction(of: range.adjustment.value) }

    private func drawTrack(with context: CairoContext) {
        let start = trackDirection(at: 0)
        let end = trackDirection(at: 1)
        context.arc(radius: layout.line, from: start, to: end)
        context.setColor(track.color)
        context.stroke(width: layout.track, isRound: true)
        guard range.hasOrigin else { return }
        let origin = isBipolar ? knob.scale.fraction(of: defaultValue) : 0
        let place = shownPlace
        guard place != origin || isBipolar else { return }
        context.newPath()
        context.arc(radius: layout.line, from: trackDirection(at: origin), to: trackDirection(at: place))
        context.setColor(fill.color)
        context.stroke(width: layout.track + (isDragging ? 1.5 : 0), isRound: true)
    }

    private func drawMarks(with context: CairoContext) {
        guard !marks.isEmpty else { return }
        var color = widget.color
        color.alpha *= 0.5
        context.setColor(color)
        for mark in marks {
            let direction = trackDirection(at: knob.scale.fraction(of: mark.value))
            let (dx, dy) = (Double.cos(direction), Double.sin(direction))
            let inner = layout.marks - KnobLayout.markLength
            context.newPath()
            context.moveTo(x: inner * dx, y: inner * dy)
            context.lineTo(x: layout.marks * dx, y: layout.marks * dy)
            context.stroke(width: 1)
        }
    }

    /// Draws the line on the disc, a short one beside a value in the middle.
    private func drawPointer(with context: CairoContext) {
        let hasTextInside = valueDisplay != .below && valueLabel?.isMapped ?? false
        let direction = knob.travel.direction(at: shownPlace).radians
        let (dx, dy) = (Double.cos(direction), Double.sin(direction))
        let (inner, outer) = (layout.dial * (hasTextInside ? 0.74 : 0.5), layout.dial * 0.86)
        context.newPath()
        context.moveTo(x: inner * dx, y: inner * dy)
        context.lineTo(x: outer * dx, y: outer * dy)
        context.setColor(pointer.color)
        context.stroke(width: layout.pointerWidth, isRound: true)
    }
}
