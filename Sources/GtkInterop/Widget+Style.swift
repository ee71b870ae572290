import CGtk

/// A colour that CSS has computed.
package struct Color: Hashable, Sendable {
    package var red, green, blue, alpha: Double

    init(_ color: GdkRGBA) {
        (red, green, blue, alpha) = (
            Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha)
        )
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

/// A style sheet that a program brings with it.
@MainActor
package enum StyleSheet {
    /// Adds CSS to the default display, above what the theme says of GTK's own nodes and below what apps say.
    package static func add(_ css: String) {
        guard let display = unsafe gdk_display_get_default(), let provider = unsafe gtk_css_provider_new()
        else {
            return
        }
        unsafe gtk_css_provider_load_from_data(provider, css, -1)
        unsafe gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1))
        unsafe g_object_unref(provider)
    }
}
