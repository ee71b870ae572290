import RealModule

/// How far a dial's box reaches from the dial's centre, in pixels.
public struct DialRoom: Hashable, Sendable {
    /// To the left.
    public var left: Double
    /// Upwards.
    public var top: Double
    /// To the right.
    public var right: Double
    /// Downwards.
    public var bottom: Double

    /// Creates a room.
    public init(left: Double, top: Double, right: Double, bottom: Double) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// No more of the room than so far to each side.
    public func limited(to distance: Double) -> DialRoom {
        DialRoom(
            left: min(left, distance), top: min(top, distance), right: min(right, distance),
            bottom: min(bottom, distance))
    }
}

/// The part of a circle on which a dial's bubbles stand: the whole, or near an edge what fits.
public struct DialArc: Hashable, Sendable {
    /// The direction of its middle, where the active bubble stands.
    public var middle: Angle
    /// How far it extends in all, from 0 to 2π.
    public var extent: Angle

    /// The whole circle, with the active bubble at the top.
    public static let circle = DialArc(middle: .up, extent: .turn)

    /// Creates an arc.
    public init(middle: Angle, extent: Angle) {
        self.middle = middle
        self.extent = extent
    }

    /// Whether nothing of the circle is missing.
    public var isCircle: Bool { extent >= .turn }

    /// The largest arc of a circle on which discs fit into a room; the circle when none fits anywhere.
    ///
    /// An edge at a distance `d` from the centre keeps discs of radius `r` out of all directions within
    /// `acos((d − r) / R)` of it.
    ///
    /// - Parameters:
    ///   - room: what there is on each side of the centre.
    ///   - radius: the radius R of the circle.
    ///   - disc: the radius r of the discs.
    public init(fitting room: DialRoom, radius: Double, disc: Double) {
        self = .circle
        let edges: [(Angle, Double)] = [
            (.right, room.right), (.down, room.bottom), (.left, room.left), (.up, room.top),
        ]
        let blocked = edges.compactMap { direction, distance -> (start: Double, end: Double)? in
            // Half a pixel is nobody's loss, and rounding takes as much.
            guard radius > 0, distance + 0.5 < radius + disc else { return nil }
            let half = Double.acos(min(max((distance - disc) / radius, -1), 1))
            return (direction.radians - half, direction.radians + half)
        }
        guard !blocked.isEmpty else { return }
        var best = 0.0
        // Whatever is free begins where something blocked ends.
        for start in blocked.map(\.end) {
            let free = blocked.map { Self.way(from: start, to: $0.start, blockedUntil: $0.end) }.min() ?? 0
            guard free > best + 1e-9 else { continue }
            best = free
            self = DialArc(
                middle: Angle(radians: start + free / 2).wrapped, extent: Angle(radians: free))
        }
    }

    /// How far it is clockwise from a direction to where something blocked begins; 0 within it.
    private static func way(from direction: Double, to start: Double, blockedUntil end: Double) -> Double {
        let turn = 2 * Double.pi
        let way = (start - direction) - ((start - direction) / turn).rounded(.down) * turn
        let width = end - start
        // Within it, the way to its beginning leads nearly all round.
        return way > turn - width + 1e-9 ? 0 : way
    }
}
