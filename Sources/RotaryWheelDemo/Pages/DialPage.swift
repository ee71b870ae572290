import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop

/// The page of the dial menu: ten styles of beer, with a label for the selected one, and a dial of the app's own
/// actions on secondary click or long press.
@MainActor
final class DialPage: DemoPage {
    static let name = "dial"
    static var title: String { translated("Dial") }
    static var heading: String { translated("Dial Menu") }
    static var explanation: String {
        translated(
            "Drag a bubble round to the top. A secondary click, a long press beside the bubbles, or Shift+F10 opens a dial of what the app can do."
        )
    }
    static let source = "DialPage.swift"

    /// The styles of beer, pale to dark.
    private static var beers: [String] {
        [
            translated("Pale lager"), translated("Witbier"), translated("Pilsner"), translated("Weissbier"),
            translated("APA"), translated("IPA"), translated("English bitter"), translated("Dark lager"),
            translated("Porter"), translated("Stout"),
        ]
    }

    let widget: Widget
    let control: Widget
    /// The label with the name of the selected style.
    let name = Label("")

    private let dial: DialMenuWidget

    init(_ settings: Settings) {
        dial = Self.makeDial(settings)
        control = unsafe Widget(retaining: dial.widget)
        name.setStyleClass("title-1", true)
        widget = Widget(DialPageView.objectClass)
        // A dial needs some room: where a window is low, the page scrolls.
        let content = unsafe Widget(sinking: gtk_scrolled_window_new())
        content.set("kinetic-scrolling", to: false)
        content.set("child", to: SquareLayout.makeWidget(square: control, caption: name) as Widget?)
        (widget.implementation as? DialPageView)?.show(content, menu: AppActions.menu)

        // The delegate is told of the selected item at once, and each time that the dial has settled.
        dial.delegate = self
    }

    /// A dial that goes by the settings.
    static func makeDial(_ settings: Settings) -> DialMenuWidget {
        // A dial is made of labels, items with icons, any list, or a menu.
        let dial = DialMenuWidget(labels: beers)
        dial.setAccessibleLabel(translated("Beer styles"))
        dial.isExpanded = true
        let widget = unsafe Widget(retaining: dial.widget)
        for property in ["damping", "minimum-inflation", "maximum-inflation"] {
            settings.bind("dial-\(property)", to: widget, property)
        }
        return dial
    }
}

extension DialPage: DialMenuDelegate {
    func dialMenuDidChangeCurrent(_ dial: DialMenuWidget) { name.text = dial.currentText ?? "" }
}
