/// The color of a sector: a tint of the library, or one of the user's own.
enum ChoiceColor: Hashable, Sendable {
    case blue, green, purple, amber, orange, teal, red, violet
    /// Red, green and blue, each of 8 bits.
    case own(UInt32)

    /// The colors in the order of the tints.
    static let tints: [Self] = [.blue, .green, .purple, .amber, .orange, .teal, .red, .violet]

    /// Reads the name of a tint, or six hexadecimal digits after `#`.
    init?(_ text: String) {
        let digits = text.dropFirst()
        if let tint = Self.tints.first(where: { $0.text == text }) {
            self = tint
        } else if text.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
            let number = UInt32(digits, radix: 16)
        {
            self = .own(number)
        } else {
            return nil
        }
    }

    /// The text of ``init(_:)``.
    var text: String {
        guard case .own(let number) = self else { return "\(self)" }
        return "#" + String(String(number | 1 << 24, radix: 16).dropFirst())
    }

    /// The style class of a sector.
    var styleClass: String {
        "tint-" + (Self.tints.firstIndex(of: self).map { String($0 + 1) } ?? String(text.dropFirst()))
    }
}
