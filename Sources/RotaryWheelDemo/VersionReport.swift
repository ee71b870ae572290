import CRotaryWheelAdwaita

/// The versions and the session that a report of a bug needs.
@MainActor
enum VersionReport {
    /// The lines of the report; without a display it lacks the session and the renderer.
    static var text: String {
        var lines = [
            "RotaryWheel: \(DemoApp.version)",
            "GTK: \(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())",
            "libadwaita: \(adw_get_major_version()).\(adw_get_minor_version()).\(adw_get_micro_version())",
            "GLib: \(glib_major_version).\(glib_minor_version).\(glib_micro_version)",
            "System: \(String(taking: g_get_os_info("PRETTY_NAME")))",
            "Desktop: \(g_getenv("XDG_CURRENT_DESKTOP").map { String(cString: $0) } ?? "unknown")",
        ]
        if gtk_init_check() != 0, let display = gdk_display_get_default() {
            lines.append("Session: \(typeName(of: UnsafeMutableRawPointer(display)))")
            lines.append("Renderer: \(renderer(on: display))")
        }
        return lines.joined(separator: "\n")
    }

    /// The renderer of a new window.
    private static func renderer(on display: OpaquePointer) -> String {
        let surface = gdk_surface_new_toplevel(display)
        defer { gdk_surface_destroy(surface) }
        guard let renderer = gsk_renderer_new_for_surface(surface) else { return "none" }
        defer {
            gsk_renderer_unrealize(renderer)
            g_object_unref(UnsafeMutableRawPointer(renderer))
        }
        return typeName(of: UnsafeMutableRawPointer(renderer))
    }

    private static func typeName(of object: UnsafeMutableRawPointer) -> String {
        String(cString: g_type_name_from_instance(object.assumingMemoryBound(to: GTypeInstance.self)))
    }
}
