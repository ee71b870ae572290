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

    /// Calls the handler once, in the second frame of a widget: it is drawn and its children have their sizes.
    func afterSecondFrame(_ handler: @escaping @MainActor () -> Void) {
        var frames = 2
        onFrames {
            frames -= 1
            if frames == 0 { handler() }
            return frames > 0
        }
    }

    /// Calls the handler after each transition of a GtkStack.
    func onRest(_ handler: @escaping @MainActor () -> Void) {
        connect("notify::visible-child-name") { arguments in
            // The callbacks end with the stack.
            let stack = arguments.emitter.opaque
            arguments.emitter.onFrames {
                if gtk_stack_get_transition_running(stack) != 0 { return true }
                handler()
                return false
            }
        }
    }

    /// Calls the body in each frame of a widget while it returns true.
    private func onFrames(_ body: @escaping @MainActor () -> Bool) {
        gtk_widget_add_tick_callback(
            widget,
            { _, _, data in
                let body = Kept<@MainActor () -> Bool>.of(data)
                return MainActor.assumeIsolated { body() ? 1 : 0 }
            }, Kept(body).data, { Kept<Any>.release($0) })
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
