import CRotaryWheelAdwaita

/// Dialogs of the app: inside of its window since libadwaita 1.5, and windows of their own before.
@MainActor
enum Dialog {
    /// Creates a dialog with its content, which has a header bar.
    static func make(_ title: String, width: Int32, height: Int32, _ content: Handle) -> Handle {
        Handle(cadw_dialog_new(title, content.widget, width, height))
    }

    /// Presents a dialog or a window, which is transient, destroyed with its parent and closed by keys.
    static func present(_ dialog: Handle, over window: Handle) {
        guard dialog.isA(gtk_window_get_type()) else {
            dialog.closeByKeys { cadw_close_dialog($0.pointer) }
            return cadw_present_dialog(dialog.pointer, window.widget)
        }
        dialog.closeByKeys { gtk_window_close($0.cast()) }
        gtk_window_set_transient_for(dialog.cast(), window.cast())
        gtk_window_set_modal(dialog.cast(), 1)
        gtk_window_set_destroy_with_parent(dialog.cast(), 1)
        dialog.addShortcuts().addShortcut("Escape|<Control>w", "window.close")
        gtk_window_present(dialog.cast())
    }

    /// Focuses a widget of a dialog, again in the second frame: until then a dialog inside of a window forgets it when the
    /// focus of the window moves, as when a menu closes.
    static func focus(_ dialog: Handle, _ focus: @escaping @MainActor () -> Void) {
        focus()
        dialog.afterSecondFrame(focus)
    }
}
