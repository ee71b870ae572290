import CRotaryWheelGtk
import RotaryWheelInterop

/// Applies the theme and motion settings, or else the desktop's.
@MainActor
final class Appearance {
    private let settings: Settings
    private let gtk: Object
    private var desktop: DarkStyle?
    /// The GtkSettings properties that the app overrides.
    private var own: Set<String> = []

    /// Follows the settings; `nil` without a display.
    init?(_ settings: Settings) {
        guard let gtk = unsafe gtk_settings_get_default() else { return nil }
        self.settings = settings
        self.gtk = unsafe Object(retaining: UnsafeMutableRawPointer(gtk))
        desktop = DarkStyle { [weak self] in self?.applyTheme() }
        settings.follow("theme") { [weak self] in self?.applyTheme() }
        settings.follow("reduce-motion") { [weak self] in self?.applyMotion() }
    }

    private func applyTheme() {
        let isDark: Bool? =
            switch settings.text("theme") {
            case "light": false
            case "dark": true
            default: desktop?.isWanted
            }
        set("gtk-application-prefer-dark-theme", to: isDark)
    }

    private func applyMotion() {
        let moves: Bool? =
            switch settings.text("reduce-motion") {
            case "always": false
            case "never": true
            default: nil
            }
        set("gtk-enable-animations", to: moves)
    }

    /// Overrides a GtkSettings property, or resets it to the desktop's value.
    private func set(_ setting: String, to value: Bool?) {
        if let value {
            own.insert(setting)
            gtk.set(setting, to: value)
        } else if own.remove(setting) != nil {
            unsafe gtk_settings_reset_property(gtk.opaque, setting)
        }
    }
}
