import CRotaryWheelGtk
import RotaryWheelInterop

/// A disc of a color, with a checkerboard below a transparent one.
final class Swatch: WidgetImplementation {
    static let objectClass = ObjectClass(
        Swatch.self,
        ClassDefinition("RotaryWheelSwatch", cssName: "swatch", role: GTK_ACCESSIBLE_ROLE_PRESENTATION))

    /// The colors of the checkerboard, the same in each theme, and the number of its squares in a row.
    static let checks = (light: Color.white, dark: Color.white.mixed(with: .black, 0.2), count: 8)

    let instance: Instance
    var color = Color.black {
        didSet { if color != oldValue { widget.queueDraw() } }
    }

    init(_ instance: Instance) { self.instance = instance }

    /// The style classes of the bubble of a color: `.light` where black is readable on it.
    static func styleClasses(of color: Color) -> [String] {
        let seen = color.over(checks.light.mixed(with: checks.dark, 0.5))
        return ["swatch"] + (seen.ink == .black ? ["light"] : [])
    }

    func snapshot(_ snapshot: Snapshot) {
        let (width, height) = (Double(widget.width), Double(widget.height))
        snapshot.clipToCircle(x: width / 2, y: height / 2, radius: min(width, height) / 2) {
            if color.alpha < 1 {
                snapshot.append(Self.checks.light, x: 0, y: 0, width: width, height: height)
                let (side, count) = (width / Double(Self.checks.count), Self.checks.count)
                for place in 0..<count * count where (place / count + place) % 2 == 1 {
                    let (x, y) = (Double(place % count) * side, Double(place / count) * side)
                    snapshot.append(Self.checks.dark, x: x, y: y, width: side, height: side)
                }
            }
            snapshot.append(color, x: 0, y: 0, width: width, height: height)
        }
    }
}
