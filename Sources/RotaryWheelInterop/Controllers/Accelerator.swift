import CRotaryWheelGtk

/// A key with modifiers, such as `F8` or `<Control>space`.
package struct Accelerator: Equatable {
    private let key: guint
    private let modifiers: GdkModifierType

    /// Parses an accelerator; `nil` for a name that GTK does not know.
    package init?(_ name: String) {
        var (key, modifiers) = (guint(0), GdkModifierType(rawValue: 0))
        guard unsafe gtk_accelerator_parse(name, &key, &modifiers) != 0, key != 0 else { return nil }
        (self.key, self.modifiers) = (key, modifiers)
    }

    package static func == (left: Accelerator, right: Accelerator) -> Bool {
        left.key == right.key && left.modifiers.rawValue == right.modifiers.rawValue
    }

    /// The label in the user's language, such as "Ctrl+C".
    package var label: String {
        guard let label = unsafe gtk_accelerator_get_label(key, modifiers) else { return "" }
        defer { unsafe g_free(label) }
        return unsafe String(cString: label)
    }

    /// Whether the current event of a controller presses the key, in any layout of the keyboard.
    @MainActor
    package func matches(_ controller: EventControllerKey) -> Bool {
        guard let event = unsafe gtk_event_controller_get_current_event(controller.opaque) else {
            return false
        }
        return unsafe gdk_key_event_matches(event, key, modifiers) != GDK_KEY_MATCH_NONE
    }
}
