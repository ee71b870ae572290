package import CRotaryWheelGtk

/// Whether the user focused a widget: by a press, a key or Tab.
///
/// GTK gives the focus to the first widget of a new window, and apps focus the first widget of a page.
@MainActor
package final class IntendedFocus {
    private let widget: Widget
    private let events = EventControllerLegacy()
    private var isIntended = false
    /// Whether the widget or a descendant has the focus.
    private var hasFocus = false
    /// Called before the widget handles an event.
    package var onEvent: ((Event) -> Void)?

    /// What the widget gets from the user.
    package enum Event {
        /// A press or the release of a key, by its hardware code.
        case key(code: UInt32, isPress: Bool, modifiers: GdkModifierType)
        /// The beginning of a touch.
        case touch
    }

    /// Follows the events of a widget, which is borrowed.
    package init(of widget: Widget) {
        self.widget = widget
        events.connect("event") { [weak self] arguments in
            arguments.answer(false)
            guard let self, let event = unsafe gtk_event_controller_get_current_event(events.opaque) else {
                return
            }
            if unsafe Self.isIntention(event) { isIntended = true }
            guard let onEvent else { return }
            let type = unsafe gdk_event_get_event_type(event)
            switch type {
            case GDK_KEY_PRESS, GDK_KEY_RELEASE:
                unsafe onEvent(
                    .key(
                        code: gdk_key_event_get_keycode(event), isPress: type == GDK_KEY_PRESS,
                        modifiers: gdk_event_get_modifier_state(event)))
            case GDK_TOUCH_BEGIN: onEvent(.touch)
            default: break
            }
        }
        widget.add(events)
    }

    /// Whether the widget or a descendant has the focus, and the user focused it.
    package var isOn: Bool { isIntended && widget.containsFocus }

    /// Follows a change of the widget's state: with the focus the intention goes.
    package func stateChanged() {
        let hadFocus = hasFocus
        hasFocus = widget.containsFocus
        if hadFocus, !hasFocus { isIntended = false }
    }

    /// A widget that a key focuses receives only the key's release.
    @unsafe private static func isIntention(_ event: OpaquePointer) -> Bool {
        switch unsafe gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: return true
        case GDK_KEY_PRESS: return unsafe gdk_key_event_is_modifier(event) == 0
        case GDK_KEY_RELEASE:
            let moving = [
                GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab, GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Right,
            ]
            return unsafe moving.contains(Int32(bitPattern: gdk_key_event_get_keyval(event)))
        default: return false
        }
    }
}
