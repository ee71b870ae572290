import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop

/// The page of the rotary wheel: the label below it shows the sector at the indicator, the button in its hub opens that.
@MainActor
final class WheelPage: DemoPage {
    static let name = "wheel"
    static var title: String { translated("Wheel") }
    static var heading: String { translated("Rotary Wheel") }
    static var explanation: String {
        translated(
            "Turn the wheel until what you want is at the indicator. The button in the middle opens it.")
    }
    static let source = "ShapesWheel.swift"

    let widget: Widget
    let control: Widget
    /// The wheel.
    let wheel: RotaryWheelWidget
    /// The label with the name of the sector at the indicator.
    let name = Label("")
    /// Called with the sector that the user opens.
    var onOpen: ((Sector) -> Void)?

    private let shapes: ShapesWheel

    init(_ settings: Settings) {
        shapes = ShapesWheel(settings)
        wheel = shapes.wheel

        // Any widget may stand in its hub; a button there activates the selected sector.
        unsafe wheel.hub = gtk_button_new_with_label(translated("Open"))

        // `wheel.widget` is a GtkWidget like any other, and goes into any container.
        control = unsafe Widget(retaining: wheel.widget)
        name.setStyleClass("title-1", true)
        widget = SquareLayout.makeWidget(square: control, caption: name)

        // The wheel calls the delegate with the sector at the indicator, now and whenever that changes. It does not keep
        // the delegate alive: the window keeps this page.
        wheel.delegate = self
    }
}

extension WheelPage: RotaryWheelDelegate {
    func wheelDidChangeCurrent(_ wheel: RotaryWheelWidget) {
        name.text = wheel.currentText ?? ""
    }

    func wheel(_ wheel: RotaryWheelWidget, didActivate sector: Int) {
        onOpen?(Sector.all[sector])
    }
}
