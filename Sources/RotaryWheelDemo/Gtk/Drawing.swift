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
        Handle(adopting: gtk_widget_create_pango_layout(widget, text))
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

extension GdkRGBA {
    /// Red, green and blue, each of 8 bits; libadwaita computes colors that are outside of sRGB.
    var number: UInt32 {
        [red, green, blue].reduce(0) { $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded()) }
    }

    init(_ number: UInt32) {
        func part(_ shift: UInt32) -> Float { Float(number >> shift & 255) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}

/// Draws with a color.
func setColor(_ context: OpaquePointer, _ color: GdkRGBA, _ opacity: Float = 1) {
    var color = color
    color.alpha *= opacity
    gdk_cairo_set_source_rgba(context, &color)
}
