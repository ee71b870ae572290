import CRotaryWheelGtk

/// Closures as handlers of GTK.
///
/// GTK keeps each closure as long as the object that calls it.
@MainActor
enum Handlers {
    private final class Box<Closure> {
        let closure: Closure
        init(_ closure: Closure) { self.closure = closure }
    }

    /// Sets the name of a widget for assistive technologies.
    @unsafe static func setLabel(of widget: UnsafeMutablePointer<GtkWidget>, _ text: String) {
        var property = GTK_ACCESSIBLE_PROPERTY_LABEL
        var value = GValue()
        unsafe gtk_accessible_property_init_value(property, &value)
        unsafe g_value_set_string(&value, text)
        unsafe gtk_accessible_update_property_value(OpaquePointer(widget), 1, &property, &value)
        unsafe g_value_unset(&value)
    }

    /// Calls the handler for each emission of a signal that returns nothing.
    @unsafe static func connect(
        _ object: UnsafeMutableRawPointer, _ signal: String, _ handler: @escaping @MainActor () -> Void
    ) {
        // Swapped: the data is the first argument, and the handler needs no other.
        let call: @convention(c) (gpointer) -> Void = { data in
            let box = unsafe Unmanaged<Box<@MainActor () -> Void>>.fromOpaque(data).takeUnretainedValue()
            MainActor.assumeIsolated { box.closure() }
        }
        unsafe g_signal_connect_data(
            object, signal, unsafeBitCast(call, to: GCallback.self), keep(handler),
            { data, _ in unsafe Handlers.release(data) }, G_CONNECT_SWAPPED)
    }

    /// Calls the handler for keys before the widgets in a widget have them; it returns whether they do not get it.
    @unsafe static func addKeys(
        to widget: UnsafeMutablePointer<GtkWidget>, _ handler: @escaping @MainActor (Int32) -> Bool
    ) {
        let call: @convention(c) (gpointer, guint, guint, GdkModifierType, gpointer) -> gboolean = {
            _, key, _, modifiers, data in
            let box = unsafe Unmanaged<Box<@MainActor (Int32) -> Bool>>.fromOpaque(data).takeUnretainedValue()
            let isPlain = modifiers.rawValue & (GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue) == 0
            return MainActor.assumeIsolated { isPlain && box.closure(Int32(key)) ? 1 : 0 }
        }
        let keys = unsafe gtk_event_controller_key_new()
        unsafe gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        unsafe g_signal_connect_data(
            UnsafeMutableRawPointer(keys), "key-pressed", unsafeBitCast(call, to: GCallback.self),
            keep(handler),
            { data, _ in unsafe Handlers.release(data) }, GConnectFlags(0))
        unsafe gtk_widget_add_controller(widget, keys)
    }

    /// Calls the handler in each frame of a widget, with the time in seconds.
    ///
    /// - Returns: the number by which `gtk_widget_remove_tick_callback` ends it.
    @unsafe static func addTick(
        to widget: UnsafeMutablePointer<GtkWidget>, _ handler: @escaping @MainActor (Double) -> Void
    ) -> guint {
        unsafe gtk_widget_add_tick_callback(
            widget,
            { _, clock, data in
                let time = unsafe Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
                let box = unsafe Unmanaged<Box<@MainActor (Double) -> Void>>.fromOpaque(data!)
                    .takeUnretainedValue()
                MainActor.assumeIsolated { box.closure(time) }
                return 1
            }, keep(handler), { unsafe Handlers.release($0) })
    }

    /// Draws a GtkDrawingArea by the handler, with its width and height.
    @unsafe static func setDrawing(
        of area: UnsafeMutablePointer<GtkWidget>,
        _ handler: @escaping @MainActor (OpaquePointer, Double, Double) -> Void
    ) {
        let drawingArea = unsafe UnsafeMutableRawPointer(area).assumingMemoryBound(to: GtkDrawingArea.self)
        unsafe gtk_drawing_area_set_draw_func(
            drawingArea,
            { _, context, width, height, data in
                nonisolated(unsafe) let context = unsafe context!
                let box = unsafe Unmanaged<Box<@MainActor (OpaquePointer, Double, Double) -> Void>>
                    .fromOpaque(data!).takeUnretainedValue()
                MainActor.assumeIsolated { unsafe box.closure(context, Double(width), Double(height)) }
            }, keep(handler), { unsafe Handlers.release($0) })
    }

    private static func keep<Closure>(_ closure: Closure) -> gpointer {
        unsafe Unmanaged.passRetained(Box(closure)).toOpaque()
    }

    @unsafe private nonisolated static func release(_ data: gpointer?) {
        if let data = unsafe data { unsafe Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
}
