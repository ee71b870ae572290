/// The scale of bubbles, which depends on their distance from the snap point.
///
/// It falls linearly with the distance `d`: `maximum − (maximum − minimum) · min(d / distance, 1)`.
public struct DialInflation: Hashable, Sendable {
    /// The range of scales.
    public static let scaleRange = 0.1...4.0
    /// The range of distances, in pixels.
    public static let distanceRange = 1.0...10_000.0

    /// The scale far from the snap point; 0.66 by default, clamped to ``scaleRange``.
    public var minimum = 0.66 { didSet { minimum = Self.clamp(minimum, Self.scaleRange) } }
    /// The scale at the snap point; 1.33 by default, clamped to ``scaleRange``.
    public var maximum = 1.33 { didSet { maximum = Self.clamp(maximum, Self.scaleRange) } }
    /// The distance of the smallest scale, in pixels; 100 by default, clamped to ``distanceRange``.
    public var distance = 100.0 { didSet { distance = Self.clamp(distance, Self.distanceRange) } }

    /// Creates the default inflation.
    public init() {}

    /// The scale at a distance from the snap point.
    public func scale(at distance: Double) -> Double {
        maximum - (maximum - minimum) * min(max(distance, 0) / self.distance, 1)
    }

    /// The largest scale.
    public var largest: Double { max(minimum, maximum) }

    /// The least distance `c` of two neighbors, one of them at the snap point: `c = size · (scale(0) + scale(c)) / 2`.
    func leastDistance(size: Double) -> Double {
        guard maximum > minimum else { return size * largest }
        let sloped = size * maximum / (1 + size * (maximum - minimum) / (2 * distance))
        return sloped <= distance ? sloped : size * (maximum + minimum) / 2
    }

    private static func clamp(_ number: Double, _ range: ClosedRange<Double>) -> Double {
        number.isNaN ? range.lowerBound : number.clamped(to: range)
    }
}
