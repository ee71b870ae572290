import CRotaryWheelShims
import Glibc

/// Whether GTK, libadwaita or the settings portal requests high contrast.
@MainActor
package final class HighContrast {
    package private(set) var isOn = false
    private let changed: () -> Void
    private let settings: Object?
    /// The AdwStyleManager of an app that uses libadwaita, whose theme name is empty.
    private var styleManager: Object?

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
        SettingsPortal.shared.observe { [weak self] in self?.update() }
    }

    private func update() {
        guard isWanted != isOn else { return }
        isOn.toggle()
        changed()
    }

    private var isWanted: Bool {
        isInTheme || isSet || SettingsPortal.shared.preferences.highContrast
            || libadwaita?.get("high-contrast", as: Bool.self) ?? false
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
        settings?.get(Self.contrastSetting, ofEnumeration: "GtkInterfaceContrast") == Self.more
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
}
