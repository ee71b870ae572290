import CRotaryWheelGtk

/// What the desktop says of its screen reader.
@MainActor
package final class ScreenReader {
    /// Asks the desktop when it is first used; the answer comes later.
    package static let shared = ScreenReader()

    private var status: Object?

    private init() {
        SessionProxy.find(
            "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.a11y.Status",
            flags: G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START
        ) { ScreenReader.shared.status = $0 }
    }

    /// Whether one may be on: also where the desktop does not say.
    package var mayBeOn: Bool {
        guard let status,
            let isOn = unsafe g_dbus_proxy_get_cached_property(status.proxy, "ScreenReaderEnabled")
        else { return true }
        defer { unsafe g_variant_unref(isOn) }
        return unsafe g_variant_get_boolean(isOn) != 0
    }
}
