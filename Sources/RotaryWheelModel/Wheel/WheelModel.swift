/// A wheel of sectors that turns under a fixed indicator.
///
/// With rotation θ and `N` equal sectors of width `w = 2π / N`, numbered clockwise, the middle of sector `i` is at
/// `indicator + i·w + θ`. The sector at the indicator is `⌊−θ/w + ½⌋ mod N`. Its detent, where the wheel rests, is the
/// nearest angle congruent to `−i·w`. A wheel without sectors turns, but selects nothing.
///
///     var wheel = WheelModel(sectorCount: 8)
///     wheel.beginDrag(at: .zero)
///     wheel.drag(by: Angle(degrees: 80), at: .milliseconds(500))
///     wheel.endDrag(at: .seconds(1))
///     wheel.update(at: .seconds(2))
///     wheel.selection     // 6
public struct WheelModel: KineticModel {
    /// The largest rotation either way, in radians; beyond it a `Double` loses small steps.
    public static let maximumRotation = KineticMotion.farthest

    var core: KineticCore<WheelTrack>

    /// Creates a wheel at rest with sector 0 at the indicator.
    public init(ring: SectorRing) { core = KineticCore(WheelTrack(ring: ring)) }

    /// Creates a wheel of equal sectors; their number is clamped to 0 … ``SectorRing/maximumCount``.
    public init(sectorCount: Int) { self.init(ring: SectorRing(count: sectorCount)) }

    /// The wheel's sectors; ``setRing(_:selection:at:newIndex:)`` changes them.
    public var ring: SectorRing { core.track.ring }
    /// The wheel's behavior; ``setSettings(_:at:)`` changes it.
    public var settings: WheelSettings { core.track.settings }
    /// The rotation, clockwise positive and not confined to one turn.
    public var rotation: Angle { Angle(radians: core.position) }
    /// Whether the wheel has turned since it rested.
    public var hasTurned: Bool { core.hasMoved }

    /// The sector in a direction from the wheel's center; `nil` on an empty wheel.
    public func sector(in direction: Angle) -> Int? {
        ring.sector(at: (direction - settings.indicator.wrapped - rotation) * settings.direction.sign)
    }

    /// The direction from the wheel's center to the middle of a sector.
    public func middle(of sector: Int) -> Angle {
        settings.indicator.wrapped + ring.middle(of: sector) * settings.direction.sign + rotation
    }

    /// The rotations with a sector at the indicator; `nil` if there is no such sector.
    public func extent(of sector: Int) -> SectorExtent? {
        SectorExtent(sector: sector, in: ring, direction: settings.direction)
    }

    /// Whether the wheel coasts or spins so fast that a mark at the indicator would flash more than three times a second.
    package func isTooFast(at time: Duration) -> Bool {
        guard [.coasting, .spinning].contains(phase), let current, let motion = core.motion
        else { return false }
        return abs(motion.velocity(at: time.inSeconds)) > Self.fastestMark * ring.width(of: current).radians
    }

    /// The most sectors a second at which the mark does not flash too often (WCAG 2.3.1).
    private static let fastestMark = 3.0

    /// Ends a drag or motion, and turns the wheel to a rotation within its stops, whether or not it snaps.
    ///
    /// Of the sectors that pass, it reports at most one turn.
    @discardableResult
    public mutating func setRotation(_ rotation: Angle, at time: Duration) -> [KineticChange] {
        guard rotation.isFinite else { return [] }
        return changes { $0.jump(to: rotation.radians, at: time.inSeconds) }
    }
}

extension WheelModel: KineticBody {
    /// Advances the motion, and starts the next one when ``nextAdvance`` is due.
    @discardableResult public mutating func update(at time: Duration) -> [KineticChange] {
        guard core.motion == nil, let due = nextAdvance, time >= due else {
            return changes { $0.follow(at: time.inSeconds) }
        }
        core.restingSince = time.inSeconds
        return advance(at: time)
    }

    /// The time at which the resting wheel turns by itself; `nil` if it does not.
    public var nextAdvance: Duration? {
        guard phase == .idle, ring.count > 1, let pause = settings.autoAdvance else { return nil }
        return .seconds(core.restingSince) + pause
    }

    /// Restarts the pause before the wheel turns by itself.
    public mutating func postponeAdvance(at time: Duration) { core.restingSince = time.inSeconds }

    /// Turns by one sector in the allowed direction; at a stop, back to the opposite stop if there is one.
    private mutating func advance(at time: Duration) -> [KineticChange] {
        let changes = step(by: 1, at: time)
        guard changes.isEmpty, let allowed = core.track.allowedPlaces else { return changes }
        guard settings.turning == .both else { return step(by: -1, at: time) }
        guard settings.stops.minimum.isFinite, settings.stops.maximum.isFinite else { return [] }
        return step(by: allowed.lowerBound - core.currentPlace, at: time)
    }
}
