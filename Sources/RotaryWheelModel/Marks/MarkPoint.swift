import RealModule

/// A point of the plane of a stroke, in pixels; y points down.
public struct MarkPoint: Hashable, Sendable {
    /// The distance to the right of the origin.
    public var x: Double
    /// The distance below the origin.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// Whether both coordinates are neither infinite nor NaN.
    public var isFinite: Bool { x.isFinite && y.isFinite }

    /// The largest distance of a coordinate from the origin; strokes clamp theirs to it.
    static let limit = 1e9

    /// The point within ``limit``; `nil` for one that is not finite.
    var usable: MarkPoint? {
        guard isFinite else { return nil }
        let range = -Self.limit...Self.limit
        return MarkPoint(x: x.clamped(to: range), y: y.clamped(to: range))
    }

    /// The distance to another point.
    public func distance(to other: MarkPoint) -> Double { .hypot(other.x - x, other.y - y) }

    /// The direction to another point, within (−π, π]; zero to the same point.
    public func direction(to other: MarkPoint) -> Angle {
        Angle(radians: .atan2(y: other.y - y, x: other.x - x))
    }
}
