import CRotaryWheelAdwaita

/// Dialogs of the app: inside of its window since libadwaita 1.5, and windows of their own before.
@MainActor
enum Dialog {
    /// Creates a dialog with its content, which has a header bar.
    static func make(_ title: String, width: Int32, height: Int32, _ content: Handle) -> Handle {
        Handle(cadw_dialog_new(title, content.widget, width, height))
    }

    /// Presents a dialog, or a window, which is transient, destroyed with its parent and closed by keys.
    static func present(_ dialog: Handle, over window: Handle) {
        dialog.closeByKeys()
        if dialog.isA(gtk_window_get_type()) {
            gtk_window_set_modal(dialog.cast(), 1)
            dialog.addShortcuts().addShortcut("Escape", "window.close")
        }
        cadw_present_dialog(dialog.pointer, window.widget)
    }

    /// Focuses a widget of a dialog, again in the second frame: until then a dialog inside of a window forgets it when the
    /// focus of the window moves, as when a menu closes.
    static func focus(_ dialog: Handle, _ focus: @escaping @MainActor () -> Void) {
        focus()
        dialog.afterSecondFrame(focus)
    }
}
