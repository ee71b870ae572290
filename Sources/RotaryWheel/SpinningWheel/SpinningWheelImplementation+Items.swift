import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The items of the model.
extension SpinningWheelImplementation {
    func text(of index: Int) -> String { item(at: index).map { $0.itemText } ?? "" }

    /// The text of an item and its position.
    func description(of item: Int) -> String {
        let (text, position) = (text(of: item), SetPosition(index: item, count: motion.count).description)
        return text.isEmpty ? position : "\(text), \(position)"
    }

    func setFactory(_ factory: RimItemFactory) {
        self.factory = factory
        removeSlots()
        placeItems()
    }

    func setCreator(_ creator: RimItemFactory.Creator?) {
        setFactory(RimItemFactory(creator: creator, binder: factory.binder))
    }

    func setBinder(_ binder: RimItemFactory.Binder?) {
        setFactory(RimItemFactory(creator: factory.creator, binder: binder))
    }

    // MARK: Following the list

    func listReplaced() {
        state.typeAhead.stop()
        let time = MonotonicClock.now
        removeSlots()
        var changes: [KineticChange] = motion.replaceItems(at: 0, removed: motion.count, added: 0, time: time)
        changes += motion.replaceItems(at: 0, removed: 0, added: state.list?.count ?? 0, time: time)
        let selection = state.list?.selection?.firstSelected
        finishChange(changes, wanted: selection.map(Double.init), notifying: [Self.selectionProperties.model])
    }

    func itemsChanged(_ change: ItemsChange) {
        state.typeAhead.stop()
        let (objects, list) = (followedObjects, state.list)
        func newIndex(_ index: Int, _ object: Object?) -> Int? {
            change.newIndex(of: index, object: object, in: list)
        }
        let pressed = pressedPlace.map {
            (place: $0, item: motion.item(ofPlace: $0), object: slots[$0]?.part.item)
        }
        let position = motion.placePosition
        var changes: [KineticChange] = motion.replaceItems(
            at: change.position, removed: change.removed, added: change.added, time: MonotonicClock.now
        ) { newIndex($0, objects[$0]) }
        if let pressed {
            let shifted = Double(pressed.place) + motion.placePosition - position
            pressedPlace = newIndex(pressed.item, pressed.object).map {
                motion.place(of: $0, nearest: shifted)
            }
        }
        if let wanted = list?.selection?.firstSelected, wanted != motion.selection {
            changes += motion.select(wanted, at: MonotonicClock.now)
        }
        finishChange(changes, wanted: nil)
    }

    private func finishChange(
        _ changes: [KineticChange], wanted: Double?, notifying properties: [Property] = []
    ) {
        var changes = changes
        if motion.count > 0, let position = wanted ?? state.awaited {
            state.awaited = nil
            changes += motion.setPosition(position, at: MonotonicClock.now)
        }
        rematchSlots()
        keepingAlive { _ in
            applyListChange(changes, notifying: properties)
            updateAdjustment()
        }
    }
}
