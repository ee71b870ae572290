import RealModule

// The formulas of the tapers, between the lowest and the largest value.
extension ScaleModel {
    func unclampedValue(at place: Double) -> Double {
        switch taper {
        case .linear: linearValue(at: place)
        case .logarithmic:
            {
                let power = lowest * .pow(upper / lowest, place)
                return power.isFinite ? power : .exp(.log(lowest) + place * logarithm(of: upper))
            }()
        case .decibel: upper + .log(onePlus: lowGain * (1 - place)) / Self.nepers
        case .power(let skew): linearValue(at: .pow(place, 1 / skew))
        case .table(let points):
            {
                let (before, after) = neighbors(in: points) { $0.place <= place }
                let part = (place - before.place) / (after.place - before.place)
                return before.value * (1 - part) + after.value * part
            }()
        case .custom(let curve): curve.value(place)
        }
    }

    func place(of value: Double) -> Double {
        switch taper {
        case .linear: linearPlace(of: value)
        case .logarithmic: logarithm(of: value) / logarithm(of: upper)
        case .decibel: 1 - .expMinusOne(Self.nepers * (value - upper)) / lowGain
        case .power(let skew): .pow(linearPlace(of: value), skew)
        case .table(let points):
            {
                let (before, after) = neighbors(in: points) { $0.value <= value }
                // The difference of the largest numbers overflows.
                let part = (value / 2 - before.value / 2) / (after.value / 2 - before.value / 2)
                return before.place + part * (after.place - before.place)
            }()
        case .custom(let curve): curve.place(of: value)
        }
    }

    /// The difference of two values in nepers of their gains' cube root.
    private static let nepers = Double.log(10) / 60

    /// a − 1, for the cube root a of the lowest gain relative to the largest.
    private var lowGain: Double { .expMinusOne(Self.nepers * (lowest - upper)) }

    private func linearValue(at place: Double) -> Double {
        span.isFinite ? lowest + place * span : lowest * (1 - place) + upper * place
    }

    private func linearPlace(of value: Double) -> Double {
        // The difference of the largest numbers overflows.
        span.isFinite ? (value - lowest) / span : (value / 2 - lowest / 2) / (upper / 2 - lowest / 2)
    }

    /// u − l; infinite on overflow.
    private var span: Double { upper - lowest }

    /// ln v/l, also if the quotient overflows or hardly exceeds 1.
    private func logarithm(of value: Double) -> Double {
        let more = (value - lowest) / lowest
        return more.isFinite ? .log(onePlus: more) : .log(value) - .log(lowest)
    }

    /// The breakpoints around a point, of those within the bounds and the ends.
    private func neighbors(
        in points: [KnobBreakpoint], isBefore: (KnobBreakpoint) -> Bool
    ) -> (KnobBreakpoint, KnobBreakpoint) {
        var (before, after) = (
            KnobBreakpoint(place: 0, value: lowest), KnobBreakpoint(place: 1, value: upper)
        )
        for point in points
        where point.place > 0 && point.place < 1 && point.value > lowest && point.value < upper {
            if isBefore(point) {
                before = point
            } else {
                after = point
                break
            }
        }
        return (before, after)
    }
}
