extension WheelModel {
    /// Changes the wheel's sectors, also while it is held or moves.
    ///
    /// The selected sector stays selected. A resting wheel stands on its detent afterwards, or on the nearest one
    /// where the stops do not allow that; a held one stays in the hand. A motion to a chosen sector goes on to that,
    /// and a wheel that was let go turns on as far as before, to the nearest detent there.
    ///
    /// - Parameters:
    ///   - ring: the new sectors.
    ///   - selection: the sector to be selected; by default what has become of the selected one, and sector 0 when
    ///     none was.
    ///   - time: the time now.
    ///   - newIndex: what has become of a sector: its new index, or that of what takes its place. Both indices are
    ///     clamped to the new sectors.
    @discardableResult
    public mutating func setRing(
        _ ring: SectorRing, selection: Int? = nil, at time: Duration, newIndex: (Int) -> Int = { $0 }
    ) -> [WheelChange] {
        var changes: [WheelChange] = []
        let seconds = time.inSeconds
        follow(at: seconds, &changes)
        let (selected, chosen) = (self.selection, chosen)
        self.ring = ring
        destination = nil
        func index(_ sector: Int?) -> Int? {
            ring.count > 0 ? min(max(sector ?? 0, 0), ring.count - 1) : nil
        }
        let kept = index(selection ?? selected.map(newIndex))
        if phase == .idle {
            if let kept { place(kept, &changes) }
            choose(current, &changes)
        } else {
            if phase != .dragging {
                let aim = chosen.flatMap { $0 == selected ? kept : index(newIndex($0)) }
                resettle(to: aim, at: seconds, &changes)
            }
            if phase != .idle { choose(kept, &changes) }
        }
        return changes
    }

    /// Ends a drag or motion, and puts the wheel at rest on a sector of new ones.
    ///
    /// - Parameters:
    ///   - ring: the new sectors.
    ///   - selection: the sector to be selected, clamped to the new sectors.
    ///   - time: the time now.
    @discardableResult
    public mutating func replaceRing(
        _ ring: SectorRing, selection: Int, at time: Duration
    ) -> [WheelChange] {
        var changes: [WheelChange] = []
        follow(at: time.inSeconds, &changes)
        if let drag { release(drag, &changes) }
        stop()
        hasMoved = false
        put(at: settings.stops.clamp(radians), &changes)
        enter(.idle, &changes)
        return changes + setRing(ring, selection: selection, at: time)
    }

    /// Puts a resting wheel on a sector's detent, or on the nearest where the stops do not allow that.
    ///
    /// A wheel that does not rest on detents stays where it is while the sector is at the indicator.
    private mutating func place(_ sector: Int, _ changes: inout [WheelChange]) {
        guard settings.snaps || sector != current, let allowed = allowedPlaces else { return }
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
    /// A wheel that may no longer stand where it does settles by the new rules; a moving one goes on to where it leads,
    /// as far as they allow that. When the numbering changes its direction the sector at the indicator stays there.
    @discardableResult
    public mutating func setSettings(_ settings: WheelSettings, at time: Duration) -> [WheelChange] {
        guard settings.isFinite, settings != self.settings else { return [] }
        var changes: [WheelChange] = []
        let seconds = time.inSeconds
        follow(at: seconds, &changes)
        let (old, chosen) = (self.settings, chosen)
        self.settings = settings
        if settings.autoAdvance != old.autoAdvance { restingSince = seconds }
        if settings.direction != old.direction {
            if let drag { release(drag, &changes) }
            motion = motion?.mirrored
            let isAllowed = settings.stops.clamp(-radians) == -radians
            put(at: isAllowed ? -radians : restingPlace(near: -radians).rotation, &changes)
            (flickEnd, returnPoint) = (flickEnd.map(-), returnPoint.map(-))
        }
        if settings.stops != old.stops || settings.turning != old.turning {
            drag?.grip = Grip(of: radians, stops: settings.stops)
        }
        let touchesRest =
            settings.stops != old.stops || settings.turning != old.turning
            || settings.snaps != old.snaps || settings.direction != old.direction
        if drag == nil, touchesRest { resettle(to: chosen, at: seconds, &changes) }
        return changes
    }

    /// The sector that a motion leads to, by choice or as the wheel has come so near to it; `nil` for a flick.
    public var chosen: Int? {
        motion != nil && destination != nil && (flickEnd == nil || phase == .settling) ? heading : nil
    }

    /// Lets a wheel that is not held go to where it rests by the rules and sectors of now.
    ///
    /// - Parameter sector: where its motion leads; `nil` for a flick.
    private mutating func resettle(to sector: Int?, at time: Double, _ changes: inout [WheelChange]) {
        // Where there are no sectors any more, no motion leads to one.
        if ring.count == 0, flickEnd == nil { stop() }
        guard let motion else { return letGo(velocity: 0, at: time, &changes) }
        let speed = motion.velocity(at: time)
        let velocity = isAllowed(speed) ? speed : 0
        // What a hand let go is not taken round to where it did not let go.
        if let sector, let place = reachablePlace(of: sector, near: motion.end),
            returnPoint == nil || abs(detent(of: place) - motion.end) <= .pi
        {
            flickEnd = nil
            goOn(to: (detent(of: place), place), velocity: velocity, at: time, &changes)
        } else {
            flickEnd = flickEnd ?? motion.end
            goOn(velocity: velocity, at: time, &changes)
        }
    }

    /// Forgets a motion and all that belongs to it.
    mutating func stop() { (motion, destination, flickEnd, returnPoint) = (nil, nil, nil, nil) }
}
