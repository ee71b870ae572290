import RotaryWheelInterop

/// The position of an item among all, described as `7 of 1,000,000`.
struct SetPosition: Equatable, CustomStringConvertible {
    /// The item, counted from 0.
    let index: Int
    let count: Int

    var description: String {
        let numbers = ["1$s": NumberFormat.count(index + 1), "2$s": NumberFormat.count(count)]
        let pieces = Self.pattern.split(separator: "%", omittingEmptySubsequences: false)
        return pieces.dropFirst().reduce(String(pieces[0])) { text, piece in
            text + (numbers[String(piece.prefix(3))].map { $0 + piece.dropFirst(3) } ?? "%" + piece)
        }
    }

    // Translators: the position of an item among all, as "7 of 1,000,000".
    private static let pattern = Translation.translated("%1$s of %2$s")
}
