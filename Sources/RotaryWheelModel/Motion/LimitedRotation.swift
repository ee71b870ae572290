/// The rotation of an object by a pointer: within limits, on by its velocity, and back to its start at even speed.
///
/// The rotation follows the pointer's way about the center. At a limit it stays, until the pointer has come back to where
/// it left; so it never jumps over the gap between the limits, over any number of turns.
///
///     var rotation = LimitedRotation()
///     rotation.maximum = Angle(degrees: 270)
///     rotation.begin(at: .zero)
///     rotation.move(by: Angle(degrees: 300), at: .seconds(1))     // 270°
///     rotation.move(by: Angle(degrees: -20), at: .seconds(2))     // 0°
///     rotation.move(by: Angle(degrees: -20), at: .seconds(3))     // −10°
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
    private var tracker = VelocityTracker(at: 0, rotation: 0)
    private var motion: KineticMotion?
    private var isCoasting = false
    /// The speed of the return, in radians a second, which follows a coasting motion; `nil` without one.
    private var returnSpeed: Double?

    /// Creates a rotation by zero without limits.
    public init() {}

    /// The rotation since the press.
    public var total: Angle { rotation - start }

    /// Whether the rotation coasts, or goes back to its start.
    public var isMoving: Bool { motion != nil }

    /// Begins to follow a pointer; one that catches a return, or the motion before one, keeps the start.
    public mutating func begin(at time: Duration) {
        if returnSpeed == nil { start = rotation }
        (pressed, way) = (rotation, .zero)
        tracker = VelocityTracker(at: time.inSeconds, rotation: rotation.radians)
        stop()
    }

    /// Follows a step of the pointer, and returns the change; ignores one that is not finite.
    @discardableResult public mutating func move(by step: Angle, at time: Duration) -> Angle {
        guard step.isFinite else { return .zero }
        way += step
        let change = put(pressed + way)
        tracker.record(at: time.inSeconds, rotation: rotation.radians)
        return change
    }

    /// The velocity of a release, in radians a second; 0 after a pause.
    public func velocity(at time: Duration) -> Double { tracker.velocity(at: time.inSeconds) }

    /// Sets the rotation, also under a pointer, which then turns on from there; ends a motion.
    public mutating func set(_ rotation: Angle) {
        guard rotation.isFinite else { return }
        let change = put(rotation)
        (start, pressed) = (start + change, self.rotation - way)
        tracker.shift(by: change.radians)
        stop()
    }

    /// Goes back to the start immediately, and returns the change.
    public mutating func restore() -> Angle {
        stop()
        return put(start)
    }

    /// Ends a motion immediately, at the start if it leads there, and returns the change.
    public mutating func finish() -> Angle {
        guard returnSpeed == nil else { return restore() }
        stop()
        return .zero
    }

    /// Goes on by a velocity, as a wheel coasts, within the limits; then back to the start, if at a speed.
    public mutating func coast(by velocity: Double, at time: Duration, returnSpeed: Double? = nil) {
        let (start, time) = (rotation.radians, time.inSeconds)
        let end = limited(KineticMotion.projection(from: start, velocity: velocity))
        self.returnSpeed = returnSpeed
        isCoasting = true
        motion = KineticMotion(from: start, velocity: velocity, to: end, at: time, settleDuration: 0.2)
        if end == start { self.end(at: time) }
    }

    /// Begins to go back to the start, at a speed in radians a second.
    public mutating func beginReturn(speed: Double, at time: Duration) {
        stop()
        guard speed > 0, total != .zero else { return }
        returnSpeed = speed
        motion = KineticMotion(
            from: rotation.radians, to: start.radians, speed: speed, at: time.inSeconds)
    }

    /// Goes on with the motion, and returns the change.
    public mutating func update(at time: Duration) -> Angle {
        guard let motion else { return .zero }
        let end = Angle(radians: motion.rotation(at: time.inSeconds))
        let change = put(end)
        // A new limit ends it, too.
        if time.inSeconds >= motion.endTime || rotation != end { self.end(at: motion.endTime) }
        return change
    }

    /// Ends a motion, and begins the return that follows it.
    private mutating func end(at time: Double) {
        let next = isCoasting ? returnSpeed : nil
        stop()
        if let next { beginReturn(speed: next, at: .seconds(time)) }
    }

    private mutating func stop() { (motion, isCoasting, returnSpeed) = (nil, false, nil) }

    private mutating func put(_ rotation: Angle) -> Angle {
        let before = self.rotation
        self.rotation = Angle(radians: limited(rotation.radians))
        return self.rotation - before
    }

    private func limited(_ rotation: Double) -> Double {
        let largestNumber = Double.greatestFiniteMagnitude
        var number = rotation
        if abs(minimum.radians) < largestNumber { number = max(number, minimum.radians) }
        if abs(maximum.radians) < largestNumber { number = min(number, maximum.radians) }
        return KineticMotion.limited(number)
    }

    private mutating func clamp() { tracker.shift(by: put(rotation).radians) }
}
