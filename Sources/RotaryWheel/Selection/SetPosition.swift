import RotaryWheelInterop

/// The position of an item among all, described as `7 of 1,000,000`.
struct SetPosition: Equatable, CustomStringConvertible {
    /// The item, counted from 0.
    let index: Int
    let count: Int

    var description: String {
        let parts = ["%1$s": NumberFormat.count(index + 1), "%2$s": NumberFormat.count(count)]
        return parts.reduce(Self.pattern) { text, part in
            text.split(separator: part.key, omittingEmptySubsequences: false).joined(separator: part.value)
        }
    }

    // Translators: the position of an item among all, as "7 of 1,000,000".
    private static let pattern = Translation.translated("%1$s of %2$s")
}
