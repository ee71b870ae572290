import CRotaryWheelGtk

/// Creates proxies for objects on the D-Bus session bus.
@MainActor
enum SessionProxy {
    typealias Finding = @MainActor (Object?) -> Void

    /// Passes a GDBusProxy to a closure, or `nil` if there is no session bus.
    static func find(
        _ name: String, path: String, interface: String, flags: GDBusProxyFlags, _ found: @escaping Finding
    ) {
        unsafe g_dbus_proxy_new_for_bus(
            G_BUS_TYPE_SESSION, flags, nil, name, path, interface, nil,
            { _, result, data in
                let proxy = unsafe g_dbus_proxy_new_for_bus_finish(result, nil)
                nonisolated(unsafe) let made = unsafe proxy.map { UnsafeMutableRawPointer($0) }
                nonisolated(unsafe) let box = unsafe data!
                // GLib calls back in the thread of the request: the main thread.
                MainActor.assumeIsolated {
                    unsafe ClosureBox<Finding>.body(in: box)(made.map { unsafe Object(adopting: $0) })
                }
                unsafe releaseBox(data)
            }, ClosureBox.retained(found))
    }
}

extension Object {
    /// The object as a GDBusProxy; the caller guarantees the type.
    @unsafe var proxy: UnsafeMutablePointer<GDBusProxy> {
        unsafe pointer.assumingMemoryBound(to: GDBusProxy.self)
    }
}
