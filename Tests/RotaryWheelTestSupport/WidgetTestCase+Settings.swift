import CRotaryWheelGtk
package import RotaryWheelInterop

extension WidgetTestCase {
    /// The settings of GTK.
    package static var settings: Object {
        unsafe Object(retaining: UnsafeMutableRawPointer(gtk_settings_get_default()!))
    }

    /// Changes a setting until the end of the test.
    package func change<Value: ValueConvertible & Sendable>(_ setting: String, to value: Value) {
        let former = Self.settings.get(setting, as: Value.self)
        Self.settings.set(setting, to: value)
        addTeardownBlock { @MainActor in WidgetTestCase.settings.set(setting, to: former) }
    }

    /// Turns the animations on or off until the end of the test.
    package func setAnimated(_ isAnimated: Bool) { change("gtk-enable-animations", to: isAnimated) }

    /// Runs a closure, then restores a setting that it may change.
    package func restoring<Value: ValueConvertible>(
        _ setting: String, as _: Value.Type, _ body: () throws -> Void
    ) rethrows {
        let former = Self.settings.get(setting, as: Value.self)
        defer { Self.settings.set(setting, to: former) }
        try body()
    }

    /// Runs a closure in the dark or the light style.
    package func inStyle(dark isDark: Bool, _ body: () throws -> Void) rethrows {
        let (scheme, schemes) = ("gtk-interface-color-scheme", "GtkInterfaceColorScheme")
        guard Self.settings.get(scheme, ofEnumeration: schemes) != nil else {
            return try restoring("gtk-application-prefer-dark-theme", as: Bool.self) {
                Self.settings.set("gtk-application-prefer-dark-theme", to: isDark)
                try body()
            }
        }
        // GTK 4.20 and later warn of the other setting.
        try restoring(scheme, as: Int32.self) {
            let (dark, light): (Int32, Int32) = (2, 3)
            Self.settings.set(scheme, to: isDark ? dark : light)
            try body()
        }
    }

    /// Runs a closure with a function that switches to a high-contrast theme, then with one that enlarges the text.
    package func forEachChangeOfStyle(_ body: (_ name: String, _ change: () -> Void) throws -> Void) rethrows
    {
        for (setting, value) in [("gtk-theme-name", "HighContrast"), ("gtk-font-name", "Sans 20")] {
            try restoring(setting, as: String?.self) {
                try body(setting) { Self.settings.set(setting, to: value as String?) }
            }
        }
    }
}
