/// How a wheel behaves; every setting has a default.
public struct WheelSettings: Hashable, Sendable {
    /// Where the indicator stands; left by default.
    public var indicator = Angle.left
    /// Which way round the sectors are numbered; clockwise by default.
    public var direction = WheelDirection.clockwise
    /// Which ways the wheel may be turned; both by default.
    public var turning = WheelTurning.both
    /// The smallest and largest rotation; none by default.
    public var stops = WheelStops.none
    /// Whether the wheel rests on detents only; true by default.
    public var snaps = true
    /// Whether the wheel turns on when it is let go with speed; true by default.
    public var hasInertia = true
    /// How long the wheel takes to a detent when it has no speed; 200 ms by default.
    ///
    /// Values are clamped to 0 … ``maximumSettleDuration``.
    public var settleDuration = Duration.milliseconds(200) {
        didSet { settleDuration = min(max(settleDuration, .zero), Self.maximumSettleDuration) }
    }
    /// Lets a spring pull the wheel to the nearest detent, instead of running on to one; `nil` by default.
    ///
    /// This is the damping ratio: 1 is critical, and less lets the wheel swing. It is clamped to
    /// ``dampingRange``.
    public var springDamping: Double? {
        didSet {
            springDamping = springDamping.map {
                min(max($0, Self.dampingRange.lowerBound), Self.dampingRange.upperBound)
            }
        }
    }
    /// Whether the wheel goes back to where a drag began, at even speed; false by default.
    public var returnsToStart = false
    /// How long the wheel rests before it turns on by one sector by itself; `nil`, never, by default.
    public var autoAdvance: Duration?

    /// The longest settling.
    ///
    /// Any longer and a slow release could pass into the neighbour and come back.
    public static let maximumSettleDuration = Duration.seconds(2)

    /// The damping ratios of a spring: from lively to critical.
    public static let dampingRange = 0.2...1.0

    /// The speed at which a wheel returns to its start, in radians a second: one turn in 1.2 s.
    public static let returnSpeed = 2 * Double.pi / 1.2

    /// Creates the default settings.
    public init() {}

    var isFinite: Bool { indicator.isFinite && springDamping?.isFinite != false }
}
