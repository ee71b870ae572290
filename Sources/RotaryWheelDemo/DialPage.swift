import CGtk
import GtkInterop
import RotaryWheel

/// The page of the dial menu: ten styles of beer, with a label for the selected one, and a dial of the app's own
/// actions on secondary click.
@MainActor
final class DialPage: DemoPage {
    static let name = "dial"
    static let title = "Dial"

    /// The styles of beer, pale to dark.
    static let beers = [
        "Pale lager", "Witbier", "Pilsner", "Weissbier", "APA", "IPA", "English bitter", "Dark lager",
        "Porter",
        "Stout",
    ]

    let widget: Widget
    /// The dial.
    let dial: DialMenuWidget
    /// The label with the name of the selected style.
    let name = Label("")

    /// Creates the page with the menu that opens on it.
    init(menu: Menu) {
        // A dial is made of labels, items with icons, any list, or a menu.
        dial = DialMenuWidget(labels: Self.beers)
        dial.setAccessibleLabel("Beer styles")
        dial.isExpanded = true

        name.setStyleClass("title-1", true)
        let content = unsafe SquareLayout.makeWidget(square: Widget(retaining: dial.widget), caption: name)
        widget = Widget(DialPageView.objectClass)
        (widget.implementation as? DialPageView)?.show(content, menu: menu)

        // The delegate is told of the selected item at once, and each time that the dial has settled.
        dial.delegate = self
    }

    func grabFocus() { unsafe gtk_widget_grab_focus(dial.widget) }
}

extension DialPage: DialMenuDelegate {
    func dialMenuDidChangeSelection(_ dial: DialMenuWidget) { name.text = dial.selectedText ?? "" }
}
