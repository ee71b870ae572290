import CGtk
import GtkInterop

extension DialMenuImplementation {
    /// Keeps what a screen reader says about the dial equal to the selected item's text.
    ///
    /// In GTK 4.8 a change of the description is the only one of a custom widget that is spoken.
    func describeSelection() {
        let text = dial.selection.map(name(of:)) ?? ""
        guard text != described else { return }
        described = text
        widget.setAccessibleValue(text)
    }

    /// The text of an item, or its number where it has none, as its bubble is named.
    private func name(of index: Int) -> String {
        let text = text(of: index)
        return text.isEmpty ? String(index + 1) : text
    }
}
