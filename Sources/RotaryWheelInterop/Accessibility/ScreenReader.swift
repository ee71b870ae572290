import CRotaryWheelShims

/// The screen reader state that the desktop reports on D-Bus.
@MainActor
package final class ScreenReader {
    /// Queries the desktop on first use; the answer arrives later.
    package static let shared = ScreenReader()

    private var status: Object?

    private init() {
        SessionProxy.find(
            "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.a11y.Status",
            flags: CG_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START
        ) { ScreenReader.shared.status = $0 }
    }

    /// Whether a screen reader may be on; true if the desktop does not report it.
    package var mayBeOn: Bool {
        guard let status,
            let isOn = unsafe g_dbus_proxy_get_cached_property(status.proxy, "ScreenReaderEnabled")
        else { return true }
        defer { unsafe g_variant_unref(isOn) }
        return unsafe g_variant_get_boolean(isOn) != 0
    }
}
