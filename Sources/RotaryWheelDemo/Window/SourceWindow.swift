import CRotaryWheelAdwaita

/// A window with an example of a control in each language, which are the programs of the embedding tests.
@MainActor
enum SourceWindow {
    /// Opens an example above a window, in the language that was shown last.
    static func open(_ example: String, of settings: Settings, over window: Handle) {
        let builder = Builder("source")
        let view = builder["view"]
        let command = builder["command"].opaque
        // Commands are left to right in all locales.
        gtk_widget_set_direction(builder["command"].widget, GTK_TEXT_DIR_LTR)
        // Handlers refer to widgets of the window that contains their own.
        let source: UnsafeMutablePointer<GtkWindow> = builder["source"].cast()
        settings.bindChoice("source-language", to: builder["language"])
        settings.follow("source-language", during: view) { view in
            // The name of a language is the suffix of its files.
            let language = settings.text("source-language")
            let file = "\(example).\(language)"
            gtk_window_set_title(source, file)
            let buffer = gtk_text_view_get_buffer(view.cast())
            var start = GtkTextIter()
            gtk_text_buffer_set_text(buffer, "", -1)
            gtk_text_buffer_get_start_iter(buffer, &start)
            let colors = ["accent_color", "success_color"].map { ChoiceColor.own(view.color($0).number).text }
            let text = Resources.text(named: "Examples/\(file)")
            gtk_text_buffer_insert_markup(
                buffer, &start, highlighted(text, language, keyword: colors[0], string: colors[1]), -1)
            gtk_label_set_label(command, self.command(for: example, language))
            // Keys and screen readers read from the start.
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
        Dialog.present(builder["source"], over: window)
    }

    /// The line that builds and runs an example in the folder of the examples.
    private static func command(for example: String, _ language: String) -> String {
        let flags = "$(pkg-config --cflags --libs rotarywheel-1)"
        let file = "\(example).\(language)"
        return switch language {
        case "c": "cc \(file) -o \(example) \(flags) -lm && ./\(example)"
        case "cc": "c++ \(file) -o \(example) \(flags) && ./\(example)"
        case "vala": "valac --pkg=rotarywheel-1 --pkg=gtk4 -X -lm \(file) && ./\(example)"
        case "py": "python3 \(file)"
        case "js": "gjs \(file)"
        case "ui": "python3 ../show-ui.py \(file)"
        default: "swift run --package-path ../SwiftPackage \(example)"
        }
    }

    nonisolated private static let keywords =
        "#include|and|as|auto|break|case|char|class|const|def|double|else|extension|false|False|for|from|"
        + "func|function|guard|if|import|in|int|lambda|let|new|nil|None|not|null|NULL|nullptr|or|private|"
        + "public|return|self|static|string|struct|switch|this|true|True|typeof|unowned|using|var|void|"
        + "weak|while|with"

    /// A program as markup with bold keywords, italic comments, and the colors of keywords and strings.
    ///
    /// In a UI file the names of elements are its keywords.
    nonisolated static func highlighted(
        _ text: String, _ language: String, keyword: String, string: String
    ) -> String {
        let comments =
            ["ui": "&lt;!--.*?-->", "py": "\"{3}.*?\"{3}|#[^\\n]*"][language] ?? #"//[^\n]*|/\*.*?\*/"#
        let quotes = ["ui", "swift"].contains(language) ? "\"" : "[\"']"
        let words = language == "ui" ? #"(?<=&lt;|&lt;/)\w+"# : #"(?<![\w#])(?:\#(keywords))\b"#
        let pattern = #"(?s)(\#(comments))|((\#(quotes))(?:\\.|(?!\3)[^\\])*\3)|(\#(words))"#
        let regex = g_regex_new(
            pattern, GRegexCompileFlags(rawValue: 0), GRegexMatchFlags(rawValue: 0), nil)
        defer { g_regex_unref(regex) }
        return String(
            taking: g_regex_replace(
                regex, text.filling(["&": "&amp;", "<": "&lt;"]), -1, 0,
                #"<i>\1</i><span foreground="\#(string)">\2</span>"#
                    + #"<span foreground="\#(keyword)" weight="bold">\4</span>"#,
                GRegexMatchFlags(rawValue: 0), nil))
    }
}
