import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of `RotaryWheelDialMenuPopover`.
final class DialMenuPopoverImplementation: PopoverImplementation, DialHost {
    private typealias Popup = DialMenuPopoverImplementation

    static let attachedProperty = Property.object(
        "attached-widget", \Popup.attachedWidget, of: gtk_widget_get_type(), setterNotifies: true)
    static let menuProperty = Property.object("menu-model", \Popup.menuModel, of: g_menu_model_get_type())
    static let objectClass = ObjectClass(
        DialMenuPopoverImplementation.self,
        ClassDefinition(
            "RotaryWheelDialMenuPopover", parent: gtk_popover_get_type(), role: GTK_ACCESSIBLE_ROLE_DIALOG,
            properties: [
                menuProperty,
                attachedProperty,
                .string("turbo-key", \Popup.turboKey),
            ]))

    /// The margin for rounding by the desktop, in pixels.
    static let margin = 1

    let instance: Instance
    /// The dial, which is the popover's child.
    let dial = Widget(DialMenuImplementation.objectClass)

    /// Presses on the popover.
    private let clicks = GestureClick()
    private let secondaryClicks = GestureClick(button: 3)
    /// Keys that reopen the menu while it closes and still has the focus.
    private let keys = EventControllerKey()
    /// Whether GTK unmaps the popover, which must not be hidden in between.
    private var isUnmapping = false
    /// The widget that had the focus before, and gets it back.
    private var focusBefore: Widget?
    /// The button that opened it; a popover cannot open during a press.
    private let buttonRelease = ButtonRelease()
    /// The button that closes it on Wayland: nothing of it is seen, but it is hidden after the release.
    private let closingRelease = ButtonRelease()
    private lazy var closing = Timer { [weak self] in self?.popover.popdown() }

    // Opening by a widget
    var opener: MenuOpener?
    var turboKey: String? {
        didSet { opener?.setTurboKey(turboKey) }
    }
    /// Watches the stroke that opens the popover, and what happens beside it until it closes.
    var watch: EventWatch?
    var clock = EventClock()
    /// Whether the stroke began with a press that GTK sent to the window.
    var isMisplaced = false

    init(_ instance: Instance) {
        self.instance = instance
        let popover = popover
        popover.setStyleClass("dial", true)
        popover.setHasArrow(false)
        popover.setChild(dial)
        // The app may set another name.
        for widget in [widget, dial] {
            widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, Translation.ofGtk("Menu"))
        }
        dialImplementation?.targets = .wedges
        dialImplementation?.host = self
        // Before the pointer moves, GTK sends a press to the popover and not to the dial.
        dialImplementation?.state.pointer.follow(on: widget)
        clicks.onPress { [weak self] _, _, x, y in self?.press(x, y) }
        secondaryClicks.onPress { [weak self] press, _, x, y in self?.pressSecondary(press, x, y) }
        keys.onKey { [weak self] key, modifiers in
            guard let self, isClosing else { return false }
            return opener?.press(key, modifiers) ?? false
        }
        for controller in [clicks, secondaryClicks, keys] as [EventController] { popover.add(controller) }
    }

    var popover: Popover { widget.cast(to: Popover.self) }

    var dialImplementation: DialMenuImplementation? { dial.implementation as? DialMenuImplementation }

    var menuModel: MenuModel? {
        get { dialImplementation?.menuModel }
        set { dialImplementation?.menuModel = newValue }
    }

    func dispose() {
        stopWatch()
        detach()
        dialImplementation?.host = nil
        focusBefore = nil
        buttonRelease.cancel()
        dialImplementation?.state.pointer.follow(on: nil)
    }

    /// Closes the dial at a press beside the bubbles.
    private func press(_ x: Double, _ y: Double) {
        guard let dialImplementation, let point = widget.pointInWindow((x, y)),
            let (x, y) = dial.point(ofWindow: point), !dialImplementation.contains(x: x, y: y)
        else { return }
        dialImplementation.isExpanded = false
    }

    /// Whether the menu is collapsing and still mapped.
    var isClosing: Bool {
        guard widget.isMapped, let dialImplementation else { return false }
        return !dialImplementation.isExpanded && dialImplementation.marks.stroke == nil
    }

    /// Cancels the pending popdown: another stroke uses the popover.
    func stopClosing() {
        closingRelease.cancel()
        closing.stop()
    }

    /// Opens the dial around a point of the parent, after the release of a pressed button.
    func popup(atX x: Double, y: Double) {
        guard let parent = widget.parent else {
            return Log.critical("RotaryWheelDialMenuPopover: a popover must have a parent to pop up")
        }
        guard parent.isMapped, x.isFinite, y.isFinite else { return }
        buttonRelease.wait(for: parent.rootOnX11) { [weak self] in
            self?.keepingAlive { $0.open(atX: x, y: y) }
        }
    }

    /// Opens the dial around a point; at the edge of the screen, the part that fits.
    private func open(atX x: Double, y: Double) {
        guard let parent = widget.parent, parent.isMapped, let dialImplementation else { return }
        // Outside the parent there may be no screen; its last pixel lies before its end.
        let point = (
            x: min(max(x, 0), Double(max(parent.width - 1, 0))),
            y: min(max(y, 0), Double(max(parent.height - 1, 0)))
        )
        if widget.isMapped { popover.popdown() }
        // A `closed` handler may have unparented the popover.
        guard widget.parent == parent else { return }
        popover.isModal = true
        dialImplementation.menuItems?.finishVisibility()
        // Each item has the same direction each time.
        dialImplementation.begin(with: 0)
        if dialImplementation.hasWedges {
            dialImplementation.openAt(parent.pointInPlane(point))
            return cover(around: point)
        }
        let room = parent.roomOnScreen(forSide: dialImplementation.largestSide, about: point)
        // The center moves inwards to make room for its button.
        let least = Int(dialImplementation.hubDiameter / 2) + Self.margin
        let (left, right) = Self.sides(room.left, room.right, least: least)
        let (top, bottom) = Self.sides(room.top, room.bottom, least: least)
        let used = dialImplementation.place(
            in: DialRoom(
                left: Double(left - Self.margin), top: Double(top - Self.margin),
                right: Double(right - Self.margin), bottom: Double(bottom - Self.margin)))
        widget.rootWidget.map(dialImplementation.followWindow)
        popover.popup(
            at: (Int(point.x) + left - room.left, Int(point.y) + top - room.top),
            width: Int(used.left + used.right), left: Int(used.left), top: Int(used.top))
    }

    /// Closes the dial after the release of a pressed button, which GTK then counts on the widgets below it.
    func closeAfterRelease() {
        guard let parent = widget.parent else { return }
        buttonRelease.wait(for: parent.rootOnX11) { [weak self] in
            self?.dialImplementation?.isExpanded = false
        }
    }

    /// The distances to two opposite sides after a move that makes both large enough.
    private static func sides(_ one: Int, _ other: Int, least: Int) -> (Int, Int) {
        let moved = max(least - one, 0) - max(least - other, 0)
        return (max(one + moved, least), max(other - moved, least))
    }

    // MARK: Mapping

    func mapped() {
        // The line of a stroke opens nothing.
        guard dialImplementation?.marks.stroke == nil else { return }
        focusBefore = widget.focusOfWindow
        dialImplementation?.isExpanded = true
        dial.grabFocus()
    }

    /// Gives a menu that a stroke opens the focus.
    func takeFocus() {
        if !dial.containsFocus { focusBefore = widget.focusOfWindow }
        dial.grabFocus()
    }

    /// Closes: an open popover would hide the effect of the action.
    func chose() { popover.popdown() }

    func collapsed() {
        guard !isUnmapping, dialImplementation?.marks.stroke == nil else { return }
        closingRelease.wait(for: widget.isOnX11 ? nil : widget) { [weak self] in self?.close() }
    }

    /// Hides the popover, which resets its gestures: later, if GTK is just canceling a press.
    private func close() {
        let isCanceling = dialImplementation?.state.pointer.gesture.isCanceling == true
        isCanceling ? closing.start(after: .zero) : popover.popdown()
    }

    func unmapping() {
        isUnmapping = true
        // An active press would hold a reference to the popover.
        for gesture in [clicks, secondaryClicks, dialImplementation?.state.pointer.gesture]
            as [EventController?]
        {
            gesture?.reset()
        }
        dialImplementation?.isExpanded = false
        if let focusBefore, focusBefore.isMapped, focusBefore.isInSameWindow(as: widget), dial.containsFocus {
            focusBefore.grabFocus()
        }
        focusBefore = nil
        // GTK 4.8 leaks a popover that has the focus when it is hidden and unparented in the same frame.
        if widget.containsFocus { widget.dropFocusOfWindow() }
    }

    /// Hides a popover that was unmapped with its parent, which must not reappear with it.
    func unmapped() {
        // Otherwise GTK unmaps it with its parent.
        let isClosed = !widget.isVisible
        isUnmapping = false
        closingRelease.cancel()
        closing.stop()
        stopWatch()
        if dialImplementation?.host != nil { popover.popdown() }
        if isClosed { popover.dropSurface() }
    }
}
