import CGtk
import GtkInterop
import RotaryWheel

/// The page of the rotary wheel: the label below it says what is selected, the button in its hub opens that.
@MainActor
final class WheelPage: DemoPage {
    static let name = "wheel"
    static let title = "Wheel"

    let widget: Widget
    /// The wheel.
    let wheel: RotaryWheelWidget
    /// The label with the name of the selected sector.
    let name = Label("")
    /// Called with the sector that the user opens.
    var onOpen: ((Sector) -> Void)?

    init() {
        // A wheel is made of items, one for each sector.
        wheel = RotaryWheelWidget(
            items: Sector.all.map { RotaryWheelItem(label: $0.name, iconName: $0.iconName) })

        // Any widget may stand in its hub; a button there activates the selected sector.
        unsafe wheel.hub = gtk_button_new_with_label("Open")

        // `wheel.widget` is a GtkWidget like any other, and goes into any container.
        let square = unsafe Widget(retaining: wheel.widget)
        square.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "Shapes")
        name.setStyleClass("title-1", true)
        widget = SquareLayout.makeWidget(square: square, caption: name)

        // The delegate is told of the selected sector at once, and each time that the wheel has settled. The
        // wheel does not keep it alive: the window keeps this page.
        wheel.delegate = self
    }

    func grabFocus() { unsafe gtk_widget_grab_focus(wheel.widget) }
}

extension WheelPage: RotaryWheelDelegate {
    func wheelDidChangeValue(_ wheel: RotaryWheelWidget) {
        name.text = wheel.selectedText ?? ""
    }

    func wheel(_ wheel: RotaryWheelWidget, didActivate sector: Int) {
        onOpen?(Sector.all[sector])
    }
}
