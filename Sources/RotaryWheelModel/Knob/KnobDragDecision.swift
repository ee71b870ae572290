import RealModule

/// Selects the style of a drag in ``KnobDragStyle/automatic``.
///
/// A circular drag keeps its distance from the center, a straight one keeps to an axis. The style with the
/// smaller deviation is selected once the difference is clear. Near the center it is always straight:
///
///     var decision = KnobDragDecision(x: 40, y: 0, radius: 48)
///     decision.style(at: 40, -10)     // nil: upward, or counterclockwise
///     decision.style(at: 40, -20)     // vertical
public struct KnobDragDecision: Hashable, Sendable {
    /// The part of the radius within which a press begins a straight drag.
    private static let innerPart = 0.4
    /// The least radius of that part, in pixels.
    private static let innerDistance = 12.0
    /// The difference in pixels that selects a style.
    private static let margin = 2.5
    /// The distances in pixels that select without a clear difference: the axis, and straight or circular.
    private static let limits = (axis: 10.0, kind: 30.0)

    /// The range of a coordinate.
    private struct Extent: Hashable {
        var least, most: Double

        init(_ number: Double) { (least, most) = (number, number) }

        var length: Double { most - least }

        mutating func include(_ number: Double) { (least, most) = (min(least, number), max(most, number)) }
    }

    private let press: SIMD2<Double>
    private let isInner: Bool
    private var x, y, distance: Extent

    /// Begins with a press; coordinates are in pixels from the center, to the right and down.
    public init(x: Double, y: Double, radius: Double) {
        press = SIMD2(x, y)
        let distance = Double.hypot(x, y)
        isInner = distance <= max(Self.innerPart * radius, Self.innerDistance)
        (self.x, self.y, self.distance) = (Extent(x), Extent(y), Extent(distance))
    }

    /// Moves the pointer to a point, and returns the style of the drag; `nil` while undecided.
    public mutating func style(at x: Double, _ y: Double) -> KnobDragStyle? {
        guard x.isFinite, y.isFinite else { return nil }
        self.x.include(x)
        self.y.include(y)
        distance.include(.hypot(x, y))
        let way = Double.hypot(x - press.x, y - press.y)
        let doubt = min(self.x.length, self.y.length) - distance.length
        if !isInner {
            guard abs(doubt) >= Self.margin || way >= Self.limits.kind else { return nil }
            if doubt > 0 { return .circular }
        }
        guard abs(self.x.length - self.y.length) >= Self.margin || way >= Self.limits.axis else { return nil }
        return self.y.length >= self.x.length ? .vertical : .horizontal
    }
}
