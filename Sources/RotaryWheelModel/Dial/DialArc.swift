import RealModule

/// The space around a dial's center, in pixels.
public struct DialRoom: Hashable, Sendable {
    /// The space to the left.
    public var left: Double
    /// The space above.
    public var top: Double
    /// The space to the right.
    public var right: Double
    /// The space below.
    public var bottom: Double

    /// Creates a room.
    public init(left: Double, top: Double, right: Double, bottom: Double) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    /// The room, limited to a distance on each side.
    public func limited(to distance: Double) -> DialRoom {
        DialRoom(
            left: min(left, distance), top: min(top, distance), right: min(right, distance),
            bottom: min(bottom, distance))
    }

    /// Rounding takes up to half a pixel.
    fileprivate static let rounding = 0.5

    /// Whether a disc on the circle fits.
    func holds(_ disc: Double, at direction: Angle, radius: Double) -> Bool {
        let (x, y) = (radius * .cos(direction.radians), radius * .sin(direction.radians))
        let half = disc - Self.rounding
        return x - half >= -left && x + half <= right && y - half >= -top && y + half <= bottom
    }
}

/// The part of a circle with bubbles: the whole, or near an edge the part that fits.
public struct DialArc: Hashable, Sendable {
    /// The direction of its middle, or on the circle of the snap point, where the active bubble is.
    public var middle: Angle
    /// The whole extent, from 0 to 2π.
    public var extent: Angle

    /// The whole circle, with the active bubble at the top.
    public static let circle = DialArc(middle: .up, extent: .turn)

    /// Whether the arc is the whole circle.
    public var isCircle: Bool { extent >= .turn }
}

extension DialArc {
    /// The largest arc of a circle of radius R on which discs of radius r fit; the circle if they fit nowhere.
    ///
    /// An edge at a distance `d` excludes discs from all directions within `acos((d − r) / R)` of it.
    public init(fitting room: DialRoom, radius: Double, disc: Double) {
        self = .circle
        let edges: [(Angle, Double)] = [
            (.right, room.right), (.down, room.bottom), (.left, room.left), (.up, room.top),
        ]
        let blocked = edges.compactMap { direction, distance -> (start: Double, end: Double)? in
            guard radius > 0, distance + DialRoom.rounding < radius + disc else { return nil }
            let half = Double.acos(((distance - disc) / radius).clamped(to: -1...1))
            return (direction.radians - half, direction.radians + half)
        }
        guard !blocked.isEmpty else { return }
        var best = 0.0
        // Each free range begins where a blocked one ends.
        for start in blocked.map(\.end) {
            let free = blocked.map { Self.way(from: start, to: $0.start, blockedUntil: $0.end) }.min() ?? 0
            guard free > best + 1e-9 else { continue }
            best = free
            self = DialArc(
                middle: Angle(radians: start + free / 2).wrapped, extent: Angle(radians: free))
        }
    }

    /// The clockwise angle from a direction to the start of a blocked range; 0 within it.
    private static func way(from direction: Double, to start: Double, blockedUntil end: Double) -> Double {
        let turn = 2 * Double.pi
        let way = (start - direction) - ((start - direction) / turn).rounded(.down) * turn
        // Within the range, the way to its start leads nearly all round.
        return way > turn - (end - start) + 1e-9 ? 0 : way
    }
}
