/// How far a dial's bubbles have come out of its centre.
///
/// They come out and go back in 0.3 s, and may be sent the other way at any moment: they turn round from where
/// they are with the speed that they have. Where they are is a function of time.
public struct DialExpansion: Hashable, Sendable {
    /// How long bubbles take to come out or go back.
    public static let duration = Duration.milliseconds(300)

    /// Whether the bubbles are out, or are coming out.
    public private(set) var isExpanded = false
    /// How far they are out: 0 in the centre, 1 on the circle.
    public private(set) var value = 0.0
    private var motion: WheelMotion?

    /// Creates a collapsed dial's.
    public init() {}

    /// Whether the bubbles are moving.
    public var isMoving: Bool { motion != nil }

    /// Sends the bubbles out, or back.
    public mutating func setExpanded(_ isExpanded: Bool, at time: Duration) {
        guard isExpanded != self.isExpanded else { return }
        self.isExpanded = isExpanded
        start(at: time)
    }

    /// Lets the bubbles come out of the centre anew, as those of another menu.
    public mutating func restart(at time: Duration) {
        motion = nil
        value = 0
        start(at: time)
    }

    private mutating func start(at time: Duration) {
        update(at: time)
        let seconds = time.inSeconds
        let velocity = motion?.velocity(at: seconds) ?? 0
        let end = isExpanded ? 1.0 : 0
        motion =
            value == end && velocity == 0
            ? nil
            : WheelMotion(
                from: value, velocity: velocity, to: end, at: seconds,
                settleDuration: Self.duration.inSeconds)
    }

    /// Lets the time pass.
    public mutating func update(at time: Duration) {
        guard let motion else { return }
        let seconds = time.inSeconds
        // Bubbles that are sent back while they come out quickly could leave the circle otherwise.
        value = min(max(motion.rotation(at: seconds), 0), 1)
        if seconds >= motion.endTime { self.motion = nil }
    }

    /// Ends the movement at once.
    public mutating func finish() {
        guard let motion else { return }
        value = motion.end
        self.motion = nil
    }
}
