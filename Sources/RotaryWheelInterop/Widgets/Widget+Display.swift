import CRotaryWheelShims

extension Widget {
    package var isOnX11: Bool { isOn("GdkX11Display") }
    package var isOnWayland: Bool { isOn("GdkWaylandDisplay") }

    /// Whether the display has a type; the type is unknown if GTK was built without it.
    private func isOn(_ type: String) -> Bool {
        unsafe cgtk_is_a(UnsafeRawPointer(gtk_widget_get_display(widget)), g_type_from_name(type)) != 0
    }
}
