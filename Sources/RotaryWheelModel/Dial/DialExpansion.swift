/// The expansion of a dial's bubbles from its center.
///
/// It is a function of time. It can reverse at any moment without a jump in position or speed.
public struct DialExpansion: Hashable, Sendable {
    /// The duration of an expansion or collapse; 0.3 s by default, 0 at least.
    public var duration = Duration.milliseconds(300) {
        didSet { duration = max(duration, .zero) }
    }

    /// Whether the bubbles are, or become, expanded.
    public private(set) var isExpanded = false
    /// The present expansion: 0 in the center, 1 on the circle.
    public private(set) var value = 0.0
    private var motion: KineticMotion?

    /// Creates the expansion of a collapsed dial.
    public init() {}

    /// Whether the bubbles are moving.
    public var isMoving: Bool { motion != nil }

    /// Expands or collapses the bubbles.
    public mutating func setExpanded(_ isExpanded: Bool, at time: Duration) {
        guard isExpanded != self.isExpanded else { return }
        self.isExpanded = isExpanded
        start(at: time)
    }

    /// Expands the bubbles again from the center, as those of another menu.
    public mutating func restart(at time: Duration) {
        (motion, value) = (nil, 0)
        start(at: time)
    }

    private mutating func start(at time: Duration) {
        update(at: time)
        let (seconds, end) = (time.inSeconds, isExpanded ? 1.0 : 0)
        let velocity = motion?.velocity(at: seconds) ?? 0
        let next = KineticMotion(
            from: value, velocity: velocity, to: end, at: seconds, settleDuration: duration.inSeconds)
        motion = value == end && velocity == 0 ? nil : next
        if duration == .zero { finish() }
    }

    /// Advances the motion.
    public mutating func update(at time: Duration) {
        guard let motion else { return }
        // A quick reversal could overshoot the circle.
        value = motion.rotation(at: time.inSeconds).clamped(to: 0...1)
        if time.inSeconds >= motion.endTime { self.motion = nil }
    }

    /// Ends the motion immediately.
    public mutating func finish() {
        value = motion?.end ?? value
        motion = nil
    }
}
