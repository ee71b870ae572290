/// A choice of a wheel.
struct Choice: Equatable, Sendable {
    /// The largest number of Unicode scalars of a name.
    static let longestName = 100
    static let weights = 0.1...1000.0

    var name: String
    var weight = 1.0
    /// `nil` for the color of its place on the wheel.
    var color: ChoiceColor?
    /// The URI of its picture, a file of this computer: a list of somebody else must not open files elsewhere.
    var picture: String?
    /// Whether the wheel does not draw it.
    var isOut = false

    init(_ name: String) { self.name = Self.cleaned(name) }

    /// Whether a text is the URI of a picture.
    static func isPicture(_ text: String) -> Bool { text.hasPrefix("file:///") }

    /// Whether it has a name; without one it has no sector.
    var isNamed: Bool { name.contains { !$0.isWhitespace } }

    /// A name of one line, without control characters and the marks that reverse the text around them.
    ///
    /// Longer names are cut.
    static func cleaned(_ text: String) -> String { typed(text.trimmingSpaces).trimmingSpaces }

    /// The same for a name that is being typed, which may end with a space.
    static func typed(_ text: String) -> String {
        let scalars = text.unicodeScalars.prefix(longestName).map { isControl($0) ? " " : $0 }
        return String(String.UnicodeScalarView(scalars))
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
        }
    }
}

extension StringProtocol {
    /// The text without white space at its ends.
    var trimmingSpaces: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
