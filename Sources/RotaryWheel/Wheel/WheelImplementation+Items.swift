import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The items of the list, or numbers without one.
extension WheelImplementation {
    func listReplaced() {
        let first = state.list?.selection?.firstSelected ?? state.awaited.map { Int($0) } ?? 0
        showSectors([Self.selectionProperties.model]) {
            motion.replaceRing($0, selection: first, at: MonotonicClock.now)
        }
    }

    /// Without a list the texts are numbers.
    var hasTexts: Bool { state.list != nil }

    /// The text of a sector: that of its item, or its number from 1.
    func text(of sector: Int) -> String {
        guard state.list != nil else { return String(sector + 1) }
        return item(at: sector).map { $0.itemText } ?? ""
    }

    func setContentMaker(_ maker: ((Object) -> Widget?)?) {
        contentMaker = maker
        removeSectors()
        widget.queueAllocate()
    }

    // MARK: Following the list

    func itemsChanged(_ change: ItemsChange) {
        let (objects, list) = (followedObjects, state.list)
        let awaited = motion.count == 0 ? state.awaited.map { Int($0) } : nil
        showSectors { ring in
            motion.setRing(ring, selection: list?.selection?.firstSelected ?? awaited, at: MonotonicClock.now)
            {
                change.newIndex(of: $0, object: objects[$0], in: list) ?? change.nearest
            }
        }
    }

    /// Shows the sectors of another count or other widths; each keeps its position.
    func keepSectors() {
        let awaited = motion.count == 0 ? state.awaited.map { Int($0) } : nil
        showSectors { motion.setRing($0, selection: awaited, at: MonotonicClock.now) }
    }

    /// Shows the present sectors, and notifies the properties that changed them.
    private func showSectors(_ properties: [Property] = [], _ change: (SectorRing) -> [KineticChange]) {
        let count = min(state.list?.count ?? sectorCount, SectorRing.maximumCount)
        let ring = sectorItems.follow(state.list, count: count) { [weak self] in self?.keepSectors() }
        removeSectors()
        hoveredSector = nil
        state.typeAhead.stop()
        let changes = change(ring)
        if count > 0 { state.awaited = nil }
        keepingAlive { _ in
            applyListChange(changes, notifying: properties)
            placeEverything()
            scheduleAdvance()
        }
    }

    // MARK: UI files: a hub and items

    func add(child: Object, type: String?) -> Bool {
        guard type == "hub" else { return addItem(child, type: type) }
        guard child.isA(gtk_widget_get_type()) else { return false }
        hubChild = child.cast(to: Widget.self)
        return true
    }
}
