import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop

/// The page of the dial menu.
///
/// It shows ten beer styles, a label for the current one, and a context dial of the app's actions.
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

    /// The beer styles, pale to dark.
    private static var beers: [String] {
        [
            translated("Pale lager"), translated("Witbier"), translated("Pilsner"), translated("Weissbier"),
            translated("APA"), translated("IPA"), translated("English bitter"), translated("Dark lager"),
            translated("Porter"), translated("Stout"),
        ]
    }

    let widget: Widget
    let control: Widget
    /// The label of the current style.
    let name = Label("")

    private let dial: DialMenuWidget

    init(_ settings: Settings) {
        dial = Self.makeDial(settings)
        control = unsafe Widget(retaining: dial.widget)
        name.setStyleClass("title-1", true)
        widget = Widget(DialPageView.objectClass)
        // The dial has a minimum size, so the page scrolls in a low window.
        let content = unsafe Widget(sinking: gtk_scrolled_window_new())
        content.set("kinetic-scrolling", to: false)
        content.set("child", to: SquareLayout.makeWidget(square: control, caption: name) as Widget?)
        (widget.implementation as? DialPageView)?.show(content, menu: AppActions.menu)

        // The delegate gets the current item now and after each change.
        dial.delegate = self
    }

    /// Creates a dial that follows the settings.
    static func makeDial(_ settings: Settings) -> DialMenuWidget {
        // A dial takes labels, items with icons, any list model or a menu.
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
