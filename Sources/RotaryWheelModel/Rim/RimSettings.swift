/// How a rim behaves; every setting has a default.
public struct RimSettings: Hashable, Sendable {
    /// Whether an item is centred whenever the rim rests; true by default.
    public var snaps = true
    /// Whether the first item follows the last, without end; false by default.
    public var isEndless = false
    /// Whether the rim runs on when it is let go with speed; true by default.
    public var hasInertia = true

    /// Creates the default settings.
    public init() {}
}

/// What pulls a rim; each has its own deceleration, as users know it from libadwaita.
public enum RimPull: Hashable, Sendable, CaseIterable {
    /// A mouse, a pen or a finger on the screen.
    case pointer
    /// Two fingers on a touchpad.
    case touchpad

    /// The part of the velocity that is left after each millisecond.
    public var deceleration: Double { self == .pointer ? 0.998 : 0.997 }

    /// The speed of the items, in pixels a millisecond, below which a rim that is let go counts as at rest.
    public var threshold: Double { self == .pointer ? 0.3 : 0.6 }

    var friction: Double { WheelMotion.friction(leaving: deceleration) }
}
