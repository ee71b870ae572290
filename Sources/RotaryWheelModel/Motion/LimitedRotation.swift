/// The rotation of an object by a pointer: within limits, and back to its start at even speed.
///
/// The rotation follows the pointer's way about the center. At a limit it stays, until the pointer has come back to where
/// it left; so it never jumps over the gap between the limits, over any number of turns.
///
///     var rotation = LimitedRotation()
///     rotation.maximum = Angle(degrees: 270)
///     rotation.begin()
///     rotation.move(to: Angle(degrees: 300))      // 270°
///     rotation.move(to: Angle(degrees: 280))      // 0°
///     rotation.move(to: Angle(degrees: 260))      // −10°
public struct LimitedRotation: Hashable, Sendable {
    /// The rotation, clockwise positive and not confined to one turn, at most ``WheelModel/maximumRotation`` either way.
    public private(set) var rotation = Angle.zero
    /// The smallest rotation; the largest number, either way, is none, the default.
    public var minimum = Angle(radians: -.greatestFiniteMagnitude) {
        didSet { clamp() }
    }
    /// The largest rotation, which also limits the minimum; as ``minimum``.
    public var maximum = Angle(radians: .greatestFiniteMagnitude) {
        didSet { clamp() }
    }
    /// The rotation at the press, or at the first of several whose returns were caught.
    private var start = Angle.zero
    /// The rotation without limits where the pointer pressed.
    private var pressed = Angle.zero
    /// The pointer's way since the press.
    private var way = Angle.zero
    private var motion: KineticMotion?

    /// Creates a rotation by zero without limits.
    public init() {}

    /// The rotation since the press.
    public var total: Angle { rotation - start }

    /// Whether the rotation goes back to its start.
    public var isReturning: Bool { motion != nil }

    /// Begins to follow a pointer; one that catches a return keeps the start.
    public mutating func begin() {
        if !isReturning { start = rotation }
        (pressed, way, motion) = (rotation, .zero, nil)
    }

    /// Follows the pointer's way since the press, and returns the change; ignores one that is not finite.
    @discardableResult public mutating func move(to way: Angle) -> Angle {
        guard way.isFinite else { return .zero }
        self.way = way
        return put(pressed + way)
    }

    /// Sets the rotation, also under a pointer, which then turns on from there; ends a return.
    public mutating func set(_ rotation: Angle) {
        guard rotation.isFinite else { return }
        let change = put(rotation)
        (start, pressed, motion) = (start + change, self.rotation - way, nil)
    }

    /// Goes back to the start immediately, and returns the change.
    public mutating func restore() -> Angle {
        motion = nil
        return put(start)
    }

    /// Begins to go back to the start, at a speed in radians a second.
    public mutating func beginReturn(speed: Double, at time: Duration) {
        guard speed > 0, total != .zero else { return }
        motion = KineticMotion(
            from: rotation.radians, to: start.radians, speed: speed, at: time.inSeconds)
    }

    /// Goes on with the return, and returns the change.
    public mutating func update(at time: Duration) -> Angle {
        guard let motion else { return .zero }
        guard time.inSeconds < motion.endTime else { return restore() }
        return put(Angle(radians: motion.rotation(at: time.inSeconds)))
    }

    private mutating func put(_ rotation: Angle) -> Angle {
        let (before, largestNumber) = (self.rotation, Double.greatestFiniteMagnitude)
        var number = rotation.radians
        if abs(minimum.radians) < largestNumber { number = max(number, minimum.radians) }
        if abs(maximum.radians) < largestNumber { number = min(number, maximum.radians) }
        self.rotation = Angle(radians: KineticMotion.limited(number))
        return self.rotation - before
    }

    private mutating func clamp() { _ = put(rotation) }
}
