import CRotaryWheel
import CRotaryWheelGtk

/// The items of a control, which stay the same objects where their names stay.
///
/// So a motion and the selection follow them.
@MainActor
final class ItemList {
    /// The GListModel for the control.
    let list = Handle(adopting: UnsafeMutableRawPointer(g_list_store_new(rotary_wheel_item_get_type())))
    private var items: [Handle] = []
    private var names: [String] = []

    /// Replaces what lies between the names that stay at both ends.
    ///
    /// - Parameter fill: sets the properties of the item in a place.
    func show(_ new: [String], fill: (Handle, Int) -> Void) {
        let (old, shorter) = (names, min(names.count, new.count))
        names = new
        guard old.count != new.count else { return fillAll(fill) }
        var (start, end) = (0, 0)
        while start < shorter, old[start] == new[start] { start += 1 }
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        let added = (start..<(new.count - end)).map { _ in
            Handle(adopting: UnsafeMutableRawPointer(rotary_wheel_item_new(nil, nil)))
        }
        let removed = old.count - end - start
        items.replaceSubrange(start..<(start + removed), with: added)
        // Before the control has them, as it describes itself by its first item.
        fillAll(fill)
        var pointers: [UnsafeMutableRawPointer?] = added.map(\.pointer)
        g_list_store_splice(list.opaque, guint(start), guint(removed), &pointers, guint(added.count))
    }

    private func fillAll(_ fill: (Handle, Int) -> Void) {
        for (index, item) in items.enumerated() { fill(item, index) }
    }
}
