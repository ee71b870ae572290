extension WheelModel {
    /// A pointer that holds the wheel.
    struct Drag: Hashable, Sendable {
        /// The rotation when the wheel was gripped.
        let began: Double
        /// Whether the drag was reported.
        var hasBegun = false
        var grip: Grip
        var velocity: VelocityTracker
    }

    /// How a held wheel follows the pointer.
    struct Grip: Hashable, Sendable {
        /// How far the wheel had been pulled when it was gripped: more where the rubber band is stretched.
        let pulled: Double
        /// How far it stood beyond what the band gives, as it can where a stop has just been moved.
        let excess: Double
        /// The pointer's turning since.
        var total = 0.0
        /// The part of it that the wheel follows: all, or the farthest one way.
        var followed = 0.0

        init(of rotation: Double, stops: WheelStops) {
            pulled = stops.pulled(rotation)
            excess = rotation - stops.stretched(pulled)
        }

        /// Takes the pointer's turning and returns where the wheel stands.
        mutating func turn(by delta: Double, settings: WheelSettings) -> Double {
            total = WheelModel.limited(total + delta)
            switch settings.turning {
            case .both: followed = total
            case .clockwise: followed = max(followed, total)
            case .counterclockwise: followed = min(followed, total)
            }
            return settings.stops.stretched(pulled + followed) + excess
        }
    }

    /// Grips the wheel where it stands; a moving wheel is caught.
    ///
    /// Does nothing while the wheel is held already.
    @discardableResult
    public mutating func hold(at time: Duration) -> [WheelChange] {
        guard phase != .dragging else { return [] }
        let seconds = time.inSeconds
        var changes = WheelChange.list()
        follow(at: seconds, &changes)
        motion = nil
        destination = nil
        flickEnd = nil
        returnPoint = returnPoint ?? radians
        drag = Drag(
            began: radians, grip: Grip(of: radians, stops: settings.stops),
            velocity: VelocityTracker(at: seconds, rotation: radians))
        origin = radians
        enter(.dragging, &changes)
        return changes
    }

    /// Begins a drag; holds the wheel first, unless it is held.
    @discardableResult
    public mutating func beginDrag(at time: Duration) -> [WheelChange] {
        var changes = hold(at: time)
        guard drag?.hasBegun == false else { return changes }
        drag?.hasBegun = true
        changes.append(.dragBegan)
        return changes
    }

    /// Turns the held wheel.
    ///
    /// The wheel follows the pointer: all of its turning, beyond a stop less and less, and on a one-way
    /// wheel the farthest that the pointer has come.
    ///
    /// - Parameters:
    ///   - delta: how far the pointer has turned since the last event.
    ///   - time: of the event.
    @discardableResult
    public mutating func drag(by delta: Angle, at time: Duration) -> [WheelChange] {
        guard delta.isFinite, var drag = self.drag else { return [] }
        self.drag = nil
        var changes = WheelChange.list()
        move(to: drag.grip.turn(by: delta.radians, settings: settings), &changes)
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
        var changes = WheelChange.list()
        release(drag, &changes)
        let velocity = settings.hasInertia ? drag.velocity.velocity(at: seconds) : 0
        letGo(velocity: velocity, at: seconds, &changes)
        return changes
    }

    /// Gives up the drag: the wheel goes back to where it began, or to the detent nearest to there.
    @discardableResult
    public mutating func cancelDrag(at time: Duration) -> [WheelChange] {
        guard let drag else { return [] }
        var changes = WheelChange.list()
        release(drag, &changes)
        if settings.returnsToStart {
            letGo(velocity: 0, at: time.inSeconds, &changes)
        } else {
            let (end, place) = restingPlace(near: drag.began)
            settle(to: end, place: place, velocity: 0, at: time.inSeconds, &changes)
        }
        return changes
    }

    mutating func release(_ drag: Drag, _ changes: inout [WheelChange]) {
        self.drag = nil
        if drag.hasBegun { changes.append(.dragEnded(total: Angle(radians: radians - drag.began))) }
    }

    /// Lets a wheel that nothing holds go to where it rests: back to its start, or on by its velocity.
    mutating func letGo(velocity: Double, at time: Double, _ changes: inout [WheelChange]) {
        // A spring pulls to what is nearest, however fast the wheel is.
        flickEnd =
            settings.springDamping == nil
            ? WheelMotion.projection(
                from: radians, velocity: velocity, settleDuration: settings.settleDuration.inSeconds)
            : radians
        goOn(velocity: velocity, at: time, &changes)
    }

    /// Lets a wheel that was let go turn on: back to its start, or to where it rests ahead of it.
    mutating func goOn(velocity: Double, at time: Double, _ changes: inout [WheelChange]) {
        let start = settings.returnsToStart ? returnPoint : nil
        let end = start.map(restingPlace(near:)) ?? restingPlace(ahead: flickEnd ?? radians)
        goOn(to: end, velocity: velocity, at: time, &changes)
    }

    /// Turns to a resting place: at even speed where the wheel goes back to its start.
    mutating func goOn(
        to end: (rotation: Double, place: Int?), velocity: Double, at time: Double,
        _ changes: inout [WheelChange]
    ) {
        if settings.returnsToStart, returnPoint != nil {
            let speed = WheelSettings.returnSpeed
            let motion = WheelMotion(from: radians, to: end.rotation, speed: speed, at: time)
            begin(motion, as: .settling, place: end.place, &changes)
        } else {
            settle(to: end.rotation, place: end.place, velocity: velocity, at: time, &changes)
        }
    }

    /// Where a wheel that would run on to a rotation comes to rest: ahead of it when it turns only one way.
    private func restingPlace(ahead rotation: Double) -> (rotation: Double, place: Int?) {
        let nearest = restingPlace(near: rotation)
        guard let place = nearest.place, let allowed = allowedPlaces else { return nearest }
        guard !isAllowed(nearest.rotation - radians) else { return nearest }
        let onward = place + (settings.turning == .clockwise ? -1 : 1) * Int(settings.direction.sign)
        return allowed.contains(onward) ? (detent(of: onward), onward) : nearest
    }

    /// Whether the wheel may turn a way; no way at all is allowed, and what rounding makes of it.
    func isAllowed(_ way: Double) -> Bool { settings.turning.allows(abs(way) < 1e-9 ? 0 : way) }

    /// Where the wheel can rest nearest to a rotation: on a detent if it snaps, and within the stops.
    func restingPlace(near rotation: Double) -> (rotation: Double, place: Int?) {
        let rotation = settings.stops.clamp(Self.limited(rotation))
        guard settings.snaps, ring.count > 0, let allowed = allowedPlaces else { return (rotation, nil) }
        let place = min(max(place(at: rotation), allowed.lowerBound), allowed.upperBound)
        return (detent(of: place), place)
    }

    /// The places whose detents lie within the stops; `nil` when none does.
    var allowedPlaces: ClosedRange<Int>? {
        let one = -settings.direction.sign * Self.limited(settings.stops.minimum.radians)
        let other = -settings.direction.sign * Self.limited(settings.stops.maximum.radians)
        let (start, end) = (min(one, other), max(one, other))
        var low = ring.place(at: start)
        if ring.middle(ofPlace: low) < start - 1e-9 { low += 1 }
        var high = ring.place(at: end)
        if ring.middle(ofPlace: high) > end + 1e-9 { high -= 1 }
        return low <= high ? low...high : nil
    }
}
