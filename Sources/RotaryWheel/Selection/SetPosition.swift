import Glibc
import RotaryWheelInterop

/// Where among how many an item stands, as it is said: `7 of 1,000,000`.
struct SetPosition: Equatable, CustomStringConvertible {
    /// The item, counted from 0.
    let index: Int
    let count: Int

    var description: String {
        let parts = ["%1$s": Self.grouped(index + 1), "%2$s": Self.grouped(count)]
        return parts.reduce(Self.pattern) { text, part in
            text.split(separator: part.key, omittingEmptySubsequences: false).joined(separator: part.value)
        }
    }

    // Translators: where an item stands among all, as "7 of 1,000,000".
    private static let pattern = Translation.translated("%1$s of %2$s")

    /// A number with its thousands apart.
    private static func grouped(_ number: Int) -> String {
        let digits = String(number)
        return digits.enumerated().reduce(into: "") { text, digit in
            if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += separator }
            text.append(digit.element)
        }
    }

    /// The locale's, else a comma.
    private static let separator: String = {
        let own = unsafe String(cString: localeconv().pointee.thousands_sep)
        return own.isEmpty ? "," : own
    }()
}
