extension WheelModel {
    /// Lets the time pass: a moving wheel moves, one that turns by itself starts when it is due.
    ///
    /// Call it once a frame while ``phase`` is `coasting` or `settling`, and at ``nextAdvance``. A time before the last
    /// one moves nothing back.
    @discardableResult
    public mutating func update(at time: Duration) -> [WheelChange] {
        let seconds = time.inSeconds
        var changes = WheelChange.list()
        if motion != nil {
            follow(at: seconds, &changes)
        } else if let due = nextAdvance, time >= due {
            restingSince = seconds
            changes = advance(at: time)
        }
        return changes
    }

    /// Ends a motion at once, as if the time it takes had passed.
    ///
    /// Everything is told as it would have been, in the same order. This is what reduced motion needs.
    @discardableResult
    public mutating func finishMotion(at time: Duration) -> [WheelChange] {
        guard let motion else { return [] }
        var changes = WheelChange.list()
        if phase == .coasting, destination != nil { enter(.settling, &changes) }
        move(to: motion.end, &changes)
        self.motion = nil
        rest(at: time.inSeconds, &changes)
        return changes
    }

    /// When the resting wheel next turns by itself; `nil` when it does not.
    public var nextAdvance: Duration? {
        guard phase == .idle, ring.count > 1, let pause = settings.autoAdvance else { return nil }
        return .seconds(restingSince) + pause
    }

    /// Starts the pause before the wheel turns by itself anew.
    public mutating func postponeAdvance(at time: Duration) { restingSince = time.inSeconds }

    /// Turns on by one sector the way that the wheel may go; at a stop, back to the other if there is one.
    private mutating func advance(at time: Duration) -> [WheelChange] {
        let changes = step(by: 1, at: time)
        guard changes.isEmpty, let allowed = allowedPlaces else { return changes }
        guard settings.turning == .both else { return step(by: -1, at: time) }
        return settings.stops.areClosed ? step(by: allowed.lowerBound - currentPlace, at: time) : []
    }
}
