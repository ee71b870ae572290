import CGtk

extension Widget {
    /// Gives a child its size, with its middle at a point of its parent and turned about it, clockwise.
    package func allocate(aboutX x: Double, y: Double, degrees: Double, width: Int, height: Int) {
        var middle = graphene_point_t(x: Float(x), y: Float(y))
        var corner = graphene_point_t(x: -Float(width) / 2, y: -Float(height) / 2)
        var transform = unsafe gsk_transform_translate(nil, &middle)
        if degrees != 0 { unsafe transform = unsafe gsk_transform_rotate(transform, Float(degrees)) }
        unsafe gtk_widget_allocate(
            widget, gint(width), gint(height), -1, gsk_transform_translate(transform, &corner))
    }

    /// Lets nothing of the children show outside the widget's box, nor outside its round corners.
    package func setClipsChildren() { unsafe gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN) }

    /// Whether the widget is to be seen, as far as it is up to itself.
    package var isVisible: Bool { unsafe gtk_widget_get_visible(widget) != 0 }
}
