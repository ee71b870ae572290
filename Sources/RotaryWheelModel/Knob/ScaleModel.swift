import RealModule

/// The values of a knob along its travel, from 0, the start, to 1, the end.
///
/// The ``taper`` has their distribution. A scale may begin with a value that means off, apart from the others:
///
///     let scale = ScaleModel(lower: -61, upper: 6, taper: .decibel, lowest: -60)!
///     scale.value(at: 0)          // -61, off
///     scale.value(at: 0.04)       // -60
public struct ScaleModel: Hashable, Sendable {
    /// The part of the travel between off and the lowest value, which has no value of its own: 12° of the default.
    public static let offExtent = 0.04

    /// The value at the start; that of off, if there is one.
    public let lower: Double
    /// The value at the end.
    public let upper: Double
    /// The distribution of the values.
    public let taper: KnobTaper
    /// The value after off; `lower` on a scale without off.
    public let lowest: Double

    /// Creates a scale; `nil` if a bound is not finite.
    ///
    /// - Parameters:
    ///   - lower: the value at the start.
    ///   - upper: the value at the end, which is at least `lower`.
    ///   - taper: the distribution; linear where it has no meaning.
    ///   - lowest: the value after `lower`, which then means off; without effect outside the bounds.
    public init?(lower: Double, upper: Double, taper: KnobTaper = .linear, lowest: Double? = nil) {
        guard lower.isFinite, upper.isFinite else { return nil }
        self.lower = lower
        self.upper = max(lower, upper)
        let lowest = lowest.flatMap { $0 > lower && $0 < upper ? $0 : nil } ?? lower
        self.lowest = lowest
        self.taper =
            switch taper {
            case .logarithmic where lowest <= 0: .linear
            case .power(let skew): skew.isFinite ? .power(skew: skew.clamped(to: KnobTaper.skews)) : .linear
            case .table(let points): KnobBreakpoint.areValid(points) ? taper : .linear
            default: taper
            }
    }

    /// Whether the value at the start means off.
    public var hasOff: Bool { lowest > lower }

    /// Whether a value means off: one nearer to it than to the lowest, as values may be rounded.
    public func isOff(_ value: Double) -> Bool { hasOff && value < lower / 2 + lowest / 2 }

    /// The place of a value, clamped to 0 … 1; 0 if the scale has one value only.
    public func fraction(of value: Double) -> Double {
        guard upper > lower, !value.isNaN, !isOff(value) else { return 0 }
        // The ends are exact, also those of functions.
        let place = value <= lowest ? 0 : value >= upper ? 1 : place(of: value)
        let fraction = place.isFinite ? place.clamped(to: 0...1) : 0
        return hasOff ? Self.offExtent + fraction * (1 - Self.offExtent) : fraction
    }

    /// The value at a place, which is clamped to 0 … 1.
    public func value(at fraction: Double) -> Double {
        // The ends are exact despite rounding.
        guard fraction > 0 else { return lower }
        guard fraction < 1 else { return upper }
        guard hasOff else { return valueWithoutOff(at: fraction) }
        if fraction < Self.offExtent / 2 { return lower }
        return valueWithoutOff(at: (fraction - Self.offExtent) / (1 - Self.offExtent))
    }

    private func valueWithoutOff(at place: Double) -> Double {
        guard place > 0 else { return lowest }
        let value = unclampedValue(at: place)
        return value.isNaN ? lowest : value.clamped(to: lowest...upper)
    }
}
