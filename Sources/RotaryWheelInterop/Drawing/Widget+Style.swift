import CRotaryWheelShims

/// A computed CSS color.
package struct Color: Hashable, Sendable {
    package var red, green, blue, alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Takes the color of GTK over, which may be outside of sRGB where CSS computes it.
    init(_ color: GdkRGBA) {
        func clamped(_ channel: Float) -> Double { min(max(Double(channel), 0), 1) }
        self.init(
            red: clamped(color.red), green: clamped(color.green), blue: clamped(color.blue),
            alpha: clamped(color.alpha))
    }
}

extension Color {
    /// The color with a part of its opacity.
    package func faded(to part: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha * part)
    }

    /// Reads the text of a color as `gdk_rgba_parse` does.
    package init?(parsing text: String) {
        var color = GdkRGBA()
        guard unsafe gdk_rgba_parse(&color, text) != 0 else { return nil }
        self.init(color)
    }

    var rgba: GdkRGBA {
        GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
}

/// A computed CSS outline, such as the focus ring.
package struct Outline: Hashable, Sendable {
    package var color: Color
    package var width: Double
    /// The distance outside the box; negative inside.
    package var offset: Double
}

// GTK 4.8 reports only the text color of the computed CSS. The render nodes of a drawn box contain the rest.
extension Widget {
    @unsafe private var style: UnsafeMutablePointer<GtkStyleContext> {
        unsafe cgtk_widget_get_style_context(widget)
    }

    /// The text color.
    package var color: Color {
        var color = GdkRGBA()
        unsafe cgtk_style_context_get_color(style, &color)
        return Color(color)
    }

    /// A named color of the theme.
    package func color(named name: String) -> Color? {
        var color = GdkRGBA()
        return unsafe cgtk_style_context_lookup_color(style, name, &color) != 0 ? Color(color) : nil
    }

    /// The CSS background of a box.
    package func background(width: Double, height: Double) -> RenderNode? {
        let snapshot = Snapshot()
        unsafe cgtk_snapshot_render_background(snapshot.opaque, style, 0, 0, width, height)
        return snapshot.finish()
    }

    /// The plain colors of the CSS background, from the last layer to the first.
    package var backgroundColors: [Color] { background(width: 1, height: 1)?.plainColors ?? [] }

    /// The CSS outline of the widget.
    package var outline: Outline? {
        let snapshot = Snapshot()
        let size = 100.0
        unsafe cgtk_snapshot_render_focus(snapshot.opaque, style, 0, 0, size, size)
        return snapshot.finish()?.outline(ofBox: size)
    }

    /// The top side of the CSS border; GTK 4.8 does not report it otherwise.
    package var border: Outline? {
        let snapshot = Snapshot()
        let size = 100.0
        unsafe cgtk_snapshot_render_frame(snapshot.opaque, style, 0, 0, size, size)
        return snapshot.finish()?.outline(ofBox: size)
    }

    /// Adds a style sheet for the widget, without its children.
    package func add(_ sheet: StyleSheet) {
        guard let provider = unsafe sheet.provider else { return }
        unsafe cgtk_style_context_add_provider(style, OpaquePointer(provider), StyleSheet.priority)
    }

    package func remove(_ sheet: StyleSheet) {
        guard let provider = unsafe sheet.provider else { return }
        unsafe cgtk_style_context_remove_provider(style, OpaquePointer(provider))
    }
}

/// A style sheet for the default display or for some widgets.
@safe @MainActor
package final class StyleSheet {
    /// Between the theme's and the app's.
    fileprivate static let priority = guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1)

    // Nil without a display.
    fileprivate let provider: UnsafeMutablePointer<GtkCssProvider>?

    package init(isForDisplay: Bool = true) {
        let display = unsafe gdk_display_get_default()
        unsafe provider = unsafe display == nil ? nil : gtk_css_provider_new()
        guard let provider = unsafe provider, isForDisplay else { return }
        unsafe gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), Self.priority)
    }

    isolated deinit { if let provider = unsafe provider { unsafe g_object_unref(provider) } }

    package func load(_ css: String) {
        guard let provider = unsafe provider else { return }
        unsafe cgtk_css_provider_load_from_data(provider, css, -1)
    }
}
