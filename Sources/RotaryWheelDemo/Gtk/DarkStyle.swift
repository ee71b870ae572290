import CRotaryWheelGtk
import RotaryWheelInterop

/// The desktop's dark style preference, which GTK follows since 4.20.
@MainActor
final class DarkStyle {
    private let portal: Object

    /// Calls a closure when the preference may have changed; `nil` without a settings portal.
    init?(_ handler: @escaping @MainActor () -> Void) {
        guard
            let proxy = unsafe g_dbus_proxy_new_for_bus_sync(
                G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES, nil,
                "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
                "org.freedesktop.portal.Settings", nil, nil)
        else { return nil }
        portal = unsafe Object(adopting: UnsafeMutableRawPointer(proxy))
        guard isWanted != nil else { return nil }
        // The signal covers all settings; reading one is fast.
        portal.connect("g-signal") { _ in handler() }
    }

    var isWanted: Bool? {
        var key = unsafe [
            g_variant_new_string("org.freedesktop.appearance"), g_variant_new_string("color-scheme"),
        ]
        guard
            let answer = unsafe g_dbus_proxy_call_sync(
                portal.pointer.assumingMemoryBound(to: GDBusProxy.self), "Read",
                g_variant_new_tuple(&key, 2), G_DBUS_CALL_FLAGS_NONE, 1000, nil, nil)
        else { return nil }
        defer { unsafe g_variant_unref(answer) }
        // An integer in nested variants: 1 prefers dark, 2 light, 0 none.
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
}
