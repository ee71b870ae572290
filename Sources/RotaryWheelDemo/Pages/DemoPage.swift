import RotaryWheelInterop

/// A page of the window, which demonstrates one control.
@MainActor
protocol DemoPage: AnyObject {
    /// The page's name in actions and settings.
    static var name: String { get }
    /// The page's title.
    static var title: String { get }
    /// The control's name.
    static var heading: String { get }
    /// A short explanation of the control.
    static var explanation: String { get }
    /// The name of the source file that creates the control.
    static var source: String { get }
    /// The page's content.
    var widget: Widget { get }
    /// The page's control.
    var control: Widget { get }

    /// Creates the page with a control that follows the settings.
    init(_ settings: Settings)
}

extension DemoPage {
    /// Focuses the page's control.
    func grabFocus() { control.grabFocus() }
}

/// The pages in order.
@MainActor let demoPages: [any DemoPage.Type] = [
    WheelPage.self, PicturesPage.self, DialPage.self, KnobPage.self,
]
