import RealModule

/// One visible bubble of a dial.
public struct DialBubble: Hashable, Sendable {
    /// The item.
    public var item: Int
    /// The center, in pixels to the right of the dial's center.
    public var x: Double
    /// The center, in pixels below the dial's center.
    public var y: Double
    /// The present scale; 1 is the item size.
    public var scale: Double
    /// The scale of the expanded bubble.
    public var inflation: Double
    /// The opacity, from 0 to 1.
    public var opacity: Double
}

extension DialModel {
    /// The angle of an item from the snap point, clockwise.
    public func angle(of item: Int) -> Angle {
        geometry.angle(of: item, whenAtSnapPoint: currentItem) * sign
    }

    /// The bubble of an item; `nil` while it is invisible.
    public func bubble(of item: Int) -> DialBubble? {
        let angle = angle(of: item)
        let opacity = geometry.presence(at: angle)
        guard opacity > 0, expansion.value > 0 else { return nil }
        // The bubbles fan out from behind the active one.
        let out = expansion.value
        let (x, y) = geometry.point(at: angle * (0.5 + 0.5 * out), radius: geometry.radius * out)
        let inflation = geometry.scale(at: angle)
        return DialBubble(
            item: item, x: x, y: y, scale: inflation * (0.25 + 0.75 * out) * (0.5 + 0.5 * opacity),
            inflation: inflation, opacity: opacity * out)
    }

    /// The visible bubbles in drawing order: the active one is last.
    public var bubbles: [DialBubble] {
        items.compactMap(bubble(of:)).sorted {
            abs(angle(of: $0.item).radians) > abs(angle(of: $1.item).radians)
        }
    }

    /// The bubbles of items that keep their directions, in drawing order: the highlighted one is last, and larger.
    public func bubbles(on ring: MarkRing, highlighted: Int? = nil) -> [DialBubble] {
        let out = expansion.value
        guard out > 0 else { return [] }
        let bubbles = (0..<min(count, ring.layout.directions.count)).map { item in
            let place = ring.place(of: item)
            let scale =
                ring.size(of: item) / ring.itemSize * (item == highlighted ? MarkRing.highlightScale : 1)
            return DialBubble(
                item: item, x: place.x * out, y: place.y * out, scale: scale * (0.25 + 0.75 * out),
                inflation: scale, opacity: out)
        }
        return bubbles.filter { $0.item != highlighted } + bubbles.filter { $0.item == highlighted }
    }

    private var items: any Sequence<Int> {
        let reach = (geometry.reach.radians / max(geometry.pitch.radians, 1e-9)).rounded(.up) + 1
        guard !geometry.showsAll, reach * 2 + 1 < Double(count) else { return 0..<count }
        let current = Int(currentItem.rounded())
        return (-Int(reach)...Int(reach)).lazy.map { wheel.ring.sector(ofPlace: current + $0) }
    }

    /// The item whose bubble contains a point, in pixels from the center.
    public func item(atX x: Double, y: Double) -> Int? {
        bubbles.last { .hypot($0.x - x, $0.y - y) <= $0.scale * geometry.itemSize / 2 }?.item
    }

    /// The item whose bubble is nearest to a point, in pixels from the center.
    public func item(nearestToX x: Double, y: Double) -> Int? {
        bubbles.min { Double.hypot($0.x - x, $0.y - y) < Double.hypot($1.x - x, $1.y - y) }?.item
    }

    /// The item nearest to a direction from the center, within half its width or gap, also before the expansion.
    public func item(towardsX x: Double, y: Double) -> Int? {
        let direction = Angle(radians: .atan2(y: y, x: x)) - geometry.arc.middle
        let ways = items.map { (item: $0, angle: angle(of: $0)) }
            .filter { geometry.presence(at: $0.angle) > 0 }
            .map { ($0.item, abs(($0.angle - direction).wrapped.radians)) }
        guard let nearest = ways.min(by: { $0.1 < $1.1 }) else { return nil }
        return nearest.1 <= max(geometry.pitch.radians / 2, .pi / 8) ? nearest.0 : nil
    }

    /// Whether a point is on the ring of the bubbles.
    public func isOnRing(x: Double, y: Double) -> Bool {
        let half = geometry.itemSize * geometry.inflation.largest / 2
        let isNear = abs(Double.hypot(x, y) - geometry.radius) <= half
        guard isNear, !geometry.arc.isCircle else { return isNear }
        let direction = Angle(radians: .atan2(y: y, x: x)) - geometry.arc.middle
        return abs(direction.wrapped.radians) <= geometry.arc.extent.radians / 2 + half / geometry.radius
    }
}
