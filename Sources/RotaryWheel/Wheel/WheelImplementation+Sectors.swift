import CRotaryWheelShims
import RotaryWheelInterop
import RotaryWheelModel

// The widgets of the sectors. A sector that is too narrow for content shares a widget with others of its look, so that
// 100,000 sectors cost no more than a few.
extension WheelImplementation {
    /// The smallest width of content, in pixels.
    private static let leastContent = 8.0

    /// Creates the widgets of sectors with room for content.
    ///
    /// Before the first allocation the natural size applies.
    func addSectors() {
        guard !hasSectors, motion.count > 0 else { return }
        hasSectors = true
        fittedRadius = nil
        // `:nth-child` of CSS counts sectors from 1.
        var previous: Widget?
        for sector in sectorsWithRoom {
            let widget = Widget(SectorImplementation.objectClass)
            guard let implementation = widget.implementation as? SectorImplementation else { return }
            implementation.hold(widget)
            implementation.changed = { [weak self] in self?.wedgeStyleChanged(fill: $0) }
            let item = item(at: sector)
            implementation.follow(item) { [weak self] in self?.itemChanged() }
            widget.insert(into: self.widget, after: previous)
            implementation.setClasses(classes(of: sector))
            implementation.fill(with: item, text: text(of: sector), maker: contentMaker)
            describe(implementation, as: sector)
            sectors[sector] = implementation
            previous = widget
        }
        // Items are followed from now on.
        describeSelection()
        updateStates()
    }

    /// Keeps the sectors of a resized wheel, unless their number changes.
    func keepSectorsWithRoom() {
        if sectors.count != sectorsWithRoom.count { removeSectors() }
    }

    /// Scales content to the largest size at which all fits, else to the default.
    ///
    /// Among equal sectors, all icons show labels or none does. Wheels with only text have
    /// a layout of their own, ``fitNames()``.
    func fitSectors() {
        guard fittedRadius != layout.radius else { return }
        fittedRadius = layout.radius
        addSharedSectors()
        if !fitNames() { fitContents() }
        for sector in sectors.values { sector.hideMisfit() }
    }

    private func fitContents() {
        let textFactor = widget.textFactor
        let scales = layout.contentScales(textFactor: textFactor)
        let usual = layout.usualScale(textFactor: textFactor)
        // Content that fits at one size fits at all smaller ones. Most fits at the largest.
        var (best, end, next) = (0, scales.count, 0)
        var fitted: Int?
        while best < end {
            fitted = sectors.keys.allSatisfy { fit($0, scales[next]) } ? next : nil
            if fitted == nil { best = next + 1 } else { end = next }
            next = (best + end) / 2
        }
        if fitted != best {
            for index in sectors.keys { _ = fit(index, best < scales.count ? scales[best] : usual) }
        }
        if best == scales.count, motion.ring.isEqual, sectors.values.contains(where: \.showsIconAlone) {
            for index in sectors.keys { _ = fit(index, usual, prefersIcon: true) }
        }
    }

    /// Lays out the content of a sector that fits.
    ///
    /// - Returns: whether all of it fits.
    private func fit(_ index: Int, _ scale: WheelLayout.ContentScale, prefersIcon: Bool = false) -> Bool {
        let width = motion.ring.width(of: index)
        return sectors[index]?.fit(into: layout.room(ofWidth: width), scale: scale, prefersIcon: prefersIcon)
            ?? true
    }

    /// Shows a change of an item.
    private func itemChanged() {
        removeSectors()
        placeEverything()
        describeSelection()
    }

    private var sectorsWithRoom: [Int] {
        let layout = layout.radius > 0 ? layout : WheelLayout(radius: Double(Self.naturalSize) / 2)
        func hasRoom(_ sector: Int) -> Bool {
            let width = motion.ring.width(of: sector)
            // The arc decides about most sectors.
            guard width.radians * layout.outer >= Self.leastContent else { return false }
            let room = layout.room(ofWidth: width)
            return hasNameRoom(room) || room.width(forHeight: Self.leastContent) >= Self.leastContent
        }
        guard motion.ring.isEqual else { return (0..<motion.count).filter(hasRoom) }
        return hasRoom(0) ? Array(0..<motion.count) : []
    }

    func removeSectors() {
        for sector in sectors.values { sector.leave() }
        for sector in sharedSectors.values { sector.leave() }
        sectors = [:]
        sharedSectors = [:]
        removeStandIn()
        hasSectors = false
        picture = nil
    }

    func wedgeStyleChanged(fill: Bool) {
        widget.queueDraw()
        guard fill else { return }
        picture = nil
        wedges.queueDraw()
    }

    /// Updates the states of the sectors.
    func updateStates() {
        let all = [CGTK_STATE_FLAG_SELECTED, CGTK_STATE_FLAG_PRELIGHT, CGTK_STATE_FLAG_ACTIVE]
        speed.isTooFast = motion.isTooFast(at: MonotonicClock.now)
        if !showsPicture { wedges.queueDraw() }
        for (index, sector) in sectors {
            let states = states(of: index)
            for flag in all { sector.widget.setState(flag, states & flag.rawValue != 0) }
            let isCurrent = states & Self.currentState != 0
            sector.widget.setStyleClass(SectorImplementation.currentClass, isCurrent)
            sector.widget.setSensitive(motion.isEnabled(index))
            sector.accessible.isSelected = index == motion.selection
        }
        updateStandIn()
        // GTK forbids new widgets while it draws.
        guard hasSectors else { return }
        let disabled = motion.ring.disabled.first
        for sector in [nil, disabled, motion.selection, motion.current, hoveredSector, pressedSector] {
            let states = sector.map(states(of:)) ?? 0
            if sectors.count < motion.count || states & Self.currentState != 0 {
                _ = wedge(of: sector, states: states)
            }
        }
    }
}
