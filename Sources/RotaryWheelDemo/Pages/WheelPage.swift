import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop

/// The page of the rotary wheel: a label for the sector at the indicator, and a button in the hub that opens it.
@MainActor
final class WheelPage: DemoPage {
    static let name = "wheel"
    static var title: String { translated("Wheel") }
    static var heading: String { translated("Rotary Wheel") }
    static var explanation: String {
        translated(
            "Turn the wheel until what you want is at the indicator, or let it spin. The button in the middle opens it."
        )
    }
    static let example = "wheel"

    let widget: Widget
    let control: Widget
    let wheel: RotaryWheelWidget
    /// The label for the sector at the indicator.
    let name = Label("")
    /// Called when the user opens a sector.
    var onOpen: ((Sector) -> Void)?

    private let shapes: ShapesWheel

    init(_ settings: Settings) {
        shapes = ShapesWheel(settings)
        wheel = shapes.wheel

        // The hub takes any widget; a button there activates the sector at the indicator.
        unsafe wheel.hub = gtk_button_new_with_label(translated("Open"))

        // `wheel.widget` is a GtkWidget for any container.
        control = unsafe Widget(retaining: wheel.widget)
        let spin = Button(text: translated("Spin"))
        widget = SquareLayout.makeWidget(square: control, caption: name, button: spin)
        spin.onClick { [wheel] in wheel.spinAtRandom(turns: 4, duration: wheel.spinDuration) }

        // The wheel calls the delegate immediately, and when the sector at the indicator changes. It holds the
        // delegate weakly: the window keeps this page.
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
