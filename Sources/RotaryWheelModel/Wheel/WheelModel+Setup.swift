extension WheelModel {
    /// Changes the wheel's sectors, also while it is held or moves.
    ///
    /// The selected sector stays selected. A resting wheel settles on its detent, or on the nearest enabled one that the
    /// stops allow; a held wheel does not turn. A motion still leads to its chosen sector, a flick as far as before.
    /// `newIndex` maps a sector to its new index, or that of its replacement; it and the selection are clamped.
    @discardableResult public mutating func setRing(
        _ ring: SectorRing, selection: Int? = nil, at time: Duration, newIndex: (Int) -> Int = { $0 }
    ) -> [KineticChange] {
        changes { $0.setRing(ring, selection: selection, at: time.inSeconds, newIndex: newIndex) }
    }

    /// Ends a drag or motion, replaces the sectors, and selects one, clamped to the new ones.
    @discardableResult public mutating func replaceRing(
        _ ring: SectorRing, selection: Int, at time: Duration
    ) -> [KineticChange] {
        changes {
            $0.follow(at: time.inSeconds)
            $0.release()
            $0.stop()
            $0.hasMoved = false
            $0.put(at: $0.track.stops.clamp($0.position))
            $0.enter(.idle)
            $0.setRing(ring, selection: selection, at: time.inSeconds) { $0 }
        }
    }

    /// Changes the wheel's behavior.
    ///
    /// A wheel settles if it may no longer rest where it is. A motion keeps its destination as far as the settings
    /// allow. A new direction leaves the sector at the indicator in place.
    @discardableResult
    public mutating func setSettings(_ settings: WheelSettings, at time: Duration) -> [KineticChange] {
        let isFinite = settings.indicator.isFinite && settings.springDamping?.isFinite != false
        guard isFinite, settings != self.settings else { return [] }
        return changes { $0.setSettings(settings, at: time.inSeconds) }
    }
}

extension KineticCore<WheelTrack> {
    mutating func setRing(
        _ ring: SectorRing, selection: Int?, at time: Double, newIndex: (Int) -> Int
    ) {
        follow(at: time)
        let (selected, chosen) = (self.selection, chosen)
        track.ring = ring
        destination = nil
        func index(_ sector: Int?) -> Int? {
            ring.count > 0 ? (sector ?? 0).clamped(to: 0...ring.count - 1) : nil
        }
        var kept = index(selection ?? selected.map(newIndex))
        // A selected sector that is disabled is left in a motion.
        if selection != nil || selected == nil {
            kept = kept.map { track.item(ofPlace: enabledPlace($0, near: track.detent(of: $0))) }
        }
        guard phase != .idle else {
            if let kept { place(kept) }
            choose(current)
            return leaveDisabledPlace(at: time)
        }
        if phase != .dragging {
            let aim = chosen.flatMap { $0 == selected ? kept : index(newIndex($0)) }
            resettle(to: aim, at: time)
        }
        if phase != .idle { choose(kept) }
    }

    /// Puts a resting wheel on a sector's detent, or near it, unless it need not snap and the sector is current.
    private mutating func place(_ sector: Int) {
        guard track.snaps || sector != current, let allowed = track.allowedPlaces else { return }
        let nearest = track.ring.place(of: sector, near: currentPlace)
        let places = [nearest, nearest - track.count, nearest + track.count]
        let end = places.first(where: allowed.contains).map(track.detent(of:))
        put(at: end ?? rest(near: position).position)
    }

    mutating func setSettings(_ settings: WheelSettings, at time: Double) {
        follow(at: time)
        let (old, chosen) = (track.settings, chosen)
        track.settings = settings
        if settings.autoAdvance != old.autoAdvance { restingSince = time }
        if settings.direction != old.direction {
            release()
            motion = motion?.mirrored
            let isAllowed = settings.stops.clamp(-position) == -position
            put(at: isAllowed ? -position : rest(near: -position).position)
            (flickEnd, returnPoint) = (flickEnd.map(-), returnPoint.map(-))
        }
        let hasNewRange = settings.stops != old.stops || settings.turning != old.turning
        if hasNewRange { regrip() }
        let touchesRest =
            hasNewRange || settings.snaps != old.snaps || settings.direction != old.direction
        if drag == nil, touchesRest { resettle(to: chosen, at: time) }
    }
}
