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

    /// Runs a closure, then restores a setting that it may change.
    package func restoring<Value: ValueConvertible>(
        _ setting: String, as _: Value.Type, _ body: () throws -> Void
    ) rethrows {
        let former = Self.settings.get(setting, as: Value.self)
        defer { Self.settings.set(setting, to: former) }
        try body()
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
