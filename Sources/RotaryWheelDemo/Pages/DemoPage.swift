import CRotaryWheelGtk

/// A page of the window with one of the controls.
@MainActor
protocol DemoPage: AnyObject {
    /// The name of the page in actions and settings.
    static var name: String { get }
    /// The title for the user.
    static var title: String { get }
    /// One or two sentences on the control and its use.
    static var explanation: String { get }
    /// The name of the example of the control, in a file for each language.
    static var example: String { get }
    var widget: Handle { get }
    var control: Handle { get }

    /// Focuses the control, or what is in its place.
    func grabFocus()

    /// Creates the page and binds its control to the settings.
    init(_ settings: Settings)
}

extension DemoPage {
    func grabFocus() { gtk_widget_grab_focus(control.widget) }
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

/// The pages with the user's own content.
@MainActor private let ownPages: [any DemoPage.Type] = [WheelPage.self, PicturesPage.self, DialPage.self]
/// The pages that show controls to developers.
@MainActor let controlPages: [any DemoPage.Type] = [
    KnobPage.self, TelephonePage.self, HelmPage.self, StrokesPage.self,
]
/// All pages, in order.
@MainActor let demoPages = ownPages + controlPages
