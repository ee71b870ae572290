import CRotaryWheelAdwaita

/// Applies the settings of style and motion: those of the app, or else those of the desktop.
@MainActor
enum Appearance {
    /// Whether reduced motion is a setting of its own.
    nonisolated static let knowsReducedMotion = gtk_check_version(4, 22, 0) == nil

    /// The GtkSettings of the display.
    static var gtk: Handle? { gtk_settings_get_default().map { Handle(UnsafeMutableRawPointer($0)) } }

    /// Whether motions are skipped.
    static var reducesMotion: Bool {
        guard let gtk else { return false }
        return !gtk.bool("gtk-enable-animations")
            || knowsReducedMotion && gtk.int("gtk-interface-reduced-motion") != 0
    }

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
        guard let gtk else { return }
        // Without the second, the desktop's reduced motion would win over the app's full one, as it does on X11 and before
        // GTK 4.22.
        let motion = ["gtk-enable-animations"] + (knowsReducedMotion ? ["gtk-interface-reduced-motion"] : [])
        settings.follow("reduce-motion") {
            let isReduced = ["always": true, "never": false][settings.text("reduce-motion")]
            guard let isReduced else { return motion.forEach { gtk_settings_reset_property(gtk.opaque, $0) } }
            gtk.set("gtk-enable-animations", to: !isReduced)
            if knowsReducedMotion { gtk.set("gtk-interface-reduced-motion", to: isReduced ? 1 : 0) }
        }
    }
}
