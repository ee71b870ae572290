import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop

/// The content of the dial page, with a popover.
final class DialPageView: WidgetImplementation {
    static let objectClass = ObjectClass(
        DialPageView.self,
        ClassDefinition(
            "DemoDialPageView",
            actions: [("page.menu", { ($0 as? DialPageView)?.openAtMiddle() })]))

    let instance: Instance
    private var content: Widget?
    private(set) var popover: DialMenuPopover?

    init(_ instance: Instance) {
        self.instance = instance
    }

    func dispose() {
        content?.unparent()
        (content, popover) = (nil, nil)
    }

    /// Shows the content, and the menu on a secondary click or a long press beside the dial.
    func show(_ content: Widget, menu: Menu) {
        self.content = content
        content.append(to: widget)
        popover = unsafe DialMenuPopover.attach(to: widget.widget, menuModel: menu.model)
    }

    private var popoverWidget: Popover? {
        popover.map { unsafe Popover(retaining: UnsafeMutableRawPointer($0.widget)) }
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
