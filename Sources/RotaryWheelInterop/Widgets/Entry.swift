import CRotaryWheelGtk

/// A GtkEntry.
package final class Entry: Widget {
    package convenience init() { unsafe self.init(sinking: gtk_entry_new()) }

    package var text: String {
        get { unsafe String(cString: gtk_editable_get_text(opaque)) }
        set { unsafe gtk_editable_set_text(opaque, newValue) }
    }

    package func setWidth(inCharacters count: Int) {
        unsafe gtk_editable_set_width_chars(opaque, gint(count))
        unsafe gtk_editable_set_max_width_chars(opaque, gint(count))
    }

    /// Focuses the entry, with all text selected or the cursor at the end.
    package func focus(selectingAll isSelected: Bool) {
        grabFocus()
        if !isSelected { unsafe gtk_editable_set_position(opaque, -1) }
    }

    /// Connects to `activate`, the Enter key.
    package func onEnter(_ handler: @escaping @MainActor () -> Void) {
        connect("activate") { _ in handler() }
    }
}
