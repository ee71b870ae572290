import CRotaryWheel
import CRotaryWheelShims
import RotaryWheelInterop

/// A list model for controls, with a reference to it.
@MainActor
final class ModelSource {
    let list: ListModel
    /// The list that items are inserted into.
    let base: ListModel
    /// The lists that it wraps.
    private let parents: [ModelSource]
    private let stack: Object?
    private static var made = 0
    /// The lists that are emitting `items-changed`, and those that GTK's list wrappers follow, by their addresses.
    private static var (changing, followed): (Set<Int>, Set<Int>) = ([], [])
    /// The sets of lists that one GtkFlattenListModel joins.
    private static var joined: [Set<Int>] = []

    private init(_ list: ListModel, base: ListModel? = nil, parents: [ModelSource] = [], stack: Object? = nil)
    {
        self.list = list
        self.base = base ?? list
        self.parents = parents
        self.stack = stack
    }

    /// The plain lists that the items come from.
    var bases: Set<Int> {
        parents.isEmpty ? [base.address] : parents.reduce(into: []) { $0.formUnion($1.bases) }
    }

    /// Makes a list as the words of an operation describe it.
    static func make(_ operation: Operation, _ find: (String) -> ModelSource?) -> ModelSource? {
        let model: ModelSource
        switch operation[2] {
        case "store":
            model = ModelSource(
                ListModel(adopting: UnsafeMutableRawPointer(g_list_store_new(cgtk_type_object()))))
        case "strings":
            model = ModelSource(ListModel(adopting: UnsafeMutableRawPointer(gtk_string_list_new(nil))))
        case "pages":
            let stack = Object(sinking: gtk_stack_new())
            let pages = ListModel(adopting: UnsafeMutableRawPointer(gtk_stack_get_pages(stack.opaque)))
            // The pages do not retain their stack.
            g_object_set_data_full(pages.object, "stack", g_object_ref(stack.pointer)) { g_object_unref($0) }
            model = ModelSource(pages, stack: stack)
            followed.insert(pages.address)
        default: return find(operation[3]).flatMap { wrap($0, operation, find) }
        }
        model.splice(0, 0, operation.int(3))
        return model
    }

    /// Wraps a list by one of GTK's list models.
    private static func wrap(_ parent: ModelSource, _ operation: Operation, _ find: (String) -> ModelSource?)
        -> ModelSource?
    {
        func new(_ type: GType) -> ListModel { ListModel(adopting: cgtk_object_new(type)) }
        let list: ListModel
        var (parents, wrapped) = ([parent], parent.list)
        switch operation[2] {
        case "filter": list = new(gtk_filter_list_model_get_type())
        case "sort": list = new(gtk_sort_list_model_get_type())
        case "slice": list = new(gtk_slice_list_model_get_type())
        case "single": list = new(gtk_single_selection_get_type())
        case "none": list = new(gtk_no_selection_get_type())
        case "multi": list = new(gtk_multi_selection_get_type())
        case "flatten":
            // A GtkFlattenListModel with the same list twice is inconsistent during changes.
            guard let other = find(operation[4]), other.bases.isDisjoint(with: parent.bases) else {
                return nil
            }
            parents.append(other)
            joined.append(parent.bases.union(other.bases))
            wrapped = ListModel(of: [parent.list, other.list])
            list = new(gtk_flatten_list_model_get_type())
        default: return nil
        }
        followed.formUnion(parents.flatMap(\.bases))
        let model = ModelSource(list, base: parent.base, parents: parents)
        list.set("model", to: Optional(wrapped))
        model.set("filter", to: operation.int(4))
        model.set("sorter", to: operation.int(4))
        model.set("offset", to: operation.int(4))
        model.set("size", to: operation.int(5))
        return model
    }

    private nonisolated static func text(of item: gpointer?) -> String {
        guard let item else { return "" }
        if cgtk_is_a(item, rotary_wheel_item_get_type()) != 0 {
            return String(cString: rotary_wheel_item_get_label(OpaquePointer(item)))
        }
        guard cgtk_is_a(item, gtk_string_object_get_type()) != 0 else { return "" }
        return String(cString: gtk_string_object_get_string(OpaquePointer(item)))
    }

    /// Accepts items whose text does not end in a digit.
    private static func filter(_ digit: Int) -> Object {
        let filter = gtk_custom_filter_new(
            { item, data in ModelSource.text(of: item).hasSuffix("\(Int(bitPattern: data) - 1)") ? 0 : 1 },
            gpointer(bitPattern: digit + 1), nil)!
        return Object(adopting: UnsafeMutableRawPointer(filter))
    }

    /// Sorts items by their numbers times a factor.
    private static func sorter(_ factor: Int) -> Object {
        let sorter = gtk_custom_sorter_new(
            { one, other, data in
                func rank(_ item: gconstpointer?) -> Int {
                    let text = ModelSource.text(of: UnsafeMutableRawPointer(mutating: item))
                    return (Int(text) ?? 0) * Int(bitPattern: data) % 11
                }
                return gint(rank(one) - rank(other))
            }, gpointer(bitPattern: factor + 1), nil)!
        return Object(adopting: UnsafeMutableRawPointer(sorter))
    }

    /// Resets the state for a new round.
    static func restart() { (made, changing, followed, joined) = (0, [], [], []) }

    private static func nextText() -> String {
        made += 1
        return "\(made)"
    }

    /// Changes the list unless it is changing: GTK's list wrappers and GtkStack do not support re-entrant changes.
    private func change(_ body: () -> Void) {
        let address = base.address
        let others = Self.joined.filter { $0.contains(address) }.reduce(into: Set([address])) {
            $0.formUnion($1)
        }
        guard Self.changing.isDisjoint(with: others) || !Self.followed.contains(address) else { return }
        let isInner = !Self.changing.insert(address).inserted
        body()
        if !isInner { Self.changing.remove(address) }
    }

    /// Replaces items by new ones, within the bounds of the list.
    func splice(_ start: Int, _ removed: Int, _ added: Int) {
        change {
            let start = min(start, base.count)
            let removed = min(removed, base.count - start)
            if let stack {
                for _ in 0..<removed {
                    guard let page = base.item(at: start) else { break }
                    gtk_stack_remove(stack.opaque, gtk_stack_page_get_child(page.opaque))
                }
                for _ in 0..<added {
                    gtk_stack_add_titled(stack.opaque, gtk_label_new(nil), nil, Self.nextText())
                }
            } else if base.isA(gtk_string_list_get_type()) {
                let texts = (0..<added).map { _ in strdup(Self.nextText()) }
                defer { texts.forEach { free($0) } }
                var pointers = texts.map { UnsafePointer($0) } + [nil]
                gtk_string_list_splice(base.opaque, guint(start), guint(removed), &pointers)
            } else {
                let items = (0..<added).map { _ in
                    UnsafeMutableRawPointer(rotary_wheel_item_new(Self.nextText(), nil))
                }
                replace(start, removed, with: items)
            }
        }
    }

    func insert(at index: Int) { splice(index, 0, 1) }

    func clear() { splice(0, base.count, 0) }

    /// Removes items and re-adds them in reverse order.
    func putAgain(_ start: Int, _ count: Int) {
        let start = min(start, base.count)
        let count = min(count, base.count - start)
        guard base.isA(g_list_store_get_type()) else { return splice(start, count, count) }
        change {
            let items = (0..<count).reversed().map { g_list_model_get_item(base.opaque, guint(start + $0)) }
            replace(start, count, with: items)
        }
    }

    private func replace(_ start: Int, _ removed: Int, with items: [gpointer?]) {
        guard base.isA(g_list_store_get_type()) else { return }
        var items = items
        g_list_store_splice(base.opaque, guint(start), guint(removed), &items, guint(items.count))
        for item in items { g_object_unref(item) }
    }

    /// Sets a property of the wrapper, if it has that.
    func set(_ property: String, to number: Int) {
        switch property {
        case "filter":
            guard list.isA(gtk_filter_list_model_get_type()) else { return }
            change { list.set(property, to: Optional(Self.filter(number))) }
        case "sorter":
            guard list.isA(gtk_sort_list_model_get_type()) else { return }
            change { list.set(property, to: Optional(Self.sorter(number))) }
        default:
            guard list.isA(gtk_slice_list_model_get_type()) else { return }
            list.set(property, to: number)
        }
    }

    /// Selects an item, alone or besides others, or ends its selection.
    func select(_ index: Int, _ isSelected: Bool, alone: Bool) {
        guard let selection = list.selection, index < list.count else { return }
        if isSelected {
            gtk_selection_model_select_item(selection.opaque, guint(index), alone ? 1 : 0)
        } else {
            gtk_selection_model_unselect_item(selection.opaque, guint(index))
        }
    }
}
