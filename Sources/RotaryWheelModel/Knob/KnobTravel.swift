import RealModule

/// The way that a knob's mark goes from the start to the end.
///
/// The mark goes clockwise from the start angle to the end angle, after as many full turns as there are turns
/// above one. A knob that wraps has no end: its travel is whole turns from the start angle.
public struct KnobTravel: Hashable, Sendable {
    /// Where the travel starts; at 7 o'clock by default.
    public var start = Angle(degrees: 120)
    /// Where it ends; at 5 o'clock by default.
    public var end = Angle(degrees: 60)
    /// How often the mark passes its start, counting the first; 1 by default, clamped to 1 … ``maximumTurns``.
    public var turns = 1 {
        didSet { turns = min(max(turns, 1), Self.maximumTurns) }
    }
    /// Whether the end is the start again; `false` by default.
    public var wraps = false
    /// Whether all is as in a mirror, and the mark goes counter-clockwise; `false` by default.
    public var isMirrored = false

    /// The most turns that a knob may have.
    public static let maximumTurns = 100

    /// Creates the default travel, from 7 to 5 o'clock.
    public init() {}

    /// The least way from the start to the end, in radians; angles that are nearer than that are the same.
    static let leastExtent = 1e-6

    /// How far the mark turns from the start to the end: more than 0; a full turn where both are the same angle.
    public var extent: Angle {
        let more = Double(turns - 1) * 2 * .pi
        let gap = (end.wrapped - start.wrapped).wrapped.radians
        guard !wraps, abs(gap) >= Self.leastExtent else { return Angle(radians: more + 2 * .pi) }
        return Angle(radians: more + (gap < 0 ? gap + 2 * .pi : gap))
    }

    /// 1 where turning clockwise goes towards the end, −1 in a mirror.
    public var sign: Double { isMirrored ? -1 : 1 }

    /// Where the travel starts as it is seen.
    public var shownStart: Angle { isMirrored ? Angle(radians: .pi) - start.wrapped : start.wrapped }

    /// The direction of the mark at a place on the travel; not confined to one turn.
    public func direction(at fraction: Double) -> Angle { shownStart + extent * (sign * fraction) }

    /// The place on the travel whose mark points in a direction, the one nearest to another place.
    ///
    /// A direction in the gap between the end and the start lies beyond the nearer of the two.
    public func fraction(at direction: Angle, near place: Double) -> Double {
        // From the middle of the travel, so that the gap is halved between its two sides.
        let turn = 2 * Double.pi
        let middle = self.direction(at: 0.5)
        let away = (direction.wrapped - middle).wrapped.radians * sign
        let nearest = 0.5 + away / extent.radians
        let wanted = ((place - nearest) * extent.radians / turn).rounded()
        let candidate = nearest + wanted * turn / extent.radians
        return turns > 1 || wraps ? candidate : nearest
    }
}
