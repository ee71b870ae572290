import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// At rest the knob is drawn as vectors. While its value changes, pictures replace the parts that stay.
extension KnobImplementation {
    func snapshot(_ snapshot: Snapshot) {
        guard layout.radius > 0 else { return }
        if series.isOn || showsLevels, drawing.pictures?.target != KeptDrawing.Target(widget) {
            (drawing.pictures, drawing.still) = (makePictures(), nil)
        }
        let opacity = looks.isInsensitive ? 0.5 : 1
        if layout.hasMeter || !arcs.isEmpty {
            if !drawing.isOverlayDraw { drawing.still = nil }
            drawing.isOverlayDraw = false
            let still = drawing.still ?? makeStill()
            drawing.still = still
            if let still { snapshot.fade(to: opacity) { snapshot.append(still) } }
            // Meters of an insensitive knob are not dimmed.
            drawLevels(drawing.pictures?.meters ?? [], on: snapshot)
            drawDots(on: snapshot)
        } else {
            snapshot.fade(to: opacity) { drawStill(on: snapshot) }
        }
        snapshot.fade(to: opacity) {
            for mark in marks { if let label = mark.label { snapshot.snapshot(label, of: widget) } }
            if let label = range.valueLabel { drawValue(label, on: snapshot) }
        }
    }

    private func drawValue(_ label: Widget, on snapshot: Snapshot) {
        let hidesUnit = layout.value?.hidesUnit == true && writing.hasOwnText
        guard series.isOn || hidesUnit, let scale = layout.value?.scale,
            let texts = drawing.pictures?.texts ?? (hidesUnit ? LabelTexts.of(label) : nil)
        else { return snapshot.snapshot(label, of: widget) }
        guard label.isMapped else { return }
        texts.draw(
            hidesUnit ? withoutUnit(ownText) : ownText, inMiddleOf: label, of: widget, scale: scale,
            on: snapshot)
    }

    /// What stays while levels move, as one picture; a new value in each frame would need a new one.
    private func makeStill() -> RenderNode? {
        let snapshot = Snapshot()
        drawStill(on: snapshot)
        let still = snapshot.finish()
        return showsLevels && !series.isOn ? still?.kept(for: KeptDrawing.Target(widget)) ?? still : still
    }

    private func drawStill(on snapshot: Snapshot) {
        drawBackground(on: snapshot)
        if series.isOn, let pictures = drawing.pictures {
            draw(pictures, on: snapshot)
        } else {
            drawBoxes(on: snapshot)
            drawing.drawn = (drawnScale, drawnHand)
            for node in [drawing.drawn.scale, drawing.drawn.hand] { if let node { snapshot.append(node) } }
        }
        if layout.hasMeter || !arcs.isEmpty {
            snapshot.draw(drawnBox, aboutX: layout.x, y: layout.y) { context in
                drawMeter(with: context)
                drawModulations(with: context)
            }
        }
        drawPictures(on: snapshot)
    }

    // A page may have a thousand knobs, many of one look and one value.
    private static let drawn = Shared<SharedLook, RenderNode>()

    /// What knobs of one look draw about one center.
    private func shared(
        _ numbers: [Double], _ colors: [Color], draw: (CairoContext) -> Void
    ) -> RenderNode? {
        let (layout, box) = (layout, drawnBox)
        let look = SharedLook(
            numbers: [layout.x, layout.y, box.width] + numbers, colors: colors, target: .init(widget))
        return Self.drawn.value(for: look) {
            let snapshot = Snapshot()
            snapshot.draw(box, aboutX: layout.x, y: layout.y, draw)
            return snapshot.finish()
        }
    }

    /// The track and the marks.
    private var drawnScale: RenderNode? {
        let scale = scale
        return shared(scale.numbers, scale.colors, draw: scale.draw)
    }

    /// The arc of the value, and the pointer.
    private var drawnHand: RenderNode? {
        let (radius, width, arc, color) = (layout.line, fillWidth, fillArc, fill.color)
        let (line, direction) = (pointerLine, showsPicture ? nil : pointerDirection)
        guard arc != nil || direction != nil else { return nil }
        let ends = [arc?.start, arc?.end, direction].map { $0 ?? .infinity }
        return shared(
            ends + [radius, width, line.inner, line.outer, layout.pointerWidth], [color, dial.color]
        ) { context in
            if let arc {
                context.strokeArc(radius: radius, from: arc.start, to: arc.end, width: width, color)
            }
            if let direction { drawPointer(at: direction, with: context) }
        }
    }

    /// Draws the focus ring, which is the box of the track, and the disc.
    private func drawBoxes(on snapshot: Snapshot) {
        for part in showsPicture ? [track] : [track, dial] { snapshot.snapshot(part, of: widget) }
    }

    /// The box of track, marks and pointer about the center.
    private var drawnBox: KeptDrawing.Box {
        // The thicker line of a drag reaches farther. Without a GPU, each pixel of a picture has a cost.
        let margin = hand.isDragging ? 2.0 : marks.isEmpty ? 0 : 1
        let side = 2 * ((marks.isEmpty ? layout.radius : layout.marks) + margin)
        return (-side / 2, -side / 2, side, side)
    }

    /// The place of the adjustment's value, which may be rounded.
    var shownValue: Double { hand.preview ?? range.adjustment.value }
    var shownPlace: Double { knob.scale.fraction(of: shownValue) }

    /// The ends of the arc of the value, in radians; `nil` without an arc.
    private var fillArc: (start: Double, end: Double)? {
        let (origin, place) = (looks.isBipolar ? knob.scale.fraction(of: defaultValue) : 0, shownPlace)
        guard layout.hasArc, range.hasOrigin, place != origin || looks.isBipolar else { return nil }
        return (trackDirection(at: origin), trackDirection(at: place))
    }

    private var fillWidth: Double { layout.track + (hand.isDragging ? 1.5 : 0) }

    /// The drawing of the track and the marks, and a key of its look.
    private var scale: (numbers: [Double], colors: [Color], draw: (CairoContext) -> Void) {
        let (layout, trackColor) = (layout, layout.hasArc ? track.color : nil)
        let markColor = widget.color.faded(to: 0.5)
        let (start, end) = (trackDirection(at: 0), trackDirection(at: 1))
        let directions = marks.map { trackDirection(at: knob.scale.fraction(of: $0.value)) }
        let draw = { (context: CairoContext) in
            if let trackColor {
                context.strokeArc(
                    radius: layout.line, from: start, to: end, width: layout.track, trackColor)
            }
            for direction in directions {
                let inner = layout.markStart
                context.strokeLine(from: inner, to: layout.marks, at: direction, width: 1, markColor)
            }
        }
        return (
            [layout.radius, layout.markReach, layout.line, layout.track, start, end] + directions,
            [trackColor, markColor].compactMap(\.self), draw
        )
    }

    /// The ends of the line on the disc, a short one beside a value in the middle.
    private var pointerLine: (inner: Double, outer: Double) {
        let hasTextInside = layout.value?.isInside == true && range.valueLabel?.isMapped == true
        let outer = layout.dial * 0.86
        let inner = layout.style.pointerLength.map { max(outer - $0, 0) }
        return (inner ?? layout.dial * (hasTextInside ? 0.74 : 0.5), outer)
    }

    var pointerDirection: Double { knob.travel.direction(at: shownPlace).radians }

    private func drawPointer(at direction: Double, with context: CairoContext) {
        let line = pointerLine
        context.strokeLine(
            from: line.inner, to: line.outer, at: direction, width: layout.pointerWidth, dial.color,
            isRound: true)
    }

    // MARK: Pictures

    private func makePictures() -> KnobPictures {
        let (target, label) = (KeptDrawing.Target(widget), range.valueLabel)
        return KnobPictures(
            target: target, gauge: gauge(for: target),
            pointer: showsPicture ? nil : pointerPicture(for: target), meters: makeMeters(for: target),
            label: label,
            texts: writing.hasOwnText ? label.flatMap(LabelTexts.of) : nil)
    }

    private func gauge(for target: KeptDrawing.Target) -> KeptGauge? {
        let snapshot = Snapshot()
        snapshot.translate(x: -layout.x, y: -layout.y)
        drawBoxes(on: snapshot)
        let boxes = snapshot.finish()
        let scale = scale
        let (width, color) = (fillWidth, fill.color)
        let line = KeptGauge.Line(radius: layout.line, width: width, color: color)
        let look = SharedLook(
            numbers: [width] + scale.numbers, colors: [color] + scale.colors, boxes: boxes,
            target: target)
        return .shared(look) {
            KeptGauge(box: boxes?.bounds(with: drawnBox) ?? drawnBox, line: line, for: target) { context in
                boxes?.draw(with: context)
                scale.draw(context)
            }
        }
    }

    private func pointerPicture(for target: KeptDrawing.Target) -> KeptDrawing? {
        let (line, width) = (pointerLine, layout.pointerWidth)
        return .shared(
            .init(numbers: [line.inner, line.outer, width], colors: [dial.color], target: target)
        ) {
            let box = KeptDrawing.Box(
                line.inner - width, -width, line.outer - line.inner + 2 * width, 2 * width)
            return KeptDrawing(box: box, for: target) { drawPointer(at: 0, with: $0) }
        }
    }

    private func draw(_ pictures: KnobPictures, on snapshot: Snapshot) {
        snapshot.save()
        snapshot.translate(x: layout.x, y: layout.y)
        pictures.gauge?.draw(fillArc.map { min($0, $1)...max($0, $1) }, on: snapshot)
        pictures.pointer?.draw(on: snapshot, radians: pointerDirection)
        snapshot.restore()
    }
}
