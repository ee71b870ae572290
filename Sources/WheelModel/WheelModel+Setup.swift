extension WheelModel {
    /// Changes the wheel's sectors, while it is held or moving too.
    ///
    /// A resting wheel stands on the selected sector's detent afterwards; a held one stays in the hand, and
    /// a moving one heads for the nearest detent.
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
        // Only a wheel that rests on detents can bring a chosen sector to the indicator by itself.
        let wanted = settings.snaps || phase != .idle ? selection ?? self.selection ?? 0 : sectorAtIndicator
        let kept = wanted.flatMap { ring.count > 0 ? min(max($0, 0), ring.count - 1) : nil }
        if kept != self.selection {
            self.selection = kept
            changes.append(.selectionChanged(kept))
        }
        if phase == .idle, let kept, settings.snaps, let allowed = allowedPlaces {
            origin = radians
            let nearest = ring.place(of: kept, near: currentPlace)
            let place = [nearest, nearest - ring.count, nearest + ring.count].first(where: allowed.contains)
            radians = place.map(detent(of:)) ?? radians
            if radians != origin {
                let delta = Angle(radians: radians - origin)
                changes.append(.rotated(delta: delta, total: delta))
            }
        } else if phase != .dragging {
            resettle(at: seconds, &changes)
        }
        return changes
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
            let delta = Angle(radians: -2 * radians)
            origin = radians
            radians = -radians
            if delta != .zero { changes.append(.rotated(delta: delta, total: delta)) }
        }
        let touchesRest =
            settings.stops != old.stops || settings.turning != old.turning
            || settings.snaps != old.snaps || settings.direction != old.direction
        if phase != .dragging || drag == nil, touchesRest { resettle(at: seconds, &changes) }
        return changes
    }

    /// Lets a wheel that is not held go to where it rests by the rules and sectors of now.
    private mutating func resettle(at time: Double, _ changes: inout [WheelChange]) {
        let velocity = motion?.velocity(at: time) ?? 0
        guard phase != .idle || ring.count > 0 else { return }
        let (end, place) = restingPlace(velocity: velocity)
        if phase == .idle, abs(end - radians) < 1e-12 {
            destination = place
            rest(at: time, &changes)
        } else {
            settle(to: end, place: place, velocity: velocity, at: time, &changes)
        }
    }
}
