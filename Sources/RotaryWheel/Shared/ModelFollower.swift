import GtkInterop

/// Follows a list: its items and, where it keeps a selection, that.
@MainActor
final class ModelFollower {
    private let model: ListModel
    private var handlers: [UInt] = []
    /// How many items the changes lead to that were handed on.
    private var count: Int

    /// Calls closures when items have come or gone, and when another item has been selected, as long as this exists.
    init(
        _ model: ListModel, itemsChanged: @escaping @MainActor (ItemsChange) -> Void,
        selectionChanged: @escaping @MainActor (Int) -> Void = { _ in }
    ) {
        self.model = model
        count = model.count
        handlers.append(
            model.onItemsChanged { [weak self] in
                guard let self else { return }
                let change = self.change(at: $0, removed: $1, added: $2)
                count = model.count
                itemsChanged(change)
            })
        guard let selection = model.selection else { return }
        handlers.append(
            selection.onSelectionChanged { [weak self] in
                self?.model.selection?.firstSelected.map(selectionChanged)
            })
    }

    /// A change as the list says it, or of all items where that leads elsewhere: who hears of a change first may change
    /// the list again, and others hear of that before.
    private func change(at position: Int, removed: Int, added: Int) -> ItemsChange {
        count - removed + added == model.count
            ? ItemsChange(position: position, removed: removed, added: added)
            : ItemsChange(position: 0, removed: count, added: model.count)
    }

    isolated deinit { for handler in handlers { model.disconnect(handler) } }
}
