import CGtk
import GtkInterop
import WheelModel

// The items of the model, or the numbers without one.
extension WheelImplementation {
    var modelProperty: ListModel? {
        get { model }
        set {
            guard newValue != model else { return }
            releaseModel()
            model = newValue
            modelFollower = newValue.map {
                ModelFollower($0) { [weak self] in
                    self?.itemsChanged(at: $0, removed: $1, added: $2)
                } selectionChanged: { [weak self] in
                    self?.followSelection(to: $0)
                }
            }
            notify("model")
            itemsChanged(selection: newValue?.selection?.firstSelected)
        }
    }

    var sectorCount: UInt32 {
        get { UInt32(numberedCount) }
        set {
            let clamped = min(Int(newValue), SectorRing.maximumCount)
            guard clamped != numberedCount else { return }
            numberedCount = clamped
            notify("sector-count")
            if model == nil { itemsChanged(selection: nil) }
        }
    }

    var selected: UInt32 {
        get { wheel.selection.map { UInt32($0) } ?? UInt32.max }
        set {
            if wheel.ring.count == 0 {
                awaitedSelection = newValue == .max ? nil : Int(newValue)
            } else if newValue < UInt32(wheel.ring.count) {
                apply(wheel.select(Int(newValue), at: MonotonicClock.now))
            }
        }
    }

    var selectedItem: Object? { wheel.selection.flatMap(item(at:)) }

    /// The selected item, kept alive until it is asked for again: C borrows it.
    func keptSelectedItem() -> Object? {
        borrowedItem = selectedItem
        return borrowedItem
    }

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
        itemsChanged(selection: nil)
        return true
    }

    func setContentMaker(_ maker: ((Object) -> Widget?)?) {
        contentMaker = maker
        removeSectors()
        widget.queueAllocate()
    }

    // MARK: Following the model

    func releaseModel() {
        modelFollower = nil
        model = nil
    }

    private func followSelection(to sector: Int) {
        guard sector != wheel.selection else { return }
        apply(wheel.select(sector, at: MonotonicClock.now))
    }

    private func itemsChanged(at position: Int, removed: Int, added: Int) {
        let kept = wheel.selection.map { selection in
            if selection < position { return selection }
            if selection >= position + removed { return selection + added - removed }
            // The selected item has gone: what replaces it, else the nearest that is left.
            return added > selection - position ? selection : position + max(added - 1, 0)
        }
        itemsChanged(selection: model?.selection?.firstSelected ?? kept)
    }

    /// Takes over how many sectors there are now.
    private func itemsChanged(selection: Int?) {
        let count = min(model?.count ?? numberedCount, SectorRing.maximumCount)
        let ring = weights.count == count ? SectorRing(weights: weights) : nil
        let wasEmpty = wheel.ring.count == 0
        removeSectors()
        hoveredSector = nil
        let changes = wheel.setRing(
            ring ?? SectorRing(count: count), selection: selection ?? (wasEmpty ? awaitedSelection : nil),
            at: MonotonicClock.now)
        if count > 0 { awaitedSelection = nil }
        apply(changes)
        if model != nil, !changes.contains(where: Self.isSelectionChange) { notify("selected-item") }
        describeSelection()
        placeEverything()
        scheduleAdvance()
    }

    private static func isSelectionChange(_ change: WheelChange) -> Bool {
        if case .selectionChanged = change { true } else { false }
    }
}
