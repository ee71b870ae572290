import CRotaryWheelGtk
import RotaryWheelInterop

/// The implementation of a control that shows the items of a list and selects one of them.
@MainActor
protocol SelectionImplementation: BuildableImplementation, AccessibleRangeImplementation {
    static var selectionProperties: SelectionProperties { get }

    var listModel: ListModel? { get set }
    var selected: Int? { get set }
    var selectedItem: Object? { get }
    var current: Int? { get }
    var currentItem: Object? { get }
    var isFlippable: Bool { get set }
    var selections: Broadcast<Int> { get }

    /// The text of an item.
    func text(of item: Int) -> String
    /// Moves to an item the short way.
    func turn(to item: Int)
    /// Moves by a number of items.
    func step(by count: Int)
}

extension SelectionImplementation {
    func add(child: Object, type: String?) -> Bool { addItem(child, type: type) }

    /// Appends a child other than a widget to the list; returns false where the list belongs to the app.
    func addItem(_ item: Object, type: String?) -> Bool {
        guard type == nil, !item.isA(gtk_widget_get_type()) else { return false }
        guard let listModel else {
            listModel = ListModel(of: [item])
            return true
        }
        return listModel.append(item)
    }
}
