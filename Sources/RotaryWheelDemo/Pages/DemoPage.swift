import RotaryWheelInterop

/// A page of the window: one control, as an app would use it.
@MainActor
protocol DemoPage: AnyObject {
    /// What the app's actions and settings call the page.
    static var name: String { get }
    /// What the user calls it.
    static var title: String { get }
    /// What its control is called.
    static var heading: String { get }
    /// What it is and how it is used, in a sentence or two.
    static var explanation: String { get }
    /// The name of the file that shows how it is made.
    static var source: String { get }
    /// What the page shows.
    var widget: Widget { get }
    /// The page's control.
    var control: Widget { get }

    /// Creates the page, whose control goes by the settings.
    init(_ settings: Settings)
}

extension DemoPage {
    /// Gives the page's control the keyboard focus.
    func grabFocus() { control.grabFocus() }
}

/// The pages in their order.
@MainActor let demoPages: [any DemoPage.Type] = [
    WheelPage.self, PicturesPage.self, DialPage.self, KnobPage.self,
]
