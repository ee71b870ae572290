/// A menu of bubbles that expand from the center of a circle; the one at the top is active.
///
/// The circle is a ``WheelModel``. Its sectors are the items, and a spring pulls it to its detents.
///
///     var dial = DialModel(count: 10)
///     dial.layOut { DialGeometry(spacing: $0, itemSize: 72, diameter: 400) }
///     dial.expansion.setExpanded(true, at: .zero)
///     dial.step(by: 1, at: .zero)
///     dial.update(at: .seconds(2))
///     dial.selection     // 1
public struct DialModel: KineticModel {
    /// The circle, whose sectors are the items.
    public internal(set) var wheel: WheelModel
    /// The expansion of the bubbles; ``update(at:)`` advances it.
    public var expansion = DialExpansion()
    /// The places of the bubbles.
    public private(set) var geometry: DialGeometry

    /// The default damping ratio, with which a bubble swings past the top by a twentieth of its way.
    public static let defaultDamping = 0.7

    /// Creates a collapsed dial with item 0 at the top; the count is clamped to 0 … ``SectorRing/maximumCount``.
    public init(count: Int) {
        wheel = WheelModel(sectorCount: count)
        wheel.core.track.settings.indicator = .up
        wheel.core.track.settings.springDamping = Self.defaultDamping
        wheel.core.track.settings.hasInertia = false
        geometry = DialGeometry(spacing: DialSpacing(count: wheel.count), itemSize: 1, diameter: 0)
    }

    /// Whether the circle or the bubbles move.
    public var isMoving: Bool { expansion.isMoving || phase.isMotion }

    /// Lays the dial out, with its present gaps.
    public mutating func layOut(_ make: (DialSpacing) -> DialGeometry) { put(make(geometry.spacing)) }

    mutating func put(_ geometry: DialGeometry) {
        self.geometry = geometry
        // A flick stops at the same velocity of the bubbles, however many items there are.
        let rate = 2 * .pi / Double(max(geometry.spacing.count, 1)) / geometry.pitch.radians
        wheel.core.track.smallestVelocity = KineticMotion.smallestVelocity * rate
    }

    /// Turns the held circle: its bubbles turn as far as the pointer.
    @discardableResult public mutating func drag(by delta: Angle, at time: Duration) -> [KineticChange] {
        guard delta.isFinite, count > 0 else { return [] }
        let position = geometry.spacing.position(of: currentItem)
        let item = geometry.spacing.item(at: position - delta.radians * sign / geometry.pitch.radians)
        let way = -sign * item * sectorWidth - core.position
        return changes { $0.drag(by: Angle(radians: way), at: time.inSeconds) }
    }

    /// Advances the motion and the expansion.
    @discardableResult public mutating func update(at time: Duration) -> [KineticChange] {
        expansion.update(at: time)
        return wheel.update(at: time)
    }

    /// The damping ratio of the spring; 1 is critical, less swings.
    public var damping: Double { wheel.settings.springDamping ?? Self.defaultDamping }

    /// Whether a flick turns the dial on by its speed, before the spring pulls; false by default.
    public var hasInertia: Bool { wheel.settings.hasInertia }

    /// Changes the damping ratio, clamped to ``WheelSettings/dampingRange``, the direction of ascending items, and
    /// ``hasInertia``.
    @discardableResult public mutating func set(
        damping: Double? = nil, direction: WheelDirection? = nil, hasInertia: Bool? = nil, at time: Duration
    ) -> [KineticChange] {
        guard damping?.isFinite != false else { return [] }
        var settings = wheel.settings
        settings.springDamping = damping ?? settings.springDamping
        settings.direction = direction ?? settings.direction
        settings.hasInertia = hasInertia ?? settings.hasInertia
        return wheel.setSettings(settings, at: time)
    }
}

extension DialModel: KineticBody {
    var core: KineticCore<WheelTrack> {
        get { wheel.core }
        _modify { yield &wheel.core }
    }

    /// 1 where items follow one another clockwise, −1 otherwise.
    var sign: Double { wheel.settings.direction.sign }
    var sectorWidth: Double { 2 * .pi / Double(max(count, 1)) }
    /// The item, or point between two, at the top; not confined to one turn.
    var currentItem: Double { -sign * core.position / sectorWidth }
}
