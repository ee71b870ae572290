import RotaryWheelInterop
import RotaryWheelModel

// The arc around the content.
extension ValueBubble {
    /// The width of the arc as a fraction of the bubble, and the margin outside of it in pixels.
    private static let (lineWidth, margin) = (0.07, 1.5)

    func allocate(width: Int, height: Int) {
        content.allocate(x: 0, y: 0, width: width, height: height)
    }

    /// Whether the bubble may leave the drawing of its content to the menu.
    ///
    /// GTK draws the background of a widget that changes anew; the menu draws the content above a picture of it.
    var mayBeBare: Bool { series.isOn && isPlain && widget.isSensitive && line != nil }

    /// What the menu draws in place of a bare bubble.
    func changing(_ background: RenderNode) -> RenderNode? {
        guard isBare, let line, let gauge = keptGauge(line, above: background) else { return nil }
        let snapshot = Snapshot()
        snapshot.save()
        snapshot.translate(x: center.x, y: center.y)
        gauge.draw(arc, on: snapshot)
        snapshot.restore()
        snapshot.snapshot(content, of: widget)
        return snapshot.finish()
    }

    func snapshot(_ snapshot: Snapshot) {
        isBare = mayBeBare
        guard !isBare else {
            // A bubble without a background has a node, too.
            return snapshot.append(
                Color.black.faded(to: 0), x: 0, y: 0, width: Double(widget.width),
                height: Double(widget.height))
        }
        if let line {
            snapshot.draw(box, aboutX: center.x, y: center.y) { context in
                drawing(ofTrack: line)(context)
                guard let arc else { return }
                context.strokeArc(
                    radius: line.radius, from: arc.lowerBound, to: arc.upperBound, width: line.width,
                    fill.color)
            }
        }
        snapshot.snapshot(content, of: widget)
    }

    /// The line of the arc, about the center; `nil` without room for it.
    private var line: KeptGauge.Line? {
        let side = side
        let radius = side / 2 - Self.margin - side * Self.lineWidth / 2
        return radius > 0 ? .init(radius: radius, width: side * Self.lineWidth, color: fill.color) : nil
    }

    private var side: Double { Double(min(widget.width, widget.height)) }

    /// The angles of the arc.
    private var arc: ClosedRange<Double>? {
        let ends = [model.arc.start.radians, model.arc.end.radians].sorted()
        return action?.number == nil || ends[0] == ends[1] ? nil : ends[0]...ends[1]
    }

    private var box: KeptDrawing.Box { (-side / 2, -side / 2, side, side) }

    private var center: (x: Double, y: Double) { (Double(widget.width) / 2, Double(widget.height) / 2) }

    /// Draws the track; pictures that outlive the bubble keep the closure.
    private func drawing(ofTrack line: KeptGauge.Line) -> (CairoContext) -> Void {
        let (ends, color) = ([model.travel.start.radians, model.travel.end.radians].sorted(), track.color)
        return { $0.strokeArc(radius: line.radius, from: ends[0], to: ends[1], width: line.width, color) }
    }

    /// The arc above the background as pictures, which bubbles of one look share.
    private func keptGauge(_ line: KeptGauge.Line, above background: RenderNode) -> KeptGauge? {
        let target = KeptDrawing.Target(widget)
        if let gauge, gauge.target == target, gauge.background.isSame(as: background) { return gauge.picture }
        let snapshot = Snapshot()
        snapshot.translate(x: -center.x, y: -center.y)
        snapshot.append(background)
        let boxes = snapshot.finish()
        let look = SharedLook(
            numbers: [line.radius, line.width, model.travel.start.radians],
            colors: [fill.color, track.color], boxes: boxes, target: target)
        let drawTrack = drawing(ofTrack: line)
        let picture = KeptGauge.shared(look) {
            KeptGauge(box: boxes?.bounds(with: box) ?? box, line: line, for: target) { context in
                boxes?.draw(with: context)
                drawTrack(context)
            }
        }
        gauge = (picture, background, target)
        return picture
    }

    func redraw() {
        gauge = nil
        widget.queueDraw()
    }

    func cssChanged() { redraw() }
    func partStyleChanged() { redraw() }
}
