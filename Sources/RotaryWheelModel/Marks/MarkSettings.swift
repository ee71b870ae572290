/// Distances and times of strokes.
public struct MarkSettings: Hashable, Sendable {
    /// The radius of the middle of a level, in which no item is chosen, in pixels; 12 by default, 1 at least.
    public var deadZone = 12.0 {
        didSet { deadZone = Self.usable(deadZone, default: oldValue, least: 1) }
    }
    /// The radius of the middle of a level that is open, in pixels; ``deadZone`` by default, 1 at least.
    public var openDeadZone: Double {
        get { ownOpenDeadZone ?? deadZone }
        set { ownOpenDeadZone = Self.usable(newValue, default: openDeadZone, least: 1) }
    }
    private var ownOpenDeadZone: Double?
    /// The pause after which the menu opens under a stroke; 0.3 s by default, 0 at least.
    ///
    /// Kurtenbach and Buxton (1994) waited for a third of a second.
    public var showDelay = Duration.milliseconds(300) {
        didSet { showDelay = max(showDelay, .zero) }
    }
    /// The pause over an item after which its submenu opens; 0.3 s by default, 0 at least.
    public var dwell = Duration.milliseconds(300) {
        didSet { dwell = max(dwell, .zero) }
    }
    /// The distance from the middle of a level at which the submenu of an item opens, in pixels; 200 by default, 1 at
    /// least, infinite for never.
    public var openDistance = 200.0 {
        didSet { openDistance = Self.usable(openDistance, default: oldValue, least: 1) }
    }
    /// The distance within which a pointer pauses, in pixels; 4 by default, 0 at least.
    public var stillness = 4.0 {
        didSet { stillness = Self.usable(stillness, default: oldValue, least: 0) }
    }

    /// Creates the default settings.
    public init() {}

    private static func usable(_ number: Double, default: Double, least: Double) -> Double {
        number.isNaN ? `default` : max(number, least)
    }
}
