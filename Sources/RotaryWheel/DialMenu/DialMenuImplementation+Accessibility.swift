import CRotaryWheelGtk
import RotaryWheelInterop

extension DialMenuImplementation: AccessibleRangeImplementation {
    /// Keeps what a screen reader says about the dial equal to the selected item's text.
    func describeSelection() {
        accessibleSelection.tell(dial.selection.map(name(of:)) ?? "", item: dial.selection, of: dial.count)
    }

    func setAccessibleValue(_ value: Double) {
        if let item = AccessibleSelection.item(of: value, in: dial.count) { turn(to: item) }
    }

    /// The text of an item, or its number where it has none, as its bubble is named.
    private func name(of index: Int) -> String {
        let text = text(of: index)
        return text.isEmpty ? String(index + 1) : text
    }
}
