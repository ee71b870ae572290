import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop

/// The content of the dial page, with a context dial.
final class DialPageView: WidgetImplementation {
    static let objectClass = ObjectClass(
        DialPageView.self,
        ClassDefinition(
            "DemoDialPageView", parent: gtk_widget_get_type(),
            actions: [("page.menu", { ($0 as? DialPageView)?.openAtMiddle() })]))

    let instance: Instance
    private var content: Widget?
    private(set) var popover: DialMenuPopover?

    init(_ instance: Instance) {
        self.instance = instance
        let clicks = GestureClick(button: 3)
        clicks.onPress { [weak self] clicks, _, x, y in
            clicks.claim()
            self?.popover?.popup(atX: x, y: y)
        }
        widget.add(clicks)
        let longPress = GestureLongPress()
        longPress.onPress { [weak self] x, y in self?.popover?.popup(atX: x, y: y) }
        widget.add(longPress)
        let keys = EventControllerKey()
        keys.onKey { [weak self] key, modifiers in self?.press(key, modifiers) ?? false }
        widget.add(keys)
    }

    func dispose() {
        content?.unparent()
        popoverWidget?.unparent()
        (content, popover) = (nil, nil)
    }

    /// Sets the content and the context menu, which a secondary click or a long press opens.
    func show(_ content: Widget, menu: Menu) {
        self.content = content
        content.append(to: widget)
        popover = unsafe DialMenuPopover(menuModel: menu.model)
        popoverWidget?.append(to: widget)
    }

    private var popoverWidget: Popover? {
        popover.map { unsafe Popover(retaining: UnsafeMutableRawPointer($0.widget)) }
    }

    /// Handles the desktop's keys for context menus.
    private func press(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
        let isShifted = modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
        guard key == GDK_KEY_Menu || (key == GDK_KEY_F10 && isShifted) else { return false }
        openAtMiddle()
        return true
    }

    private func openAtMiddle() {
        popover?.popup(atX: Double(widget.width) / 2, y: Double(widget.height) / 2)
    }

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        content?.measure(orientation, for: size) ?? (0, 0)
    }

    func allocate(width: Int, height: Int) {
        content?.allocate(x: 0, y: 0, width: width, height: height)
        popoverWidget?.present()
    }
}
