import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop

/// A guide to the pages: a wheel that switches them, and an explanation of the current page.
@MainActor
final class PageGuide {
    let widget: Widget
    private let switcher = RotaryWheelWidget()

    private let title: Widget
    private let explanation: Widget

    /// Creates a guide to the pages of a GtkStack.
    init(to stack: Widget) {
        let interface = Interface(resource: Resources.path + "/page-guide.ui")
        widget = interface["guide"]
        title = interface["title"]
        explanation = interface["explanation"]

        // The pages of a GtkStack are a GtkSelectionModel, so wheel and stack follow each other.
        let pages = unsafe Object(adopting: UnsafeMutableRawPointer(gtk_stack_get_pages(stack.opaque)))
        unsafe switcher.model = pages.opaque
        switcher.indicatorAngle = Angle(degrees: -90)
        switcher.setAccessibleLabel(translated("Pages"))
        unsafe gtk_overlay_add_overlay(interface["switcher"].opaque, switcher.widget)
    }

    /// Shows the explanation of a page.
    func explain(_ page: any DemoPage.Type) {
        title.set("label", to: page.heading as String?)
        explanation.set("label", to: page.explanation as String?)
    }

    /// Focuses the wheel.
    func grabFocus() { unsafe gtk_widget_grab_focus(switcher.widget) }
}
