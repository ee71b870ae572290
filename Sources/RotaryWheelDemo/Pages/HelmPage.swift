import CRotaryWheelGtk
import RotaryWheel

/// The page of a ship's wheel: a wheel with the look of a picture.
@MainActor
final class HelmPage: DemoPage {
    let builder = Builder("helm", "captioned-page")
    var control: Handle { builder["control"] }
    /// The label for the angle of the rudder.
    var rudder: Handle { builder["caption"] }

    private let wheel: RotaryWheelWidget
    private let items: [RotaryWheelItem]

    /// The angle of the rudder at the stops.
    private static let hardOver = 35.0

    init(_ settings: Settings) {
        wheel = RotaryWheelWidget(builder["control"].widget)!
        items = (0..<8).map { _ in RotaryWheelItem(label: translated("Amidships")) }
        wheel.setItems(items)
        wheel.setContent { _ in nil }
        builder.showFooter(button: translated("Midships")) { [wheel] in
            wheel.turn(to: .zero, duration: .seconds(1))
        }
        // The delegate reads the caption immediately.
        show()
        wheel.delegate = self
    }

    private func show() {
        let turns = wheel.rotation.turns / (wheel.maximumRotation?.turns ?? 1)
        let angle = Int((turns * Self.hardOver).rounded())
        let text =
            switch angle {
            case 0: translated("Amidships")
            case ..<0: translated("%1° to port").filling(["%1": localized(-angle)])
            default: translated("%1° to starboard").filling(["%1": localized(angle)])
            }
        rudder.set("label", to: text)
    }
}

extension HelmPage: RotaryWheelDelegate {
    func wheelDidRotate(_ wheel: RotaryWheelWidget, by delta: Angle, total: Angle) { show() }

    /// Screen readers announce the label of the spoke at the indicator.
    func wheelDidChangeValue(_ wheel: RotaryWheelWidget) {
        if let spoke = wheel.selected { items[spoke].label = rudder.string("label") }
    }
}
