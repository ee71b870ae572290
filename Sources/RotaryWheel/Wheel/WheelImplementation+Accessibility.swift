import CGtk
import GtkInterop
import WheelModel

extension WheelImplementation {
    /// Keeps what a screen reader says about the wheel equal to the selected sector's text.
    ///
    /// In GTK 4.8 a change of the description is the only one of a custom widget that is spoken.
    func describeSelection() {
        let text = wheel.selection.map(text(of:)) ?? ""
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text)
    }
}
