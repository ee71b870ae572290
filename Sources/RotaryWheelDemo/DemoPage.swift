import GtkInterop

/// A page of the window: one control, as an app would use it.
@MainActor
protocol DemoPage: AnyObject {
    /// What the app's actions call the page.
    static var name: String { get }
    /// What the user calls it.
    static var title: String { get }
    /// What the page shows.
    var widget: Widget { get }

    /// Gives the page's control the keyboard focus.
    func grabFocus()
}
