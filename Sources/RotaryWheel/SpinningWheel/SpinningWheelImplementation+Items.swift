import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The items of the model.
extension SpinningWheelImplementation {
    var listModel: ListModel? {
        get { model }
        set {
            guard newValue != model else { return }
            pointerRotation.cancel()
            releaseModel()
            model = newValue
            modelFollower = newValue.map {
                ModelFollower($0) { [weak self] in
                    self?.itemsChanged($0)
                } selectionChanged: { [weak self] in
                    self?.followSelection(to: $0)
                }
            }
            replaceAllItems(selection: newValue?.selection?.firstSelected)
        }
    }

    var selected: Int? {
        get { rim.selection }
        set {
            if rim.count == 0 {
                awaitedPosition = newValue.map(Double.init)
            } else if let newValue, newValue < rim.count {
                apply(rim.select(newValue, at: MonotonicClock.now))
            }
        }
    }

    var selections: Broadcast<Int> { listeners.selections }

    var current: Int? { rim.centredItem }

    /// The item nearest to the center, which C borrows.
    var currentItem: Object? { atCentre.object(at: rim.centredItem, item(at:)) }

    /// The selected item, which C borrows.
    var selectedItem: Object? { items.object }

    func item(at index: Int) -> Object? { model?.item(at: index) }

    func text(of index: Int) -> String { item(at: index).map { SectorContent.text(of: $0) } ?? "" }

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

    // MARK: Following the model

    func releaseModel() {
        modelFollower?.stop()
        modelFollower = nil
        model = nil
    }

    private func followSelection(to item: Int) {
        guard item != rim.selection else { return }
        apply(rim.select(item, at: MonotonicClock.now))
    }

    /// Shows another model: from its first item, or the one that it says is selected.
    private func replaceAllItems(selection: Int?) {
        stopSearch()
        let time = MonotonicClock.now
        centredObject = nil
        removeSlots()
        var changes = rim.replaceItems(at: 0, removed: rim.count, added: 0, time: time)
        changes += rim.replaceItems(at: 0, removed: 0, added: model?.count ?? 0, time: time)
        finishChange(changes, wanted: selection.map(Double.init), notifying: Self.selectionProperties.model)
    }

    private func itemsChanged(_ change: ItemsChange) {
        stopSearch()
        let (selection, selected) = (rim.selection, items.object)
        let (chosenItem, chosen, centred) = (rim.chosenItem, chosenObject, centredObject)
        let pressed = grip?.place.map {
            (place: $0, item: rim.item(ofPlace: $0), object: slots[$0]?.part.item)
        }
        let position = rim.placePosition
        var changes = rim.replaceItems(
            at: change.position, removed: change.removed, added: change.added, time: MonotonicClock.now
        ) { [model] index in
            let object = index == selection ? selected : index == chosenItem ? chosen : centred
            return change.newIndex(of: index, object: object, in: model)
        }
        if let pressed {
            let index = change.newIndex(of: pressed.item, object: pressed.object, in: model)
            let shifted = Double(pressed.place) + rim.placePosition - position
            grip?.place = index.map { rim.place(of: $0, nearest: shifted) }
        }
        if let wanted = model?.selection?.firstSelected, wanted != rim.selection {
            changes += rim.select(wanted, at: MonotonicClock.now)
        }
        finishChange(changes, wanted: nil)
    }

    private func finishChange(
        _ changes: [RimChange], wanted: Double?, notifying property: Property? = nil
    ) {
        var changes = changes
        if rim.count > 0, let position = wanted ?? awaitedPosition {
            awaitedPosition = nil
            changes += rim.setPosition(position, at: MonotonicClock.now)
        }
        rematchSlots()
        rememberCentred()
        items.object = rim.selection.flatMap(item(at:))
        atCentre.forget()
        keepingAlive { _ in
            apply(changes) { [self] in
                if let property { notify(property) }
                items.tell(rim.selection, of: self, in: model)
            }
            describeSelection()
            updateAdjustment()
        }
    }

    /// Keeps the item that is centred, to find it again when the model changes.
    func rememberCentred() {
        guard let place = rim.centredPlace else {
            centredObject = nil
            return
        }
        let item = slots[place]?.part.item
        centredObject = item ?? self.item(at: rim.item(ofPlace: place))
    }

    /// Keeps the item that a motion was asked to lead to, for the same.
    func rememberChosen() { chosenObject = rim.chosenItem.flatMap(item(at:)) }
}
