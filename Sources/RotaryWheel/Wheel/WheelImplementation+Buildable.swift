import CRotaryWheelGtk
import RotaryWheelInterop

// The children and elements of a wheel in UI files: a hub, items, and their weights.
extension WheelImplementation {
    static var numberElements: [String: String] { ["weights": "weight"] }

    func add(child: Object, type: String?) -> Bool {
        guard type == "hub" else { return addItem(child, type: type) }
        guard child.isA(gtk_widget_get_type()) else { return false }
        hubChild = child.cast(to: Widget.self)
        return true
    }

    func set(numbers: [Double], of element: String) { _ = setWeights(numbers) }
}
