import CRotaryWheelShims
import RotaryWheelInterop

/// Opens a menu's popover from a widget: by secondary button, long press, keys and an action.
@MainActor
final class MenuOpener {
    private weak var popup: (any MenuPopoverImplementation)?
    /// The widget, which is borrowed.
    let widget: Widget
    private let hover = EventControllerMotion()
    private var controllers: [EventController] = []
    /// Keeps the popover while its GtkTextView has no root.
    private var detachedPopover: Widget?
    private let actions: ActionGroup
    private var handlers: [UInt] = []
    private var parentHandler: UInt?
    private var pointer: (x: Double, y: Double)?
    private var turbo: WindowKeys?
    private let prefix: String

    init<Popup: MenuPopoverImplementation>(of popup: Popup, on widget: Widget) {
        let widget = unsafe Widget(borrowing: widget.pointer)
        (self.popup, self.widget, prefix) = (popup, widget, Popup.actionPrefix)
        actions = ActionGroup()
        actions.add("popup") { [weak self] in self?.openInMiddle() }
        for action in popup.openerActions { actions.add(action.name, action.run) }
        widget.insert(actions, prefix: prefix)
        hover.onChange { [weak self] in self?.pointer = $0 }
        controllers = [hover]
        // The capture phase precedes the widget's own menu, the bubble phase follows its children.
        for isCapturing in [true, false] { addControllers(isCapturing: isCapturing) }
        for controller in controllers { widget.add(controller) }
        handlers = [
            widget.connect("destroy") { [weak self] _ in self?.popup?.attachedWidget = nil },
            widget.connect("unmap") { [weak self] _ in self?.unmapped() },
            widget.connect("notify::root") { [weak self] _ in self?.rootChanged() },
        ]
        parentHandler = popup.widget.connect("notify::parent") { [weak self] _ in self?.parentChanged() }
        setTurboKey(popup.turboKey)
    }

    func stop() {
        for controller in controllers { widget.remove(controller) }
        for handler in handlers { widget.disconnect(handler) }
        if let parentHandler { popup?.widget.disconnect(parentHandler) }
        widget.insert(nil, prefix: prefix)
        turbo?.stop()
    }

    private func unmapped() {
        popup?.cancelOpening()
        // GTK leaks a widget whose gesture is active when its window closes.
        for controller in controllers where controller !== hover { controller.reset() }
    }

    /// Unparents the popover from a GtkTextView without a root: its `dispose` never ends with a foreign child.
    private func rootChanged() {
        turbo?.follow()
        guard widget.isA(gtk_text_view_get_type()), let popover = popup?.widget else { return }
        if widget.isRooted, let popover = detachedPopover {
            popover.append(to: widget)
            detachedPopover = nil
        } else if !widget.isRooted, popover.parent == widget {
            detachedPopover = unsafe Widget(retaining: popover.pointer)
            popover.unparent()
        }
    }

    /// Follows the app, which may unparent the popover.
    private func parentChanged() {
        if detachedPopover == nil, popup?.widget.parent != widget { popup?.attachedWidget = nil }
    }

    /// Adds gestures and keys that open the menu, in the capture or bubble phase.
    private func addControllers(isCapturing: Bool) {
        let presses = GestureClick(button: 0, isCapturing: isCapturing)
        presses.onPress { [weak self] presses, _, x, y in
            // Desktops report a pen's first button as the middle or the secondary one.
            guard presses.button == 3 || presses.button == 2 && presses.isOfPen else { return }
            guard let self, takes(childrenAt(x, y), isCapturing: isCapturing) else { return }
            press(presses, x, y)
        }
        let longPresses = GestureLongPress(isCapturing: isCapturing)
        longPresses.onPress { [weak self, unowned longPresses] x, y in
            guard let self, takes(childrenAt(x, y), isCapturing: isCapturing) else { return }
            longPresses.claim()
            popup?.open(by: .longPress(longPresses), atX: x, y: y)
        }
        let keys = EventControllerKey(isCapturing: isCapturing)
        keys.onKey { [weak self] key, modifiers in
            guard let self, takes(widget.pathToFocus, isCapturing: isCapturing) else { return false }
            return press(key, modifiers)
        }
        controllers += [presses, longPresses, keys]
    }

    private func childrenAt(_ x: Double, _ y: Double) -> [Widget] { widget.picked(x: x, y: y).dropLast() }

    /// Whether a press or key on a child opens the menu in a phase.
    ///
    /// - Parameter children: the child with its ancestors up to the widget; none for the widget itself.
    private func takes(_ children: [Widget], isCapturing: Bool) -> Bool {
        let others = children.filter { $0.handlesSecondaryButton && $0 != widget.editedText }
        if isCapturing { return others.isEmpty }
        return !others.isEmpty && !others.contains { $0.hasMenuAction }
    }

    private func press(_ presses: GestureClick, _ x: Double, _ y: Double) {
        guard let popup else { return }
        // Unless the menu is modal, presses on it come here too.
        guard !popup.widget.isMapped || popup.isClosing || popup.continuesStrokes else {
            return popup.closeAfterRelease()
        }
        presses.claim()
        popup.open(by: .press(presses), atX: x, y: y)
    }

    /// Opens the menu with the keys for context menus.
    func press(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
        let isShifted = modifiers.holds(CGDK_SHIFT_MASK)
        guard key == GDK_KEY_Menu || (key == GDK_KEY_F10 && isShifted) else { return false }
        openInMiddle()
        return true
    }

    private func openInMiddle() {
        popup?.popup(atX: Double(widget.width) / 2, y: Double(widget.height) / 2)
    }

    // MARK: Turbo

    func setTurboKey(_ name: String?) {
        turbo?.stop()
        turbo = name.flatMap { Accelerator($0) }.map { accelerator in
            WindowKeys(of: widget) { [weak self] keys, _ in
                guard let self, let pointer, let popup, !popup.isOpening || popup.isClosing,
                    accelerator.matches(keys)
                else {
                    return false
                }
                popup.open(by: .key(code: keys.keycode), atX: pointer.x, y: pointer.y)
                return true
            }
        }
        turbo?.follow()
    }
}
