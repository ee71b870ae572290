import CRotaryWheelAdwaita
import CRotaryWheelGtk

/// A window with an example of a control in each language, which are the programs of the embedding tests.
@MainActor
enum SourceWindow {
    /// Opens an example above a window, in the language that was shown last.
    static func open(_ example: String, of settings: Settings, over window: Handle) {
        let builder = Builder("source")
        let view = builder["view"]
        // Handlers refer to widgets of the window that contains their own.
        let source: UnsafeMutablePointer<GtkWindow> = builder["source"].cast()
        settings.bindChoice("source-language", to: builder["language"])
        settings.follow("source-language", during: view) { view in
            // The name of a language is the suffix of its files.
            let file = "\(example).\(settings.text("source-language"))"
            gtk_window_set_title(source, file)
            let buffer = gtk_text_view_get_buffer(view.cast())
            gtk_text_buffer_set_text(buffer, Resources.text(named: "Examples/\(file)"), -1)
            // Keys and screen readers read from the start.
            var start = GtkTextIter()
            gtk_text_buffer_get_start_iter(buffer, &start)
            gtk_text_buffer_place_cursor(buffer, &start)
        }
        let (text, toasts) = (view.widget, builder["toasts"].opaque)
        let buffer = view.handle("buffer")
        builder["copy"].connect("clicked") {
            gtk_widget_activate_action_variant(text, "selection.select-all", nil)
            gdk_clipboard_set_text(gtk_widget_get_clipboard(text), buffer?.string("text") ?? "")
            adw_toast_overlay_add_toast(toasts, adw_toast_new(translated("Copied")))
        }

        // A program reads from left to right.
        gtk_widget_set_direction(view.widget, GTK_TEXT_DIR_LTR)
        gtk_widget_grab_focus(view.widget)
        AppActions.present(builder["source"], over: window)
    }
}
