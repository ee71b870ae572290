import CRotaryWheelShims

extension Widget {
    /// Whether GTK draws the window with cairo, and not with a graphics processor.
    package var isRenderedByCairo: Bool {
        guard let native = unsafe gtk_widget_get_native(widget),
            let renderer = unsafe gtk_native_get_renderer(native)
        else { return false }
        return unsafe cgtk_is_a(UnsafeMutableRawPointer(renderer), gsk_cairo_renderer_get_type()) != 0
    }

    package var isOnX11: Bool { isOn("GdkX11Display") }
    package var isOnWayland: Bool { isOn("GdkWaylandDisplay") }

    /// Whether the display has a type; the type is unknown if GTK was built without it.
    private func isOn(_ type: String) -> Bool {
        unsafe cgtk_is_a(UnsafeRawPointer(gtk_widget_get_display(widget)), g_type_from_name(type)) != 0
    }
}
