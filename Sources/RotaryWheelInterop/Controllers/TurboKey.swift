import CRotaryWheelGtk

/// A key that acts from anywhere in a widget's window.
@MainActor
package final class TurboKey {
    private let key: guint
    private let modifiers: GdkModifierType
    private let widget: Widget
    private let controller: EventControllerKey
    private var root: Widget?
    /// Called when the key is pressed; returns whether it was handled.
    package var onPress: ((_ key: UInt32) -> Bool)?

    /// Follows a key in the window of a widget, which is borrowed; `nil` for a name that GTK does not know.
    ///
    /// - Parameter name: an accelerator, such as `F8` or `<Control>space`.
    package init?(named name: String, in widget: Widget) {
        var (key, modifiers) = (guint(0), GdkModifierType(rawValue: 0))
        guard unsafe gtk_accelerator_parse(name, &key, &modifiers) != 0, key != 0 else { return nil }
        (self.key, self.modifiers, self.widget) = (key, modifiers, widget)
        controller = EventControllerKey()
        unsafe gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
        controller.onKey { [weak self] key, modifiers in
            guard let self, key == self.key,
                modifiers.rawValue & gtk_accelerator_get_default_mod_mask().rawValue
                    == self.modifiers.rawValue
            else { return false }
            return onPress?(key) ?? false
        }
        follow()
    }

    /// Moves to the window that the widget is in now.
    package func follow() {
        stop()
        root = widget.rootWidget
        root?.add(controller)
    }

    package func stop() {
        root?.remove(controller)
        root = nil
    }
}
