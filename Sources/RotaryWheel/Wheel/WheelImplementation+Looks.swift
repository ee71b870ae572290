import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

/// What decides the style of a sector: its state, and the style classes from its item.
struct SectorLook: Hashable {
    let states: UInt32
    let classes: [String]
}

// The looks of the sectors, and the widgets that have them.
extension WheelImplementation {
    /// The state of the current sector of a turning wheel beside those of GTK: a style class.
    static let currentState: UInt32 = 1 << 31

    /// The state of a sector.
    func states(of sector: Int) -> UInt32 {
        guard motion.isEnabled(sector) else { return CGTK_STATE_FLAG_INSENSITIVE.rawValue }
        let isCurrent = motion.phase != .idle && sector == motion.current && !speed.isTooFast
        var states = isCurrent ? Self.currentState : 0
        guard motion.phase == .idle || (motion.phase == .dragging && !motion.hasTurned) else { return states }
        if motion.phase == .idle, sector == motion.selection { states |= CGTK_STATE_FLAG_SELECTED.rawValue }
        if sector == hoveredSector { states |= CGTK_STATE_FLAG_PRELIGHT.rawValue }
        if sector == pressedSector { states |= CGTK_STATE_FLAG_ACTIVE.rawValue }
        return states
    }

    /// The style classes from the item of a sector.
    func classes(of sector: Int) -> [String] {
        ItemClasses.names(
            item(at: sector)?.itemStyleClasses ?? [],
            tint: isTinted ? ItemClasses.tint(of: sector, onRingOf: motion.count) : nil)
    }

    /// The part with the style of a sector's wedge in a state.
    ///
    /// The current sector has a shared part, as the picture includes its own.
    func wedge(of sector: Int?, states: UInt32) -> Widget {
        let isCurrent = states & Self.currentState != 0
        if !isCurrent, let sector, let own = sectors[sector] { return own.wedge }
        let look = SectorLook(states: states, classes: sector.map(sharedClasses(of:)) ?? [])
        if let shared = sharedSectors[look] { return shared.wedge }
        let widget = Widget(SectorImplementation.objectClass)
        guard let shared = widget.implementation as? SectorImplementation else { return disc }
        shared.hold(widget)
        shared.changed = { [weak self] in self?.wedgeStyleChanged(fill: $0) }
        shared.setClasses(look.classes)
        widget.setAccessibleHidden(true)
        widget.append(to: self.widget)
        widget.setChildVisible(false)
        widget.setState(GtkStateFlags(rawValue: states & ~Self.currentState), true)
        shared.wedge.setStyleClass(SectorImplementation.currentClass, isCurrent)
        sharedSectors[look] = shared
        return shared.wedge
    }

    /// The style classes of a sector without a widget; slices of many sectors have none.
    private func sharedClasses(of sector: Int) -> [String] {
        WedgePainter.isNarrow(sector, of: motion.ring, layout) ? [] : classes(of: sector)
    }

    /// Creates the shared widgets of the resting sectors: GTK forbids new widgets while it draws.
    func addSharedSectors() {
        guard sectors.count < motion.count else { return }
        let isSliced = motion.ring.isEqual && WedgePainter.isNarrow(0, of: motion.ring, layout)
        for sector in isSliced ? 0..<0 : 0..<motion.count where sectors[sector] == nil {
            _ = wedge(
                of: sector, states: motion.isEnabled(sector) ? 0 : CGTK_STATE_FLAG_INSENSITIVE.rawValue)
        }
    }
}
