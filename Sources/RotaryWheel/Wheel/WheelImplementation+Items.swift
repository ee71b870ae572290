import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The items of the model, or the numbers without one.
extension WheelImplementation {
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
            let first = newValue?.selection?.firstSelected ?? awaitedSelection ?? 0
            showSectors(Self.selectionProperties.model) {
                wheel.replaceRing($0, selection: first, at: MonotonicClock.now)
            }
        }
    }

    var selected: Int? {
        get { wheel.selection }
        set {
            if wheel.ring.count == 0 {
                awaitedSelection = newValue
            } else if let newValue, newValue < wheel.ring.count {
                apply(wheel.select(newValue, at: MonotonicClock.now))
            }
        }
    }

    var selections: Broadcast<Int> { listeners.selections }

    var current: Int? { wheel.sectorAtIndicator }

    /// The item at the indicator, which C borrows.
    var currentItem: Object? { atIndicator.object(at: wheel.sectorAtIndicator, item(at:)) }

    /// The selected item, which C borrows.
    var selectedItem: Object? { items.object }

    func item(at sector: Int) -> Object? { model?.item(at: sector) }

    /// The text of a sector: the item's, or the sector's number counted from 1.
    func text(of sector: Int) -> String {
        guard let model else { return String(sector + 1) }
        return model.item(at: sector).map { SectorContent.text(of: $0) } ?? ""
    }

    /// Sets how wide the sectors are; `false` when the weights are not positive and finite.
    func setWeights(_ weights: [Double]) -> Bool {
        guard weights != self.weights else { return true }
        guard weights.isEmpty || SectorRing(weights: weights) != nil else {
            Log.critical(
                "RotaryWheelWidget: weights must be positive, finite numbers, at most \(SectorRing.maximumCount)"
            )
            return false
        }
        self.weights = weights
        keepSectors()
        return true
    }

    func setContentMaker(_ maker: ((Object) -> Widget?)?) {
        contentMaker = maker
        removeSectors()
        widget.queueAllocate()
    }

    // MARK: Following the model

    func releaseModel() {
        modelFollower?.stop()
        modelFollower = nil
        model = nil
    }

    private func followSelection(to sector: Int) {
        guard sector != wheel.selection else { return }
        apply(wheel.select(sector, at: MonotonicClock.now))
    }

    private func itemsChanged(_ change: ItemsChange) {
        let (selection, selected) = (wheel.selection, items.object)
        let (chosen, destination) = (chosenSector, chosenObject)
        let wasEmpty = wheel.ring.count == 0
        showSectors { [model] ring in
            wheel.setRing(
                ring, selection: model?.selection?.firstSelected ?? (wasEmpty ? awaitedSelection : nil),
                at: MonotonicClock.now
            ) { index in
                let object = index == selection ? selected : index == chosen ? destination : nil
                return change.newIndex(of: index, object: object, in: model) ?? change.nearest
            }
        }
    }

    /// Takes over how many sectors there are now, or how wide they are; each stays what it is.
    func keepSectors() {
        let awaited = wheel.ring.count == 0 ? awaitedSelection : nil
        showSectors { wheel.setRing($0, selection: awaited, at: MonotonicClock.now) }
    }

    /// Shows the sectors that there are now, and notifies of the property that has made them others.
    private func showSectors(_ property: Property? = nil, _ change: (SectorRing) -> [WheelChange]) {
        let count = min(model?.count ?? sectorCount, SectorRing.maximumCount)
        let ring = weights.count == count ? SectorRing(weights: weights) : nil
        removeSectors()
        hoveredSector = nil
        let changes = change(ring ?? SectorRing(count: count))
        if count > 0 { awaitedSelection = nil }
        items.object = wheel.selection.flatMap(item(at:))
        atIndicator.forget()
        chosenSector = wheel.chosenSector
        chosenObject = chosenSector.flatMap(item(at:))
        keepingAlive { _ in
            apply(changes) { [self] in
                if let property { notify(property) }
                items.tell(wheel.selection, of: self, in: model)
            }
            describeSelection()
            placeEverything()
            scheduleAdvance()
        }
    }
}
