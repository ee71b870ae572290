/// Adds up the turning of one pointer about a centre.
///
/// Each step is the difference of two directions folded into (−π, π], so that neither crossing ±π nor
/// turning more than once makes the sum jump.
///
///     var tracker = AngleTracker(at: Angle(degrees: 170))
///     tracker.move(to: Angle(degrees: -170))      // 20°
///     tracker.total                               // 20°
public struct AngleTracker: Hashable, Sendable {
    /// The direction of the pointer, as it was told last.
    public private(set) var angle: Angle
    /// The turning since the start.
    public private(set) var total = Angle.zero

    /// Starts to track a pointer; where it starts is not known before a direction is finite.
    public init(at angle: Angle) { self.angle = angle }

    /// Takes the pointer's new direction and returns how far it has turned since the last.
    ///
    /// A direction that is not finite is ignored: nothing has turned.
    public mutating func move(to angle: Angle) -> Angle {
        guard angle.isFinite else { return .zero }
        let delta = self.angle.isFinite ? (angle.wrapped - self.angle.wrapped).wrapped : .zero
        self.angle = angle
        total += delta
        return delta
    }

    /// Takes the pointer's direction anew, as it is about a centre that has moved; nothing has turned.
    public mutating func recenter(at angle: Angle) {
        if angle.isFinite { self.angle = angle }
    }
}
