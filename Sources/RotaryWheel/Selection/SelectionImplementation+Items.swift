import RotaryWheelInterop
import RotaryWheelModel

// The items and the selected one.
extension SelectionImplementation {
    var listModel: ListModel? {
        get { state.list }
        set {
            guard newValue != state.list else { return }
            state.pointer.cancel()
            state.releaseList()
            state.list = newValue
            state.follower = newValue.map {
                ListFollower($0) { [weak self] in
                    self?.itemsChanged($0)
                } selectionChanged: { [weak self] in
                    self?.selectionOfListChanged(to: $0)
                }
            }
            listReplaced()
        }
    }

    var selected: Int? {
        get { motion.selection }
        set {
            if motion.count == 0 {
                state.awaited = newValue.map(Double.init)
            } else if let newValue, newValue < motion.count {
                apply(motion.select(newValue, at: MonotonicClock.now))
            }
        }
    }

    /// The object of the selected item, which C borrows.
    var selectedItem: Object? { state.selected.object }

    var current: Int? { motion.current }

    /// The object of the current item, which C borrows.
    var currentItem: Object? {
        state.current.follow(motion.current, item(at:))
        return state.current.object
    }

    func item(at index: Int) -> Object? { state.list?.item(at: index) }

    /// Asks the list for the followed items.
    func followItems() {
        state.selected.follow(motion.selection, item(at:))
        state.chosen.follow(motion.chosen, item(at:))
    }

    /// Asks the list for the followed items again, as it has changed.
    func refollowItems() {
        for item in [state.selected, state.current, state.chosen] { item.invalidate() }
        followItems()
    }

    /// The objects of the followed items before a change of the list, by index.
    var followedObjects: [Int: Object] {
        let items = [state.current, state.chosen, state.selected]
        let pairs = items.compactMap { item in item.index.flatMap { i in item.object.map { (i, $0) } } }
        return Dictionary(pairs) { $1 }
    }

    private func selectionOfListChanged(to index: Int) {
        guard index != motion.selection, index < motion.count else { return }
        apply(motion.select(index, at: MonotonicClock.now))
    }

    /// Applies changes after the list has changed, and notifies properties first.
    func applyListChange(_ changes: [KineticChange], notifying properties: [Property] = []) {
        refollowItems()
        keepingAlive { _ in
            apply(changes) { [self] in
                for property in properties { notify(property) }
                notifySelection()
            }
            describeSelection()
        }
    }

    /// Notifies of the selected item, and selects it in the list.
    func notifySelection() {
        let properties = Self.selectionProperties
        _ = state.selected.notify(properties.selected, properties.selectedItem, of: self)
        // A handler may have selected another one.
        if let index = motion.selection, let selection = state.list?.selection,
            selection.firstSelected != index
        {
            selection.select(index)
        }
    }
}
