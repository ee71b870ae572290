import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of `RotaryWheelKnob`.
///
/// The adjustment holds the value. The model maps pointers to values, which `change-value` filters, as in any GtkRange.
final class KnobImplementation: RangeImplementation, PointerRotationDelegate {
    static let objectClass = ObjectClass(KnobImplementation.self, definition)

    let instance: Instance
    lazy var range = unsafe Scale(borrowing: widget.pointer)

    // Value
    private var model = KnobModel(scale: KnobScale(lower: 0, upper: 0)!)
    /// The model, which changes as a copy: functions of an app, which it calls for its scale, read the knob meanwhile.
    var knob: KnobModel {
        get { model }
        set { model = newValue }
    }
    private var adjustment: Adjustment?
    private var boundsHandler: UInt = 0
    /// The step increment when the adjustment was set.
    private(set) var initialStep = 0.0
    var knownValue = 0.0
    /// The last notified ``isOff``.
    var knownOff = false
    /// Whether GObject still creates the knob, whose label of the value is empty until then.
    var isNew = true
    var isAsking = false
    var scaleSettings = KnobScaleSettings() {
        didSet {
            updateScale()
            knownRoom = nil
            widget.queueResize()
            if !isNew { updateLabel() }
        }
    }
    var defaultValue = 0.0
    var unit: String? {
        // GtkScale formats the value anew and makes room for the longest text.
        didSet { setFormatter(nil) }
    }
    var format = KnobFormat.number {
        didSet { setFormatter(nil) }
    }
    var formatter: Scale.Formatter?
    var parser: Parser?
    var wayBack: KnobWayBack?
    lazy var returnTicker = FrameTicker(on: widget) { [weak self] in self?.continueReturn(at: $0) }

    // Children
    let track = Widget(StylePart.track)
    let fill = Widget(StylePart.fill)
    let dial = Widget(StylePart.dial)
    var marks: [KnobMark] = []
    var modulations: [KnobModulation] = []
    /// The meter; `nil` before an app sets it.
    var levels: KnobLevels?
    lazy var meterTicker = FrameTicker(on: widget) { [weak self] in self?.showLevels(at: $0) }
    var entry: KnobEntry?
    var menu: Popover?
    /// The value beside the knob; `nil` before it is first shown.
    var bubble: KnobBubble?
    lazy var bubbleTimer = Timer { [weak self] in self?.finishBubble() }
    /// Whether the knob is being unmapped.
    var isLeaving = false

    // Looks
    var layout = KnobLayout() {
        didSet { if layout != oldValue { (pictures, still) = (nil, nil) } }
    }
    /// All that is drawn below what moves by itself; `nil` until it is drawn.
    var still: RenderNode?
    /// What is drawn at rest, shared with other knobs.
    var drawn: (scale: RenderNode?, hand: RenderNode?)
    /// Whether only what moves by itself has changed.
    var isOverlayDraw = false
    /// The parts that stay while the value changes; `nil` until they are drawn.
    var pictures: KnobPictures?
    /// The changes of the value; the label follows after a series.
    lazy var series = FrameSeries(on: widget) { [weak self] in
        self?.updateLabel()
        self?.lookChanged()
    }
    /// Whether the label of GtkScale has the knob's own text.
    var hasOwnText = false
    var valueDisplay = KnobValueDisplay.below {
        didSet {
            // The layout removes the class where the value does not fit.
            widget.setStyleClass("value-inside", [.center, .dragging].contains(valueDisplay))
            widget.queueResize()
            hideBubble()
        }
    }
    var isBipolar = false
    var drawsArc = true
    /// The pictures; `nil` without a face.
    var pictureLayers: PictureLayers?
    /// The room of the widest value; `nil` before the next measurement.
    var knownRoom: KnobValueRoom?
    /// Whether the knob is insensitive, which dims it.
    var isInsensitive = false

    private(set) lazy var colors = ControlColors(of: widget, seenBy: fill) { [weak self] in
        self?.followTextColor()
    }

    // Interaction
    lazy var pointerRotation = PointerRotation(on: widget, delegate: self)
    lazy var scroll = ScrollRotation(on: widget, isPhysical: true)
    var grip: KnobGrip?
    /// The number of presses in quick succession.
    var pressCount = 0
    var isDragging = false
    /// What is between `drag-begin` and `drag-end`.
    var bracket: KnobBracket?
    var isPressed = false
    /// The pressed key, and the key whose repeats change the value.
    var pressedKey, heldKey: UInt32?
    /// Whether drags change the value before they end.
    var isLive = true {
        didSet { if isLive { takePreview() } }
    }
    /// The value that a drag shows before its end.
    var preview: Double?
    var takeover = KnobTakeover()
    /// The last notified ``isTouched``.
    var knownTouch = false
    /// Whether a previous value is requested, which is no change by the user.
    var isRestoring = false
    var isControllable = true
    lazy var burstTimer = Timer { [weak self] in self?.keepingAlive { $0.endBurst() } }
    /// Whether the last press became a drag, which is no part of a double click.
    var hasDragged = false
    var dragStyle: KnobDragStyle?
    var sensitivity = 1.0
    let click = GestureClick(button: 0)
    let menuRelease = ButtonRelease()
    /// Opens the menu by a finger; `nil` before the first touch.
    var longPress: GestureLongPress?
    var returnsToStart = false
    var returnSpeed = ReturnSpeed.standard
    var isScrollable = true
    lazy var tapTimer = Timer { [weak self] in self?.finishTap() }

    let listeners = KnobListeners()

    init(_ instance: Instance) {
        self.instance = instance
        Theme.shared.style(
            widget, PackageResources.knob_css, highContrast: PackageResources.knob_high_contrast_css)
        range.hideTrough()
        setFormatter(nil)
        widget.setHasTooltip(true)
        for part in parts {
            part.append(to: widget)
            part.setTargetable(false)
        }
        // It has only colors.
        fill.setChildVisible(false)
    }

    // Earlier, GtkScale would create an adjustment for the width of the value, and GtkRange's controllers are not complete.
    func constructed() {
        range.silenceControllers()
        addPointerControllers()
        addRowActivation()
        range.drawsValue = true
    }

    var parts: [Widget] { [track, fill, dial] }
    var popovers: [Popover] { [entry?.popover, menu, bubble?.popover].compactMap(\.self) }

    func dispose() {
        stopReturn()
        tapTimer.stop()
        burstTimer.stop()
        series.stop()
        menuRelease.cancel()
        scroll.stop()
        if let adjustment { adjustment.disconnect(boundsHandler) }
        adjustment = nil
        meterTicker.stop()
        bubbleTimer.stop()
        clearMarks()
        (still, drawn) = (nil, (nil, nil))
        leaveFace()
        leaveMeter()
        for part in parts + modulations.map(\.node) { part.unparent() }
        for popover in popovers { popover.unparent() }
        (entry, menu, bubble) = (nil, nil, nil)
    }

    func notified(of property: String) {
        switch property {
        case "adjustment" where isNew: begin()
        case "adjustment": followAdjustment()
        case "inverted", "has-origin", "draw-value", "digits", "round-digits":
            knownRoom = nil
            lookChanged()
        default: break
        }
    }

    /// Follows the adjustment of the new knob, and shows its value.
    private func begin() {
        isNew = false
        followAdjustment()
        updateLabel()
        describe()
    }

    /// Follows the bounds of the adjustment.
    private func followAdjustment() {
        if let adjustment { adjustment.disconnect(boundsHandler) }
        let adjustment = range.adjustment
        self.adjustment = adjustment
        initialStep = adjustment.step
        boundsHandler = adjustment.connect("changed") { [weak self] _ in self?.boundsChanged() }
        // A drag begins anew with another adjustment.
        let style = knob.dragStyle
        knob.endDrag()
        boundsChanged()
        if let style { knob.beginDrag(style) }
        valueChanged()
    }

    /// Redraws all parts.
    func redraw() {
        (pictures, still) = (nil, nil)
        widget.queueDraw()
    }

    /// Redraws what moves by itself.
    func drawOverlay() {
        isOverlayDraw = true
        widget.queueDraw()
    }

    /// Updates the layout, the drawing and the description.
    func lookChanged() {
        updateMirroring()
        widget.queueAllocate()
        redraw()
        describe()
    }

    /// As in GtkRange: inverted, or mirrored where text runs from right to left.
    var isMirrored: Bool { range.isInverted != (range.isFlippable && widget.isRightToLeft) }

    func updateMirroring() {
        guard knob.travel.isMirrored != isMirrored else { return }
        knob.travel.isMirrored = isMirrored
        redraw()
    }

    func directionChanged() { lookChanged() }

    func stateChanged() {
        scroll.focus.stateChanged()
        if !widget.hasFocus { leaveKeys() }
        let isNow = widget.stateFlags.rawValue & CGTK_STATE_FLAG_INSENSITIVE.rawValue != 0
        guard isNow != isInsensitive else { return }
        isInsensitive = isNow
        redraw()
    }

    func cssChanged() {
        knownRoom = nil
        Theme.shared.follow()
        redraw()
    }

    /// Draws in the color of the text where the theme's colors do not fit: on the selection, or on an app's own background.
    private func followTextColor() {
        guard let page = colors.background ?? Theme.shared.colors?[.background] else { return }
        let contrast = widget.color.over(page).contrast(with: page)
        // Dimmed text may have less contrast on a background that it fits.
        guard !isInsensitive || !(1.5..<3).contains(contrast) else { return }
        widget.setStyleClass("own-color", contrast < 3)
    }

    func partStyleChanged() {
        colors.follow()
        redraw()
    }
}
