/// The directions of the items of one level of a marking menu.
///
/// An item's target is its wedge: all directions that are nearer to its own than to any other. A direction depends on
/// the items alone, not on the screen, so that the hand learns it.
///
///     let layout = MarkLayout(count: 8)
///     layout.directions[2]                        // to the right
///     layout.item(towards: Angle(degrees: 20))    // 2
public struct MarkLayout: Hashable, Sendable {
    /// The largest number of items on a level, 12, as many as Kurtenbach and Buxton (1993) measured.
    public static let maximumCount = 12
    /// The least angle between two fixed directions, half the narrowest wedge; an item that comes nearer to one before
    /// it loses its fixed direction.
    public static let leastSpacing = Angle(degrees: 15)

    /// The direction of each item, wrapped.
    public let directions: [Angle]

    /// Creates equal shares of the circle, clockwise from the top; the count is clamped to 0 … ``maximumCount``.
    public init(count: Int) {
        self.init(directions: Array(repeating: nil, count: count.clamped(to: 0...Self.maximumCount)))
    }

    /// Creates a layout in which some items have a fixed direction.
    ///
    /// The others share the angles that are left, in order clockwise from the top; each goes where the most room is. Of
    /// two fixed directions nearer than ``leastSpacing``, the first is kept. Items after the first ``maximumCount`` are
    /// left out: ``MarkMenu`` moves them into a submenu.
    ///
    /// - Parameter directions: for each item its fixed direction, or `nil`; one that is not finite counts as `nil`.
    public init(directions: [Angle?]) {
        let wanted = directions.prefix(Self.maximumCount)
        var fixed: [Int: Angle] = [:]
        for (item, direction) in wanted.enumerated() {
            guard let direction, direction.isFinite, fixed.values.allSatisfy({ $0.isApart(from: direction) })
            else { continue }
            fixed[item] = direction.wrapped
        }
        var free = Self.freeDirections(count: wanted.count - fixed.count, among: Array(fixed.values))[...]
        self.directions = wanted.indices.map { fixed[$0] ?? free.popFirst() ?? .up }
    }

    /// The item whose wedge holds a direction; `nil` without items or for one that is not finite.
    public func item(towards direction: Angle) -> Int? {
        guard direction.isFinite else { return nil }
        return directions.indices.min {
            distance(to: $0, from: direction) < distance(to: $1, from: direction)
        }
    }

    /// The angle from a direction to the nearest boundary of the wedge that holds it; π for a single item.
    public func margin(of direction: Angle) -> Angle {
        guard directions.count > 1, direction.isFinite else { return Angle(radians: .pi) }
        let distances = directions.indices.map { distance(to: $0, from: direction) }.sorted()
        // A boundary is as far from one direction as from the other.
        return Angle(radians: (distances[1] - distances[0]) / 2)
    }

    /// The boundaries of an item's wedge as angles from its direction, counterclockwise and clockwise; π each for a
    /// single item.
    public func wedge(of item: Int) -> (before: Angle, after: Angle) {
        let others = directions.indices.filter { $0 != item }
        let ways = others.map { Angle(radians: (directions[$0] - directions[item]).wrapped.radians).fromZero }
        guard let least = ways.min(), let most = ways.max() else {
            return (Angle(radians: .pi), Angle(radians: .pi))
        }
        return (Angle(radians: .pi - most / 2), Angle(radians: least / 2))
    }

    private func distance(to item: Int, from direction: Angle) -> Double {
        abs((directions[item] - direction).wrapped.radians)
    }

    /// Even directions in the gaps between fixed ones, clockwise from the top.
    private static func freeDirections(count: Int, among fixed: [Angle]) -> [Angle] {
        guard count > 0 else { return [] }
        let starts = fixed.map(\.fromTop).sorted()
        guard let first = starts.first else {
            return (0..<count).map { (.up + Angle(turns: Double($0) / Double(count))).wrapped }
        }
        let widths = zip(starts, starts.dropFirst() + [first + 2 * .pi]).map { $1 - $0 }
        var counts = Array(repeating: 0, count: widths.count)
        for _ in 0..<count {
            // Later gaps win only if they are wider, not by rounding.
            let room = widths.indices.map { widths[$0] / Double(counts[$0] + 1) / 2 }
            let best = room.indices.reduce(0) { room[$1] > room[$0] + 1e-9 ? $1 : $0 }
            counts[best] += 1
        }
        let free = widths.indices.flatMap { gap in
            (1..<counts[gap] + 1).map { starts[gap] + widths[gap] * Double($0) / Double(counts[gap] + 1) }
        }
        return free.map { (.up + Angle(radians: $0)).fromTop }.sorted().map {
            (.up + Angle(radians: $0)).wrapped
        }
    }
}

extension Angle {
    /// The angle clockwise from the top, in radians from 0 to 2π; that of the top itself is 0 despite rounding.
    fileprivate var fromTop: Double {
        let angle = (self - .up).wrapped.radians
        return angle < -1e-9 ? angle + 2 * .pi : max(angle, 0)
    }

    /// The angle in radians from 0 to 2π.
    fileprivate var fromZero: Double { wrapped.radians < 0 ? wrapped.radians + 2 * .pi : wrapped.radians }

    fileprivate func isApart(from other: Angle) -> Bool {
        abs((self - other).wrapped.radians) > MarkLayout.leastSpacing.radians - 1e-9
    }
}
