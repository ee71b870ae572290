import CRotaryWheelGtk

/// A colour that CSS has computed.
package struct Color: Hashable, Sendable {
    package var red, green, blue, alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(_ color: GdkRGBA) {
        self.init(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            alpha: Double(color.alpha))
    }
}

extension Color {
    var rgba: GdkRGBA {
        GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
}

/// An outline that CSS has computed, such as the focus ring.
package struct Outline: Hashable, Sendable {
    package var color: Color
    package var width: Double
    /// How far outside the box it is drawn; negative inside.
    package var offset: Double
}

// GTK 4.8 tells what CSS computed only by drawing it, except for the text colour. So boxes are drawn, and
// what is wanted is read from the render nodes.
extension Widget {
    @unsafe private var style: UnsafeMutablePointer<GtkStyleContext> {
        unsafe gtk_widget_get_style_context(widget)
    }

    /// The colour of text.
    package var color: Color {
        var color = GdkRGBA()
        unsafe gtk_style_context_get_color(style, &color)
        return Color(color)
    }

    /// A colour that the theme has given a name.
    package func color(named name: String) -> Color? {
        var color = GdkRGBA()
        return unsafe gtk_style_context_lookup_color(style, name, &color) != 0 ? Color(color) : nil
    }

    /// The background that CSS gives a box of some size.
    package func background(width: Double, height: Double) -> RenderNode? {
        let snapshot = Snapshot()
        unsafe gtk_snapshot_render_background(snapshot.opaque, style, 0, 0, width, height)
        return snapshot.finish()
    }

    /// The outline that CSS gives the widget.
    package var outline: Outline? {
        let snapshot = Snapshot()
        let size = 100.0
        unsafe gtk_snapshot_render_focus(snapshot.opaque, style, 0, 0, size, size)
        return snapshot.finish()?.outline(ofBox: size)
    }
}

/// A style sheet of the default display, above what the theme says of GTK's own nodes and below what apps say.
@safe @MainActor
package final class StyleSheet {
    // Nil without a display; else GTK keeps it for good.
    private let provider: UnsafeMutablePointer<GtkCssProvider>?

    package init() {
        unsafe provider = unsafe gdk_display_get_default() == nil ? nil : gtk_css_provider_new()
        guard let provider = unsafe provider else { return }
        unsafe gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider),
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1))
        unsafe g_object_unref(provider)
    }

    /// Replaces what it says.
    package func load(_ css: String) {
        guard let provider = unsafe provider else { return }
        unsafe gtk_css_provider_load_from_data(provider, css, -1)
    }
}
