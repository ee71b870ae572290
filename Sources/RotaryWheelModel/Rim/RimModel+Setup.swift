extension RimModel {
    /// Adds and removes items, also while the rim is held or moves.
    ///
    /// The current item stays centered. A motion still leads to its chosen item, a flick as far as before. What
    /// replaces a removed item takes its role, else the nearest item.
    /// `relocated` maps a removed item to its new index, which a sorted list gives it; `nil` if it is gone.
    @discardableResult public mutating func replaceItems(
        at start: Int, removed: Int, added: Int, time: Duration, relocated: (Int) -> Int? = { _ in nil }
    ) -> [KineticChange] {
        renumbering { core in
            core.replaceItems(at: time.inSeconds, count: core.track.count - removed + added) { item in
                if item < start { return item }
                if item >= start + removed { return item - removed + added }
                return relocated(item) ?? (item - start < added ? item : start + max(added - 1, 0))
            }
        }
    }

    /// Changes the rim's behavior; a moving rim, or one that may not rest where it is, settles by the new settings.
    @discardableResult
    public mutating func setSettings(_ settings: RimSettings, at time: Duration) -> [KineticChange] {
        guard settings != self.settings else { return [] }
        return renumbering { $0.setSettings(settings, at: time.inSeconds) }
    }

    /// Changes the positions of the items in the view, but not the rim's position.
    public mutating func setGeometry(_ geometry: RimGeometry, at time: Duration) {
        let old = self.geometry
        guard geometry != old else { return }
        core.track.geometry = geometry
        if old.anglePerItem != geometry.anglePerItem || old.sense != geometry.sense {
            core.restartDrag(at: time.inSeconds)
        } else {
            core.regrip()
        }
    }

    /// Applies a change, and reports a rotation of zero if only the position's number changes.
    private mutating func renumbering(_ event: (inout KineticCore<RimTrack>) -> Void) -> [KineticChange] {
        let position = position
        let changes = self.changes(by: event)
        let hasRotated = changes.contains { if case .rotated = $0 { true } else { false } }
        guard self.position != position, !hasRotated else { return changes }
        return [.rotated(by: .zero, total: core.angle(of: core.position - core.origin))] + changes
    }
}

extension KineticCore<RimTrack> {
    mutating func replaceItems(at time: Double, count: Int, newIndex: (Int) -> Int) {
        follow(at: time)
        let before = (place: currentPlace, item: current, selection: selection, chosen: chosen)
        track.count = count.clamped(to: 0...RimModel.maximumCount)
        guard track.count > 0 else { return jump(to: 0, at: time) }
        func index(_ item: Int) -> Int { min(newIndex(item), track.count - 1) }
        if let item = before.item { shift(by: index(item) - before.place) }
        guard phase != .idle else {
            move(to: track.stops.clamp(position))
            hasMoved = false
            return choose(current)
        }
        choose(before.selection.map(index) ?? current)
        if drag == nil { resettle(to: before.chosen.map(index), at: time) }
    }

    /// Renumbers the places, which moves nothing in the view.
    private mutating func shift(by places: Int) {
        let distance = Double(places)
        (position, origin) = (position + distance, origin + distance)
        motion = motion?.shifted(by: distance)
        destination = destination.map { $0 + places }
        (flickEnd, returnPoint) = (flickEnd.map { $0 + distance }, returnPoint.map { $0 + distance })
        drag?.began += distance
        drag?.velocity.shift(by: distance)
        regrip()
    }

    mutating func setSettings(_ settings: RimSettings, at time: Double) {
        follow(at: time)
        let chosen = chosen
        if track.settings.isEndless, !settings.isEndless, let current { shift(by: current - currentPlace) }
        track.settings = settings
        regrip()
        if drag == nil, track.count > 0 { resettle(to: chosen, at: time) }
    }
}
