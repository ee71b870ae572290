import CGtk

/// What the desktop says of its screen reader.
@MainActor
package final class ScreenReader {
    /// Asks the desktop when it is first used; the answer comes later.
    package static let shared = ScreenReader()

    private var status: Object?

    private init() {
        let take: @MainActor (Object?) -> Void = { ScreenReader.shared.status = $0 }
        unsafe g_dbus_proxy_new_for_bus(
            G_BUS_TYPE_SESSION, G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, nil, "org.a11y.Bus", "/org/a11y/bus",
            "org.a11y.Status", nil,
            { _, result, data in
                let proxy = unsafe g_dbus_proxy_new_for_bus_finish(result, nil)
                nonisolated(unsafe) let made = unsafe proxy.map { UnsafeMutableRawPointer($0) }
                nonisolated(unsafe) let box = unsafe data!
                // GLib calls back where it was asked: in the main thread.
                MainActor.assumeIsolated {
                    unsafe ClosureBox<@MainActor (Object?) -> Void>.body(in: box)(
                        made.map { unsafe Object(adopting: $0) })
                }
                unsafe releaseBox(data)
            }, ClosureBox.retained(take))
    }

    /// Whether one may be on: also where the desktop does not say.
    package var mayBeOn: Bool {
        guard let status,
            let isOn = unsafe g_dbus_proxy_get_cached_property(
                UnsafeMutablePointer(mutating: status.pointer.assumingMemoryBound(to: GDBusProxy.self)),
                "ScreenReaderEnabled")
        else { return true }
        defer { unsafe g_variant_unref(isOn) }
        return unsafe g_variant_get_boolean(isOn) != 0
    }
}
