import RealModule

/// The path of a knob's mark from the start to the end.
///
/// The mark turns clockwise from the start angle to the end angle, after ``turns`` − 1 full turns. A knob that wraps
/// has no end: its travel is whole turns from the start angle.
public struct KnobTravel: Hashable, Sendable {
    /// The start; 7 o'clock by default.
    public var start = Angle(degrees: 120)
    /// The end; 5 o'clock by default.
    public var end = Angle(degrees: 60)
    /// The number of turns, a part of one included; 1 by default, clamped to 1 … ``maximumTurns``.
    public var turns = 1 {
        didSet { turns = turns.clamped(to: 1...Self.maximumTurns) }
    }
    /// Whether the end is the start again; false by default.
    public var wraps = false
    /// Whether the path is mirrored, and counterclockwise; false by default.
    public var isMirrored = false
    /// Whether a mirrored path that wraps still begins at ``start``, as angles against the clock do; false by default.
    package var keepsStart = false

    /// The largest number of turns.
    public static let maximumTurns = 100

    /// Creates the default travel, from 7 to 5 o'clock.
    public init() {}

    /// Angles closer than this, in radians, are the same.
    static let leastExtent = 1e-6

    /// The rotation from the start to the end: more than 0; a full turn if both are the same angle.
    public var extent: Angle {
        let more = Double(turns - 1) * 2 * .pi
        let gap = (end.wrapped - start.wrapped).wrapped.radians
        guard !wraps, abs(gap) >= Self.leastExtent else { return Angle(radians: more + 2 * .pi) }
        return Angle(radians: more + (gap < 0 ? gap + 2 * .pi : gap))
    }

    /// 1 if clockwise leads to the end, −1 if mirrored.
    public var sign: Double { isMirrored ? -1 : 1 }
    /// The visible start.
    private var shownStart: Angle {
        isMirrored && !(wraps && keepsStart) ? Angle(radians: .pi) - start.wrapped : start.wrapped
    }

    /// The direction of the mark at a place; not confined to one turn.
    public func direction(at fraction: Double) -> Angle { shownStart + extent * (sign * fraction) }

    /// The place of a direction, nearest to another place; one in the gap is beyond the nearer end.
    public func fraction(at direction: Angle, near place: Double) -> Double {
        // From the middle of the travel, so that each end gets half of the gap.
        let away = (direction.wrapped - self.direction(at: 0.5)).wrapped.radians * sign
        let nearest = 0.5 + away / extent.radians
        let turn = 2 * .pi / extent.radians
        return turns > 1 || wraps ? nearest + ((place - nearest) / turn).rounded() * turn : nearest
    }

    /// The frame of a film strip at a place: the first at the start, the last at the end.
    ///
    /// Where the end is the start again, the frames are evenly spaced over the travel, and the first follows the last.
    public func frame(at fraction: Double, of count: Int) -> Int {
        guard count > 1, fraction.isFinite else { return 0 }
        guard wraps else { return Int((fraction.clamped(to: 0...1) * Double(count - 1)).rounded()) }
        return Int(((fraction - fraction.rounded(.down)) * Double(count)).rounded()) % count
    }
}
