/// The geometry that a ``KineticCore`` moves along: its detents, its stops and its dynamics.
///
/// Positions are in the track's own unit: radians on a wheel, items on a rim. *Places* number the detents. They go on
/// beyond one round, so that the core neither loses rounds nor unwraps angles.
protocol KineticTrack: Hashable, Sendable {
    var count: Int { get }
    /// Whether a pointer can hold it.
    var isTurnable: Bool { get }
    /// The clockwise rotation of one unit, in radians.
    var scale: Double { get }
    /// The length of one round.
    var round: Double { get }
    /// 1 where places ascend with positions, −1 where they descend.
    var ascent: Int { get }
    /// The smallest and largest position.
    var stops: RotationStops { get }
    /// The directions in which the position may change.
    var turning: WheelTurning { get }
    /// Whether motions end on detents.
    var snaps: Bool { get }
    /// Whether a step that reaches no other place settles on the detent of its own.
    var centersOnStep: Bool { get }
    /// Whether a release leads back to where the hold began.
    var returnsToStart: Bool { get }
    /// The speed of the way back, in radians a second.
    var returnSpeed: Double { get }
    /// The duration of a motion without initial velocity, in seconds.
    var settleDuration: Double { get }
    /// The duration of a spin that a release with a velocity is; `nil` if it is none.
    func spinDuration(of velocity: Double) -> Double?
    /// The velocity at which a coasting motion stops.
    var smallestVelocity: Double { get }
    /// The damping ratio of the spring that drives all motions; `nil` without a spring.
    var damping: Double? { get }
    /// The places whose detents are within the stops; `nil` without any.
    var allowedPlaces: ClosedRange<Int>? { get }

    /// The place nearest to a position.
    func place(at position: Double) -> Int
    /// The place of an item nearest to a position.
    func place(of item: Int, near position: Double) -> Int
    func detent(of place: Int) -> Double
    func item(ofPlace place: Int) -> Int
    /// The number of items on which a motion may end.
    var enabledCount: Int { get }
    /// Whether a motion may end on a place.
    func isEnabled(_ place: Int) -> Bool
    /// The distance between the edges of a place.
    func width(ofPlace place: Int) -> Double
    /// The velocity that counts on a release, and the position where it alone would lead.
    func flick(from position: Double, velocity: Double, pull: RimPull) -> (velocity: Double, end: Double)
}

extension KineticTrack {
    func spinDuration(of velocity: Double) -> Double? { nil }
    var returnSpeed: Double { ReturnSpeed.standard }
    var enabledCount: Int { count }
    func isEnabled(_ place: Int) -> Bool { true }
}
