/// A wheel of sectors that turns under a fixed indicator.
///
/// The model decides alone where the wheel stands. It knows no clock and no toolkit: events and the time
/// go in, and the list of what each has changed comes out. Times count from any fixed moment. Where the
/// wheel stands while it coasts or settles is a function of time, so that the path is the same however
/// often ``update(at:)`` is called.
///
/// With rotation θ and `N` equal sectors of width `w = 2π / N`, numbered clockwise, the middle of sector
/// `i` stands at `indicator + i·w + θ`; the sector at the indicator is `⌊−θ/w + ½⌋ mod N`, and its detent,
/// the rotation in which the wheel rests there, the nearest angle congruent to `−i·w`.
///
///     var wheel = WheelModel(sectorCount: 8)
///     wheel.beginDrag(at: .zero)
///     wheel.drag(by: Angle(degrees: 80), at: .milliseconds(500))
///     wheel.endDrag(at: .seconds(1))
///     wheel.update(at: .seconds(2))
///     wheel.selection     // 6
///
/// Numbers that are not finite are refused: an event with one changes nothing.
public struct WheelModel: KineticModel, Hashable, Sendable {
    /// The largest rotation either way, in radians; beyond it a `Double` can no longer tell small steps.
    public static let maximumRotation = 1e9

    /// A rotation within the largest either way.
    static func limited(_ rotation: Double) -> Double {
        min(max(rotation, -maximumRotation), maximumRotation)
    }

    /// The wheel's sectors; ``setRing(_:selection:at:newIndex:)`` changes them.
    public internal(set) var ring: SectorRing
    /// How the wheel behaves; ``setSettings(_:at:)`` changes it.
    public internal(set) var settings = WheelSettings()
    /// What the wheel is doing.
    public internal(set) var phase = WheelPhase.idle
    /// The selected sector: the one at the indicator when the wheel rested last; `nil` on an empty wheel.
    public internal(set) var selection: Int?

    /// The rotation in radians.
    var radians = 0.0
    /// Where the wheel was gripped, or left its rest.
    var origin = 0.0
    /// Whether the wheel has moved since it rested.
    var hasMoved = false
    var drag: Drag?
    var motion: WheelMotion?
    /// The place where the motion ends, when it ends on a detent.
    var destination: Int?
    /// Where a wheel that was let go would come to rest by itself; `nil` while a motion leads to a chosen sector.
    var flickEnd: Double?
    /// Where a wheel that returns to its start goes back to.
    var returnPoint: Double?
    /// Since when the wheel has been at rest, in seconds.
    var restingSince = 0.0

    /// Creates a wheel at rest with sector 0 at the indicator.
    public init(ring: SectorRing) {
        self.ring = ring
        selection = ring.count > 0 ? 0 : nil
    }

    /// Creates a wheel of equal sectors, at rest with sector 0 at the indicator.
    ///
    /// - Parameter sectorCount: clamped to 0 … ``SectorRing/maximumCount``.
    public init(sectorCount: Int) { self.init(ring: SectorRing(count: sectorCount)) }

    /// How far the wheel is turned, clockwise positive and not confined to one turn.
    public var rotation: Angle { Angle(radians: radians) }

    /// The number of sectors.
    public var count: Int { ring.count }

    /// Whether a pointer holds the wheel.
    public var isHeld: Bool { drag != nil }

    /// Whether the wheel has turned since it rested.
    public var hasTurned: Bool { hasMoved }

    /// The sector that is at the indicator now; `nil` on an empty wheel.
    public var current: Int? {
        ring.count > 0 ? ring.sector(ofPlace: currentPlace) : nil
    }

    /// The sector that a motion leads to, else the one at the indicator; `nil` on an empty wheel.
    public var heading: Int? {
        ring.count > 0 ? ring.sector(ofPlace: destination ?? currentPlace) : nil
    }
}

// MARK: - Geometry

extension WheelModel {
    /// The sector that stands in a direction from the wheel's centre; `nil` on an empty wheel.
    public func sector(in direction: Angle) -> Int? {
        ring.sector(at: (direction - settings.indicator.wrapped - rotation) * settings.direction.sign)
    }

    /// The direction from the wheel's centre in which the middle of a sector stands.
    public func middle(of sector: Int) -> Angle {
        settings.indicator.wrapped + ring.middle(of: sector) * settings.direction.sign + rotation
    }

    /// The rotations with which a sector is at the indicator; `nil` where there is none of that index.
    public func extent(of sector: Int) -> SectorExtent? {
        SectorExtent(sector: sector, in: ring, direction: settings.direction)
    }

    /// The place at the indicator; a wheel stretched beyond a stop counts as standing on the stop.
    var currentPlace: Int { place(at: settings.stops.clamp(radians)) }

    func place(at rotation: Double) -> Int { ring.place(at: -settings.direction.sign * rotation) }

    /// The rotation that brings the middle of a place to the indicator.
    func detent(of place: Int) -> Double { -settings.direction.sign * ring.middle(ofPlace: place) }
}

// MARK: - Moving

extension WheelModel {
    /// Brings the wheel to a rotation and reports what has passed: of a jump, the last turn at most.
    mutating func move(to rotation: Double, isJump: Bool = false, _ changes: inout [WheelChange]) {
        let rotation = Self.limited(rotation)
        guard rotation != radians else { return }
        let before = ring.count > 0 ? currentPlace : 0
        let delta = rotation - radians
        radians = rotation
        hasMoved = true
        changes.append(
            .rotated(delta: Angle(radians: delta), total: Angle(radians: rotation - origin)))
        guard ring.count > 0 else { return }
        let now = currentPlace
        guard now != before else { return }
        let (all, sign) = (abs(now - before), now > before ? 1 : -1)
        let isByHand = isTurnedByHand && !isJump && abs(delta) <= Self.farthestFlick
        let count = isByHand ? all : min(all, ring.count)
        changes.append(
            .sectorsCrossed(
                CrossedSectors(
                    first: ring.sector(ofPlace: now - sign * (count - 1)), count: count,
                    isAscending: now > before, sectorCount: ring.count)))
    }

    /// Whether a hand turns the wheel, or has set it in motion; else a motion may pass many turns in one frame.
    private var isTurnedByHand: Bool { phase == .dragging || returnPoint != nil }

    /// How far the fastest flick turns the wheel, and on to a sector, in radians.
    private static let farthestFlick = VelocityTracker.maximum / WheelMotion.friction + 2 * .pi

    mutating func enter(_ next: WheelPhase, _ changes: inout [WheelChange]) {
        guard next != phase else { return }
        if phase == .idle { origin = radians }
        phase = next
        changes.append(.phaseChanged(next))
    }

    /// Starts the curve to a resting rotation.
    mutating func settle(
        to end: Double, place: Int?, velocity: Double, at time: Double, _ changes: inout [WheelChange]
    ) {
        let settleDuration = settings.settleDuration.inSeconds
        let turnsRound = velocity * (end - radians) <= 0
        let velocity =
            turnsRound
            ? settings.stops.limited(velocity, from: radians, turningRoundWithin: settleDuration) : velocity
        let isFree = phase == .dragging || (phase == .coasting && flickEnd != nil)
        let motion = motion(to: end, place: place, velocity: velocity, isFree: isFree, at: time)
        let coasts = isFree && motion.duration > settleDuration && (place == nil || place != currentPlace)
        begin(motion, as: coasts ? .coasting : .settling, place: place, &changes)
    }

    /// The movement to a resting rotation: by the spring, if the wheel has one.
    private func motion(
        to end: Double, place: Int?, velocity: Double, isFree: Bool, at time: Double
    ) -> WheelMotion {
        guard let damping = settings.springDamping else {
            return WheelMotion(
                from: radians, velocity: velocity, to: end, at: time,
                settleDuration: settings.settleDuration.inSeconds,
                friction: isFree ? WheelMotion.friction : .infinity)
        }
        let reach = place.map { ring.width(of: ring.sector(ofPlace: $0)).radians / 2 } ?? .infinity
        return WheelMotion(
            from: radians, velocity: velocity, to: end, damping: damping, reach: reach, at: time)
    }

    /// Starts a motion, or comes to rest when the wheel is there already.
    mutating func begin(
        _ motion: WheelMotion, as next: WheelPhase, place: Int?, _ changes: inout [WheelChange]
    ) {
        destination = place
        if motion.startVelocity == 0, abs(motion.end - radians) < 1e-12 {
            self.motion = nil
            move(to: motion.end, &changes)
            rest(at: motion.startTime, &changes)
        } else {
            self.motion = motion
            enter(next, &changes)
            follow(at: motion.startTime, &changes)
        }
    }

    /// Brings the wheel to where its motion has it at a time.
    mutating func follow(at time: Double, _ changes: inout [WheelChange]) {
        guard let time = motion?.advance(to: time), let motion else { return }
        move(to: motion.rotation(at: time), &changes)
        if time >= motion.endTime {
            self.motion = nil
            rest(at: time, &changes)
        } else if phase == .coasting, destination == currentPlace, ring.count > 0 {
            enter(.settling, &changes)
        }
    }

    /// Comes to rest, and says what is selected.
    mutating func rest(at time: Double, _ changes: inout [WheelChange]) {
        let sector = heading
        destination = nil
        flickEnd = nil
        returnPoint = nil
        restingSince = time
        enter(.idle, &changes)
        choose(sector, &changes)
        if hasMoved, let sector { changes.append(.settled(sector)) }
        hasMoved = false
    }

    /// Makes a sector the selected one.
    mutating func choose(_ sector: Int?, _ changes: inout [WheelChange]) {
        guard selection != sector else { return }
        selection = sector
        changes.append(.selectionChanged(sector))
    }
}

extension Duration {
    var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}
