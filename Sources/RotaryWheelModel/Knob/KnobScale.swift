import RealModule

/// The values of a knob along its travel, from 0, the start, to 1, the end.
///
/// A linear scale is v = l + f·(u − l), a logarithmic one v = l·(u/l)^f.
public struct KnobScale: Hashable, Sendable {
    /// The value at the start.
    public let lower: Double
    /// The value at the end.
    public let upper: Double
    /// Whether equal distances are equal factors.
    public let isLogarithmic: Bool

    /// Creates a scale, linear unless the lower bound is positive; `nil` if a bound is not finite.
    ///
    /// The upper bound is at least the lower.
    public init?(lower: Double, upper: Double, isLogarithmic: Bool = false) {
        guard lower.isFinite, upper.isFinite else { return nil }
        self.lower = lower
        self.upper = max(lower, upper)
        self.isLogarithmic = isLogarithmic && lower > 0
    }

    /// The place of a value, clamped to 0 … 1; 0 if the scale has one value only.
    public func fraction(of value: Double) -> Double {
        guard upper > lower, !value.isNaN else { return 0 }
        let clamped = value.clamped(to: lower...upper)
        if isLogarithmic { return min(logarithm(of: clamped) / logarithm(of: upper), 1) }
        // The difference of the largest numbers overflows.
        return span.isFinite ? (clamped - lower) / span : (clamped / 2 - lower / 2) / (upper / 2 - lower / 2)
    }

    /// The value at a place, which is clamped to 0 … 1.
    public func value(at fraction: Double) -> Double {
        // The ends are exact despite rounding.
        guard fraction > 0 else { return lower }
        guard fraction < 1 else { return upper }
        guard isLogarithmic else {
            return span.isFinite ? lower + fraction * span : lower * (1 - fraction) + upper * fraction
        }
        let power = lower * .pow(upper / lower, fraction)
        let value = power.isFinite ? power : .exp(.log(lower) + fraction * logarithm(of: upper))
        return value.clamped(to: lower...upper)
    }

    /// u − l; infinite on overflow.
    private var span: Double { upper - lower }

    /// ln v/l, also if the quotient overflows or hardly exceeds 1.
    private func logarithm(of value: Double) -> Double {
        let more = (value - lower) / lower
        return more.isFinite ? .log(onePlus: more) : .log(value) - .log(lower)
    }
}
