/// A collection of any size on the rim of a circle, of which a view shows a part.
///
/// The rim stands at a *position*, counted in items: 0 with the first centred, `count − 1` with the last. Like
/// ``WheelModel`` it decides alone where it stands, knows no clock and no toolkit, and takes the same time for
/// a million items as for a hundred: events and the time go in, the list of what each has changed comes out.
///
///     var rim = RimModel(count: 5000)
///     rim.step(by: 3, at: .zero)
///     rim.update(at: .seconds(1))
///     rim.selection     // 3
///
/// On an endless rim *places* go on beyond the items in both directions, and show them again. Numbers that are
/// not finite are refused: an event with one changes nothing.
public struct RimModel: KineticModel, Hashable, Sendable {
    /// The farthest position either way; beyond it a `Double` can no longer tell small steps.
    public static let maximumPosition = 1e9

    /// The largest number of items.
    public static let maximumCount = Int(maximumPosition)

    /// How long the rim takes to an item when it has no speed, in seconds.
    static let settleDuration = 0.2

    /// The part of the view that the rubber band gives at the most.
    static let overshoot = 0.1

    /// A position within the farthest either way.
    static func limited(_ position: Double) -> Double {
        min(max(position, -maximumPosition), maximumPosition)
    }

    /// How many items there are; ``replaceItems(at:removed:added:time:relocated:)`` changes it.
    public internal(set) var count: Int
    /// How the rim behaves; ``setSettings(_:at:)`` changes it.
    public internal(set) var settings = RimSettings()
    /// Where the items stand; ``setGeometry(_:at:)`` changes it.
    public internal(set) var geometry = RimGeometry()
    /// What the rim is doing.
    public internal(set) var phase = WheelPhase.idle
    /// The selected item: the centred one when the rim rested last; `nil` on an empty rim.
    public internal(set) var selection: Int?

    /// Where the rim stands, in places: not confined to one round where it is endless.
    public internal(set) var placePosition = 0.0
    var hasMoved = false
    /// Where the rim was held, or left its rest.
    var origin = 0.0
    var drag: Drag?
    var motion: WheelMotion?
    /// The place where the motion ends, when it ends with one centred.
    var destination: Int? {
        didSet { if destination == nil { isDestinationChosen = false } }
    }
    /// Whether the motion leads to an item that was asked for, and not to where it happens to run out.
    var isDestinationChosen = false

    /// Creates a rim at rest with its first item centred.
    ///
    /// - Parameter count: clamped to 0 … ``maximumCount``.
    public init(count: Int) {
        self.count = min(max(count, 0), Self.maximumCount)
        selection = count > 0 ? 0 : nil
    }

    /// Where the rim stands, in items.
    ///
    /// From 0 to `count − 1`, and a little beyond while the rubber band is stretched; on an endless rim from 0
    /// to below `count`.
    public var position: Double {
        guard settings.isEndless, count > 0 else { return placePosition }
        let length = Double(count)
        let rest = placePosition.truncatingRemainder(dividingBy: length)
        // Adding can round up to the whole.
        return rest < 0 ? (rest + length < length ? rest + length : 0) : rest
    }

    /// The item of a place.
    public func item(ofPlace place: Int) -> Int {
        guard settings.isEndless, count > 0 else { return place }
        let rest = place % count
        return rest < 0 ? rest + count : rest
    }

    /// The place nearest to the middle that an item has; `nil` on an empty rim.
    public var centeredPlace: Int? { count > 0 ? place(nearest: placePosition) : nil }

    /// The item nearest to the middle; `nil` on an empty rim.
    public var current: Int? { centeredPlace.map(item(ofPlace:)) }

    /// The place that a motion leads to, else the one nearest to the middle; `nil` on an empty rim.
    public var headingPlace: Int? { count > 0 ? destination ?? centeredPlace : nil }

    /// The item that a motion leads to, else the one nearest to the middle; `nil` on an empty rim.
    public var heading: Int? { headingPlace.map(item(ofPlace:)) }

    /// The item that was asked for and that a motion leads to; `nil` without one.
    public var chosen: Int? { isDestinationChosen ? destination.map(item(ofPlace:)) : nil }

    /// The places that can show; `nil` when none can.
    public var visiblePlaces: ClosedRange<Int>? {
        guard count > 0, let places = geometry.visiblePlaces(at: placePosition) else { return nil }
        return settings.isEndless ? places : RimGeometry.limit(places, toCount: count)
    }

    /// The places that are kept ready: those that can show, and ``RimGeometry/spareCount`` more on each side.
    public var readyPlaces: ClosedRange<Int>? {
        guard count > 0, let places = geometry.visiblePlaces(at: placePosition) else { return nil }
        let spare = geometry.spareCount
        let ready = places.lowerBound - spare...places.upperBound + spare
        return settings.isEndless ? ready : RimGeometry.limit(ready, toCount: count)
    }

    /// The place of an item that is nearest to where the rim stands.
    public func place(of item: Int) -> Int { place(of: item, nearest: placePosition) }

    /// The place of an item that is nearest to a position.
    public func place(of item: Int, nearest position: Double) -> Int {
        guard settings.isEndless, count > 0 else { return item }
        let rounds = ((position - Double(item)) / Double(count)).rounded()
        let place = item + Int(rounds) * count
        // The nearest may lie beyond the farthest position.
        return abs(place) > Self.maximumCount ? place - place.signum() * count : place
    }

    /// The place nearest to a position; halfway between two the higher one, in every round of an endless rim.
    func place(nearest position: Double) -> Int {
        let position = Self.limited(position)
        let lower = position.rounded(.down)
        return clamp(Int(position - lower < 0.5 ? lower : lower + 1))
    }

    func clamp(_ place: Int) -> Int {
        settings.isEndless
            ? min(max(place, -Self.maximumCount), Self.maximumCount) : min(max(place, 0), count - 1)
    }
}

// MARK: - Moving

extension RimModel {
    /// Where the rim ends, and how far its rubber band gives, as angles.
    var stops: WheelStops {
        guard !settings.isEndless else { return .none }
        let length = Double(max(count - 1, 0)) * geometry.anglePerItem.radians
        return WheelStops(
            minimum: 0, maximum: length, give: Self.overshoot * geometry.viewLength / geometry.middleRadius)
    }

    /// Brings the rim to a position.
    mutating func move(to position: Double, _ changes: inout [WheelChange]) {
        let position = Self.limited(position)
        guard position != placePosition else { return }
        let before = placePosition
        placePosition = position
        hasMoved = true
        changes.append(.rotated(delta: turn(from: before), total: turn(from: origin)))
    }

    /// The turn of the rim from a position to the present one, clockwise.
    private func turn(from position: Double) -> Angle {
        geometry.anglePerItem * (position - placePosition) * geometry.sense
    }

    mutating func enter(_ next: WheelPhase, _ changes: inout [WheelChange]) {
        guard next != phase else { return }
        if phase == .idle { origin = placePosition }
        phase = next
        changes.append(.phaseChanged(next))
    }

    /// The velocity at which a free rim stops, in items a second: 100 pixels a second.
    private var smallestVelocity: Double { 100 / geometry.middleRadius / geometry.anglePerItem.radians }

    /// Where a rim that is let go with a velocity, in items a second, comes to rest.
    ///
    /// With one item centred: ahead of the projected position in the direction of the velocity, and the nearest
    /// one without.
    func restingPosition(velocity: Double, friction: Double) -> (position: Double, place: Int?) {
        let free = WheelMotion.projection(
            from: placePosition, velocity: velocity, friction: friction, smallestVelocity: smallestVelocity)
        let projected = Self.limited(free)
        guard settings.snaps else {
            let last = Double(max(count - 1, 0))
            return (settings.isEndless ? projected : min(max(projected, 0), last), nil)
        }
        let place =
            velocity == 0
            ? place(nearest: projected) : clamp(Int(projected.rounded(velocity > 0 ? .up : .down)))
        return (Double(place), place)
    }

    /// Starts the curve to where the rim rests.
    mutating func settle(
        to end: Double, place: Int?, isChosen: Bool = false, velocity: Double,
        friction: Double = RimPull.pointer.friction, at time: Double, _ changes: inout [WheelChange]
    ) {
        let width = geometry.anglePerItem.radians
        var velocity = velocity
        if velocity * (end - placePosition) <= 0, width > 0 {
            // It turns round on its way: no farther beyond an end than the band gives.
            velocity =
                stops.limited(
                    velocity * width, from: placePosition * width, turningRoundWithin: Self.settleDuration)
                / width
        }
        let motion = WheelMotion(
            from: placePosition, velocity: velocity, to: end, at: time, settleDuration: Self.settleDuration,
            friction: isChosen ? .infinity : friction, smallestVelocity: smallestVelocity)
        let coasts =
            phase == .dragging && motion.duration > Self.settleDuration
            && (place == nil || place != centeredPlace)
        destination = place
        isDestinationChosen = isChosen
        if velocity == 0, abs(end - placePosition) < 1e-12 {
            self.motion = nil
            move(to: end, &changes)
            rest(&changes)
        } else {
            self.motion = motion
            enter(coasts ? .coasting : .settling, &changes)
            follow(at: time, &changes)
        }
    }

    /// Brings the rim to where its motion has it at a time.
    mutating func follow(at time: Double, _ changes: inout [WheelChange]) {
        guard let time = motion?.advance(to: time), let motion else { return }
        move(to: motion.rotation(at: time), &changes)
        if time >= motion.endTime {
            self.motion = nil
            rest(&changes)
        } else if phase == .coasting, destination == centeredPlace {
            enter(.settling, &changes)
        }
    }

    /// Comes to rest, and says what is selected.
    mutating func rest(_ changes: inout [WheelChange]) {
        let item = headingPlace.map(item(ofPlace:))
        destination = nil
        enter(.idle, &changes)
        choose(item, &changes)
        if hasMoved, let item { changes.append(.settled(item)) }
        hasMoved = false
    }

    mutating func choose(_ item: Int?, _ changes: inout [WheelChange]) {
        guard selection != item else { return }
        selection = item
        changes.append(.selectionChanged(item))
    }
}

// MARK: - Time

extension RimModel {
    /// Lets the time pass: a moving rim moves.
    ///
    /// Call it once a frame while ``phase`` is `coasting` or `settling`. A time before the last one moves nothing back.
    @discardableResult
    public mutating func update(at time: Duration) -> [WheelChange] {
        var changes: [WheelChange] = []
        follow(at: time.inSeconds, &changes)
        return changes
    }

    /// Ends a motion at once, as if the time it takes had passed.
    ///
    /// Everything is told as it would have been, in the same order. This is what reduced motion needs.
    @discardableResult
    public mutating func finishMotion(at time: Duration) -> [WheelChange] {
        guard let motion else { return [] }
        var changes: [WheelChange] = []
        if phase == .coasting, destination != nil { enter(.settling, &changes) }
        move(to: motion.end, &changes)
        self.motion = nil
        rest(&changes)
        return changes
    }
}
