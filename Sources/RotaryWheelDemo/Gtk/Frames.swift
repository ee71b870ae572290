import CRotaryWheelGtk

extension Handle {
    /// Calls the handler in each frame of a widget while it returns true, with the time in seconds.
    ///
    /// - Returns: the number by which `gtk_widget_remove_tick_callback` ends it.
    @discardableResult
    func addTick(_ handler: @escaping @MainActor (Double) -> Bool) -> guint {
        gtk_widget_add_tick_callback(
            widget,
            { _, clock, data in
                let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
                let handler = Kept<@MainActor (Double) -> Bool>.of(data)
                return MainActor.assumeIsolated { handler(time) ? 1 : 0 }
            }, Kept(handler).data, { Kept<Any>.release($0) })
    }

    /// Calls the handler once, in the second frame of a widget: it is drawn and its children have their sizes.
    func afterSecondFrame(_ handler: @escaping @MainActor () -> Void) {
        var frames = 2
        addTick { _ in
            frames -= 1
            if frames == 0 { handler() }
            return frames > 0
        }
    }

    /// The height below which a window is low, in pixels.
    static let lowHeight = 400

    /// Calls the handler with whether the window of a widget is low, when the widget is mapped and on each change.
    func onLowWindow(_ handler: @escaping @MainActor (Bool) -> Void) {
        onWindowSize { handler($1 < Self.lowHeight) }
    }

    /// Calls the handler with the size of the window of a widget, when the widget is mapped and on each change.
    func onWindowSize(_ handler: @escaping @MainActor (_ width: Int, _ height: Int) -> Void) {
        var surface: Handle?
        connect("map") { arguments in
            guard let native = gtk_widget_get_native(arguments.emitter.widget),
                let found = gtk_native_get_surface(native)
            else { return }
            handler(Int(gdk_surface_get_width(found)), Int(gdk_surface_get_height(found)))
            guard surface?.opaque != found else { return }
            surface = Handle(found)
            surface?.connect("layout") { handler($0[0].int, $0[1].int) }
        }
    }
}
