import RealModule

/// The positions and sizes of a dial's bubbles, in pixels from its center.
///
/// Bubble `i` is at `(R·sin a, −R·cos a)` with `a = (p(i) − p(x))·pitch` on the whole circle. `x` is the item, or point
/// between two, at the top, and `p` the ``DialSpacing``. The pitch is an equal share of the circle; with too many items
/// about the least that separates them, so that only those near the top are visible.
public struct DialGeometry: Hashable, Sendable {
    /// The least distance between two bubbles, in pixels.
    static let clearance = 3.0
    /// The part of the pitch over which bubbles fade in at the ends of the visible arc.
    static let fading = 0.25

    /// The items and the gaps between them.
    public let spacing: DialSpacing
    /// The diameter of a bubble at scale 1.
    public let itemSize: Double
    /// The scales of the bubbles.
    public let inflation: DialInflation
    /// The diameter of the dial, inflated bubbles included.
    public let diameter: Double
    /// The available space; `nil` for all.
    public let room: DialRoom?
    /// The angle of the snap point, clockwise from the top of the circle, wrapped.
    public let snapAngle: Angle
    /// The circle's radius.
    public let radius: Double
    /// The arc with bubbles.
    public let arc: DialArc
    /// The angle between two neighbors.
    public let pitch: Angle
    /// Whether all items are visible at once, on the whole circle.
    public let showsAll: Bool

    /// Creates the geometry of a dial.
    ///
    /// The snap point is at an angle from the top of the whole circle; of a smaller arc, in the middle.
    public init(
        spacing: DialSpacing, itemSize: Double, inflation: DialInflation = DialInflation(), diameter: Double,
        room: DialRoom? = nil, snapAngle: Angle = .zero
    ) {
        self.spacing = spacing
        self.itemSize = max(itemSize, 1)
        self.inflation = inflation
        self.diameter = diameter
        self.room = room
        self.snapAngle = snapAngle.isFinite ? snapAngle.wrapped : .zero
        radius = max(diameter / 2 - self.itemSize * inflation.largest / 2, 1)
        let circle = DialArc(middle: (.up + self.snapAngle).wrapped, extent: .turn)
        arc = Self.arc(
            in: room, radius: radius, itemSize: self.itemSize, inflation: inflation, circle: circle)
        let chord = inflation.leastDistance(size: self.itemSize) + Self.clearance
        let least = 2 * Double.asin(min(chord / (2 * radius), 1))
        // The last bubble of an arc must have faded in.
        let share = arc.extent.radians / max(spacing.length + (arc.isCircle ? 0 : 2 * Self.fading), 1)
        showsAll = arc.isCircle && share >= least
        pitch = Angle(radians: share >= least ? share : Self.fittedPitch(least: least, arc: arc))
    }

    /// The same dial with other items.
    func with(_ spacing: DialSpacing) -> DialGeometry {
        DialGeometry(
            spacing: spacing, itemSize: itemSize, inflation: inflation, diameter: diameter, room: room,
            snapAngle: snapAngle)
    }

    /// The pitch for more items than fit, at which no resting bubble is partly visible.
    private static func fittedPitch(least: Double, arc: DialArc) -> Double {
        let half = arc.extent.radians / 2
        let tail = fading + (arc.isCircle ? 0.5 : 0)
        let count = (half / least - tail).rounded(.down)
        return count > 0 ? half / (count + tail) : least
    }

    /// The arc that fits: first for the largest bubbles, then for bubbles of the size at its ends.
    private static func arc(
        in room: DialRoom?, radius: Double, itemSize: Double, inflation: DialInflation, circle: DialArc
    ) -> DialArc {
        guard let room else { return circle }
        let careful = DialArc(fitting: room, radius: radius, disc: itemSize * inflation.largest / 2)
        guard !careful.isCircle else { return circle }
        let end = 2 * radius * .sin(careful.extent.radians / 4)
        let arc = DialArc(fitting: room, radius: radius, disc: itemSize * inflation.scale(at: end) / 2)
        guard arc.isCircle else { return arc }
        // The bubbles at the ends of an arc are not the ones at the snap point of a circle.
        let fits = stride(from: 0, to: 360, by: 5).allSatisfy { degrees in
            let angle = Angle(degrees: degrees)
            let disc = itemSize * inflation.scale(at: 2 * radius * abs(.sin(angle.radians / 2))) / 2
            return room.holds(disc, at: circle.middle + angle, radius: radius)
        }
        return fits ? circle : careful
    }

    /// The clockwise rotation about the center of a pointer's way past the snap point.
    public func turn(alongX dx: Double, y dy: Double) -> Angle {
        let direction = arc.middle.radians
        return Angle(radians: (dy * .cos(direction) - dx * .sin(direction)) / radius)
    }

    /// The point of the circle at an angle from the *snap point*, where bubbles rest, relative to the center.
    public func point(at angle: Angle, radius: Double? = nil) -> (x: Double, y: Double) {
        let (direction, radius) = (arc.middle.radians + angle.radians, radius ?? self.radius)
        return (radius * .cos(direction), radius * .sin(direction))
    }

    /// The scale of a bubble at an angle from the snap point.
    public func scale(at angle: Angle) -> Double {
        inflation.scale(at: 2 * radius * abs(.sin(angle.radians / 2)))
    }

    /// The angle of an item from the snap point, the short way, with another item or a point between two there.
    public func angle(of item: Int, whenAtSnapPoint current: Double) -> Angle {
        let way = spacing.position(of: Double(item)) - spacing.position(of: current)
        return Angle(radians: way.remainder(dividingBy: max(spacing.length, 1)) * pitch.radians)
    }

    /// The angle from the snap point beyond which bubbles are invisible.
    public var reach: Angle {
        if showsAll { return .turn }
        // On the circle the last bubbles of both sides must not touch.
        return arc.extent * 0.5 - (arc.isCircle ? pitch * 0.5 : .zero)
    }

    /// The visible part of a bubble at an angle from the snap point: 1, or less at the ends of the arc.
    public func presence(at angle: Angle) -> Double {
        guard !showsAll else { return 1 }
        let left = reach.radians - abs(angle.radians)
        // Rounding may exceed the end.
        return ((left + 1e-9) / (pitch.radians * Self.fading)).clamped(to: 0...1)
    }

    /// The number of entirely visible bubbles of a resting dial without gaps.
    public var wholeCount: Int {
        guard !showsAll else { return spacing.count }
        let side = (reach.radians / pitch.radians - Self.fading + 1e-9).rounded(.down)
        return min(spacing.count, 1 + 2 * Int(max(side, 0)))
    }

    /// The dial that grows until it shows all items, or to the square root of its largest growth.
    public static func grown(upTo growth: Double, _ make: (Double) -> DialGeometry) -> DialGeometry {
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

    /// The smallest dial that shows enough bubbles, or the largest: near an edge the circle grows for the missing part.
    public static func least(
        showing count: Int, diameters: ClosedRange<Double>, _ make: (Double) -> DialGeometry
    ) -> DialGeometry {
        for diameter in stride(from: diameters.lowerBound, to: diameters.upperBound, by: 24) {
            let dial = make(diameter)
            if dial.wholeCount >= min(count, dial.spacing.count) { return dial }
        }
        return make(diameters.upperBound)
    }
}
