import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop

/// The page of a ship's wheel: a wheel without a look of its own that turns a picture.
@MainActor
final class HelmPage: DemoPage {
    static let name = "helm"
    static var title: String { translated("Helm") }
    static var explanation: String {
        translated(
            "Give the wheel a flick: it turns on by inertia, and rests anywhere. One and a half turns put the rudder hard over."
        )
    }
    static let example = "helm"

    let widget: Widget
    let control: Widget
    /// The label for the angle of the rudder.
    let rudder = Label("")

    private let wheel: RotaryWheelWidget
    private let items: [RotaryWheelItem]
    private let picture = TurningPicture.makeWidget(Resources.wheel("helm"))

    /// The rotation of the wheel that turns the rudder farthest, and the angle of the rudder then.
    private static let hardOver = (rotation: Angle(degrees: 540), rudder: 35.0)

    init(_ settings: Settings) {
        // A hand may rest anywhere; the right arrow key turns to starboard by a spoke.
        items = (0..<8).map { _ in RotaryWheelItem(label: translated("Amidships")) }
        wheel = RotaryWheelWidget(items: items)
        wheel.snaps = false
        wheel.minimumRotation = -Self.hardOver.rotation
        wheel.maximumRotation = Self.hardOver.rotation
        wheel.direction = .counterclockwise
        wheel.indicatorAngle = .up
        wheel.isFlippable = false
        wheel.gripInner = 0.2
        unsafe wheel.setContent { _ in nil }
        wheel.setAccessibleLabel(translated("Ship’s wheel"))

        // The wheel shows only its indicator; the picture is below.
        control = unsafe Widget(retaining: wheel.widget)
        control.setStyleClass("pictures", true)
        control.setStyleClass("helm", true)
        let square = unsafe Widget(sinking: gtk_overlay_new())
        square.set("child", to: picture as Widget?)
        unsafe gtk_overlay_add_overlay(square.opaque, control.widget)
        unsafe gtk_overlay_set_measure_overlay(square.opaque, control.widget, 1)

        let center = Button(text: translated("Midships"))
        widget = SquareLayout.makeWidget(square: square, caption: rudder, button: center)
        center.onClick { [wheel] in wheel.turn(to: .zero, duration: .seconds(1)) }
        wheel.delegate = self
        show()
    }

    private func show() {
        (picture.implementation as? TurningPicture)?.angle = wheel.rotation
        let angle = Int(
            (wheel.rotation.turns / Self.hardOver.rotation.turns * Self.hardOver.rudder).rounded())
        rudder.text =
            switch angle {
            case 0: translated("Amidships")
            case ..<0: translated("%1° to port").filling(["%1": NumberFormat.count(-angle)])
            default: translated("%1° to starboard").filling(["%1": NumberFormat.count(angle)])
            }
    }
}

extension HelmPage: RotaryWheelDelegate {
    func wheelDidRotate(_ wheel: RotaryWheelWidget, by delta: Angle, total: Angle) { show() }

    /// Screen readers announce the label of the spoke at the indicator.
    func wheelDidChangeValue(_ wheel: RotaryWheelWidget) {
        if let spoke = wheel.selected { items[spoke].label = rudder.text }
    }
}
