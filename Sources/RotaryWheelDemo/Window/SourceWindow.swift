import CRotaryWheelAdwaita
import CRotaryWheelGtk

/// A window with an example of a control in each language, which are the programs of the embedding tests.
@MainActor
enum SourceWindow {
    /// The languages of the list, by the suffixes of their files.
    private static let languages = ["swift", "c", "cc", "vala", "py", "js", "ui"]

    /// Opens an example above a window, in the language that was shown last.
    static func open(_ example: String, of settings: Settings, over window: Handle) {
        let builder = Builder("source")
        let source: UnsafeMutablePointer<GtkWindow> = builder["source"].cast()
        let view: UnsafeMutablePointer<GtkTextView> = builder["view"].cast()
        let list = builder["language"].opaque
        gtk_drop_down_set_selected(
            list, guint(languages.firstIndex(of: settings.text("source-language")) ?? 0))
        // Handlers refer to widgets of the window that contains their own.
        let show: @MainActor () -> Void = {
            let language = languages[Int(gtk_drop_down_get_selected(list))]
            settings.set("source-language", to: language)
            gtk_window_set_title(source, "\(example).\(language)")
            gtk_text_buffer_set_text(
                gtk_text_view_get_buffer(view), Resources.text(named: "Examples/\(example).\(language)"), -1)
        }
        builder["language"].connect("notify::selected", show)
        let toasts = builder["toasts"].opaque
        builder["copy"].connect("clicked") {
            copy(view)
            adw_toast_overlay_add_toast(toasts, adw_toast_new(translated("Copied")))
        }
        show()

        // A program reads from left to right.
        gtk_widget_set_direction(builder["view"].widget, GTK_TEXT_DIR_LTR)
        gtk_widget_grab_focus(builder["view"].widget)
        AppActions.present(builder["source"], over: window)
    }

    /// Selects and copies the text.
    private static func copy(_ view: UnsafeMutablePointer<GtkTextView>) {
        let buffer = gtk_text_view_get_buffer(view)
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer, &start, &end)
        gtk_text_buffer_select_range(buffer, &start, &end)
        let widget = UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkWidget.self)
        let text = gtk_text_buffer_get_text(buffer, &start, &end, 0)
        gdk_clipboard_set_text(gtk_widget_get_clipboard(widget), text)
        g_free(text)
    }
}
