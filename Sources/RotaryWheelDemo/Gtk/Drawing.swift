import CRotaryWheelAdwaita

extension Handle {
    /// Draws a GtkDrawingArea by the handler, with its width and height.
    func setDrawing(_ handler: @escaping @MainActor (OpaquePointer, Double, Double) -> Void) {
        gtk_drawing_area_set_draw_func(
            cast(),
            { _, context, width, height, data in
                nonisolated(unsafe) let context = context!
                let handler = Kept<@MainActor (OpaquePointer, Double, Double) -> Void>.of(data)
                MainActor.assumeIsolated { handler(context, Double(width), Double(height)) }
            }, Kept(handler).data, { Kept<Any>.release($0) })
    }

    /// A PangoLayout with a text in the font of a widget.
    func layOut(_ text: String) -> Handle {
        Handle(adopting: UnsafeMutableRawPointer(gtk_widget_create_pango_layout(widget, text)))
    }

    /// The color of a widget, or a named one of its style.
    func color(_ name: String? = nil) -> GdkRGBA {
        let style = cgtk_widget_get_style_context(widget)
        var color = GdkRGBA()
        if let name, cgtk_style_context_lookup_color(style, name, &color) != 0 { return color }
        cgtk_style_context_get_color(style, &color)
        return color
    }
}

/// Properties with colors, of 24 bits: red, green and blue.
extension Handle {
    /// A property with a color.
    func color(in property: String) -> UInt32 {
        var value = GValue()
        g_value_init(&value, gdk_rgba_get_type())
        defer { g_value_unset(&value) }
        g_object_get_property(cast(), property, &value)
        let color = g_value_get_boxed(&value).assumingMemoryBound(to: GdkRGBA.self).pointee
        return [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    }

    /// Sets a property with a color.
    func set(_ property: String, to color: UInt32) {
        func part(_ shift: UInt32) -> Float { Float(color >> shift & 255) / 255 }
        set(property, to: GdkRGBA(red: part(16), green: part(8), blue: part(0), alpha: 1))
    }

    func set(_ property: String, to color: GdkRGBA) {
        var (value, color) = (GValue(), color)
        g_value_init(&value, gdk_rgba_get_type())
        defer { g_value_unset(&value) }
        g_value_set_boxed(&value, &color)
        g_object_set_property(cast(), property, &value)
    }
}

/// Draws with a color.
func setColor(_ context: OpaquePointer, _ color: GdkRGBA, _ opacity: Float = 1) {
    var color = color
    color.alpha *= opacity
    gdk_cairo_set_source_rgba(context, &color)
}
