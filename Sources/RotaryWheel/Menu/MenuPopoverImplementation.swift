import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of a popover with a menu that opens at the pointer.
@MainActor
protocol MenuPopoverImplementation: PopoverImplementation, MenuHost {
    associatedtype Content: MenuImplementation

    static var objectClass: ObjectClass { get }
    static var popoverProperties: PopoverProperties { get }
    /// The prefix of the attached widget's actions.
    static var actionPrefix: String { get }

    /// The menu, which is the popover's child.
    var content: Content { get }
    var state: MenuPopoverState { get }

    /// Shows the menu around a point of the parent.
    func show(around point: (x: Double, y: Double), of parent: Widget)
    /// The attached widget opens the menu.
    func open(by start: MenuStart, atX x: Double, y: Double)
    /// Cancels what a press on the attached widget has begun.
    func cancelOpening()

    /// Whether the button that opened the menu begins another stroke in it.
    var continuesStrokes: Bool { get }
    /// A key that opens the menu while it is pressed.
    var turboKey: String? { get }
    /// Whether a press, a finger or a key opens the menu at present.
    var isOpening: Bool { get }
    /// Further actions of the attached widget.
    var openerActions: [(name: String, run: @MainActor () -> Void)] { get }
}

extension MenuPopoverImplementation {
    func cancelOpening() {}
    var continuesStrokes: Bool { false }
    var turboKey: String? { nil }
    var isOpening: Bool { false }
    var openerActions: [(name: String, run: @MainActor () -> Void)] { [] }

    /// Puts the menu into the popover.
    func setUpPopover() {
        let popover = popover
        popover.setStyleClass("dial", true)
        popover.setHasArrow(false)
        popover.setChild(content.widget)
        // The app may set another name.
        for widget in [widget, content.widget] {
            widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, Translation.ofGtk("Menu"))
        }
        content.menu.host = self
        // Before the pointer moves, GTK sends a press to the popover and not to the menu.
        content.state.pointer.follow(on: widget)
        _ = state
    }

    func disposePopover() {
        detach()
        content.menu.host = nil
        state.focusBefore = nil
        state.buttonRelease.cancel()
        content.state.pointer.follow(on: nil)
    }

    var popover: Popover { widget.cast(to: Popover.self) }

    var menuModel: MenuModel? {
        get { content.menuModel }
        set { content.menuModel = newValue }
    }

    // MARK: Opening

    /// Opens the menu around a point of the parent, after the release of a pressed button.
    func popup(atX x: Double, y: Double) {
        guard let parent = widget.parent else {
            return Log.critical("\(Self.objectClass.name): a popover must have a parent to pop up")
        }
        guard parent.isMapped, x.isFinite, y.isFinite else { return }
        state.buttonRelease.wait(for: parent.rootOnX11) { [weak self] in
            self?.keepingAlive { $0.open(atX: x, y: y) }
        }
    }

    /// Opens the menu around a point; at the edge of the screen, the part that fits.
    private func open(atX x: Double, y: Double) {
        guard let parent = widget.parent, parent.isMapped else { return }
        // Outside the parent there may be no screen; its last pixel lies before its end.
        let point = (
            x: min(max(x, 0), Double(max(parent.width - 1, 0))),
            y: min(max(y, 0), Double(max(parent.height - 1, 0)))
        )
        if widget.isMapped { popover.popdown() }
        // A `closed` handler may have unparented the popover.
        guard widget.parent == parent else { return }
        popover.isModal = true
        content.finishVisibility()
        // Each item has the same direction each time.
        content.begin(with: 0)
        show(around: point, of: parent)
    }

    /// Draws the window below the popover where no compositor does.
    func followWindow() {
        if let root = widget.rootWidget { content.menu.backdrop.follow(root, for: content) }
    }

    func allocate(width: Int, height: Int) {
        if let root = widget.rootWidget, let corner = widget.pointInPlane((0, 0)),
            let window = root.pointInPlane((0, 0))
        {
            content.setPlace(
                of: root, at: (window.x - corner.x, window.y - corner.y),
                origin: MarkPoint(x: corner.x, y: corner.y))
        }
        allocateAsUsual(width: width, height: height)
    }

    // MARK: Closing

    /// Whether the menu is collapsing and still mapped.
    var isClosing: Bool { widget.isMapped && !content.isExpanded && !content.hasStroke }

    /// Cancels the pending popdown: another stroke uses the popover.
    func stopClosing() {
        state.closingRelease.cancel()
        state.closing.stop()
    }

    /// Closes the menu at a press beside it.
    func press(_ x: Double, _ y: Double) {
        guard let point = widget.pointInWindow((x, y)), let (x, y) = content.widget.point(ofWindow: point),
            !content.contains(x: x, y: y)
        else { return }
        content.isExpanded = false
    }

    /// Closes the menu, or opens one that closes or that an item kept open, by a press on the attached widget.
    func pressSecondary(_ press: GestureClick, _ x: Double, _ y: Double) {
        guard isClosing || continuesStrokes, let parent = attachedWidget,
            let inPlane = widget.pointInPlane((x, y)),
            let (x, y) = parent.point(ofPlane: inPlane), 0..<Double(parent.width) ~= x,
            0..<Double(parent.height) ~= y
        else {
            content.isExpanded = false
            return
        }
        press.claim()
        open(by: .press(press), atX: x, y: y)
    }

    /// Closes the menu after the release of a pressed button, which GTK then counts on the widgets below it.
    func closeAfterRelease() {
        guard let parent = widget.parent else { return }
        state.buttonRelease.wait(for: parent.rootOnX11) { [weak self] in self?.content.isExpanded = false }
    }

    /// Closes: an open popover would hide the effect of the action.
    func chose() { popover.popdown() }

    func collapsed() {
        guard !state.isUnmapping, !content.hasStroke else { return }
        state.closingRelease.wait(for: widget.isOnX11 ? nil : widget) { [weak self] in self?.close() }
    }

    /// Hides the popover, which resets its gestures: later, if GTK is just canceling a press.
    private func close() {
        content.state.pointer.gesture.isCanceling ? state.closing.start(after: .zero) : popover.popdown()
    }

    // MARK: Mapping

    func mapped() {
        // The line of a stroke opens nothing.
        guard !content.hasStroke else { return }
        state.focusBefore = widget.focusOfWindow
        content.isExpanded = true
        content.widget.grabFocus()
    }

    func unmapping() {
        state.isUnmapping = true
        // An active press would hold a reference to the popover.
        for gesture in [state.clicks, state.secondaryClicks, content.state.pointer.gesture]
            as [EventController]
        {
            gesture.reset()
        }
        content.isExpanded = false
        if let focusBefore = state.focusBefore, focusBefore.isMapped,
            focusBefore.isInSameWindow(as: widget), content.widget.containsFocus
        {
            focusBefore.grabFocus()
        }
        state.focusBefore = nil
        // GTK 4.8 leaks a popover that has the focus when it is hidden and unparented in the same frame.
        if widget.containsFocus { widget.dropFocusOfWindow() }
    }

    func unmapped() { hideUnmapped() }

    /// Hides a popover that was unmapped with its parent, which must not reappear with it.
    func hideUnmapped() {
        // Otherwise GTK unmaps it with its parent.
        let isClosed = !widget.isVisible
        state.isUnmapping = false
        stopClosing()
        if content.menu.host != nil { popover.popdown() }
        if isClosed { popover.dropSurface() }
    }

    // MARK: The attached widget

    /// The widget that opens the menu, and is the popover's parent.
    var attachedWidget: Widget? {
        get { state.opener.map { unsafe Widget(retaining: $0.widget.pointer) } }
        set {
            guard newValue != attachedWidget else { return }
            keepingAlive { control in
                control.cancelOpening()
                control.detach()
                if let newValue { control.attach(to: newValue) }
                control.notify(Self.popoverProperties.attached)
            }
        }
    }

    private func attach(to newParent: Widget) {
        if let parent = widget.parent, parent != newParent { widget.unparent() }
        if widget.parent == nil { widget.append(to: newParent) }
        state.opener = MenuOpener(of: self, on: newParent)
    }

    /// Leaves the widget.
    func detach() {
        guard let opener = state.opener else { return }
        opener.stop()
        state.opener = nil
        if widget.parent != nil { widget.unparent() }
    }
}
