/// A collection of any size on the rim of a circle, partly visible in a view.
///
/// The rim's *position* counts items: 0 with the first one centered. On an endless rim, *places* go on beyond the items
/// in both directions and show them again. An empty rim does not turn.
///
///     var rim = RimModel(count: 5000)
///     rim.step(by: 3, at: .zero)
///     rim.update(at: .seconds(1))
///     rim.selection     // 3
public struct RimModel: KineticModel {
    /// The farthest position either way; beyond it a `Double` loses small steps.
    public static let maximumPosition = KineticMotion.farthest
    /// The largest number of items.
    public static let maximumCount = Int(maximumPosition)

    var core: KineticCore<RimTrack>

    /// Creates a rim at rest with its first item centered; the count is clamped to 0 … ``maximumCount``.
    public init(count: Int) {
        core = KineticCore(RimTrack(count: count.clamped(to: 0...Self.maximumCount)))
    }

    /// The rim's behavior; ``setSettings(_:at:)`` changes it.
    public var settings: RimSettings { core.track.settings }
    /// The positions of the items in the view; ``setGeometry(_:at:)`` changes them.
    public var geometry: RimGeometry { core.track.geometry }
    /// The position in places, not confined to one round of an endless rim.
    public var placePosition: Double { core.position }

    /// The position in items, from 0 to `count − 1`; on an endless rim to below `count`.
    ///
    /// It is slightly beyond while the rubber band is stretched.
    public var position: Double {
        guard settings.isEndless, count > 0 else { return placePosition }
        let length = Double(count)
        let rest = placePosition.truncatingRemainder(dividingBy: length)
        // The sum can round up to the length.
        return rest < 0 ? (rest + length < length ? rest + length : 0) : rest
    }

    /// Ends a drag or motion, and moves the rim to a position within its ends, whether or not it snaps.
    @discardableResult
    public mutating func setPosition(_ position: Double, at time: Duration) -> [KineticChange] {
        guard position.isFinite, count > 0 else { return [] }
        return changes { $0.jump(to: position, at: time.inSeconds) }
    }
}

extension RimModel: KineticBody {
    /// The item of a place.
    public func item(ofPlace place: Int) -> Int { core.track.item(ofPlace: place) }

    /// The place nearest to the center that has an item; `nil` on an empty rim.
    public var currentPlace: Int? { count > 0 ? core.currentPlace : nil }
    /// The place that a motion leads to, else the current one; `nil` on an empty rim.
    public var headingPlace: Int? { count > 0 ? core.headingPlace : nil }
    /// The places that can be visible; `nil` without any.
    public var visiblePlaces: ClosedRange<Int>? { places(spare: 0) }
    /// The places to keep ready: the visible ones, and ``RimGeometry/spareCount`` more on each side.
    public var readyPlaces: ClosedRange<Int>? { places(spare: geometry.spareCount) }

    private func places(spare: Int) -> ClosedRange<Int>? {
        let end = settings.isEndless && count > 0 ? nil : count
        return geometry.visiblePlaces(at: placePosition, spare: spare, count: end)
    }

    /// The place of an item nearest to a position, by default the rim's.
    public func place(of item: Int, nearest position: Double? = nil) -> Int {
        core.track.place(of: item, near: position ?? placePosition)
    }

    /// Turns to a place, as a tap on its item does; does nothing while held.
    @discardableResult public mutating func turn(toPlace place: Int, at time: Duration) -> [KineticChange] {
        changes { core in
            guard core.drag == nil, let allowed = core.track.allowedPlaces else { return }
            core.follow(at: time.inSeconds)
            core.head(for: place.clamped(to: allowed), at: time.inSeconds)
        }
    }

    /// Begins a drag with the friction of a device.
    @discardableResult public mutating func beginDrag(_ pull: RimPull, at time: Duration) -> [KineticChange] {
        changes { $0.beginDrag(pull, at: time.inSeconds) }
    }

    /// Drags the rim to a position within its ends, as a scrollbar does; a release has no velocity.
    @discardableResult public mutating func pull(to position: Double, at time: Duration) -> [KineticChange] {
        guard position.isFinite, count > 0 else { return [] }
        return changes { core in
            core.hold(at: time.inSeconds)
            core.move(to: core.track.stops.clamp(position))
            core.restartDrag(at: time.inSeconds)
        }
    }
}

extension KineticCore<RimTrack> {
    /// Continues a drag where the rim is, without velocity.
    mutating func restartDrag(at time: Double) {
        drag?.velocity = VelocityTracker(at: time, rotation: position)
        regrip()
    }
}
