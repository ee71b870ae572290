import RotaryWheelInterop

/// The position of an item among all, described as `7 of 1,000,000`.
struct SetPosition: Equatable, CustomStringConvertible {
    /// The item, counted from 0.
    let index: Int
    let count: Int

    var description: String {
        Self.pattern.filled(with: NumberFormat.count(index + 1), NumberFormat.count(count))
    }

    // Translators: the position of an item among all, as "7 of 1,000,000".
    private static let pattern = Translation.translated("%1$s of %2$s")
}
