/// Soft takeover: a controller of hardware moves a knob only after it has met its place.
///
///     var takeover = KnobTakeover()
///     takeover.takes(0.2, at: 0.5)    // false: the knob stays at 0.5
///     takeover.takes(0.6, at: 0.5)    // true: the controller has passed 0.5
public struct KnobTakeover: Hashable, Sendable {
    /// The distance at which places meet: that of a MIDI controller with 7 bits.
    public static let reach = 1.0 / 127

    /// The last place of the controller.
    private var last: Double?
    /// The place at which the knob followed the controller.
    private var followed: Double?

    /// Creates a takeover for a controller that has not moved.
    public init() {}

    /// Whether the knob takes a place of the controller.
    ///
    /// It does once the controller is at the knob's place or passes it, and from then on until something else moves the
    /// knob.
    ///
    /// - Parameters:
    ///   - place: the place of the controller, from 0 to 1.
    ///   - current: the place of the knob.
    public mutating func takes(_ place: Double, at current: Double) -> Bool {
        let before = last ?? place
        last = place
        let isHeld = followed.map { abs($0 - current) <= Self.reach } ?? false
        let near = min(before, place) - Self.reach...max(before, place) + Self.reach
        guard isHeld || near.contains(current) else {
            followed = nil
            return false
        }
        followed = place
        return true
    }

    /// Sets the place at which the knob is after it took a place, such as that of a rounded value.
    public mutating func follow(_ place: Double) { followed = place }
}
