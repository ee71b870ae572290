import CRotaryWheelGtk
import RotaryWheelInterop

/// The slot in the middle of a wheel; allocates all of it to one child.
final class HubImplementation: WidgetImplementation {
    static let objectClass = ObjectClass(
        HubImplementation.self,
        ClassDefinition(
            "RotaryWheelHub", cssName: "hub", role: GTK_ACCESSIBLE_ROLE_GENERIC
        ))

    /// The smallest touch target, in pixels.
    nonisolated static let leastDiameter = 44.0

    let instance: Instance

    init(_ instance: Instance) { self.instance = instance }

    var child: Widget? {
        didSet {
            oldValue?.unparent()
            child?.append(to: widget)
        }
    }

    func dispose() { child = nil }

    func allocate(width: Int, height: Int) {
        guard let child else { return }
        child.allocate(x: 0, y: 0, width: width, height: height)
    }

    /// A press on an empty hub goes to the widget below.
    func contains(x: Double, y: Double) -> Bool { false }
}
