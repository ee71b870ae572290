extension WheelModel {
    /// A pointer that holds the wheel.
    struct Drag: Hashable, Sendable {
        /// The rotation when the wheel was gripped.
        let began: Double
        /// How far the wheel had been pulled then, which is more where the rubber band is stretched.
        let pulled: Double
        /// The pointer's turning since.
        var total = 0.0
        /// The part of it that the wheel follows: all, or the farthest one way.
        var followed = 0.0
        var velocity: VelocityTracker
    }

    /// Grips the wheel where it stands; a moving wheel is caught.
    ///
    /// Does nothing while the wheel is held already.
    @discardableResult
    public mutating func beginDrag(at time: Duration) -> [WheelChange] {
        guard phase != .dragging else { return [] }
        let seconds = time.inSeconds
        var changes: [WheelChange] = []
        follow(at: seconds, &changes)
        motion = nil
        destination = nil
        returnPoint = returnPoint ?? radians
        drag = Drag(
            began: radians, pulled: settings.stops.pulled(radians),
            velocity: VelocityTracker(at: seconds, rotation: radians))
        origin = radians
        changes.append(.dragBegan)
        enter(.dragging, &changes)
        return changes
    }

    /// Turns the held wheel.
    ///
    /// The wheel follows the pointer: all of its turning, beyond a stop less and less, and on a one-way
    /// wheel the farthest that the pointer has come.
    ///
    /// - Parameter delta: how far the pointer has turned since the last event.
    @discardableResult
    public mutating func drag(by delta: Angle, at time: Duration) -> [WheelChange] {
        guard delta.isFinite, var drag = self.drag else { return [] }
        self.drag = nil
        drag.total += delta.radians
        switch settings.turning {
        case .both: drag.followed = drag.total
        case .clockwise: drag.followed = max(drag.followed, drag.total)
        case .counterclockwise: drag.followed = min(drag.followed, drag.total)
        }
        var changes: [WheelChange] = []
        move(to: settings.stops.stretched(drag.pulled + drag.followed), &changes)
        drag.velocity.record(at: time.inSeconds, rotation: radians)
        self.drag = drag
        return changes
    }

    /// Lets go of the wheel, which then heads for a detent.
    ///
    /// Without speed that is the nearest. With speed the detent is chosen where the wheel would come to
    /// rest by itself, and one curve leads there that leaves with the wheel's velocity.
    @discardableResult
    public mutating func endDrag(at time: Duration) -> [WheelChange] {
        guard let drag else { return [] }
        let seconds = time.inSeconds
        var changes: [WheelChange] = []
        release(drag, &changes)
        let velocity = settings.hasInertia ? drag.velocity.velocity(at: seconds) : 0
        if settings.returnsToStart, let returnPoint {
            destination = nil
            guard returnPoint != radians else {
                rest(at: seconds, &changes)
                return changes
            }
            motion = WheelMotion(
                from: radians, to: returnPoint, speed: WheelSettings.returnSpeed, at: seconds)
            enter(.settling, &changes)
        } else {
            let (end, place) = restingPlace(velocity: velocity)
            settle(to: end, place: place, velocity: velocity, at: seconds, &changes)
        }
        return changes
    }

    /// Gives up the drag: the wheel goes back to where it began.
    @discardableResult
    public mutating func cancelDrag(at time: Duration) -> [WheelChange] {
        guard let drag else { return [] }
        var changes: [WheelChange] = []
        release(drag, &changes)
        let place = settings.snaps && ring.count > 0 ? place(at: settings.stops.clamp(drag.began)) : nil
        let end = place.map(detent(of:)) ?? settings.stops.clamp(drag.began)
        settle(to: end, place: place, velocity: 0, at: time.inSeconds, &changes)
        return changes
    }

    mutating func release(_ drag: Drag, _ changes: inout [WheelChange]) {
        self.drag = nil
        changes.append(.dragEnded(total: Angle(radians: radians - drag.began)))
    }

    /// Where a wheel that is let go comes to rest.
    func restingPlace(velocity: Double) -> (rotation: Double, place: Int?) {
        let stops = settings.stops
        let projected = stops.clamp(WheelMotion.projection(from: radians, velocity: velocity))
        guard settings.snaps, ring.count > 0, let allowed = allowedPlaces else { return (projected, nil) }
        var place = place(at: projected)
        let onward = settings.turning == .clockwise ? -settings.direction.sign : settings.direction.sign
        let way = detent(of: place) - radians
        if !settings.turning.allows(abs(way) < 1e-9 ? 0 : way) { place += Int(onward) }
        place = min(max(place, allowed.lowerBound), allowed.upperBound)
        return (detent(of: place), place)
    }

    /// The places whose detents lie within the stops; `nil` when none does.
    var allowedPlaces: ClosedRange<Int>? {
        let stops = settings.stops
        let rotations = [stops.minimum.radians, stops.maximum.radians]
        let ends = rotations.map { -settings.direction.sign * $0 }.sorted()
        var (low, high) = (Int.min, Int.max)
        if ends[0].isFinite {
            low = ring.place(at: ends[0])
            if ring.middle(ofPlace: low) < ends[0] - 1e-9 { low += 1 }
        }
        if ends[1].isFinite {
            high = ring.place(at: ends[1])
            if ring.middle(ofPlace: high) > ends[1] + 1e-9 { high -= 1 }
        }
        return low <= high ? low...high : nil
    }
}
