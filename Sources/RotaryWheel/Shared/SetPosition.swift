import Glibc

/// Where among how many an item stands, as it is said: `7 of 1,000,000`.
struct SetPosition: Equatable, CustomStringConvertible {
    /// The item, counted from 0.
    let index: Int
    let count: Int

    var description: String { "\(Self.grouped(index + 1)) of \(Self.grouped(count))" }

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
