import CRotaryWheelGtk

/// Objects of other programs of the desktop's session, by D-Bus.
@MainActor
enum SessionProxy {
    typealias Finding = @MainActor (Object?) -> Void

    /// Calls a closure with a GDBusProxy for an object; with `nil` where there is no session.
    static func find(
        _ name: String, path: String, interface: String, flags: GDBusProxyFlags, _ found: @escaping Finding
    ) {
        unsafe g_dbus_proxy_new_for_bus(
            G_BUS_TYPE_SESSION, flags, nil, name, path, interface, nil,
            { _, result, data in
                let proxy = unsafe g_dbus_proxy_new_for_bus_finish(result, nil)
                nonisolated(unsafe) let made = unsafe proxy.map { UnsafeMutableRawPointer($0) }
                nonisolated(unsafe) let box = unsafe data!
                // GLib calls back where it was asked: in the main thread.
                MainActor.assumeIsolated {
                    unsafe ClosureBox<Finding>.body(in: box)(made.map { unsafe Object(adopting: $0) })
                }
                unsafe releaseBox(data)
            }, ClosureBox.retained(found))
    }
}

extension Object {
    /// The object as the proxy that it must be.
    @unsafe var proxy: UnsafeMutablePointer<GDBusProxy> {
        unsafe pointer.assumingMemoryBound(to: GDBusProxy.self)
    }
}
