import RealModule

/// One bubble of a dial as it is to be drawn.
public struct DialBubble: Hashable, Sendable {
    /// The item that it shows.
    public var item: Int
    /// Its middle, in pixels from the dial's centre.
    public var x: Double
    /// Its middle, in pixels from the dial's centre.
    public var y: Double
    /// How large it is; 1 is the item size.
    public var scale: Double
    /// How large it is where it belongs, when it is not on its way there.
    public var inflation: Double
    /// How opaque it is, from 0 to 1.
    public var opacity: Double
}

/// A menu of bubbles on a circle, which come out of its centre, and the one at the top of which is active.
///
/// Its circle is a ``WheelModel`` whose sectors are the items, pulled to its detents by a spring. Like that it
/// knows no clock and no toolkit: events and the time go in, and the list of what each has changed comes out.
///
///     var dial = DialModel(count: 10)
///     dial.layOut { DialGeometry(spacing: $0, itemSize: 72, diameter: 400) }
///     dial.setExpanded(true, at: .zero)
///     dial.step(by: 1, at: .zero)
///     dial.update(at: .seconds(2))
///     dial.selection     // 1
public struct DialModel: KineticModel, Hashable, Sendable {
    /// The circle, each of whose sectors is an item.
    public internal(set) var wheel: WheelModel
    /// How far the bubbles have come out of the centre.
    public internal(set) var expansion = DialExpansion()
    /// Where the bubbles stand.
    public internal(set) var geometry: DialGeometry

    /// The default damping ratio: a bubble swings past the top by a twentieth of its way.
    public static let defaultDamping = 0.7

    /// Creates a collapsed dial with item 0 at the top.
    ///
    /// - Parameter count: the number of items, clamped to 0 … ``SectorRing/maximumCount``.
    public init(count: Int) {
        wheel = WheelModel(sectorCount: count)
        wheel.settings.indicator = .up
        wheel.settings.springDamping = Self.defaultDamping
        geometry = DialGeometry(spacing: DialSpacing(count: wheel.ring.count), itemSize: 1, diameter: 0)
    }

    /// The number of items.
    public var count: Int { wheel.ring.count }

    /// The selected item: the one that was at the top when the dial rested last; `nil` without items.
    public var selection: Int? { wheel.selection }

    /// The item at the top; `nil` without items.
    public var current: Int? { wheel.current }

    /// The item that the dial turns to, else the one at the top; `nil` without items.
    public var heading: Int? { wheel.heading }

    /// The item that the dial was asked to turn to; `nil` without one.
    public var chosen: Int? { wheel.chosen }

    /// The phase of the circle's motion.
    public var phase: WheelPhase { wheel.phase }

    /// Whether a pointer holds the circle.
    public var isHeld: Bool { wheel.isHeld }

    /// The damping ratio of the spring; 1 is critical, less swings.
    public var damping: Double { wheel.settings.springDamping ?? Self.defaultDamping }

    /// Whether anything moves by itself.
    public var isMoving: Bool { expansion.isMoving || wheel.phase == .coasting || wheel.phase == .settling }

    /// Lays the dial out anew, with the gaps that it has.
    public mutating func layOut(_ make: (DialSpacing) -> DialGeometry) { geometry = make(geometry.spacing) }

    // MARK: Where everything is

    var sectorWidth: Double { 2 * .pi / Double(max(count, 1)) }

    /// The item at the top, which lies between two while the dial turns, and counts on from turn to turn.
    var currentItem: Double { -wheel.settings.direction.sign * wheel.radians / sectorWidth }

    /// The wheel's rotation with an item, or a point between two, at the top.
    func rotation(with item: Double) -> Double { -wheel.settings.direction.sign * item * sectorWidth }

    /// The angle of an item from the snap point, clockwise.
    public func angle(of item: Int) -> Angle {
        geometry.angle(of: item, whenAtSnapPoint: currentItem) * wheel.settings.direction.sign
    }

    /// The bubble of an item; `nil` while nothing of it shows.
    public func bubble(of item: Int) -> DialBubble? {
        let angle = angle(of: item)
        let opacity = geometry.presence(at: angle)
        guard opacity > 0, expansion.value > 0 else { return nil }
        // Fans out: the bubbles come from behind the active one to their places.
        let out = expansion.value
        let (x, y) = geometry.point(at: angle * (0.5 + 0.5 * out), radius: geometry.radius * out)
        let inflation = geometry.scale(at: angle)
        return DialBubble(
            item: item, x: x, y: y, scale: inflation * (0.25 + 0.75 * out) * (0.5 + 0.5 * opacity),
            inflation: inflation, opacity: opacity * out)
    }

    /// The bubbles that show, from the bottom of the circle to the top: the active one is drawn over the others.
    public var bubbles: [DialBubble] {
        items.compactMap(bubble(of:)).sorted {
            abs(angle(of: $0.item).radians) > abs(angle(of: $1.item).radians)
        }
    }

    /// The items that may show.
    private var items: any Sequence<Int> {
        let reach = (geometry.reach.radians / max(geometry.pitch.radians, 1e-9)).rounded(.up) + 1
        guard !geometry.showsAll, reach * 2 + 1 < Double(count) else { return 0..<count }
        let current = Int(currentItem.rounded())
        return (-Int(reach)...Int(reach)).lazy.map { wheel.ring.sector(ofPlace: current + $0) }
    }

    /// The item whose bubble holds a point, in pixels from the centre.
    public func item(atX x: Double, y: Double) -> Int? {
        bubbles.last {
            .hypot($0.x - x, $0.y - y) <= $0.scale * geometry.itemSize / 2
        }?.item
    }

    /// The item whose bubble is nearest to a point, in pixels from the centre.
    public func item(nearestToX x: Double, y: Double) -> Int? {
        bubbles.min { Double.hypot($0.x - x, $0.y - y) < Double.hypot($1.x - x, $1.y - y) }?.item
    }

    /// The item whose bubble is nearest to a direction from the centre, if that is within half its own width or gap.
    ///
    /// It may not have come out yet: a quick hand strokes to where it is known to be.
    public func item(towardsX x: Double, y: Double) -> Int? {
        let direction = Angle(radians: .atan2(y: y, x: x)) - geometry.arc.middle
        let ways = items.map { (item: $0, angle: angle(of: $0)) }
            .filter { geometry.presence(at: $0.angle) > 0 }
            .map { ($0.item, abs(($0.angle - direction).wrapped.radians)) }
        guard let nearest = ways.min(by: { $0.1 < $1.1 }) else { return nil }
        return nearest.1 <= max(geometry.pitch.radians / 2, .pi / 8) ? nearest.0 : nil
    }

    /// Whether a point lies on the ring along which the bubbles go.
    public func isOnRing(x: Double, y: Double) -> Bool {
        let half = geometry.itemSize * geometry.inflation.largest / 2
        let isNear = abs(Double.hypot(x, y) - geometry.radius) <= half
        guard isNear, !geometry.arc.isCircle else { return isNear }
        let direction = Angle(radians: .atan2(y: y, x: x)) - geometry.arc.middle
        return abs(direction.wrapped.radians) <= geometry.arc.extent.radians / 2 + half / geometry.radius
    }
}
