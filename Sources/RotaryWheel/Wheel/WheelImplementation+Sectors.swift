import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The widgets of the sectors. A sector that is too narrow for any content has none: it shares the look of
// its state with the others, so that 100,000 sectors cost no more than a few.
extension WheelImplementation {
    /// The least width, in pixels, that is worth making content for.
    private static let leastContent = 8.0

    /// Gives each sector that has room for content a widget, be it for assistive technologies alone.
    ///
    /// Before the first layout the wheel is taken to get its natural size.
    func addSectors() {
        guard !hasSectors, motion.count > 0 else { return }
        hasSectors = true
        fittedRadius = nil
        var previous: Widget = wedges
        for sector in sectorsWithRoom {
            let widget = Widget(SectorImplementation.objectClass)
            guard let implementation = widget.implementation as? SectorImplementation else { return }
            implementation.hold(widget)
            implementation.changed = { [weak self] in self?.wedgeStyleChanged(fill: $0) }
            let item = item(at: sector)
            implementation.follow(item) { [weak self] in self?.itemChanged() }
            widget.insert(into: self.widget, after: previous)
            implementation.fill(with: item, text: text(of: sector), maker: contentMaker)
            describe(implementation, as: sector)
            sectors[sector] = implementation
            previous = widget
        }
        updateStates()
    }

    /// Keeps the sectors of a wheel that has become larger or smaller, unless others have room now.
    func keepSectorsWithRoom() {
        if sectors.count != sectorsWithRoom.count { removeSectors() }
    }

    /// Makes content as large as all of it can be alike, or else as it usually is.
    ///
    /// Where sectors are equal, either all that have icons show their labels, too, or none does.
    func fitSectors() {
        guard fittedRadius != layout.radius else { return }
        fittedRadius = layout.radius
        let textFactor = widget.textFactor
        let scales = layout.contentScales(textFactor: textFactor)
        let usual = layout.usualScale(textFactor: textFactor)
        // What fits at one size fits at each smaller one.
        var (best, end) = (0, scales.count)
        while best < end {
            let middle = (best + end) / 2
            if sectors.keys.allSatisfy({ fit($0, scales[middle]) }) {
                end = middle
            } else {
                best = middle + 1
            }
        }
        for index in sectors.keys { _ = fit(index, best < scales.count ? scales[best] : usual) }
        if best == scales.count, motion.ring.isEqual, sectors.values.contains(where: \.showsIconAlone) {
            for index in sectors.keys { _ = fit(index, usual, prefersIcon: true) }
        }
        for sector in sectors.values { sector.hideMisfit() }
    }

    /// Lays out what of a sector's content has room.
    ///
    /// - Returns: whether that is all of it.
    private func fit(_ index: Int, _ scale: WheelLayout.ContentScale, prefersIcon: Bool = false) -> Bool {
        let width = motion.ring.width(of: index)
        let room = SectorRoom { [layout] in layout.contentWidth(forHeight: $0, sectorWidth: width) }
        return sectors[index]?.fit(into: room, scale: scale, prefersIcon: prefersIcon) ?? true
    }

    /// Shows what has changed about an item.
    private func itemChanged() {
        removeSectors()
        placeEverything()
        describeSelection()
    }

    private var sectorsWithRoom: [Int] {
        let layout = layout.radius > 0 ? layout : WheelLayout(radius: Double(Self.naturalSize) / 2)
        func hasRoom(_ sector: Int) -> Bool {
            let width = motion.ring.width(of: sector)
            // Most of very many sectors are too narrow at first sight.
            return width.radians * layout.outer >= Self.leastContent
                && layout.contentWidth(forHeight: Self.leastContent, sectorWidth: width) >= Self.leastContent
        }
        guard motion.ring.isEqual else { return (0..<motion.count).filter(hasRoom) }
        return hasRoom(0) ? Array(0..<motion.count) : []
    }

    func removeSectors() {
        for sector in sectors.values { sector.leave() }
        for sector in stateSectors.values { sector.leave() }
        sectors = [:]
        stateSectors = [:]
        removeStandIn()
        hasSectors = false
        picture = nil
    }

    /// The state of the sector at the indicator of a wheel that turns, beside those of GTK: a style class.
    static let currentState: UInt32 = 1 << 31

    /// The part whose style a sector's wedge has in a state.
    ///
    /// The current sector has a shared one, as the picture that turns includes its own.
    func wedge(of sector: Int?, states: UInt32) -> Widget {
        let isCurrent = states & Self.currentState != 0
        if !isCurrent, let sector, let own = sectors[sector] { return own.wedge }
        if let shared = stateSectors[states] { return shared.wedge }
        let widget = Widget(SectorImplementation.objectClass)
        guard let shared = widget.implementation as? SectorImplementation else { return face }
        shared.hold(widget)
        shared.changed = { [weak self] in self?.wedgeStyleChanged(fill: $0) }
        widget.setAccessibleHidden(true)
        widget.append(to: self.widget)
        widget.setChildVisible(false)
        widget.setState(GtkStateFlags(rawValue: states & ~Self.currentState), true)
        shared.wedge.setStyleClass("current", isCurrent)
        stateSectors[states] = shared
        return shared.wedge
    }

    func wedgeStyleChanged(fill: Bool) {
        widget.queueDraw()
        guard fill else { return }
        picture = nil
        wedges.queueDraw()
    }

    /// The state in which a sector shows.
    func states(of sector: Int) -> UInt32 {
        var states = motion.phase != .idle && sector == motion.current ? Self.currentState : 0
        guard motion.phase == .idle || (motion.phase == .dragging && !motion.hasTurned) else { return states }
        if motion.phase == .idle, sector == motion.selection { states |= GTK_STATE_FLAG_SELECTED.rawValue }
        if sector == hoveredSector { states |= GTK_STATE_FLAG_PRELIGHT.rawValue }
        if sector == pressedSector { states |= GTK_STATE_FLAG_ACTIVE.rawValue }
        return states
    }

    /// Brings the sectors' states up to date.
    func updateStates() {
        let all = [GTK_STATE_FLAG_SELECTED, GTK_STATE_FLAG_PRELIGHT, GTK_STATE_FLAG_ACTIVE]
        if !showsPicture { wedges.queueDraw() }
        for (index, sector) in sectors {
            let states = states(of: index)
            for flag in all { sector.widget.setState(flag, states & flag.rawValue != 0) }
            sector.widget.setStyleClass("current", states & Self.currentState != 0)
            sector.accessible.isSelected = index == motion.selection
        }
        updateStandIn()
        // Made now, as nothing may be made while GTK draws.
        guard hasSectors else { return }
        for sector in [nil, motion.selection, motion.current, hoveredSector, pressedSector] {
            let states = sector.map(states(of:)) ?? 0
            if sectors.count < motion.count || states & Self.currentState != 0 {
                _ = wedge(of: sector, states: states)
            }
        }
    }
}
