/// Some items of a list that others took the place of.
@MainActor
package struct ItemsChange {
    /// Where the change begins.
    package let position: Int
    /// How many items went there.
    package let removed: Int
    /// How many came there.
    package let added: Int

    /// What has become of an item: its new index, or that of what stands in its place; `nil` where nothing does.
    ///
    /// Lists let items go and come in again where they are sorted or filtered: those are found by their objects.
    package func newIndex(of index: Int, object: Object?, in model: ListModel?) -> Int? {
        if index < position { return index }
        if index >= position + removed { return index + added - removed }
        let found = object.flatMap { model?.index(of: $0, near: index, in: position..<position + added) }
        return found ?? (added > index - position ? index : nil)
    }

    /// The index of the item that is nearest to those that went.
    package var nearest: Int { position + max(added - 1, 0) }
}
