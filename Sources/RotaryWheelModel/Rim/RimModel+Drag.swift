extension RimModel {
    /// Something that holds the rim.
    ///
    /// Angles are those of the rim, ascending with the items.
    struct Drag: Hashable, Sendable {
        let pull: RimPull
        /// Whether the drag was reported.
        var hasBegun = false
        /// The position when the rim was taken.
        var began: Double
        /// How far the rim has been pulled, as an angle: more than it shows where the band is stretched.
        var pulled: Double
        /// How far it stood beyond what the band gives, as it can when items have just gone.
        var excess: Double
        /// How far items that came and went have moved the rim, which is no speed.
        var shift = 0.0
        var velocity: VelocityTracker
    }

    /// Whether something holds the rim.
    public var isHeld: Bool { drag != nil }

    /// Takes the rim where it stands; a moving one is caught.
    ///
    /// Does nothing while the rim is held already, or is empty.
    @discardableResult
    public mutating func hold(_ pull: RimPull, at time: Duration) -> [WheelChange] {
        guard drag == nil, count > 0 else { return [] }
        let seconds = time.inSeconds
        var changes: [WheelChange] = []
        follow(at: seconds, &changes)
        motion = nil
        destination = nil
        let angle = placePosition * geometry.anglePerItem.radians
        drag = Drag(
            pull: pull, began: placePosition, pulled: 0, excess: 0,
            velocity: VelocityTracker(at: seconds, rotation: angle))
        grip()
        origin = placePosition
        enter(.dragging, &changes)
        return changes
    }

    /// Takes the rim with a pointer.
    @discardableResult
    public mutating func hold(at time: Duration) -> [WheelChange] { hold(.pointer, at: time) }

    /// Begins a drag; holds the rim first, unless it is held.
    @discardableResult
    public mutating func beginDrag(_ pull: RimPull, at time: Duration) -> [WheelChange] {
        var changes = hold(pull, at: time)
        guard drag?.hasBegun == false else { return changes }
        drag?.hasBegun = true
        changes.append(.dragBegan)
        return changes
    }

    /// Begins a drag of a pointer.
    @discardableResult
    public mutating func beginDrag(at time: Duration) -> [WheelChange] { beginDrag(.pointer, at: time) }

    /// Ends the drag, and reports it if it was reported.
    mutating func release(_ drag: Drag, _ changes: inout [WheelChange]) {
        self.drag = nil
        guard drag.hasBegun else { return }
        let way = geometry.anglePerItem * (drag.began - placePosition) * geometry.sense
        changes.append(.dragEnded(total: way))
    }

    /// Takes the rim anew where it stands, by the ends and the geometry of now.
    mutating func grip() {
        let angle = placePosition * geometry.anglePerItem.radians
        let pulled = stops.pulled(angle)
        let excess = angle - stops.stretched(pulled)
        drag?.pulled = pulled
        drag?.excess = excess
    }

    /// Turns the held rim, which follows with all of the turning, beyond an end less and less.
    ///
    /// - Parameters:
    ///   - delta: how far the circle was turned since the last event, clockwise.
    ///   - time: of the event.
    @discardableResult
    public mutating func drag(by delta: Angle, at time: Duration) -> [WheelChange] {
        guard delta.isFinite, var drag = self.drag else { return [] }
        self.drag = nil
        var changes: [WheelChange] = []
        let width = geometry.anglePerItem.radians
        let farthest = Self.maximumPosition * width
        drag.pulled = min(max(drag.pulled - delta.radians * geometry.sense, -farthest), farthest)
        move(to: (stops.stretched(drag.pulled) + drag.excess) / width, &changes)
        drag.velocity.record(at: time.inSeconds, rotation: placePosition * width - drag.shift)
        self.drag = drag
        return changes
    }

    /// Holds the rim at a position, within its ends; let go it has no speed.
    ///
    /// This is what a scrollbar does.
    @discardableResult
    public mutating func pull(to position: Double, at time: Duration) -> [WheelChange] {
        guard position.isFinite, count > 0 else { return [] }
        var changes = hold(at: time)
        move(to: confined(position), &changes)
        let angle = placePosition * geometry.anglePerItem.radians
        drag?.shift = 0
        drag?.velocity = VelocityTracker(at: time.inSeconds, rotation: angle)
        grip()
        return changes
    }

    /// Lets go of the rim, which then runs on by its speed and comes to rest with an item centred.
    @discardableResult
    public mutating func endDrag(at time: Duration) -> [WheelChange] {
        guard let drag else { return [] }
        var changes: [WheelChange] = []
        release(drag, &changes)
        let angular = drag.velocity.velocity(at: time.inSeconds)
        let isFast = abs(angular) * geometry.middleRadius >= drag.pull.threshold * 1000
        let velocity = settings.hasInertia && isFast ? angular / geometry.anglePerItem.radians : 0
        let (end, place) = restingPosition(velocity: velocity, friction: drag.pull.friction)
        settle(
            to: end, place: place, velocity: velocity, friction: drag.pull.friction, at: time.inSeconds,
            &changes)
        return changes
    }

    /// Gives up the drag: the rim goes back to where it began.
    @discardableResult
    public mutating func cancelDrag(at time: Duration) -> [WheelChange] {
        guard let drag else { return [] }
        var changes: [WheelChange] = []
        release(drag, &changes)
        let place = place(nearest: drag.began)
        let last = Double(max(count - 1, 0))
        let end = settings.isEndless ? drag.began : min(max(drag.began, 0), last)
        settle(
            to: settings.snaps ? Double(place) : end, place: settings.snaps ? place : nil, velocity: 0,
            at: time.inSeconds, &changes)
        return changes
    }
}
