import GtkInterop

/// Follows a list: its items and, where it keeps a selection, that.
@MainActor
final class ModelFollower {
    private let model: ListModel
    private var handlers: [UInt] = []

    /// Calls closures when items have come or gone, and when another item has been selected, as long as this exists.
    init(
        _ model: ListModel, itemsChanged: @escaping @MainActor (ItemsChange) -> Void,
        selectionChanged: @escaping @MainActor (Int) -> Void = { _ in }
    ) {
        self.model = model
        handlers.append(
            model.onItemsChanged { itemsChanged(ItemsChange(position: $0, removed: $1, added: $2)) })
        guard let selection = model.selection else { return }
        handlers.append(
            selection.onSelectionChanged { [weak self] in
                self?.model.selection?.firstSelected.map(selectionChanged)
            })
    }

    isolated deinit { for handler in handlers { model.disconnect(handler) } }
}
