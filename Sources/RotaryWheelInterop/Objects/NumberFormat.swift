import CRotaryWheelShims

/// Formats numbers for the locale of the process.
package enum NumberFormat {
    /// A count with grouped digits.
    package static func count(_ number: Int) -> String { unsafe take(cgtk_format_count(gint64(number))) }

    /// A number with a fixed number of decimal places; in full precision if negative.
    package static func decimal(_ number: Double, digits: Int) -> String {
        unsafe take(cgtk_format_number(number, gint(clamping: digits)))
    }

    /// The decimal sign.
    package static var decimalSign: String { String(decimal(0.5, digits: 1).dropFirst().dropLast()) }

    @unsafe private static func take(_ text: UnsafeMutablePointer<CChar>?) -> String {
        defer { unsafe g_free(text) }
        return unsafe text.map { unsafe String(cString: $0) } ?? ""
    }
}
