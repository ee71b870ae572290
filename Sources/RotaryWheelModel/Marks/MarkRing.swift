import RealModule

/// The places of a level's items about its center, as a menu draws them.
///
/// The ring is as small as its items allow: neighbors stand apart by a tenth of their size, and no item is nearer to
/// the center than one and a half of it.
///
///     let ring = MarkRing(of: MarkLayout(count: 8), itemSize: 72)
///     ring.place(of: 2)       // 108 pixels to the right
public struct MarkRing: Hashable, Sendable {
    /// The directions of the items.
    public let layout: MarkLayout
    /// The distance of the items from the center, in pixels.
    public let radius: Double
    /// The diameter of an item that has room, in pixels.
    public let itemSize: Double
    /// The radius of the button in the center, in pixels.
    public var centerRadius: Double { itemSize * 0.55 }
    /// The radius of the whole ring, with the item that is highlighted, in pixels.
    public var extent: Double { radius + itemSize * Self.highlightScale / 2 }

    /// The scale of the highlighted item.
    public static let highlightScale = 1.15
    /// The least distance of two neighbors, in diameters.
    private static let spacing = 1.1
    /// The least distance from the center, in diameters.
    private static let leastRadius = 1.5

    /// Places items about a center.
    ///
    /// - Parameters:
    ///   - layout: the directions.
    ///   - itemSize: the diameter of an item in pixels, 1 at least.
    ///   - room: the largest diameter of the ring in pixels; a ring that would be larger shrinks with its items.
    public init(of layout: MarkLayout, itemSize: Double, room: Double = .infinity) {
        let size = itemSize.isFinite ? max(itemSize, 1) : 1
        let even = 2 * Double.pi / Double(max(layout.directions.count, 1))
        let chord = 2 * Double.sin(min(even, .pi) / 2)
        let radius = size * max(Self.leastRadius, Self.spacing / chord)
        let extent = radius + size * Self.highlightScale / 2
        let scale = room.isNaN ? 1 : min(max(room, 1) / (2 * extent), 1)
        (self.layout, self.radius, self.itemSize) = (layout, radius * scale, size * scale)
    }

    /// The middle of an item, from the center.
    public func place(of item: Int) -> MarkPoint {
        let direction = layout.directions[item].radians
        return MarkPoint(x: radius * .cos(direction), y: radius * .sin(direction))
    }

    /// The diameter of an item, which is smaller beside a fixed direction that is near.
    public func size(of item: Int) -> Double {
        let own = layout.directions[item]
        let nearest = layout.directions.indices.filter { $0 != item }
            .map { abs((layout.directions[$0] - own).wrapped.radians) }.min()
        guard let nearest else { return itemSize }
        return min(itemSize, 2 * radius * .sin(min(nearest, .pi) / 2) / Self.spacing)
    }

    /// The item whose disc holds a point, from the center; `nil` outside of all.
    public func item(at point: MarkPoint) -> Int? {
        layout.directions.indices.first { place(of: $0).distance(to: point) <= size(of: $0) / 2 }
    }

    /// The center nearest to a point at which the whole ring is in a room; the room's middle along a side that is too
    /// short.
    public func center(near point: MarkPoint, x: ClosedRange<Double>, y: ClosedRange<Double>) -> MarkPoint {
        MarkPoint(x: clamp(point.x, x), y: clamp(point.y, y))
    }

    private func clamp(_ number: Double, _ side: ClosedRange<Double>) -> Double {
        let (first, last) = (side.lowerBound + extent, side.upperBound - extent)
        return first <= last ? number.clamped(to: first...last) : (first + last) / 2
    }
}
