import CRotaryWheelAdwaita

/// A style sheet of the display.
@MainActor
final class StyleSheet {
    private let provider = Handle(adopting: gtk_css_provider_new())

    init(_ css: String = "") {
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), provider.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        load(css)
    }

    /// Replaces the rules; named colors and their functions become what GTK 4.16 and later have in their place.
    func load(_ css: String) {
        let css = gtk_check_version(4, 16, 0) == nil ? Self.withVariables(css) : css
        cgtk_css_provider_load_from_data(provider.cast(), css, -1)
    }

    private static func withVariables(_ css: String) -> String {
        css.replacing(#/(alpha|mix)\((.*), 0\.(\d\d)\)/#) { call in
            "color-mix(in srgb, \(call.2) \(call.3)%\(call.1 == "alpha" ? ", transparent" : ""))"
        }
        .replacing(#/@(\w+)/#) { color in
            let name = color.1.replacing("_", with: "-")
            // The library's own colors have two variables: of an app, and what is derived.
            return "var(--\(name), \(name.hasPrefix("rotary") ? "var(--own-\(name))" : "@\(color.1)"))"
        }
    }
}
