import CRotaryWheelGtk

/// A list model for controls, with a reference to it.
@MainActor
final class ModelSource {
    let name: String
    let pointer: UnsafeMutableRawPointer
    /// The list that items are inserted into.
    let base: OpaquePointer
    /// The lists that it wraps.
    let parents: [ModelSource]
    private let stack: UnsafeMutableRawPointer?
    private static var made = 0
    /// The lists that are emitting `items-changed`, and those that GTK's list wrappers follow.
    private static var (changing, followed): (Set<OpaquePointer>, Set<OpaquePointer>) = ([], [])
    /// The sets of lists that one GtkFlattenListModel joins.
    private static var joined: [Set<OpaquePointer>] = []

    private init(
        _ name: String, _ pointer: UnsafeMutableRawPointer, base: OpaquePointer, parents: [ModelSource] = [],
        stack: UnsafeMutableRawPointer? = nil
    ) {
        self.name = name
        self.pointer = pointer
        self.base = base
        self.parents = parents
        self.stack = stack
    }

    isolated deinit { g_object_unref(pointer) }

    var opaque: OpaquePointer { OpaquePointer(pointer) }
    var count: Int { Int(g_list_model_get_n_items(opaque)) }
    var baseCount: Int { Int(g_list_model_get_n_items(base)) }
    var isSelection: Bool { cgtk_is_a(pointer, gtk_selection_model_get_type()) != 0 }

    /// Whether it selects a single item.
    var isSingle: Bool {
        cgtk_is_a(pointer, gtk_single_selection_get_type()) != 0 || stack != nil
    }

    /// The plain lists that the items come from.
    var bases: Set<OpaquePointer> {
        parents.isEmpty ? [base] : parents.reduce(into: []) { $0.formUnion($1.bases) }
    }

    // MARK: Making

    static func make(_ name: String, _ operation: Operation, _ find: (String) -> ModelSource?) -> ModelSource?
    {
        let kind = operation[2]
        switch kind {
        case "store":
            let store = g_list_store_new(cgtk_type_object())!
            let model = ModelSource(name, UnsafeMutableRawPointer(store), base: store)
            for _ in 0..<operation.int(3) { model.insert(at: model.baseCount) }
            return model
        case "strings":
            let list = gtk_string_list_new(nil)!
            let model = ModelSource(name, UnsafeMutableRawPointer(list), base: list)
            for _ in 0..<operation.int(3) { model.insert(at: model.baseCount) }
            return model
        case "pages":
            let stack = g_object_ref_sink(gtk_stack_new())!
            let pages = UnsafeMutableRawPointer(gtk_stack_get_pages(OpaquePointer(stack))!)
            // The pages do not retain their stack.
            g_object_set_data_full(pages.assumingMemoryBound(to: GObject.self), "stack", stack) {
                g_object_unref($0)
            }
            let model = ModelSource(
                name, pages, base: OpaquePointer(pages), stack: stack)
            followed.insert(model.base)
            for _ in 0..<operation.int(3) { model.insert(at: model.baseCount) }
            return model
        default:
            guard let parent = find(operation[3]) else { return nil }
            return derived(name, kind, parent, operation, find)
        }
    }

    private static func derived(
        _ name: String, _ kind: String, _ parent: ModelSource, _ operation: Operation,
        _ find: (String) -> ModelSource?
    ) -> ModelSource? {
        // Each constructor takes over the reference.
        let list = OpaquePointer(g_object_ref(parent.pointer))
        var parents = [parent]
        let made: OpaquePointer?
        switch kind {
        case "filter": made = gtk_filter_list_model_new(list, filter(operation.int(4)))
        case "sort": made = gtk_sort_list_model_new(list, sorter(operation.int(4)))
        case "slice":
            made = gtk_slice_list_model_new(list, guint(operation.int(4)), guint(operation.int(5)))
        case "single": made = gtk_single_selection_new(list)
        case "none": made = gtk_no_selection_new(list)
        case "multi": made = gtk_multi_selection_new(list)
        case "flatten":
            // A GtkFlattenListModel with the same list twice is inconsistent during changes.
            guard let other = find(operation[4]), other.bases.isDisjoint(with: parent.bases) else {
                g_object_unref(UnsafeMutableRawPointer(list))
                return nil
            }
            parents.append(other)
            let lists = g_list_store_new(g_list_model_get_type())!
            g_list_store_append(lists, parent.pointer)
            g_list_store_append(lists, other.pointer)
            g_object_unref(UnsafeMutableRawPointer(list))
            made = gtk_flatten_list_model_new(lists)
        default:
            g_object_unref(UnsafeMutableRawPointer(list))
            return nil
        }
        followed.formUnion(parents.flatMap(\.bases))
        if parents.count > 1 { joined.append(Set(parents.flatMap(\.bases))) }
        return made.map {
            ModelSource(name, UnsafeMutableRawPointer($0), base: parent.base, parents: parents)
        }
    }

    private nonisolated static func text(of item: gpointer?) -> String {
        guard let item, cgtk_is_a(item, gtk_string_object_get_type()) != 0 else { return "" }
        return String(cString: gtk_string_object_get_string(OpaquePointer(item)))
    }

    /// Accepts items whose text does not end in a digit.
    private static func filter(_ digit: Int) -> UnsafeMutablePointer<GtkFilter> {
        let filter = gtk_custom_filter_new(
            { item, data in
                ModelSource.text(of: item).hasSuffix("\(Int(bitPattern: data) - 1)") ? 0 : 1
            }, gpointer(bitPattern: digit + 1), nil)!
        return UnsafeMutableRawPointer(filter).assumingMemoryBound(to: GtkFilter.self)
    }

    /// Sorts items by their numbers times a factor.
    private static func sorter(_ factor: Int) -> UnsafeMutablePointer<GtkSorter> {
        let sorter = gtk_custom_sorter_new(
            { one, other, data in
                func rank(_ item: gconstpointer?) -> Int {
                    let text = ModelSource.text(of: UnsafeMutableRawPointer(mutating: item))
                    return (Int(text) ?? 0) * Int(bitPattern: data) % 11
                }
                return gint(rank(one) - rank(other))
            }, gpointer(bitPattern: factor + 1), nil)!
        return UnsafeMutableRawPointer(sorter).assumingMemoryBound(to: GtkSorter.self)
    }

    // MARK: Changing

    /// Resets the state for a new round.
    static func restart() { (made, changing, followed, joined) = (0, [], [], []) }

    private static func nextText() -> String {
        made += 1
        return "\(made)"
    }

    func insert(at index: Int) { splice(min(index, baseCount), 0, 1) }

    /// Changes the list unless it is changing: GTK's list wrappers and GtkStack do not support re-entrant changes.
    private func change(_ body: () -> Void) {
        let others = Self.joined.filter { $0.contains(base) }.reduce(into: Set([base])) { $0.formUnion($1) }
        guard Self.changing.isDisjoint(with: others) || !Self.followed.contains(base) else { return }
        let isInner = !Self.changing.insert(base).inserted
        body()
        if !isInner { Self.changing.remove(base) }
    }

    func splice(_ start: Int, _ removed: Int, _ added: Int) {
        change { replace(start, removed, added) }
    }

    private func replace(_ start: Int, _ removed: Int, _ added: Int) {
        let start = min(start, baseCount)
        let removed = min(removed, baseCount - start)
        if let stack {
            for _ in 0..<removed { removePage(start, of: stack) }
            for _ in 0..<added {
                gtk_stack_add_titled(OpaquePointer(stack), gtk_label_new(nil), nil, Self.nextText())
            }
        } else if isStrings {
            let texts = (0..<added).map { _ in strdup(Self.nextText()) }
            defer { texts.forEach { free($0) } }
            var pointers = texts.map { UnsafePointer($0) } + [nil]
            gtk_string_list_splice(base, guint(start), guint(removed), &pointers)
        } else {
            replace(
                start, removed,
                with: (0..<added).map { _ in
                    UnsafeMutableRawPointer(gtk_string_object_new(Self.nextText()))
                })
        }
    }

    /// Removes items and re-adds them in reverse order.
    func putAgain(_ start: Int, _ count: Int) {
        let start = min(start, baseCount)
        let count = min(count, baseCount - start)
        guard stack == nil, !isStrings else { return splice(start, count, count) }
        change {
            let items = (0..<count).reversed().map { g_list_model_get_item(base, guint(start + $0)) }
            replace(start, count, with: items)
        }
    }

    func clear() { splice(0, baseCount, 0) }

    private var isStrings: Bool {
        cgtk_is_a(UnsafeMutableRawPointer(base), gtk_string_list_get_type()) != 0
    }

    private func replace(_ start: Int, _ removed: Int, with items: [gpointer?]) {
        guard cgtk_is_a(UnsafeMutableRawPointer(base), g_list_store_get_type()) != 0 else { return }
        var items = items
        g_list_store_splice(base, guint(start), guint(removed), &items, guint(items.count))
        for item in items { g_object_unref(item) }
    }

    private func removePage(_ index: Int, of stack: UnsafeMutableRawPointer) {
        guard let page = g_list_model_get_item(base, guint(index)) else { return }
        gtk_stack_remove(OpaquePointer(stack), gtk_stack_page_get_child(OpaquePointer(page)))
        g_object_unref(page)
    }

    func setSorter(_ factor: Int) {
        guard cgtk_is_a(pointer, gtk_sort_list_model_get_type()) != 0 else { return }
        let sorter = Self.sorter(factor)
        change { gtk_sort_list_model_set_sorter(opaque, sorter) }
        g_object_unref(sorter)
    }

    func setFilter(_ digit: Int) {
        guard cgtk_is_a(pointer, gtk_filter_list_model_get_type()) != 0 else { return }
        let filter = Self.filter(digit)
        change { gtk_filter_list_model_set_filter(opaque, filter) }
        g_object_unref(filter)
    }

    func setOffset(_ offset: Int) {
        guard cgtk_is_a(pointer, gtk_slice_list_model_get_type()) != 0 else { return }
        gtk_slice_list_model_set_offset(opaque, guint(offset))
    }

    func setSize(_ size: Int) {
        guard cgtk_is_a(pointer, gtk_slice_list_model_get_type()) != 0 else { return }
        gtk_slice_list_model_set_size(opaque, guint(size))
    }

    // MARK: Selection

    func select(_ index: Int, alone: Bool) {
        guard isSelection, index < count else { return }
        gtk_selection_model_select_item(opaque, guint(index), alone ? 1 : 0)
    }

    func unselect(_ index: Int) {
        guard isSelection, index < count else { return }
        gtk_selection_model_unselect_item(opaque, guint(index))
    }
}
