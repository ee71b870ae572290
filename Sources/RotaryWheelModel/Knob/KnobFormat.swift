/// How a knob writes its values, and reads what is typed.
public enum KnobFormat: Int, Hashable, Sendable, CaseIterable {
    /// The number, with the knob's digits and unit.
    case number
    /// Hertz, from 1000 on in kHz: `440 Hz`, `1.25 kHz`.
    case frequency
    /// Decibels with their sign: `−6.0 dB`, `+3.0 dB`. Off is `−∞ dB`.
    case decibels
    /// Milliseconds, from 1000 on in seconds: `250 ms`, `1.25 s`.
    case time
    /// Percent of 1: `50 %` is 0.5.
    case percent
    /// Left and right of 0 in percent of the larger bound: `50 L`, `C`, `50 R`.
    case pan
    /// Semitones with their sign: `+7 st`.
    case semitones
    /// Degrees: `−12.5°`. A knob that wraps takes typed values modulo 360.
    case angle

    /// What a value is written with.
    public struct Parts: Hashable, Sendable {
        /// The number; `nil` if the unit alone is the text.
        public var number: Double?
        /// The digits after its decimal sign.
        public var digits = 0
        /// Whether a number above 0 has a plus sign.
        public var showsPlus = false
        /// The text after it, without a space.
        public var unit = ""
    }

    /// The parts of the text of a value.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - digits: the digits after the decimal sign; all of them if negative.
    ///   - scale: the scale of the knob.
    ///   - unit: the unit of ``number``.
    public func parts(of value: Double, digits: Int, on scale: ScaleModel, unit: String = "") -> Parts {
        let isLarge = Self.rounded(abs(value), digits) >= 1000
        let unit = commonUnit(unit)
        switch self {
        case .number: return Parts(number: value, digits: digits, unit: unit)
        case .frequency, .time:
            let (small, large) = self == .time ? ("ms", "s") : ("Hz", "kHz")
            guard isLarge else { return Parts(number: value, digits: digits, unit: small) }
            let thousands = value / 1000
            return Parts(
                number: thousands, digits: Self.rounded(abs(thousands), 2) >= 10 ? 1 : 2, unit: large)
        case .decibels:
            if scale.isOff(value) { return Parts(number: nil, unit: "−∞\u{a0}dB") }
            return Parts(number: value, digits: digits, showsPlus: true, unit: unit)
        case .percent:
            return Parts(number: value * 100, digits: digits < 0 ? -1 : max(digits - 2, 0), unit: unit)
        case .pan:
            let part = scale.largestSize > 0 ? (value / scale.largestSize * 100).rounded() : 0
            return part == 0 ? Parts(unit: "C") : Parts(number: abs(part), unit: part < 0 ? "L" : "R")
        case .semitones: return Parts(number: value, digits: digits, showsPlus: true, unit: unit)
        case .angle: return Parts(number: value, digits: digits, unit: unit)
        }
    }

    /// The unit that all values have in common; empty if it depends on the value.
    package func commonUnit(_ unit: String) -> String {
        switch self {
        case .number: unit
        case .decibels: "dB"
        case .percent: "%"
        case .semitones: "st"
        case .angle: "°"
        case .frequency, .time, .pan: ""
        }
    }

    private static func rounded(_ number: Double, _ digits: Int) -> Double {
        guard (0...6).contains(digits) else { return number }
        let factor = [1.0, 10, 100, 1000, 1e4, 1e5, 1e6][digits]
        return (number * factor).rounded() / factor
    }

    /// The factors of the units that may be typed, in lower case.
    func factors(unit: String) -> [String: Double] {
        switch self {
        case .number: unit.isEmpty ? ["k": 1000] : ["k": 1000, "k" + unit: 1000]
        case .frequency: ["hz": 1, "k": 1000, "khz": 1000, "mhz": 1e6]
        case .decibels: ["db": 1]
        case .time:
            ["ms": 1, "s": 1000, "sec": 1000, "us": 1e-3, "µs": 1e-3, "μs": 1e-3, "min": 60_000]
        case .percent: ["": 0.01, "%": 0.01, "٪": 0.01]
        case .pan: ["%": 1]
        case .semitones: ["st": 1, "semitones": 1, "ct": 0.01, "cents": 0.01, "oct": 12]
        // Some keyboards have another sign for ordinal numbers, or a ring.
        case .angle: ["°": 1, "º": 1, "˚": 1, "deg": 1, "degrees": 1, "rad": 180 / .pi]
        }
    }
}

extension ScaleModel {
    /// The larger size of its bounds.
    var largestSize: Double { max(abs(lower), abs(upper)) }

    /// An angle in degrees, as many turns away as leads between the bounds; the angle itself if none does.
    func turnedWithin(_ angle: Double) -> Double {
        guard !(lower...upper).contains(angle) else { return angle }
        let beyond = (angle - lower).truncatingRemainder(dividingBy: 360)
        let turned = lower + (beyond < 0 ? beyond + 360 : beyond)
        return turned <= upper ? turned : angle
    }
}
