import RealModule

// The rubber band. Turned by x beyond a stop, the wheel follows by only
//
//     y(x) = b · (1 − 1 / (1 + x·c/b))
//
// which starts with the slope c and never reaches b. The inverse, x(y) = (b/c) · (1 / (1 − y/b) − 1), lets
// a wheel be caught there without a jump.

/// The smallest and the largest rotation of a wheel.
public struct WheelStops: Hashable, Sendable {
    /// How far the rubber band of a wheel gives at the most: b, in radians.
    static let give = 0.3
    /// How much of the pointer's way it follows at first: c.
    static let slope = 0.55

    /// The smallest rotation, −∞ for none.
    public let minimum: Angle
    /// The largest rotation, ∞ for none.
    public let maximum: Angle
    /// How far the rubber band gives at the most: b, in radians.
    let give: Double

    /// No stops.
    public static let none = WheelStops(minimum: -.infinity, maximum: .infinity)

    init(minimum: Double, maximum: Double, give: Double = WheelStops.give) {
        self.minimum = Angle(radians: minimum)
        self.maximum = Angle(radians: maximum)
        self.give = give
    }

    /// Creates stops; `nil` leaves that side free.
    ///
    /// Returns `nil` when one is not finite. Stops beyond ``WheelModel/maximumRotation`` are taken for it, a
    /// minimum above the maximum for the maximum.
    public init?(minimum: Angle?, maximum: Angle?) {
        guard minimum?.isFinite ?? true, maximum?.isFinite ?? true else { return nil }
        let smallest = minimum.map { WheelModel.limited($0.radians) } ?? -.infinity
        let largest = maximum.map { WheelModel.limited($0.radians) } ?? .infinity
        self.init(minimum: min(smallest, largest), maximum: largest)
    }

    /// Whether there is a stop on either side.
    var areClosed: Bool { minimum.isFinite && maximum.isFinite }

    func clamp(_ rotation: Double) -> Double {
        min(max(rotation, minimum.radians), maximum.radians)
    }

    /// Where the wheel stands when it has been pulled to a rotation that may lie beyond a stop.
    func stretched(_ pulled: Double) -> Double {
        let stop = clamp(pulled)
        let beyond = abs(pulled - stop)
        guard beyond > 0 else { return pulled }
        let shown = give * (1 - 1 / (1 + beyond * Self.slope / give))
        return pulled < stop ? stop - shown : stop + shown
    }

    /// How far a wheel must have been pulled to stand where it is, or as near to there as the band gives.
    func pulled(_ stretched: Double) -> Double {
        let stop = clamp(stretched)
        let shown = min(abs(stretched - stop), give * 0.999)
        guard shown > 0 else { return stretched }
        let beyond = give / Self.slope * (1 / (1 - shown / give) - 1)
        return stretched < stop ? stop - beyond : stop + beyond
    }

    /// A velocity that takes a wheel, while it turns round within a time, no farther than the band gives.
    ///
    /// The part v·T·s(1 − s)² of the curve reaches 4/27 of v·T at the most.
    func limited(_ velocity: Double, from rotation: Double, turningRoundWithin duration: Double) -> Double {
        let stop = velocity < 0 ? minimum.radians - give : maximum.radians + give
        let room = velocity < 0 ? max(0, rotation - stop) : max(0, stop - rotation)
        let fastest = room / duration * (27 / 4)
        return abs(velocity) > fastest ? (velocity < 0 ? -fastest : fastest) : velocity
    }
}
