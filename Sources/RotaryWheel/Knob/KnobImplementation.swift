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
    private var model = KnobModel(scale: ScaleModel(lower: 0, upper: 0)!)
    /// The model, which changes as a copy: functions of an app, which it calls for its scale, read the knob meanwhile.
    var knob: KnobModel {
        get { model }
        set { model = newValue }
    }
    private var adjustment: Adjustment?
    private(set) var bounds = Bounds()
    var known = Known()
    /// Whether GObject still creates the knob, whose label of the value is empty until then.
    var isNew = true
    var isAsking = false
    /// Owns the scale; `nil` for a linear one.
    var ownScale: Object?
    var defaultValue = 0.0
    var unit: String? {
        // GtkScale formats the value anew and makes room for the longest text.
        didSet { setFormatter(nil) }
    }
    var format = KnobFormat.number {
        didSet { setFormatter(nil) }
    }
    /// How the knob writes and reads values.
    var writing = Writing()
    var wayBack: KnobWayBack?

    // Children
    let track = Widget(StylePart.track)
    let fill = Widget(StylePart.fill)
    let dial = Widget(StylePart.dial)
    var marks: [KnobMark] = []
    /// The modulations; `nil` before an app asks for them.
    var modulations: KnobModulations?
    /// The meter; `nil` before an app sets it.
    var levels: KnobLevels?
    var popups = Popups()

    // Looks
    var layout = KnobLayout() {
        didSet { if layout != oldValue { (drawing.pictures, drawing.still) = (nil, nil) } }
    }
    var drawing = Drawing()
    /// The changes of the value; the label follows after a series.
    lazy var series = FrameSeries(on: widget) { [weak self] in
        self?.updateLabel()
        self?.lookChanged()
    }
    var valueDisplay = KnobValueDisplay.below {
        didSet {
            // The layout removes the class where the value does not fit.
            widget.setStyleClass("value-inside", [.center, .dragging].contains(valueDisplay))
            widget.queueResize()
            hideBubble()
        }
    }
    var looks = Looks()
    /// The pictures; `nil` without a face.
    var faceLayers: FaceLayers?

    private(set) lazy var colors = ControlColors(of: widget, seenBy: fill) { [weak self] in
        self?.followTextColor()
    }

    // Interaction
    var hand = Hand()
    var handling = Handling()
    lazy var timers = KnobTimers(of: self)
    lazy var pointerRotation = PointerRotation(on: widget, delegate: self)
    lazy var scroll = ScrollRotation(on: widget, isPhysical: true)
    /// Whether drags change the value before they end.
    var isLive = true {
        didSet { if isLive { takePreview() } }
    }
    let click = GestureClick(button: 0)
    let menuRelease = ButtonRelease()
    /// Opens the menu by a finger; `nil` before the first touch.
    var longPress: GestureLongPress?

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

    func dispose() {
        stopReturn()
        timers.stop()
        series.stop()
        menuRelease.cancel()
        scroll.stop()
        if let adjustment { adjustment.disconnect(bounds.handler) }
        adjustment = nil
        clearMarks()
        (drawing.still, drawing.drawn) = (nil, (nil, nil))
        leaveScale()
        faceLayers = nil
        leaveMeter()
        leaveModulations()
        for part in parts { part.unparent() }
        for popover in popups.popovers { popover.unparent() }
        popups = Popups()
    }

    func notified(of property: String) {
        switch property {
        case "adjustment" where isNew: begin()
        case "adjustment": followAdjustment()
        case "inverted", "has-origin", "draw-value", "digits", "round-digits":
            writing.knownRoom = nil
            lookChanged()
        case "css-classes" where drawsArc != layout.hasArc: lookChanged()
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
        if let adjustment { adjustment.disconnect(bounds.handler) }
        let adjustment = range.adjustment
        self.adjustment = adjustment
        bounds.initialStep = adjustment.step
        bounds.handler = adjustment.connect("changed") { [weak self] _ in self?.boundsChanged() }
        // A drag begins anew with another adjustment.
        let style = knob.dragStyle
        knob.endDrag()
        boundsChanged()
        if let style { knob.beginDrag(style) }
        valueChanged()
    }

    /// Redraws all parts.
    func redraw() {
        (drawing.pictures, drawing.still) = (nil, nil)
        widget.queueDraw()
    }

    /// Redraws what moves by itself.
    func drawOverlay() {
        drawing.isOverlayDraw = true
        widget.queueDraw()
    }

    /// Updates the layout, the drawing and the description.
    func lookChanged() {
        updateMirroring()
        updateMarks()
        widget.queueAllocate()
        redraw()
        describe()
    }

    /// As in GtkRange: inverted, or mirrored where text runs from right to left.
    ///
    /// Angles have the same direction in all languages.
    var isMirrored: Bool {
        range.isInverted != (range.isFlippable && widget.isRightToLeft && format != .angle)
    }

    func updateMirroring() {
        let (isMirrored, keepsStart) = (isMirrored, format == .angle)
        guard knob.travel.isMirrored != isMirrored || knob.travel.keepsStart != keepsStart else { return }
        (knob.travel.isMirrored, knob.travel.keepsStart) = (isMirrored, keepsStart)
        redraw()
    }

    func directionChanged() { lookChanged() }

    func stateChanged() {
        scroll.focus.stateChanged()
        if !widget.hasFocus { leaveKeys() }
        let isNow = widget.stateFlags.rawValue & CGTK_STATE_FLAG_INSENSITIVE.rawValue != 0
        guard isNow != looks.isInsensitive else { return }
        looks.isInsensitive = isNow
        redraw()
    }

    func cssChanged() {
        writing.knownRoom = nil
        Theme.shared.follow()
        redraw()
    }

    /// Draws in the color of the text where the theme's colors do not fit: on the selection, or on an app's own background.
    private func followTextColor() {
        guard let page = colors.background ?? Theme.shared.colors?[.background] else { return }
        let contrast = widget.color.over(page).contrast(with: page)
        // Dimmed text may have less contrast on a background that it fits.
        guard !looks.isInsensitive || !(1.5..<3).contains(contrast) else { return }
        widget.setStyleClass("own-color", contrast < 3)
    }

    func partStyleChanged() {
        colors.follow()
        redraw()
    }
}
