import CRotaryWheelAdwaita
import CRotaryWheelGtk

/// A window with an example of a control in each language, which are the programs of the embedding tests.
@MainActor
enum SourceWindow {
    /// Opens an example above a window, in the language that was shown last.
    static func open(_ example: String, of settings: Settings, over window: Handle) {
        let builder = Builder("source")
        let view = builder["view"]
        let command = builder["command"].opaque
        // A command reads from left to right, too.
        gtk_widget_set_direction(builder["command"].widget, GTK_TEXT_DIR_LTR)
        // Handlers refer to widgets of the window that contains their own.
        let source: UnsafeMutablePointer<GtkWindow> = builder["source"].cast()
        settings.bindChoice("source-language", to: builder["language"])
        settings.follow("source-language", during: view) { view in
            // The name of a language is the suffix of its files.
            let file = "\(example).\(settings.text("source-language"))"
            gtk_window_set_title(source, file)
            let buffer = gtk_text_view_get_buffer(view.cast())
            let text = Resources.text(named: "Examples/\(file)")
            gtk_text_buffer_set_text(buffer, text, -1)
            highlight(text, settings.text("source-language"), in: view, buffer!)
            gtk_label_set_label(command, self.command(for: example, settings.text("source-language")))
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

    /// The line that builds and runs an example.
    private static func command(for example: String, _ language: String) -> String {
        let flags = "$(pkg-config --cflags --libs rotarywheel-1)"
        let file = "\(example).\(language)"
        return switch language {
        case "c": "cc \(file) -o \(example) \(flags) -lm && ./\(example)"
        case "cc": "c++ \(file) -o \(example) \(flags) && ./\(example)"
        case "vala": "valac --pkg=rotarywheel-1 --pkg=gtk4 -X -lm \(file) && ./\(example)"
        case "py": "python3 \(file)"
        case "js": "gjs \(file)"
        case "ui": "python3 Tests/EmbeddingTests/show-ui.py \(file)"
        default: "cp \(file) Sources/app/main.swift && swift run"
        }
    }

    /// Colors the keywords, strings and comments of a program.
    private static func highlight(
        _ text: String, _ language: String, in view: Handle, _ buffer: UnsafeMutablePointer<GtkTextBuffer>
    ) {
        let table = gtk_text_buffer_get_tag_table(buffer)
        for (name, color) in [("keyword", "accent_color"), ("string", "success_color"), ("comment", nil)] {
            guard gtk_text_tag_table_lookup(table, name) == nil else { continue }
            let tag = Handle(gtk_text_tag_new(name)!)
            var rgba = view.color(color)
            if color == nil { rgba.alpha = 0.65 }
            tag.set("foreground-rgba", to: rgba)
            if name == "keyword" { tag.set("weight", to: Int(PANGO_WEIGHT_BOLD.rawValue)) }
            gtk_text_tag_table_add(table, tag.cast())
        }
        for part in SourceSyntax.parts(of: text, language) {
            var (start, end) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_iter_at_offset(buffer, &start, gint(part.range.lowerBound))
            gtk_text_buffer_get_iter_at_offset(buffer, &end, gint(part.range.upperBound))
            gtk_text_buffer_apply_tag_by_name(buffer, part.kind.rawValue, &start, &end)
        }
    }
}
