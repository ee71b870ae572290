import RealModule

// The rubber band. A pull by x beyond a stop moves the wheel by only
//
//     y(x) = b · (1 − 1 / (1 + x·c/b))
//
// with the initial slope c and the limit b. The inverse, x(y) = (b/c) · (1 / (1 − y/b) − 1), avoids a jump where a
// wheel is caught beyond a stop.

/// The smallest and largest rotation of a wheel.
public struct RotationStops: Hashable, Sendable {
    /// The limit b of a wheel's rubber band, in radians.
    static let give = 0.3
    /// The initial slope c.
    static let slope = 0.55

    /// The smallest rotation; −∞ without a stop.
    public let minimum: Angle
    /// The largest rotation; ∞ without a stop.
    public let maximum: Angle
    /// The limit b of the rubber band.
    let give: Double

    /// No stops.
    public static let none = RotationStops(minimum: -.infinity, maximum: .infinity)

    init(minimum: Double, maximum: Double, give: Double = RotationStops.give) {
        self.minimum = Angle(radians: minimum)
        self.maximum = Angle(radians: maximum)
        self.give = give
    }

    /// Creates stops, clamped to ``WheelModel/maximumRotation``; `nil` if one is not finite.
    ///
    /// An argument of `nil` leaves its side free. The minimum is clamped to the maximum.
    public init?(minimum: Angle?, maximum: Angle?) {
        guard minimum?.isFinite ?? true, maximum?.isFinite ?? true else { return nil }
        let smallest = minimum.map { KineticMotion.limited($0.radians) } ?? -.infinity
        let largest = maximum.map { KineticMotion.limited($0.radians) } ?? .infinity
        self.init(minimum: min(smallest, largest), maximum: largest)
    }

    func clamp(_ rotation: Double) -> Double { min(max(rotation, minimum.radians), maximum.radians) }

    /// The position after a pull that may lead beyond a stop.
    func stretched(_ pulled: Double) -> Double {
        let stop = clamp(pulled)
        let beyond = abs(pulled - stop)
        guard beyond > 0 else { return pulled }
        let shown = give * (1 - 1 / (1 + beyond * Self.slope / give))
        return pulled < stop ? stop - shown : stop + shown
    }

    /// The pull that leads to a position, or as near to it as the rubber band gives.
    func pulled(_ stretched: Double) -> Double {
        let stop = clamp(stretched)
        let shown = min(abs(stretched - stop), give * 0.999)
        guard shown > 0 else { return stretched }
        let beyond = give / Self.slope * (1 / (1 - shown / give) - 1)
        return stretched < stop ? stop - beyond : stop + beyond
    }

    /// The velocity with which a motion that turns round, by at most 4/27·v·T, stays within the rubber band.
    func limited(_ velocity: Double, from rotation: Double, turningRoundWithin duration: Double) -> Double {
        let stop = velocity < 0 ? minimum.radians - give : maximum.radians + give
        let room = velocity < 0 ? max(0, rotation - stop) : max(0, stop - rotation)
        let fastest = room / duration * (27 / 4)
        return abs(velocity) > fastest ? (velocity < 0 ? -fastest : fastest) : velocity
    }
}
