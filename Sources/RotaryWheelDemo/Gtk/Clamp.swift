import CRotaryWheelGtk
import RotaryWheelInterop

/// A container that centers its child and limits its width.
final class Clamp: WidgetImplementation {
    static let objectClass = ObjectClass(
        Clamp.self,
        ClassDefinition(
            "DemoClamp", parent: gtk_widget_get_type(),
            properties: [
                .object("child", \Clamp.child, of: gtk_widget_get_type()),
                .uint("maximum-width", \Clamp.maximumWidth, 0...10_000, default: 600),
            ]))

    let instance: Instance
    private var kept: Widget?
    var maximumWidth: UInt32 = 600

    var child: Widget? {
        get { kept }
        set {
            kept?.unparent()
            kept = newValue
            newValue?.append(to: widget)
        }
    }

    init(_ instance: Instance) { self.instance = instance }

    func dispose() { child = nil }

    func measure(_ orientation: GtkOrientation, for size: Int) -> (minimum: Int, natural: Int) {
        guard let child else { return (0, 0) }
        let room = orientation == GTK_ORIENTATION_VERTICAL && size > 0 ? width(in: size) : size
        return child.measure(orientation, for: room)
    }

    func allocate(width: Int, height: Int) {
        let own = self.width(in: width)
        child?.allocate(x: Double((width - own) / 2), y: 0, width: own, height: height)
    }

    private func width(in room: Int) -> Int {
        min(room, max(Int(maximumWidth), child?.measure(GTK_ORIENTATION_HORIZONTAL).minimum ?? 0))
    }
}
