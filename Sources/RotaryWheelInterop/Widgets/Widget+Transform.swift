import CRotaryWheelGtk

extension Widget {
    /// Gives a child its size, with its middle at a point of its parent and turned about it, clockwise.
    package func allocate(aboutX x: Double, y: Double, degrees: Double, width: Int, height: Int) {
        var middle = graphene_point_t(x: Float(x), y: Float(y))
        var corner = graphene_point_t(x: -Float(width) / 2, y: -Float(height) / 2)
        var transform = unsafe gsk_transform_translate(nil, &middle)
        if degrees != 0 { unsafe transform = unsafe gsk_transform_rotate(transform, Float(degrees)) }
        unsafe allocate(width: width, height: height, gsk_transform_translate(transform, &corner))
    }

    /// Lets nothing of the children show outside the widget's box, nor outside its round corners.
    package func setClipsChildren() { unsafe gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN) }

    /// Whether the widget is to be seen, as far as it is up to itself.
    package var isVisible: Bool { unsafe gtk_widget_get_visible(widget) != 0 }

    /// Gives a child its size, drawn larger or smaller by a factor, with its middle at a point of its parent.
    package func allocate(centerX: Double, centerY: Double, width: Int, height: Int, scale: Double) {
        var origin = graphene_point_t(
            x: Float(centerX - Double(width) * scale / 2), y: Float(centerY - Double(height) * scale / 2))
        let moved = unsafe gsk_transform_translate(nil, &origin)
        let transform = unsafe gsk_transform_scale(moved, Float(scale), Float(scale))
        unsafe allocate(width: width, height: height, transform)
    }

    package func setOpacity(_ opacity: Double) { unsafe gtk_widget_set_opacity(widget, opacity) }

    /// The size of the widget's font, in pixels.
    package var fontSize: Double {
        guard let context = unsafe gtk_widget_get_pango_context(widget),
            let font = unsafe pango_context_get_font_description(context)
        else { return 0 }
        let size = unsafe Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
        return unsafe pango_font_description_get_size_is_absolute(font) != 0 ? size : size * 96 / 72
    }
}

extension Label {
    /// Breaks the text into centred lines where there are spaces.
    package func setWraps() {
        unsafe gtk_label_set_wrap(opaque, 1)
        unsafe gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD)
        unsafe gtk_label_set_justify(opaque, GTK_JUSTIFY_CENTER)
    }
}

extension Object {
    /// An icon of the icon theme.
    package static func themedIcon(_ name: String) -> Object {
        unsafe Object(adopting: UnsafeMutableRawPointer(g_themed_icon_new(name)))
    }
}
