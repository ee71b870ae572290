import CGtk

/// An entry for a number.
package final class SpinButton: Widget {
    package convenience init() {
        unsafe self.init(sinking: gtk_spin_button_new(nil, 0, 0))
        unsafe gtk_spin_button_set_numeric(opaque, 1)
    }

    /// Sets the number, its bounds, and how many digits follow the decimal point.
    package func configure(_ adjustment: Adjustment, digits: Int) {
        unsafe gtk_spin_button_configure(
            opaque, adjustment.pointer.assumingMemoryBound(to: GtkAdjustment.self), 0,
            guint(min(max(digits, 0), 20)))
    }

    /// The number, once what has been typed is read.
    package func read() -> Double {
        unsafe gtk_spin_button_update(opaque)
        return unsafe gtk_spin_button_get_value(opaque)
    }

    /// Begins anew with a text, or selects what is there.
    package func begin(with text: String?) {
        grabFocus()
        if let text {
            unsafe gtk_editable_set_text(opaque, text)
            unsafe gtk_editable_set_position(opaque, -1)
        } else {
            unsafe gtk_editable_select_region(opaque, 0, -1)
        }
    }

    /// Enter has been pressed.
    package func onEnter(_ handler: @escaping @MainActor () -> Void) {
        // The spin button itself has had no such signal before GTK 4.14.
        guard let delegate = unsafe gtk_editable_get_delegate(opaque) else { return }
        unsafe Object(retaining: UnsafeMutableRawPointer(delegate)).connect("activate") { _ in handler() }
    }
}
