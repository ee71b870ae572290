import GtkInterop

/// Follows a list: its items and, where it keeps a selection, that.
@MainActor
final class ModelFollower {
    private let model: ListModel
    private let itemsChanged: @MainActor (ItemsChange) -> Void
    private var handlers: [UInt] = []
    /// How many items the changes lead to that were handed on.
    private var count: Int

    /// Calls closures when items have come or gone, and when another item has been selected, as long as this exists.
    init(
        _ model: ListModel, itemsChanged: @escaping @MainActor (ItemsChange) -> Void,
        selectionChanged: @escaping @MainActor (Int) -> Void = { _ in }
    ) {
        self.model = model
        self.itemsChanged = itemsChanged
        count = model.count
        handlers.append(
            model.onItemsChanged { [weak self] in
                self?.tell(ItemsChange(position: $0, removed: $1, added: $2))
            })
        guard let selection = model.selection else { return }
        handlers.append(
            selection.onSelectionChanged { [weak self] in
                guard let self else { return }
                // Who hears of new items first may select one of them.
                if model.count != count { tell(everything) }
                model.selection?.firstSelected.map(selectionChanged)
            })
    }

    /// Hands a change on, or one of all items where it does not lead to the list as it is: who hears of a change first
    /// may change the list again, and others hear of that before.
    private func tell(_ change: ItemsChange) {
        let change = count - change.removed + change.added == model.count ? change : everything
        count = model.count
        itemsChanged(change)
    }

    private var everything: ItemsChange { ItemsChange(position: 0, removed: count, added: model.count) }

    isolated deinit { for handler in handlers { model.disconnect(handler) } }
}
