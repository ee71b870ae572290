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

    /// What content leaves free around it, as a fraction of the bubble.
    static let rim = 0.09

    let instance: Instance
    let content = Widget(BubbleContent.objectClass)
    private lazy var range = unsafe Scale(borrowing: widget.pointer)
    let (track, fill) = (Widget(StylePart.track), Widget(StylePart.fill))
    private(set) var model = SteppedValue(lower: 0, upper: 1)!
    private(set) var action: NumberAction?
    private var unit = ""
    /// Whether the text of the menu runs from right to left.
    var isRightToLeft = false
    /// Whether a request of the user is on its way.
    private var isAsking = false
    /// The changes of the value, which pictures show faster.
    private(set) lazy var series = FrameSeries(on: widget) { [weak self] in self?.widget.queueDraw() }
    var gauge: (picture: KeptGauge?, background: RenderNode, target: KeptDrawing.Target)?
    /// Whether no filter, such as that of a hovered bubble, changes the colors of the arc.
    var isPlain = false {
        didSet { if isPlain != oldValue, series.isOn { widget.queueDraw() } }
    }
    /// Whether the bubble has last drawn nothing above its background.
    var isBare = false
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

    /// Whether the arc is mirrored, as that of a knob in text that runs from right to left.
    var isMirrored: Bool {
        get { model.isMirrored }
        set {
            guard newValue != isMirrored else { return }
            model.isMirrored = newValue
            redraw()
        }
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
}
