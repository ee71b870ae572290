/// Follows the items and the selection, if any, of a list.
@MainActor
package final class ListFollower {
    private let model: ListModel
    private let itemsChanged: @MainActor (ItemsChange) -> Void
    private var handlers: [UInt] = []
    /// The number of items after the last reported change.
    private var count: Int

    /// Calls closures when items or the selected item change.
    package init(
        _ model: ListModel, itemsChanged: @escaping @MainActor (ItemsChange) -> Void,
        selectionChanged: @escaping @MainActor (Int) -> Void = { _ in }
    ) {
        self.model = model
        self.itemsChanged = itemsChanged
        count = model.count
        handlers.append(
            model.onItemsChanged { [weak self] in
                self?.report(ItemsChange(position: $0, removed: $1, added: $2))
            })
        guard let selection = model.selection else { return }
        handlers.append(
            selection.onSelectionChanged { [weak self] in
                guard let self else { return }
                // An earlier handler of this list change may have selected one of the new items.
                if model.count != count { report(everything) }
                if !handlers.isEmpty { model.selection?.firstSelected.map(selectionChanged) }
            })
    }

    /// Reports a change.
    ///
    /// If an earlier handler changes the list, later handlers get the changes in reverse order. A change of all items
    /// then replaces both.
    private func report(_ change: ItemsChange) {
        let change = count - change.removed + change.added == model.count ? change : everything
        count = model.count
        itemsChanged(change)
    }

    private var everything: ItemsChange { ItemsChange(position: 0, removed: count, added: model.count) }

    /// Stops, even in a handler that releases the list.
    package func stop() {
        for handler in handlers { model.disconnect(handler) }
        handlers = []
    }

    isolated deinit { stop() }
}
