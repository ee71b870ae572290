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

    func insert(_ names: [String], at position: Int) { replace(0, at: position, by: names) }

    func remove(_ count: Int, at position: Int) { replace(count, at: position, by: []) }

    func replace(_ count: Int, at position: Int, by names: [String]) {
        var pointers = names.map { UnsafePointer(g_strdup($0)) } + [nil]
        gtk_string_list_splice(list, guint(position), guint(count), &pointers)
        for pointer in pointers { g_free(UnsafeMutablePointer(mutating: pointer)) }
    }
}
