import CRotaryWheelGtk
import Glibc

/// Whether GTK, libadwaita or the settings portal requests high contrast.
@MainActor
package final class HighContrast {
    package private(set) var isOn = false
    private let changed: () -> Void
    private let settings: Object?
    /// The AdwStyleManager of an app that uses libadwaita, whose theme name is empty.
    private var styleManager: Object?
    private var portal: Object?
    private var isWantedByPortal = false

    /// Follows the desktop's settings; the portal answers later.
    ///
    /// - Parameter changed: called after ``isOn`` changes.
    package init(_ changed: @escaping () -> Void) {
        self.changed = changed
        settings = unsafe gtk_settings_get_default().map {
            unsafe Object(retaining: UnsafeMutableRawPointer($0))
        }
        for setting in ["gtk-theme-name", Self.contrastSetting] {
            _ = settings?.connect("notify::\(setting)") { [weak self] _ in self?.update() }
        }
        isOn = isWanted
        SessionProxy.find(
            "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
            interface: "org.freedesktop.portal.Settings", flags: G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES
        ) { [weak self] in self?.follow($0) }
    }

    private func update() {
        guard isWanted != isOn else { return }
        isOn.toggle()
        changed()
    }

    private var isWanted: Bool {
        isInTheme || isSet || isWantedByPortal || libadwaita?.get("high-contrast", as: Bool.self) ?? false
    }

    private var isInTheme: Bool {
        let theme = settings?.get("gtk-theme-name", as: String?.self) ?? ""
        return theme.hasPrefix("HighContrast") || theme.hasSuffix("-hc") || theme.hasSuffix("-hc-dark")
    }

    // MARK: GTK 4.20

    private static let contrastSetting = "gtk-interface-contrast"
    /// GTK_INTERFACE_CONTRAST_MORE, which GTK 4.8 does not define.
    private static let more: Int32 = 2

    private var isSet: Bool {
        let contrasts = unsafe g_type_from_name("GtkInterfaceContrast")
        guard contrasts != 0, let settings, settings.has(Self.contrastSetting, of: contrasts) else {
            return false
        }
        return settings.get(Self.contrastSetting, as: Int32.self) == Self.more
    }

    // MARK: libadwaita

    /// The style manager, after libadwaita's initialization, which changes the theme name.
    private var libadwaita: Object? {
        guard styleManager == nil, unsafe g_type_from_name("AdwStyleManager") != 0,
            let library = unsafe dlopen("libadwaita-1.so.0", RTLD_LAZY | RTLD_NOLOAD)
        else { return styleManager }
        defer { unsafe dlclose(library) }
        guard let symbol = unsafe dlsym(library, "adw_style_manager_get_default"),
            let manager = unsafe cgtk_call(symbol)
        else { return nil }
        styleManager = unsafe Object(retaining: manager)
        _ = styleManager?.connect("notify::high-contrast") { [weak self] _ in self?.update() }
        return styleManager
    }

    // MARK: The settings portal

    /// Reads the portal's settings, now and after each change of a setting or of the portal itself.
    private func follow(_ portal: Object?) {
        self.portal = portal
        for signal in ["g-signal", "notify::g-name-owner"] {
            _ = portal?.connect(signal) { [weak self] _ in self?.ask() }
        }
        ask()
    }

    /// The settings for high contrast; older portals have only the second.
    private nonisolated static let keys = [
        ("org.freedesktop.appearance", "contrast"), ("org.gnome.desktop.a11y.interface", "high-contrast"),
    ]

    private func ask() {
        guard let portal else { return }
        var namespaces = unsafe Self.keys.map { unsafe g_variant_new_string($0.0) }
        var arguments = unsafe [g_variant_new_array(nil, &namespaces, gsize(namespaces.count))]
        let take: @MainActor (Bool) -> Void = { [weak self] isWanted in
            self?.isWantedByPortal = isWanted
            self?.update()
        }
        unsafe g_dbus_proxy_call(
            portal.proxy, "ReadAll", g_variant_new_tuple(&arguments, 1), G_DBUS_CALL_FLAGS_NONE, -1, nil,
            { source, result, data in
                let proxy = unsafe UnsafeMutableRawPointer(source!).assumingMemoryBound(to: GDBusProxy.self)
                let answer = unsafe g_dbus_proxy_call_finish(proxy, result, nil)
                let isWanted = unsafe answer.map { unsafe HighContrast.isOn(in: $0) } ?? false
                nonisolated(unsafe) let box = unsafe data!
                // GLib calls back in the thread of the request: the main thread.
                MainActor.assumeIsolated {
                    unsafe ClosureBox<@MainActor (Bool) -> Void>.body(in: box)(isWanted)
                }
                unsafe releaseBox(data)
                if let answer = unsafe answer { unsafe g_variant_unref(answer) }
            }, ClosureBox.retained(take))
    }

    /// Whether a setting in a `ReadAll` reply is on.
    @unsafe private nonisolated static func isOn(in answer: OpaquePointer) -> Bool {
        guard unsafe String(cString: g_variant_get_type_string(answer)) == "(a{sa{sv}})" else { return false }
        let all = unsafe g_variant_get_child_value(answer, 0)
        defer { unsafe g_variant_unref(all) }
        return keys.contains { namespace, key in
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
    }
}
