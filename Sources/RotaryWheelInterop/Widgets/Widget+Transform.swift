import CRotaryWheelGtk

/// How a widget is drawn besides its position and its rotation in the plane.
package enum Perspective {
    case flat
    /// Shifted and scaled.
    case scaled(shift: (x: Double, y: Double), scale: (x: Double, y: Double))
    /// Turned about an axis behind the plane, and seen from a distance in front of it.
    ///
    /// If the turn is positive, the right or lower side goes back.
    case turned(degrees: Double, isAxisUpright: Bool, recession: Double, eyeDistance: Double)

    /// Adds it to a transform.
    @unsafe fileprivate func applied(to transform: OpaquePointer?) -> OpaquePointer? {
        switch self {
        case .flat: return unsafe transform
        case .scaled(let shift, let scale):
            var middle = graphene_point_t(x: Float(shift.x), y: Float(shift.y))
            let moved = unsafe gsk_transform_translate(transform, &middle)
            return unsafe gsk_transform_scale(moved, Float(scale.x), Float(scale.y))
        case .turned(let degrees, let isAxisUpright, let recession, let eyeDistance):
            var (axis, middle) = (graphene_vec3_t(), graphene_point3d_t(x: 0, y: 0, z: -Float(recession)))
            unsafe graphene_vec3_init(&axis, isAxisUpright ? 0 : -1, isAxisUpright ? 1 : 0, 0)
            let seen = unsafe gsk_transform_perspective(transform, Float(eyeDistance))
            let moved = unsafe gsk_transform_translate_3d(seen, &middle)
            return unsafe gsk_transform_rotate_3d(moved, Float(degrees), &axis)
        }
    }
}

extension Widget {
    /// Allocates the widget centered at a point of its parent and rotated clockwise about it.
    package func allocate(
        aboutX x: Double, y: Double, degrees: Double, width: Int, height: Int,
        perspective: Perspective = .flat
    ) {
        var middle = graphene_point_t(x: Float(x), y: Float(y))
        var corner = graphene_point_t(x: -Float(width) / 2, y: -Float(height) / 2)
        var transform = unsafe gsk_transform_translate(nil, &middle)
        if degrees != 0 { unsafe transform = unsafe gsk_transform_rotate(transform, Float(degrees)) }
        unsafe transform = unsafe perspective.applied(to: transform)
        unsafe allocate(width: width, height: height, gsk_transform_translate(transform, &corner))
    }

    /// The box that the widget draws, in its own coordinates: larger than its size by its border.
    package var bounds: (x: Double, y: Double, width: Double, height: Double)? {
        var box = graphene_rect_t()
        guard unsafe gtk_widget_compute_bounds(widget, widget, &box) != 0 else { return nil }
        let (corner, size) = (box.origin, box.size)
        return (Double(corner.x), Double(corner.y), Double(size.width), Double(size.height))
    }

    /// Clips the children to the widget's rounded box.
    package func setClipsChildren() { unsafe gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN) }

    package var clipsChildren: Bool { unsafe gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }

    /// Whether the widget's own `visible` property is set.
    package var isVisible: Bool { unsafe gtk_widget_get_visible(widget) != 0 }

    /// Allocates the widget centered at a point of its parent and scaled.
    package func allocate(centerX: Double, centerY: Double, width: Int, height: Int, scale: Double) {
        var origin = graphene_point_t(
            x: Float(centerX - Double(width) * scale / 2), y: Float(centerY - Double(height) * scale / 2))
        let moved = unsafe gsk_transform_translate(nil, &origin)
        let transform = unsafe gsk_transform_scale(moved, Float(scale), Float(scale))
        unsafe allocate(width: width, height: height, transform)
    }

    package func setOpacity(_ opacity: Double) { unsafe gtk_widget_set_opacity(widget, opacity) }

    /// The font size in pixels.
    package var fontSize: Double {
        guard let context = unsafe gtk_widget_get_pango_context(widget),
            let font = unsafe pango_context_get_font_description(context)
        else { return 0 }
        let size = unsafe Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
        return unsafe pango_font_description_get_size_is_absolute(font) != 0 ? size : size * 96 / 72
    }
}

extension Label {
    /// Wraps at spaces and centers the text.
    package func setWraps() {
        unsafe gtk_label_set_wrap(opaque, 1)
        unsafe gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD)
        unsafe gtk_label_set_justify(opaque, GTK_JUSTIFY_CENTER)
    }
}

extension Object {
    /// Creates a GThemedIcon.
    package static func themedIcon(_ name: String) -> Object {
        unsafe Object(adopting: UnsafeMutableRawPointer(g_themed_icon_new(name)))
    }
}
