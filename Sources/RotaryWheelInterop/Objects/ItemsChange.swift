/// The arguments of `GListModel::items-changed`.
@MainActor
package struct ItemsChange {
    package let position: Int
    package let removed: Int
    package let added: Int

    /// The new index of an item or its replacement; `nil` if there is none.
    ///
    /// Sorted and filtered lists remove and re-add items. The search by object finds them.
    package func newIndex(of index: Int, object: Object?, in model: ListModel?) -> Int? {
        if index < position { return index }
        if index >= position + removed { return index + added - removed }
        let found = object.flatMap { model?.index(of: $0, near: index, in: position..<position + added) }
        return found ?? (added > index - position ? index : nil)
    }

    /// The index of the item nearest to the removed ones.
    package var nearest: Int { position + max(added - 1, 0) }
}
