import CRotaryWheelGtk

extension Handle {
    /// Calls the handler in each frame of a widget, with the time in seconds.
    ///
    /// - Returns: the number by which `gtk_widget_remove_tick_callback` ends it.
    func addTick(_ handler: @escaping @MainActor (Double) -> Void) -> guint {
        gtk_widget_add_tick_callback(
            widget,
            { _, clock, data in
                let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
                let handler = Kept<@MainActor (Double) -> Void>.of(data)
                MainActor.assumeIsolated { handler(time) }
                return 1
            }, Kept(handler).data, { Kept<Any>.release($0) })
    }

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

    /// Sets the name of a widget for assistive technologies.
    func setAccessibleLabel(_ text: String) {
        var property = GTK_ACCESSIBLE_PROPERTY_LABEL
        var value = GValue()
        gtk_accessible_property_init_value(property, &value)
        g_value_set_string(&value, text)
        gtk_accessible_update_property_value(opaque, 1, &property, &value)
        g_value_unset(&value)
    }
}

/// A closure that a C function keeps.
private final class Kept<Closure> {
    private let closure: Closure

    init(_ closure: Closure) { self.closure = closure }

    /// The closure, until ``release(_:)``.
    var data: gpointer { Unmanaged.passRetained(self).toOpaque() }

    static func of(_ data: gpointer?) -> Closure {
        Unmanaged<Kept>.fromOpaque(data!).takeUnretainedValue().closure
    }

    static func release(_ data: gpointer?) { Unmanaged<AnyObject>.fromOpaque(data!).release() }
}
