extension WheelModel {
    /// Changes the wheel's sectors, while it is held or moving too.
    ///
    /// A resting wheel stands on the selected sector's detent afterwards, or on the nearest one where the
    /// stops do not allow that; a held one stays in the hand, and a moving one heads for the nearest detent.
    ///
    /// - Parameters:
    ///   - ring: the new sectors.
    ///   - selection: the sector to be selected; by default the selected one, clamped to what is left, and
    ///     sector 0 when none was.
    ///   - time: the time now.
    @discardableResult
    public mutating func setRing(
        _ ring: SectorRing, selection: Int? = nil, at time: Duration
    ) -> [WheelChange] {
        var changes: [WheelChange] = []
        let seconds = time.inSeconds
        follow(at: seconds, &changes)
        self.ring = ring
        destination = nil
        let wanted = selection ?? self.selection ?? 0
        let kept = ring.count > 0 ? min(max(wanted, 0), ring.count - 1) : nil
        if phase == .idle {
            if let kept { place(kept, &changes) }
            choose(sectorAtIndicator, &changes)
        } else {
            if phase != .dragging { resettle(at: seconds, &changes) }
            if phase != .idle { choose(kept, &changes) }
        }
        return changes
    }

    /// Puts a resting wheel on a sector's detent, or on the nearest where the stops do not allow that.
    ///
    /// A wheel that does not rest on detents stays where it is.
    private mutating func place(_ sector: Int, _ changes: inout [WheelChange]) {
        guard settings.snaps, let allowed = allowedPlaces else { return }
        let nearest = ring.place(of: sector, near: currentPlace)
        let places = [nearest, nearest - ring.count, nearest + ring.count]
        let end = places.first(where: allowed.contains).map(detent(of:))
        put(at: end ?? restingPlace(near: radians).rotation, &changes)
    }

    /// Puts the wheel at a rotation from where to count anew, which is not a movement.
    private mutating func put(at rotation: Double, _ changes: inout [WheelChange]) {
        let delta = Angle(radians: rotation - radians)
        origin = radians
        radians = rotation
        if delta != .zero { changes.append(.rotated(delta: delta, total: delta)) }
    }

    /// Changes how the wheel behaves.
    ///
    /// A wheel that may no longer stand where it does, or is moving, settles by the new rules. When the
    /// numbering changes its direction the selected sector stays at the indicator.
    @discardableResult
    public mutating func setSettings(_ settings: WheelSettings, at time: Duration) -> [WheelChange] {
        guard settings.isFinite, settings != self.settings else { return [] }
        var changes: [WheelChange] = []
        let seconds = time.inSeconds
        follow(at: seconds, &changes)
        let old = self.settings
        self.settings = settings
        if settings.autoAdvance != old.autoAdvance { restingSince = seconds }
        if settings.direction != old.direction {
            if let drag { release(drag, &changes) }
            motion = nil
            put(at: -radians, &changes)
            returnPoint = returnPoint.map(-)
        }
        if settings.stops != old.stops || settings.turning != old.turning {
            drag?.grip = Grip(of: radians, stops: settings.stops)
        }
        let touchesRest =
            settings.stops != old.stops || settings.turning != old.turning
            || settings.snaps != old.snaps || settings.direction != old.direction
        if drag == nil, touchesRest { resettle(at: seconds, &changes) }
        return changes
    }

    /// Lets a wheel that is not held go to where it rests by the rules and sectors of now.
    private mutating func resettle(at time: Double, _ changes: inout [WheelChange]) {
        letGo(velocity: motion?.velocity(at: time) ?? 0, at: time, &changes)
    }
}
