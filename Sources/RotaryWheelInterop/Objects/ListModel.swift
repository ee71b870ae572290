package import CRotaryWheelGtk
import CRotaryWheelShims

/// A GListModel.
package class ListModel: Object {
    override package class var valueType: GType { g_list_model_get_type() }

    package var count: Int { unsafe Int(g_list_model_get_n_items(opaque)) }

    package func item(at position: Int) -> Object? {
        unsafe g_list_model_get_object(opaque, guint(position)).map { unsafe Object(adopting: $0) }
    }

    /// Arguments of `items-changed`.
    package typealias ItemsChanged = @MainActor (_ position: Int, _ removed: Int, _ added: Int) -> Void

    package func onItemsChanged(_ handler: @escaping ItemsChanged) -> UInt {
        connect("items-changed") { arguments in
            handler(
                Int(arguments.get(1, as: UInt32.self)), Int(arguments.get(2, as: UInt32.self)),
                Int(arguments.get(3, as: UInt32.self)))
        }
    }

    /// Searches a range for an object, outward from an index.
    package func index(of object: Object, near index: Int, in range: Range<Int>) -> Int? {
        let farthest = max(index - range.lowerBound, range.upperBound - 1 - index, 0)
        for distance in 0...farthest {
            for candidate in distance == 0 ? [index] : [index - distance, index + distance]
            where range.contains(candidate) && item(at: candidate) == object { return candidate }
        }
        return nil
    }

    /// The list as a GtkSelectionModel, if it is one.
    package var selection: SelectionModel? {
        isA(gtk_selection_model_get_type()) ? cast(to: SelectionModel.self) : nil
    }
}

/// A GtkSelectionModel.
package final class SelectionModel: ListModel {
    package var firstSelected: Int? {
        guard let selected = unsafe gtk_selection_model_get_selection(opaque) else { return nil }
        defer { unsafe gtk_bitset_unref(selected) }
        return unsafe gtk_bitset_is_empty(selected) != 0 ? nil : Int(gtk_bitset_get_minimum(selected))
    }

    /// Selects a position and unselects all others.
    package func select(_ position: Int) {
        unsafe gtk_selection_model_select_item(opaque, guint(position), 1)
    }

    package func onSelectionChanged(_ handler: @escaping @MainActor () -> Void) -> UInt {
        connect("selection-changed") { _ in handler() }
    }
}

extension ListModel {
    /// Creates a GListStore.
    package convenience init(of items: [Object], type: GType = cgtk_type_object()) {
        let store = unsafe g_list_store_new(type)!
        for item in items { unsafe g_list_store_append(store, item.pointer) }
        unsafe self.init(adopting: UnsafeMutableRawPointer(store))
    }

    /// Replaces all items of a GListStore.
    package func replaceItems(by items: [Object]) {
        var pointers = unsafe items.map { unsafe Optional($0.pointer) }
        unsafe g_list_store_splice(opaque, 0, guint(count), &pointers, guint(items.count))
    }

    /// Appends an object; returns false if the list is not a GListStore for its type.
    package func append(_ item: Object) -> Bool {
        guard isA(g_list_store_get_type()), item.isA(unsafe g_list_model_get_item_type(opaque)) else {
            return false
        }
        unsafe g_list_store_append(opaque, item.pointer)
        return true
    }
}
