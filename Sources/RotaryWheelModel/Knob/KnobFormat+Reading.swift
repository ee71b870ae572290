/// Why a knob refuses a text.
public enum KnobTextError: Error, Hashable, Sendable {
    /// The text has no number.
    case notANumber
    /// The number has a unit that the format does not know.
    case unknownUnit(String)
    /// The reason of an app, in its words.
    case refused(String)
}

extension KnobFormat {
    /// The value of a text: a number with or without its unit, in digits of any script.
    ///
    /// A number alone is in the unit of the format: hertz, milliseconds, percent. Spaces and the case of letters do not
    /// matter. `off`, `-inf` and `−∞` are the value that means off.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - scale: the scale of the knob, for off and the ends of pan; the value may be beyond its bounds.
    ///   - unit: the unit of ``number``.
    ///   - decimalSign: the decimal sign besides the point.
    ///   - off: the word for off in the language of the user.
    ///   - wraps: whether the knob wraps, so that ``angle`` takes values beyond the bounds modulo 360.
    public func value(
        of text: String, on scale: ScaleModel, unit: String = "", decimalSign: String = ".",
        off: String = "off", wraps: Bool = false
    ) throws(KnobTextError) -> Double {
        let text = Self.plain(text)
        let unit = Self.plain(unit)
        if text == "off" || text == Self.plain(off) { return try offValue(on: scale) }
        let end = text.hasSuffix(unit) ? String(text.dropLast(unit.count)) : text
        if ["-∞", "-inf", "-∞db", "-infdb"].contains(end) { return try offValue(on: scale) }
        if self == .pan, let value = Self.pan(text, decimalSign, scale) { return value }
        let (number, rest) = Self.number(at: text, decimalSign)
        guard let number, number.isFinite else { throw .notANumber }
        let factors = factors(unit: unit)
        guard let factor = factors[rest] ?? (rest.isEmpty || rest == unit ? 1 : nil) else {
            throw .unknownUnit(rest)
        }
        let value = number * factor
        guard value.isFinite else { throw .notANumber }
        if self == .angle, wraps { return scale.turnedWithin(value) }
        return self == .pan ? value / 100 * scale.largestSize : value
    }

    private func offValue(on scale: ScaleModel) throws(KnobTextError) -> Double {
        guard scale.hasOff || self == .decibels else { throw .notANumber }
        return scale.lower
    }

    /// A text in lower case, without spaces and marks of direction, with hyphens for minus signs.
    private static func plain(_ text: String) -> String {
        var plain = String.UnicodeScalarView()
        for scalar in text.lowercased().unicodeScalars where !scalar.properties.isWhitespace {
            switch scalar {
            case "\u{200e}", "\u{200f}", "\u{61c}": break
            case "\u{2212}", "\u{2013}", "\u{fe63}", "\u{ff0d}": plain.append("-")
            default: plain.append(scalar)
            }
        }
        return String(plain)
    }

    /// `c`, or a number with `l` or `r` before or after it.
    private static func pan(_ text: String, _ decimalSign: String, _ scale: ScaleModel) -> Double? {
        if ["c", "center", "centre"].contains(text) { return 0 }
        for (side, sign) in [("l", -1.0), ("r", 1.0)] where text.hasPrefix(side) || text.hasSuffix(side) {
            let part = text.hasPrefix(side) ? text.dropFirst() : text.dropLast()
            guard !part.isEmpty else { return sign * scale.largestSize }
            let (number, rest) = Self.number(at: String(part), decimalSign)
            guard let number, number >= 0, rest.isEmpty || rest == "%" else { return nil }
            return sign * number / 100 * scale.largestSize
        }
        return nil
    }

    /// The number at the start of a text, and the rest.
    private static func number(at text: String, _ decimalSign: String) -> (Double?, rest: String) {
        var digits = ""
        var hasPoint = false
        var rest = Substring(text)
        if let sign = rest.first, sign == "-" || sign == "+" {
            digits.append(sign)
            rest.removeFirst()
        }
        while let next = rest.first {
            if let digit = next.unicodeScalars.first?.properties, digit.numericType == .decimal {
                digits.append(String(Int(digit.numericValue ?? 0)))
                rest.removeFirst()
            } else if !hasPoint, let sign = [decimalSign, ".", "\u{66b}"].first(where: rest.hasPrefix) {
                hasPoint = true
                digits.append(".")
                rest.removeFirst(sign.count)
            } else {
                break
            }
        }
        let exponent = exponent(at: rest)
        rest.removeFirst(exponent.count)
        // A sign or a point alone is none.
        guard digits.contains(where: \.isNumber) else { return (nil, String(rest)) }
        if digits.hasSuffix(".") { digits.removeLast() }
        return (Double(digits + exponent), String(rest))
    }

    /// An exponent such as `e-3`; empty without one.
    private static func exponent(at text: Substring) -> String {
        guard text.first == "e" else { return "" }
        let sign = text.dropFirst().prefix { $0 == "-" || $0 == "+" }
        let digits = text.dropFirst(1 + sign.count).prefix { ("0"..."9").contains($0) }
        return sign.count > 1 || digits.isEmpty ? "" : "e" + sign + digits
    }
}
