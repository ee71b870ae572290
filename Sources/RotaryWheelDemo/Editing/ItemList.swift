import CRotaryWheel
import CRotaryWheelGtk

/// The items of a control, which stay the same objects where their names stay.
///
/// So a motion and the selection follow them.
@MainActor
final class ItemList {
    /// The GListModel for the control.
    let list = Handle(adopting: g_list_store_new(rotary_wheel_item_get_type()))
    private var items: [Handle] = []
    private var names: [String] = []

    /// Replaces what lies between the names that stay at both ends.
    ///
    /// - Parameters:
    ///   - areMoved: whether items move with their names; else those of another order get other names.
    ///   - fill: sets the properties of the item in a place.
    func show(_ new: [String], areMoved: Bool = false, fill: (Handle, Int) -> Void) {
        let (old, shorter) = (names, min(names.count, new.count))
        names = new
        guard old.count != new.count || areMoved && old.sorted() == new.sorted() else { return fillAll(fill) }
        var (start, end) = (0, 0)
        while start < shorter, old[start] == new[start] { start += 1 }
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        let changed = start..<(items.count - end)
        var left = areMoved ? Array(zip(old, items))[old.isEmpty ? 0..<0 : changed] : []
        let added = new[start..<(new.count - end)].map { name in
            left.firstIndex { $0.0 == name }.map { left.remove(at: $0).1 }
                ?? Handle(adopting: rotary_wheel_item_new(nil, nil))
        }
        items.replaceSubrange(changed, with: added)
        // Before the control has them, as it describes itself by its first item.
        fillAll(fill)
        guard !added.isEmpty || !changed.isEmpty else { return }
        var pointers: [UnsafeMutableRawPointer?] = added.map(\.pointer)
        g_list_store_splice(
            list.opaque, guint(start), guint(changed.count), &pointers, guint(added.count))
    }

    /// The place of an item.
    func place(of item: Handle) -> Int? { items.firstIndex { $0.pointer == item.pointer } }

    /// Forgets the names, so that the next items are new.
    func forgetNames() { names = [] }

    private func fillAll(_ fill: (Handle, Int) -> Void) {
        for (index, item) in items.enumerated() { fill(item, index) }
    }
}
