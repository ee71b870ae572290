import CRotaryWheelGtk

/// Numbers in the locale of the process.
package enum NumberFormat {
    /// A count, with the digits grouped as in the locale.
    package static func count(_ number: Int) -> String { unsafe take(cgtk_format_count(gint64(number))) }

    /// A number with some digits after the decimal point; with all that it has for a negative number of digits.
    package static func decimal(_ number: Double, digits: Int) -> String {
        unsafe take(cgtk_format_number(number, gint(clamping: digits)))
    }

    @unsafe private static func take(_ text: UnsafeMutablePointer<CChar>?) -> String {
        defer { unsafe g_free(text) }
        return unsafe text.map { unsafe String(cString: $0) } ?? ""
    }
}
