import CRotaryWheelGtk

/// A page of the window with one of the controls.
@MainActor
protocol DemoPage: AnyObject {
    /// The widgets of the page by their ids.
    var builder: Builder { get }
    var control: Handle { get }
    /// The name of the page in actions and settings.
    static var name: String { get }

    /// Focuses the control, or what is in its place.
    func grabFocus()

    /// Creates the page and binds its control to the settings.
    init(_ settings: Settings)
}

extension DemoPage {
    static var name: String { demoPages.first { $0.type == Self.self }?.name ?? "" }

    var widget: Handle { builder["page"] }

    /// Focuses the control, or the button of the message in its place.
    func grabFocus() {
        let view = builder.find("views")?.string("visible-child-name")
        let button = view.flatMap { builder.find("\($0)-button") }
        gtk_widget_grab_focus((button ?? control).widget)
    }
}

extension Builder {
    /// Adds a button below the caption of a page, or beside it in a low window.
    func showFooter(button title: String, _ handler: @escaping @MainActor () -> Void) {
        self["button"].set("label", to: title)
        self["button"].connect("clicked", handler)
        self["page"].onLowWindow { [footer = self["footer"]] isLow in
            gtk_orientable_set_orientation(
                footer.opaque, isLow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
        }
    }
}
