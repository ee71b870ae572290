import RealModule

/// Where the bubbles of a dial stand and how large they are, in pixels from its centre.
///
/// Bubble `i` stands at `(R·sin a, −R·cos a)` with `a = (p(i) − p(x))·pitch` on the whole circle, where `x` is the
/// item that is at the top, between two items in motion, and `p` the ``DialSpacing``. The pitch is an equal share
/// of the circle; where there are too many items for that, it is about as little as keeps them from touching, and
/// the dial shows those round the top.
public struct DialGeometry: Hashable, Sendable {
    /// The least distance between the edges of two bubbles, in pixels.
    static let clearance = 3.0
    /// Over how much of the pitch bubbles come and go at the ends of the part that shows.
    static let fading = 0.25

    /// The items and the gaps between them.
    public let spacing: DialSpacing
    /// The diameter of a bubble that is neither inflated nor deflated.
    public let itemSize: Double
    /// How bubbles are inflated.
    public let inflation: DialInflation
    /// The diameter of the whole dial, inflated bubbles included.
    public let diameter: Double
    /// How much of that there is room for; `nil` for all.
    public let room: DialRoom?
    /// The circle's radius.
    public let radius: Double
    /// The part of the circle that is there.
    public let arc: DialArc
    /// The angle between two neighbours.
    public let pitch: Angle
    /// Whether all items show at once, on the whole circle, so that none has to come and go.
    public let showsAll: Bool

    /// Creates the geometry of a dial.
    ///
    /// - Parameters:
    ///   - spacing: the items, and the gaps between them.
    ///   - itemSize: the diameter of a bubble that is not inflated, in pixels.
    ///   - inflation: how bubbles grow towards the top.
    ///   - diameter: of the whole dial, inflated bubbles included.
    ///   - room: what there is of it; all by default.
    public init(
        spacing: DialSpacing, itemSize: Double, inflation: DialInflation = DialInflation(), diameter: Double,
        room: DialRoom? = nil
    ) {
        self.spacing = spacing
        self.itemSize = max(itemSize, 1)
        self.inflation = inflation
        self.diameter = diameter
        self.room = room
        radius = max(diameter / 2 - self.itemSize * inflation.largest / 2, 1)
        arc = Self.arc(in: room, radius: radius, itemSize: self.itemSize, inflation: inflation)
        let chord = inflation.leastDistance(size: self.itemSize) + Self.clearance
        let least = 2 * Double.asin(min(chord / (2 * radius), 1))
        // On an arc the last one must have come in wholly; on the circle it has no end.
        let share = arc.extent.radians / max(spacing.length + (arc.isCircle ? 0 : 2 * Self.fading), 1)
        showsAll = arc.isCircle && share >= least
        pitch = Angle(radians: share >= least ? share : Self.fittedPitch(least: least, arc: arc))
    }

    /// The pitch for more items than fit: no less than the least, so that at rest none shows in part.
    private static func fittedPitch(least: Double, arc: DialArc) -> Double {
        let half = arc.extent.radians / 2
        let tail = fading + (arc.isCircle ? 0.5 : 0)
        let count = (half / least - tail).rounded(.down)
        return count > 0 ? half / (count + tail) : least
    }

    /// The arc that fits: first for bubbles at their largest, then for those as large as they are at its ends.
    private static func arc(
        in room: DialRoom?, radius: Double, itemSize: Double, inflation: DialInflation
    ) -> DialArc {
        guard let room else { return .circle }
        let careful = DialArc(fitting: room, radius: radius, disc: itemSize * inflation.largest / 2)
        guard !careful.isCircle else { return careful }
        let end = 2 * radius * .sin(careful.extent.radians / 4)
        return DialArc(fitting: room, radius: radius, disc: itemSize * inflation.scale(at: end) / 2)
    }

    /// The point of the circle where bubbles are at their largest and come to rest, from the centre.
    public var snapPoint: (x: Double, y: Double) { point(at: .zero) }

    /// The point of the circle at an angle from the snap point, from the centre.
    public func point(at angle: Angle, radius: Double? = nil) -> (x: Double, y: Double) {
        let (direction, radius) = (arc.middle.radians + angle.radians, radius ?? self.radius)
        return (radius * .cos(direction), radius * .sin(direction))
    }

    /// The scale of a bubble at an angle from the snap point.
    public func scale(at angle: Angle) -> Double {
        inflation.scale(at: 2 * radius * abs(.sin(angle.radians / 2)))
    }

    /// The angle from the snap point of an item, the short way round, when another one or a point between two is there.
    public func angle(of item: Int, whenAtSnapPoint current: Double) -> Angle {
        let way = spacing.position(of: Double(item)) - spacing.position(of: current)
        return Angle(radians: way.remainder(dividingBy: max(spacing.length, 1)) * pitch.radians)
    }

    /// The angle from the snap point beyond which nothing shows.
    public var reach: Angle {
        if showsAll { return .turn }
        // On the whole circle the last on one side must not touch the last on the other.
        return arc.extent * 0.5 - (arc.isCircle ? pitch * 0.5 : .zero)
    }

    /// How much of a bubble at an angle from the snap point is there: 1, or less at the ends of the part that shows.
    public func presence(at angle: Angle) -> Double {
        guard !showsAll else { return 1 }
        let left = reach.radians - abs(angle.radians)
        // A hair beyond the end is rounding.
        return min(max((left + 1e-9) / (pitch.radians * Self.fading), 0), 1)
    }
}

extension DialGeometry {
    /// The same dial with other items.
    func with(_ spacing: DialSpacing) -> DialGeometry {
        DialGeometry(
            spacing: spacing, itemSize: itemSize, inflation: inflation, diameter: diameter, room: room)
    }

    /// How many bubbles show whole while the dial rests, where no gaps are among them.
    public var wholeCount: Int {
        guard !showsAll else { return spacing.count }
        let side = (reach.radians / pitch.radians - Self.fading + 1e-9).rounded(.down)
        return min(spacing.count, 1 + 2 * Int(max(side, 0)))
    }

    /// The dial that has grown as far as it shows all of its items, but at least to the square root of what it may.
    ///
    /// - Parameters:
    ///   - growth: how much larger than usual it may be; as usual at least.
    ///   - make: makes the dial that has grown so much.
    public static func grown(upTo growth: Double, _ make: (_ growth: Double) -> DialGeometry) -> DialGeometry
    {
        guard growth > 1 else { return make(1) }
        let largest = make(growth)
        guard !largest.showsAll else { return largest }
        var (fits, tooMuch) = (growth.squareRoot(), growth)
        while tooMuch - fits > 0.01 {
            let middle = (fits + tooMuch) / 2
            if make(middle).showsAll { fits = middle } else { tooMuch = middle }
        }
        return make(fits)
    }

    /// The dial with the least diameter that shows enough bubbles, or the largest.
    ///
    /// Near an edge a larger circle makes up for the part of it that is missing.
    ///
    /// - Parameters:
    ///   - count: how many bubbles are enough.
    ///   - diameters: the least and the largest diameter.
    ///   - make: makes the dial with a diameter.
    public static func least(
        showing count: Int, diameters: ClosedRange<Double>, _ make: (_ diameter: Double) -> DialGeometry
    ) -> DialGeometry {
        let step = 24.0
        var diameter = diameters.lowerBound
        while diameter < diameters.upperBound {
            let dial = make(diameter)
            if dial.wholeCount >= min(count, dial.spacing.count) { return dial }
            diameter += step
        }
        return make(diameters.upperBound)
    }
}
