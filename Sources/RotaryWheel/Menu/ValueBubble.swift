import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// The bubble of an item whose action has a number as its state: a small knob, with an arc around the content.
///
/// Assistive technologies have a GtkScale, which they can set with any version of GTK. Pointers and keys go to the menu.
final class ValueBubble: RangeImplementation {
    static let objectClass = ObjectClass(
        ValueBubble.self,
        ClassDefinition(
            "RotaryWheelValueBubble", parent: gtk_scale_get_type(), cssName: "bubble",
            role: GTK_ACCESSIBLE_ROLE_SLIDER))

    /// The width of the arc as a fraction of the bubble, and the margin outside of it in pixels.
    private static let (lineWidth, margin) = (0.07, 1.5)
    /// What content leaves free around it, as a fraction of the bubble.
    static let rim = 0.09

    let instance: Instance
    let content = Widget(BubbleContent.objectClass)
    private lazy var range = unsafe Scale(borrowing: widget.pointer)
    private let (track, fill) = (Widget(StylePart.track), Widget(StylePart.fill))
    private(set) var model = SteppedValue(lower: 0, upper: 1)!
    private var action: NumberAction?
    private var unit = ""
    /// Whether the text of the menu runs from right to left.
    var isRightToLeft = false
    /// Whether a request of the user is on its way.
    private var isAsking = false
    /// The changes of the value, which pictures show faster.
    private lazy var series = FrameSeries(on: widget) { [weak self] in self?.widget.queueDraw() }
    private var gauge: (picture: KeptGauge?, background: RenderNode, target: KeptDrawing.Target)?
    /// Called when the value changes.
    var changed: (() -> Void)?

    init(_ instance: Instance) {
        self.instance = instance
        range.hideTrough()
        for part in [content, track, fill] { part.append(to: widget) }
        // They have only colors.
        for part in [track, fill] { part.setChildVisible(false) }
    }

    func constructed() { range.silenceControllers() }

    func dispose() {
        stop()
        series.stop()
        for part in [content, track, fill] { part.unparent() }
    }

    /// Follows the value of an action.
    func follow(_ action: NumberAction, as model: SteppedValue, unit: String) {
        (self.model, self.action, self.unit) = (model, action, unit)
        action.follow { [weak self] in self?.actionChanged() }
        let step = max(model.step, leastStep)
        range.adjustment.configure(
            value: action.number ?? model.lower, lower: model.lower, upper: model.upper, step: step,
            page: step * SteppedValue.Pace.fast.rawValue, pageSize: 0)
        actionChanged()
    }

    /// Stops following the action.
    func stop() {
        action?.stop()
        (action, changed) = (nil, nil)
    }

    /// The value with its unit.
    var text: String {
        model.parts(unit: unit).text(isRightToLeft: isRightToLeft)
    }

    /// The least difference of two values.
    private var leastStep: Double { action?.isWhole == true ? 1 : 0 }

    // MARK: Changes

    private func actionChanged() {
        widget.setSensitive(action?.isEnabled == true)
        guard let number = action?.number else { return }
        let before = model.value
        model.set(number, movesHand: !isAsking)
        range.adjustment.value = model.value
        guard model.value != before || isNew else { return }
        isNew = false
        series.note()
        (isBare && mayBeBare ? widget.parent : widget)?.queueDraw()
        if !model.isHeld { describe() }
        changed?()
    }

    private var isNew = true

    private func describe() { setSpokenValue(text) }

    /// An assistive technology has set the value.
    func valueChanged() {
        let wanted = range.adjustment.value
        guard wanted != model.value, action?.number != nil else { return }
        request(wanted)
        // The action may have another one.
        range.adjustment.value = model.value
    }

    func move(_ scroll: GtkScrollType) {}
    func notified(of property: String) {}

    private func request(_ value: Double) {
        guard value != model.value else { return }
        keepingAlive { bubble in
            bubble.isAsking = true
            bubble.action?.request(value)
            bubble.isAsking = false
        }
    }

    // MARK: The hand

    /// A pointer takes the knob, or two fingers that scroll.
    func hold(_ style: KnobDragStyle) { model.hold(style) }

    /// The pointer moved: by an angle about the center, or down.
    func move(by turning: Angle, dy: Double = 0, isFine: Bool = false) {
        request(model.move(by: turning, dy: dy, isFine: isFine))
    }

    /// Moves by steps; returns whether there was one.
    func step(by count: Int, pace: SteppedValue.Pace) -> Bool {
        let before = model.value
        request(model.stepped(by: count, pace: pace, least: leastStep))
        return model.value != before
    }

    /// Goes to an end.
    func go(toUpper: Bool) {
        model.begin()
        request(toUpper ? model.upper : model.lower)
    }

    /// The pointer lets the knob go; the change goes on.
    func letGo() {
        model.letGo()
        describe()
    }

    /// Ends a change: as it is, or with the value before.
    func finish(restoring: Bool) {
        if restoring, let start = model.start { request(start) }
        let wasHeld = model.isHeld
        model.finish()
        if wasHeld { describe() }
    }

    // MARK: Drawing

    /// Whether the arc is mirrored, as that of a knob in text that runs from right to left.
    var isMirrored: Bool {
        get { model.isMirrored }
        set {
            guard newValue != isMirrored else { return }
            model.isMirrored = newValue
            redraw()
        }
    }

    func allocate(width: Int, height: Int) {
        content.allocate(x: 0, y: 0, width: width, height: height)
    }

    /// Whether no filter, such as that of a hovered bubble, changes the colors of the arc.
    var isPlain = false {
        didSet { if isPlain != oldValue, series.isOn { widget.queueDraw() } }
    }

    /// Whether the bubble may leave the drawing of its content to the menu.
    ///
    /// GTK draws the background of a widget that changes anew; the menu draws the content above a picture of it.
    private var mayBeBare: Bool { series.isOn && isPlain && widget.isSensitive && line != nil }

    /// Whether the bubble has last drawn nothing above its background.
    private var isBare = false

    /// What the menu draws in place of a bare bubble.
    func changing(_ background: RenderNode) -> RenderNode? {
        guard isBare, let line, let gauge = keptGauge(line, above: background) else { return nil }
        let snapshot = Snapshot()
        snapshot.save()
        translate(snapshot)
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
            snapshot.save()
            translate(snapshot)
            snapshot.draw(box) { context in
                drawTrack(line, with: context)
                guard let arc else { return }
                context.strokeArc(
                    radius: line.radius, from: arc.lowerBound, to: arc.upperBound, width: line.width,
                    fill.color)
            }
            snapshot.restore()
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

    private func translate(_ snapshot: Snapshot) {
        snapshot.translate(x: Double(widget.width) / 2, y: Double(widget.height) / 2)
    }

    private func drawTrack(_ line: KeptGauge.Line, with context: CairoContext) {
        let ends = [model.travel.start.radians, model.travel.end.radians].sorted()
        context.strokeArc(
            radius: line.radius, from: ends[0], to: ends[1], width: line.width, track.color)
    }

    /// The arc above the background as pictures, which bubbles of one look share.
    private func keptGauge(_ line: KeptGauge.Line, above background: RenderNode) -> KeptGauge? {
        let target = KeptDrawing.Target(widget)
        if let gauge, gauge.target == target, gauge.background.isSame(as: background) { return gauge.picture }
        let snapshot = Snapshot()
        snapshot.translate(x: -Double(widget.width) / 2, y: -Double(widget.height) / 2)
        snapshot.append(background)
        let boxes = snapshot.finish()
        let look = SharedLook(
            numbers: [line.radius, line.width, model.travel.start.radians],
            colors: [fill.color, track.color], boxes: boxes, target: target)
        let picture = KeptGauge.shared(look) {
            KeptGauge(box: boxes?.bounds(with: box) ?? box, line: line, for: target) { context in
                boxes?.draw(with: context)
                self.drawTrack(line, with: context)
            }
        }
        gauge = (picture, background, target)
        return picture
    }

    private func redraw() {
        gauge = nil
        widget.queueDraw()
    }

    func cssChanged() { redraw() }
    func partStyleChanged() { redraw() }
}
