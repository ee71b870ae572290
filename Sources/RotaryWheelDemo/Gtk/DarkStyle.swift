import CGtk
import GtkInterop

/// Keeps the app dark while the desktop wants that, which GTK by itself does not before 4.20.
///
/// Where the desktop has no settings portal, GTK's own setting stands.
@MainActor
final class DarkStyle {
    private let portal: Object

    /// Follows the desktop from now on; `nil` where it does not say what it wants.
    init?() {
        guard
            let proxy = unsafe g_dbus_proxy_new_for_bus_sync(
                G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES, nil,
                "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
                "org.freedesktop.portal.Settings", nil, nil)
        else { return nil }
        portal = unsafe Object(adopting: UnsafeMutableRawPointer(proxy))
        guard let isWanted else { return nil }
        apply(isWanted)
        // Whatever has changed, one setting is quickly read.
        portal.connect("g-signal") { [weak self] _ in
            if let self, let isWanted = self.isWanted { self.apply(isWanted) }
        }
    }

    private var isWanted: Bool? {
        var key = unsafe [
            g_variant_new_string("org.freedesktop.appearance"), g_variant_new_string("color-scheme"),
        ]
        guard
            let answer = unsafe g_dbus_proxy_call_sync(
                portal.pointer.assumingMemoryBound(to: GDBusProxy.self), "Read",
                g_variant_new_tuple(&key, 2), G_DBUS_CALL_FLAGS_NONE, 1000, nil, nil)
        else { return nil }
        defer { unsafe g_variant_unref(answer) }
        // A number in a variant in a variant: 1 is dark, 2 light, 0 either.
        guard var value = unsafe g_variant_get_child_value(answer, 0) else { return nil }
        while unsafe g_variant_classify(value) == G_VARIANT_CLASS_VARIANT {
            let inner = unsafe g_variant_get_variant(value)!
            unsafe g_variant_unref(value)
            unsafe value = unsafe inner
        }
        defer { unsafe g_variant_unref(value) }
        guard unsafe g_variant_classify(value) == G_VARIANT_CLASS_UINT32 else { return nil }
        return unsafe g_variant_get_uint32(value) == 1
    }

    private func apply(_ isDark: Bool) {
        guard let settings = unsafe gtk_settings_get_default() else { return }
        unsafe Object(retaining: UnsafeMutableRawPointer(settings)).set(
            "gtk-application-prefer-dark-theme", to: isDark)
    }
}
