import RealModule

/// How the values of a knob lie along its travel: from 0, the start, to 1, the end.
///
/// A linear scale has v = l + f·(u − l), a logarithmic one v = l·(u/l)^f, where equal ways are equal factors.
public struct KnobScale: Hashable, Sendable {
    /// The value at the start of the travel.
    public let lower: Double
    /// The value at its end.
    public let upper: Double
    /// Whether equal ways are equal factors.
    public let isLogarithmic: Bool

    /// Creates a scale; `nil` when a bound is not finite.
    ///
    /// An upper bound below the lower counts as the lower. A logarithmic scale needs a lower bound above 0: else
    /// the scale is linear.
    public init?(lower: Double, upper: Double, isLogarithmic: Bool = false) {
        guard lower.isFinite, upper.isFinite else { return nil }
        self.lower = lower
        self.upper = max(lower, upper)
        self.isLogarithmic = isLogarithmic && lower > 0
    }

    /// Where a value lies, clamped to 0 … 1; 0 when there is but one value.
    public func fraction(of value: Double) -> Double {
        guard upper > lower, !value.isNaN else { return 0 }
        let clamped = min(max(value, lower), upper)
        if isLogarithmic { return min(logarithm(of: clamped) / logarithm(of: upper), 1) }
        // The largest numbers are too far apart for their difference to be a number.
        return span.isFinite ? (clamped - lower) / span : (clamped / 2 - lower / 2) / (upper / 2 - lower / 2)
    }

    /// The value at a place, which is clamped to 0 … 1.
    public func value(at fraction: Double) -> Double {
        // The ends are exact, whatever the arithmetic between them.
        guard fraction > 0 else { return lower }
        guard fraction < 1 else { return upper }
        guard isLogarithmic else {
            return span.isFinite ? lower + fraction * span : lower * (1 - fraction) + upper * fraction
        }
        let factor = upper / lower
        let value =
            factor.isFinite
            ? lower * .pow(factor, fraction) : .exp(.log(lower) + fraction * logarithm(of: upper))
        return min(max(value, lower), upper)
    }

    /// u − l, which is infinite where it is more than any number.
    private var span: Double { upper - lower }

    /// ln v/l, also where the quotient is more than any number or hardly more than 1.
    private func logarithm(of value: Double) -> Double {
        let more = (value - lower) / lower
        return more.isFinite ? .log(onePlus: more) : .log(value) - .log(lower)
    }
}
