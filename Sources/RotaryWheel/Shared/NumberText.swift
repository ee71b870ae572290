import RotaryWheelInterop
import RotaryWheelModel

// Values in words.
extension KnobFormat.Parts {
    /// The number with its unit, in the digits of the language.
    @MainActor
    func text(isRightToLeft: Bool) -> String {
        guard let number else { return unit }
        var text = Self.number(number, digits: digits)
        // In right-to-left text a sign would stand behind its number.
        let mark = isRightToLeft ? "\u{200e}" : ""
        if text.utf8.first == UInt8(ascii: "-") {
            text = mark + "\u{2212}" + text.dropFirst()
        } else if showsPlus, Self.isPositive(text) {
            text = mark + "+" + text
        }
        guard !unit.isEmpty else { return text }
        return text + (unit.hasPrefix("°") ? "" : "\u{a0}") + unit
    }

    /// A number in the digits of the language, without a minus for 0.
    @MainActor
    static func number(_ value: Double, digits: Int) -> String {
        let text = NumberFormat.decimal(value, digits: digits)
        guard text.utf8.first == UInt8(ascii: "-") else { return text }
        return isPositive(text) ? text : String(text.dropFirst())
    }

    /// Whether a digit of a text is not 0.
    private static func isPositive(_ text: String) -> Bool {
        text.unicodeScalars.contains { $0.properties.numericValue ?? 0 > 0 }
    }
}
