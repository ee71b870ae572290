import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop

/// The page of the rotary wheel: its label shows the sector at the indicator, and its hub button opens that sector.
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
    let wheel: RotaryWheelWidget
    /// The label of the sector at the indicator.
    let name = Label("")
    /// Called with the activated sector.
    var onOpen: ((Sector) -> Void)?

    private let shapes: ShapesWheel

    init(_ settings: Settings) {
        shapes = ShapesWheel(settings)
        wheel = shapes.wheel

        // The hub takes any widget; a button activates the selected sector.
        unsafe wheel.hub = gtk_button_new_with_label(translated("Open"))

        // `wheel.widget` is a GtkWidget for any container.
        control = unsafe Widget(retaining: wheel.widget)
        name.setStyleClass("title-1", true)
        widget = SquareLayout.makeWidget(square: control, caption: name)

        // The wheel calls the delegate with the sector at the indicator, now and after each change. It holds the
        // delegate weakly: the window retains this page.
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
