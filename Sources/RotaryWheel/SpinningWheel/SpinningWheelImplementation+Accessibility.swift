import RotaryWheelInterop

extension SpinningWheelImplementation: AccessibleRangeImplementation {
    /// Keeps what a screen reader says about the wheel equal to the selected item's text, and where it stands.
    func describeSelection() {
        accessibleSelection.tell(
            rim.selection.map(description(of:)) ?? "", item: rim.selection, of: rim.count)
    }

    private func description(of item: Int) -> String {
        let (text, position) = (text(of: item), SetPosition(index: item, count: rim.count).description)
        return text.isEmpty ? position : "\(text), \(position)"
    }

    func setAccessibleValue(_ value: Double) {
        if let item = AccessibleSelection.item(of: value, in: rim.count) { scroll(to: item, animated: true) }
    }
}
