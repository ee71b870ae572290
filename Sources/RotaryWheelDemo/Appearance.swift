import CRotaryWheelAdwaita
import CRotaryWheelGtk

/// Applies the settings of style and motion: those of the app, or else those of the desktop.
@MainActor
enum Appearance {
    static func follow(_ settings: Settings) {
        settings.follow("theme") {
            let scheme =
                switch settings.text("theme") {
                case "light": ADW_COLOR_SCHEME_FORCE_LIGHT
                case "dark": ADW_COLOR_SCHEME_FORCE_DARK
                default: ADW_COLOR_SCHEME_DEFAULT
                }
            adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
        }
        guard let gtk = gtk_settings_get_default().map({ Handle(UnsafeMutableRawPointer($0)) }) else {
            return
        }
        settings.follow("reduce-motion") {
            switch settings.text("reduce-motion") {
            case "always": gtk.set("gtk-enable-animations", to: false)
            case "never": gtk.set("gtk-enable-animations", to: true)
            default: gtk_settings_reset_property(gtk.opaque, "gtk-enable-animations")
            }
        }
    }
}
