import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelTestSupport

/// A mutable GtkStringList.
@MainActor
final class Names {
    let model: ListModel
    var list: OpaquePointer { model.opaque }

    init(_ names: String...) {
        model = ListModel(adopting: UnsafeMutableRawPointer(gtk_string_list_new(nil)))
        insert(names, at: 0)
    }

    convenience init(numbers: Range<Int>) {
        self.init()
        insert(numbers.map(String.init), at: 0)
    }

    func insert(_ names: [String], at position: Int) { replace(0, at: position, by: names) }

    func remove(_ count: Int, at position: Int) { replace(count, at: position, by: []) }

    func replace(_ count: Int, at position: Int, by names: [String]) {
        var pointers = names.map { UnsafePointer(g_strdup($0)) } + [nil]
        gtk_string_list_splice(list, guint(position), guint(count), &pointers)
        for pointer in pointers { g_free(UnsafeMutablePointer(mutating: pointer)) }
    }
}

/// A list in the order of another one, or sorted by the alphabet.
@MainActor
final class SortedNames {
    let model: ListModel

    init(_ names: Names) {
        let list = gtk_sort_list_model_new(OpaquePointer(g_object_ref(names.model.pointer)), nil)!
        model = ListModel(adopting: UnsafeMutableRawPointer(list))
    }

    func sort() {
        let sorter = gtk_string_sorter_new(
            gtk_property_expression_new(gtk_string_object_get_type(), nil, "string"))!
        gtk_sort_list_model_set_sorter(model.opaque, UnsafeMutablePointer(sorter))
        g_object_unref(UnsafeMutableRawPointer(sorter))
    }
}
