extension WheelModel {
    /// Turns the wheel on by some sectors, from the one it is heading for.
    ///
    /// It stops at the stops. A step against the only way that the wheel turns does nothing, nor does one
    /// while a pointer holds it.
    ///
    /// - Parameters:
    ///   - count: positive in the order of the sectors' numbers.
    ///   - time: when it is asked to.
    @discardableResult
    public mutating func step(by count: Int, at time: Duration) -> [WheelChange] {
        guard phase != .dragging, ring.count > 0, let allowed = allowedPlaces else { return [] }
        var changes: [WheelChange] = []
        follow(at: time.inSeconds, &changes)
        let base = destination ?? currentPlace
        let place = base + min(max(count, allowed.lowerBound - base), allowed.upperBound - base)
        if place != base, settings.turning.allows(detent(of: place) - detent(of: base)) {
            head(for: place, at: time.inSeconds, &changes)
        }
        return changes
    }

    /// Turns the wheel until a sector is at the indicator, the shortest way that it may go.
    ///
    /// This is what a tap on a sector does. It does nothing while a pointer holds the wheel, or where the
    /// stops do not let the sector come round.
    @discardableResult
    public mutating func turn(to sector: Int, at time: Duration) -> [WheelChange] {
        guard phase != .dragging else { return [] }
        var changes: [WheelChange] = []
        follow(at: time.inSeconds, &changes)
        if let place = reachablePlace(of: sector) { head(for: place, at: time.inSeconds, &changes) }
        return changes
    }

    /// Selects a sector at once, and turns the wheel to it.
    ///
    /// A wheel that is held is taken out of the pointer's hand. Nothing changes when there is no such
    /// sector, or where the stops do not let it come round.
    @discardableResult
    public mutating func select(_ sector: Int, at time: Duration) -> [WheelChange] {
        var changes: [WheelChange] = []
        follow(at: time.inSeconds, &changes)
        guard let place = reachablePlace(of: sector) else { return changes }
        if let drag { release(drag, &changes) }
        choose(sector, &changes)
        head(for: place, at: time.inSeconds, &changes)
        return changes
    }

    /// Ends a drag or motion at the sector that is at the indicator, and selects that sector.
    ///
    /// A wheel that snaps turns on to the sector's detent. Where the stops exclude it, the nearest allowed sector is
    /// selected. Does nothing at rest.
    @discardableResult
    public mutating func selectCurrent(at time: Duration) -> [WheelChange] {
        var changes: [WheelChange] = []
        follow(at: time.inSeconds, &changes)
        guard phase != .idle, ring.count > 0 else { return changes }
        if let drag { release(drag, &changes) }
        stop()
        let (end, place) = restingPlace(near: radians)
        choose(ring.sector(ofPlace: place ?? currentPlace), &changes)
        settle(to: end, place: place, velocity: 0, at: time.inSeconds, &changes)
        return changes
    }

    /// Puts the wheel at a rotation, clamped to the stops, and leaves it there whether or not it snaps.
    ///
    /// A drag or motion ends. Of the sectors that are jumped over, the last turn's are reported as crossed.
    @discardableResult
    public mutating func setRotation(_ rotation: Angle, at time: Duration) -> [WheelChange] {
        guard rotation.isFinite else { return [] }
        var changes: [WheelChange] = []
        if let drag { release(drag, &changes) }
        stop()
        if phase == .idle { origin = radians }
        move(to: settings.stops.clamp(rotation.radians), isJump: true, &changes)
        rest(at: time.inSeconds, &changes)
        return changes
    }

    private mutating func head(for place: Int, at time: Double, _ changes: inout [WheelChange]) {
        let velocity = motion?.velocity(at: time) ?? 0
        (flickEnd, returnPoint) = (nil, nil)
        settle(to: detent(of: place), place: place, velocity: velocity, at: time, &changes)
    }

    /// The place of a sector that the wheel can turn to by the shortest way.
    private func reachablePlace(of sector: Int) -> Int? {
        (0..<ring.count).contains(sector) ? reachablePlace(of: sector, near: radians) : nil
    }

    /// The place of a sector that the wheel can turn to and whose detent is nearest to a rotation.
    func reachablePlace(of sector: Int, near rotation: Double) -> Int? {
        let nearest = ring.place(of: sector, near: place(at: settings.stops.clamp(rotation)))
        let turn = 2 * Double.pi
        let least = max(
            Self.limited(settings.stops.minimum.radians),
            settings.turning == .clockwise ? radians : -.infinity)
        let most = min(
            Self.limited(settings.stops.maximum.radians),
            settings.turning == .counterclockwise ? radians : .infinity)
        let end = detent(of: nearest)
        // So many turns from there as it takes to come to where the wheel may go.
        let below = ((least - end - 1e-9) / turn).rounded(.up)
        let above = ((end - most - 1e-9) / turn).rounded(.up)
        let turns = below > 0 ? below : above > 0 ? -above : 0
        guard turns.isFinite else { return nil }
        let place = nearest - Int(settings.direction.sign * turns) * ring.count
        guard isAllowed(detent(of: place) - radians), allowedPlaces?.contains(place) == true else {
            return nil
        }
        return place
    }
}
