/// Adds up the rotation of one pointer about a center.
///
/// Each step is the short way from one direction to the next. The sum jumps neither at ±π nor after a turn.
///
///     var tracker = AngleTracker(at: Angle(degrees: 170))
///     tracker.move(to: Angle(degrees: -170))      // 20°
///     tracker.total                               // 20°
public struct AngleTracker: Hashable, Sendable {
    /// The last direction of the pointer.
    public private(set) var angle: Angle
    /// The rotation since the start.
    public private(set) var total = Angle.zero

    /// Starts at a direction; one that is not finite leaves the start to the next.
    public init(at angle: Angle) { self.angle = angle }

    /// Moves the pointer, and returns its rotation; ignores a direction that is not finite.
    public mutating func move(to angle: Angle) -> Angle {
        guard angle.isFinite else { return .zero }
        let delta = self.angle.isFinite ? (angle.wrapped - self.angle.wrapped).wrapped : .zero
        self.angle = angle
        total += delta
        return delta
    }

    /// Sets the direction without a rotation, as about a center that moved.
    public mutating func recenter(at angle: Angle) {
        if angle.isFinite { self.angle = angle }
    }
}
