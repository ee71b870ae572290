import CRotaryWheelShims

/// What people have set for all programs, as the desktop's portal reports it; GTK reports it itself since 4.20,
/// but not on X11.
@MainActor
package final class SettingsPortal {
    /// Queries the portal on first use; the answer arrives later.
    package static let shared = SettingsPortal()

    package struct Preferences: Equatable, Sendable {
        package var highContrast = false
        package var reducedMotion = false
    }

    package private(set) var preferences = Preferences()
    private var portal: Object?
    private var observers: [() -> Void] = []

    private init() {
        SessionProxy.find(
            "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
            interface: "org.freedesktop.portal.Settings", flags: CG_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES
        ) { SettingsPortal.shared.follow($0) }
    }

    /// Calls a closure after each change of a preference.
    package func observe(_ changed: @escaping () -> Void) { observers.append(changed) }

    /// Reads the portal's settings, now and after each change of a setting or of the portal itself.
    private func follow(_ portal: Object?) {
        self.portal = portal
        for signal in ["g-signal", "notify::g-name-owner"] {
            _ = portal?.connect(signal) { [weak self] _ in self?.ask() }
        }
        ask()
    }

    private func ask() {
        guard let portal else { return }
        var namespaces = unsafe [
            g_variant_new_string("org.freedesktop.appearance"),
            g_variant_new_string("org.gnome.desktop.a11y.interface"),
        ]
        var arguments = unsafe [g_variant_new_array(nil, &namespaces, gsize(namespaces.count))]
        let take: @MainActor (Preferences) -> Void = { [weak self] in self?.take($0) }
        unsafe g_dbus_proxy_call(
            portal.proxy, "ReadAll", g_variant_new_tuple(&arguments, 1), CG_DBUS_CALL_FLAGS_NONE, -1, nil,
            { source, result, data in
                let proxy = unsafe UnsafeMutableRawPointer(source!).assumingMemoryBound(to: GDBusProxy.self)
                let answer = unsafe g_dbus_proxy_call_finish(proxy, result, nil)
                let preferences = unsafe answer.map { unsafe Preferences(in: $0) } ?? Preferences()
                nonisolated(unsafe) let box = unsafe data!
                // GLib calls back in the thread of the request: the main thread.
                MainActor.assumeIsolated {
                    unsafe ClosureBox<@MainActor (Preferences) -> Void>.body(in: box)(preferences)
                }
                unsafe releaseBox(data)
                if let answer = unsafe answer { unsafe g_variant_unref(answer) }
            }, ClosureBox.retained(take))
    }

    private func take(_ preferences: Preferences) {
        guard preferences != self.preferences else { return }
        self.preferences = preferences
        for changed in observers { changed() }
    }
}

extension SettingsPortal.Preferences {
    /// The preferences in a `ReadAll` reply; older portals report high contrast in GNOME's own namespace alone.
    @unsafe fileprivate init(in answer: OpaquePointer) {
        guard unsafe String(cString: g_variant_get_type_string(answer)) == "(a{sa{sv}})" else { return }
        let all = unsafe g_variant_get_child_value(answer, 0)
        defer { unsafe g_variant_unref(all) }
        let isOn = { (namespace: String, key: String) -> Bool in
            guard let settings = unsafe g_variant_lookup_value(all, namespace, nil) else { return false }
            defer { unsafe g_variant_unref(settings) }
            guard let value = unsafe g_variant_lookup_value(settings, key, nil) else { return false }
            defer { unsafe g_variant_unref(value) }
            switch unsafe g_variant_classify(value) {
            case G_VARIANT_CLASS_UINT32: return unsafe g_variant_get_uint32(value) == 1
            case G_VARIANT_CLASS_BOOLEAN: return unsafe g_variant_get_boolean(value) != 0
            default: return false
            }
        }
        highContrast =
            isOn("org.freedesktop.appearance", "contrast")
            || isOn("org.gnome.desktop.a11y.interface", "high-contrast")
        reducedMotion = isOn("org.freedesktop.appearance", "reduced-motion")
    }
}
