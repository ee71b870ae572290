/// The behavior of a rim.
public struct RimSettings: Hashable, Sendable {
    /// Whether the rim rests with an item centered only; true by default.
    public var snaps = true
    /// Whether the first item follows the last; false by default.
    public var isEndless = false
    /// Whether the rim coasts when released with velocity; true by default.
    public var hasInertia = true

    /// Creates the default settings.
    public init() {}
}

/// A device that drags a rim, with the deceleration of libadwaita.
public enum RimPull: Hashable, Sendable, CaseIterable {
    /// A mouse, pen or finger on the screen.
    case pointer
    /// Two fingers on a touchpad.
    case touchpad

    /// The part of the velocity that remains after each millisecond.
    public var deceleration: Double { self == .pointer ? 0.998 : 0.997 }
    /// The least velocity of a flick, in pixels a millisecond.
    public var threshold: Double { self == .pointer ? 0.3 : 0.6 }
    var friction: Double { KineticMotion.friction(leaving: deceleration) }
}
