import CGtk
import GtkInterop

extension DialMenuImplementation {
    /// Keeps what a screen reader says about the dial equal to the selected item's text.
    ///
    /// In GTK 4.8 a change of the description is the only one of a custom widget that is spoken.
    func describeSelection() {
        let text = dial.selection.map(text(of:)) ?? ""
        guard text != described else { return }
        described = text
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text)
    }
}
