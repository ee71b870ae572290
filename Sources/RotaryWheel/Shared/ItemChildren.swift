import CRotaryWheelGtk
import RotaryWheelInterop

/// A widget that shows the items of a list, to which `.ui` files may give items as children.
@MainActor
protocol ItemChildren: BuildableImplementation {
    var modelProperty: ListModel? { get set }
}

extension ItemChildren {
    func add(child: Object, type: String?) -> Bool { addItem(child, type: type) }

    /// Appends a child that is no widget to the list; false where that is a list of the app's own.
    func addItem(_ item: Object, type: String?) -> Bool {
        guard type == nil, !item.isA(gtk_widget_get_type()) else { return false }
        guard let modelProperty else {
            self.modelProperty = ListModel(of: [item])
            return true
        }
        return modelProperty.append(item)
    }
}
