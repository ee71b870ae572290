extension RimModel {
    /// Moves on by some items, from the one that the rim is heading for, as far as there are any.
    ///
    /// Does nothing while the rim is held.
    @discardableResult
    public mutating func step(by steps: Int, at time: Duration) -> [WheelChange] {
        guard drag == nil, count > 0 else { return [] }
        var changes: [WheelChange] = []
        follow(at: time.inSeconds, &changes)
        guard let base = headingPlace else { return changes }
        let place = clamp(base + min(max(steps, -Self.maximumCount), Self.maximumCount))
        if place != base || Double(place) != motion?.end ?? placePosition {
            head(for: place, at: time.inSeconds, &changes)
        }
        return changes
    }

    /// Moves to an item, the short way; it is selected when the rim has settled.
    ///
    /// Does nothing while the rim is held, or where there is no such item.
    @discardableResult
    public mutating func turn(to item: Int, at time: Duration) -> [WheelChange] {
        guard drag == nil, (0..<count).contains(item) else { return [] }
        var changes: [WheelChange] = []
        follow(at: time.inSeconds, &changes)
        head(for: place(of: item), at: time.inSeconds, &changes)
        return changes
    }

    /// Moves to a place, as a tap on what shows there does.
    @discardableResult
    public mutating func scroll(toPlace place: Int, at time: Duration) -> [WheelChange] {
        guard drag == nil, count > 0 else { return [] }
        var changes: [WheelChange] = []
        follow(at: time.inSeconds, &changes)
        head(for: clamp(place), at: time.inSeconds, &changes)
        return changes
    }

    /// Selects an item at once, and moves to it the short way.
    ///
    /// A rim that is held is taken out of the hand. Nothing changes where there is no such item.
    @discardableResult
    public mutating func select(_ item: Int, at time: Duration) -> [WheelChange] {
        guard (0..<count).contains(item) else { return [] }
        var changes: [WheelChange] = []
        follow(at: time.inSeconds, &changes)
        if let drag { release(drag, &changes) }
        choose(item, &changes)
        head(for: place(of: item), at: time.inSeconds, &changes)
        return changes
    }

    /// Ends a drag or motion at the item nearest to the middle, and selects that item.
    ///
    /// A rim that snaps moves on until the item is centred. Does nothing at rest.
    @discardableResult
    public mutating func selectCurrent(at time: Duration) -> [WheelChange] {
        var changes: [WheelChange] = []
        follow(at: time.inSeconds, &changes)
        guard phase != .idle, let place = centeredPlace else { return changes }
        if let drag { release(drag, &changes) }
        motion = nil
        choose(item(ofPlace: place), &changes)
        let end = settings.snaps ? Double(place) : confined(placePosition)
        settle(
            to: end, place: settings.snaps ? place : nil, isChosen: settings.snaps, velocity: 0,
            at: time.inSeconds, &changes)
        return changes
    }

    /// Puts the rim at a position, clamped to its ends, and leaves it there whether or not it snaps.
    ///
    /// A drag or motion ends.
    @discardableResult
    public mutating func setPosition(_ position: Double, at time: Duration) -> [WheelChange] {
        guard position.isFinite, count > 0 else { return [] }
        var changes: [WheelChange] = []
        if let drag { release(drag, &changes) }
        motion = nil
        destination = nil
        move(to: confined(position), &changes)
        rest(&changes)
        return changes
    }

    func confined(_ position: Double) -> Double {
        settings.isEndless ? Self.limited(position) : min(max(position, 0), Double(max(count - 1, 0)))
    }

    mutating func head(for place: Int, at time: Double, _ changes: inout [WheelChange]) {
        let velocity = motion?.velocity(at: time) ?? 0
        settle(to: Double(place), place: place, isChosen: true, velocity: velocity, at: time, &changes)
    }
}
