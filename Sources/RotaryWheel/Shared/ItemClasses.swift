import RotaryWheelInterop

/// The style classes that a widget has from its item: those of the item's `css-class`, and a tint.
@MainActor
struct ItemClasses {
    /// The style class of items with a tint, and of a control whose items have tints in turn.
    static let tinted = "tinted"
    private static let tintCount = 8

    private var added: [String] = []

    /// Replaces the classes from an earlier item; the widget keeps those that it has by itself.
    mutating func set(_ names: [String], on widget: Widget) {
        for name in added where !names.contains(name) { widget.setStyleClass(name, false) }
        added = names.filter { added.contains($0) || !widget.hasStyleClass($0) }
        for name in added { widget.setStyleClass(name, true) }
    }

    /// The classes of an item: its own, and a tint unless it has one of its own.
    static func names(_ own: [String], tint: String?) -> [String] {
        let names = own.contains { $0.hasPrefix("tint-") } ? own : own + (tint.map { [$0] } ?? [])
        return names.contains { $0.hasPrefix("tint-") } ? names + [tinted] : names
    }

    /// The tint of an item, by turns.
    ///
    /// - Parameter count: the number of items on a ring, where the last one is beside the first.
    static func tint(of index: Int, onRingOf count: Int? = nil) -> String {
        let turn = index % tintCount
        let isLikeFirst = turn == 0 && index > 0 && index + 1 == count
        return "tint-\((isLikeFirst ? tintCount / 2 : turn) + 1)"
    }
}
