import RealModule

/// The position of a wheel on the screen, and its *grip ring*, which takes presses.
///
/// Angles near the center are imprecise. A dead zone interrupts the ring, as the finger stop of a telephone dial does.
public struct WheelGeometry: Hashable, Sendable {
    /// The center's horizontal coordinate.
    public var centerX: Double
    /// The center's vertical coordinate, pointing down.
    public var centerY: Double
    /// The radius, in the unit of the coordinates.
    public var radius: Double
    /// The inner edge of the grip ring, as a fraction of the radius; 0.4 by default.
    public var gripInner = 0.4
    /// The outer edge of the grip ring, as a fraction of the radius; 1.0 by default.
    public var gripOuter = 1.0
    /// The middle of the dead zone.
    public var deadZoneAngle = Angle.zero
    /// The extent of the dead zone, from 0, none, to 2π.
    public var deadZoneExtent = Angle.zero
    /// Whether the wheel is mirrored: angles start at the left and ascend counterclockwise; false by default.
    public var isMirrored = false

    /// Creates a geometry with the default grip ring and no dead zone.
    public init(centerX: Double, centerY: Double, radius: Double) {
        (self.centerX, self.centerY, self.radius) = (centerX, centerY, radius)
    }

    /// The wheel's angle of a point, within (−π, π]; 0 at the center.
    public func angle(x: Double, y: Double) -> Angle {
        Angle(radians: .atan2(y: y - centerY, x: isMirrored ? centerX - x : x - centerX)).wrapped
    }

    /// The direction of a wheel's angle on the screen, clockwise from the right; at most one and a half turns.
    public func shown(_ angle: Angle) -> Angle {
        isMirrored ? Angle(radians: .pi) - angle.wrapped : angle.wrapped
    }

    /// The clockwise rotation on the screen of a wheel's rotation, and the reverse.
    public func shown(turn: Angle) -> Angle { isMirrored ? .zero - turn : turn }

    /// The distance of a point from the center, as a fraction of the radius.
    public func distance(x: Double, y: Double) -> Double {
        radius > 0 ? .hypot(x - centerX, y - centerY) / radius : .infinity
    }

    /// Whether a point is in the grip ring, the dead zone included.
    public func isInGripRing(x: Double, y: Double) -> Bool {
        let distance = distance(x: x, y: y)
        return distance >= gripInner && distance <= gripOuter
    }

    /// Whether a press at a point holds the wheel.
    public func grips(x: Double, y: Double) -> Bool {
        guard isInGripRing(x: x, y: y) else { return false }
        return abs((angle(x: x, y: y) - deadZoneAngle.wrapped).wrapped.radians) >= deadZoneExtent.radians / 2
    }
}
