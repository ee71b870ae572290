import RealModule

/// Where a wheel stands on the screen, and which part of it can be gripped.
///
/// Angles are taken about the centre, in coordinates that do not turn with the wheel. A press counts only
/// in the *grip ring*, between two circles about the centre: close to the centre the angle is jumpy. A
/// dead zone can be cut out of the ring, as the finger stop of a dial is.
public struct WheelGeometry: Hashable, Sendable {
    /// The centre's horizontal coordinate.
    public var centerX: Double
    /// The centre's vertical coordinate, pointing down.
    public var centerY: Double
    /// The wheel's radius, in the unit of the coordinates.
    public var radius: Double
    /// The inner edge of the grip ring, as a fraction of the radius; 0.4 by default.
    public var gripInner = 0.4
    /// The outer edge of the grip ring, as a fraction of the radius; 1.0 by default.
    public var gripOuter = 1.0
    /// The middle of the zone where no press counts.
    public var deadZoneAngle = Angle.zero
    /// How far that zone extends in all, from 0, none, to 2π.
    public var deadZoneExtent = Angle.zero

    /// Whether the wheel shows as in a mirror: its angles begin at the left and grow counter-clockwise; false by
    /// default.
    public var isMirrored = false

    /// Creates a geometry with the default grip ring and no dead zone.
    public init(centerX: Double, centerY: Double, radius: Double) {
        self.centerX = centerX
        self.centerY = centerY
        self.radius = radius
    }

    /// The direction of a point from the centre, as the wheel counts it, within (−π, π]; 0 at the centre itself.
    public func angle(x: Double, y: Double) -> Angle {
        Angle(radians: .atan2(y: y - centerY, x: isMirrored ? centerX - x : x - centerX)).wrapped
    }

    /// Where on the screen, clockwise from the right, an angle of the wheel is; at most one and a half turns.
    public func shown(_ angle: Angle) -> Angle {
        isMirrored ? Angle(radians: .pi) - angle.wrapped : angle.wrapped
    }

    /// How far clockwise on the screen a turn of the wheel goes, and the other way round.
    public func shown(turn: Angle) -> Angle { isMirrored ? .zero - turn : turn }

    /// The distance of a point from the centre, as a fraction of the radius.
    public func distance(x: Double, y: Double) -> Double {
        radius > 0 ? .hypot(x - centerX, y - centerY) / radius : .infinity
    }

    /// Whether a drag that has begun may go on at a point, when drags are held to the ring.
    public func isInGripRing(x: Double, y: Double) -> Bool {
        let distance = distance(x: x, y: y)
        return distance >= gripInner && distance <= gripOuter
    }

    /// Whether a press at a point grips the wheel: it is in the grip ring and not in the dead zone.
    public func grips(x: Double, y: Double) -> Bool {
        guard isInGripRing(x: x, y: y) else { return false }
        return abs((angle(x: x, y: y) - deadZoneAngle.wrapped).wrapped.radians) >= deadZoneExtent.radians / 2
    }
}
