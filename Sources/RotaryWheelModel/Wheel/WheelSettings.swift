/// The behavior of a wheel.
public struct WheelSettings: Hashable, Sendable {
    /// The direction of the indicator; left by default.
    public var indicator = Angle.left
    /// The direction of ascending sectors; clockwise by default.
    public var direction = WheelDirection.clockwise
    /// The directions in which the wheel may turn; both by default.
    public var turning = WheelTurning.both
    /// The smallest and largest rotation; none by default.
    public var stops = RotationStops.none
    /// Whether the wheel rests on detents only; true by default.
    public var snaps = true
    /// Whether the wheel coasts when released with velocity; true by default.
    public var hasInertia = true
    /// The duration of a motion without initial velocity; 200 ms by default, clamped to 0 … ``maximumSettleDuration``.
    public var settleDuration = Duration.milliseconds(200) {
        didSet { settleDuration = settleDuration.clamped(to: .zero...Self.maximumSettleDuration) }
    }
    /// The damping ratio of a spring to the nearest detent, clamped to ``dampingRange``; `nil`, no spring, by default.
    ///
    /// A flick with inertia coasts to a farther detent without the spring.
    public var springDamping: Double? {
        didSet { springDamping = springDamping?.clamped(to: Self.dampingRange) }
    }
    /// Whether a fast flick is a spin, which lasts ``spinDuration``; false by default.
    public var flickSpins = false
    /// The duration of a spin by a flick; 4 s by default, 0 at least.
    public var spinDuration = Duration.seconds(4) {
        didSet { spinDuration = max(spinDuration, .zero) }
    }
    /// Whether spins to a sector end anywhere in it, instead of in its middle; false by default.
    public var landsAtRandom = false
    /// Whether the wheel returns to where a drag began, at constant speed; false by default.
    public var returnsToStart = false
    /// The speed of a return to the start, in radians a second; one turn in 1.2 s by default, clamped to ``ReturnSpeed/range``.
    public var returnSpeed = ReturnSpeed.standard {
        didSet { returnSpeed = returnSpeed.clamped(to: ReturnSpeed.range) }
    }
    /// The pause before the wheel turns by one sector by itself; `nil`, never, by default.
    public var autoAdvance: Duration?

    /// The longest settle duration; with a longer one, a slow release could pass into the neighbor and come back.
    public static let maximumSettleDuration = Duration.seconds(2)
    /// The damping ratios of a spring, from lively to critical, at which it does not swing.
    public static let dampingRange = 0.2...1.0
    /// The speed of a release that is a spin: one turn a second.
    public static let leastSpin = Angle(radians: 2 * .pi)

    /// Creates the default settings.
    public init() {}
}
