package import CRotaryWheelGtk

/// Something that handles the events of a widget.
package class EventController: Object {
    /// When the event that is being handled happened, by the display server's own clock.
    ///
    /// ``EventClock`` brings it to ours.
    var eventMilliseconds: UInt32 { unsafe gtk_event_controller_get_current_event_time(opaque) }

    /// Gives up what is going on, if anything.
    package func reset() { unsafe gtk_event_controller_reset(opaque) }

    /// The modifier keys and buttons of the event that is being handled.
    package var modifiers: GdkModifierType { unsafe gtk_event_controller_get_current_event_state(opaque) }
}

extension Widget {
    /// Lets a controller handle the widget's events, for as long as the widget exists.
    package func add(_ controller: EventController) {
        // The widget takes a reference of its own.
        unsafe gtk_widget_add_controller(widget, OpaquePointer(g_object_ref(controller.pointer)))
    }

    /// Lets a controller no longer handle the widget's events.
    package func remove(_ controller: EventController) {
        guard unsafe gtk_event_controller_get_widget(controller.opaque) == widget else { return }
        unsafe gtk_widget_remove_controller(widget, controller.opaque)
    }
}

/// The pointer's way over a widget.
package final class EventControllerMotion: EventController {
    package convenience init() {
        unsafe self.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_motion_new()))
    }

    /// The pointer has come or moved, with its point, or has left.
    package func onChange(_ handler: @escaping @MainActor ((x: Double, y: Double)?) -> Void) {
        for signal in ["enter", "motion"] {
            connect(signal) { handler((x: $0.get(1), y: $0.get(2))) }
        }
        connect("leave") { _ in handler(nil) }
    }
}

/// Whatever comes to a widget and what is in it, before they know.
package final class EventControllerLegacy: EventController {
    package convenience init() {
        unsafe self.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_legacy_new()))
        unsafe gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE)
    }
}

/// The wheel of a mouse, or two fingers on a touchpad.
package final class EventControllerScroll: EventController {
    package convenience init() {
        unsafe self.init(
            adopting: UnsafeMutableRawPointer(
                gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)))
    }

    /// How much was scrolled: clicks of a wheel, or else a way in pixels.
    package var isInClicks: Bool {
        unsafe gtk_event_controller_scroll_get_unit(opaque) == GDK_SCROLL_UNIT_WHEEL
    }

    /// A scroll; the handler answers whether it was for this widget.
    package func onScroll(
        _ handler: @escaping @MainActor (EventControllerScroll, _ dx: Double, _ dy: Double) -> Bool
    ) {
        connect("scroll") { arguments in
            guard let controller = arguments.get(0, as: EventControllerScroll?.self) else { return }
            arguments.answer(handler(controller, arguments.get(1), arguments.get(2)))
        }
    }

    /// The fingers have left the touchpad.
    package func onScrollEnd(_ handler: @escaping @MainActor () -> Void) {
        connect("scroll-end") { _ in handler() }
    }
}

/// The keyboard.
package final class EventControllerKey: EventController {
    package convenience init() {
        unsafe self.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
    }

    /// A key; the handler answers whether it was for this widget.
    package func onKey(_ handler: @escaping @MainActor (_ key: UInt32, _ modifiers: GdkModifierType) -> Bool)
    {
        connect("key-pressed") { arguments in
            let modifiers = GdkModifierType(rawValue: arguments.get(3, as: Flags.self).rawValue)
            arguments.answer(handler(arguments.get(1), modifiers))
        }
    }
}

extension Widget {
    /// A key on the widget without Ctrl, Alt or Super, which are for commands; the handler answers whether it was for it.
    package func onPlainKey(
        _ handler: @escaping @MainActor (_ key: UInt32, _ modifiers: GdkModifierType) -> Bool
    ) {
        let keys = EventControllerKey()
        let command = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
        keys.onKey { key, modifiers in modifiers.rawValue & command == 0 && handler(key, modifiers) }
        add(keys)
    }
}

/// The value of a flags type.
private struct Flags: ValueConvertible {
    let rawValue: guint
    static var valueType: GType { gdk_modifier_type_get_type() }
    @unsafe init(reading value: UnsafePointer<GValue>) { rawValue = unsafe g_value_get_flags(value) }
    @unsafe func write(to value: UnsafeMutablePointer<GValue>) { unsafe g_value_set_flags(value, rawValue) }
}

/// Clicks of a button, or taps.
package final class GestureClick: EventController {
    /// Creates a gesture for a button: 1 is the first, which a finger counts as, 3 the second.
    ///
    /// - Parameter isCapturing: whether it runs before those of the widget's children.
    package convenience init(button: Int = 1, isCapturing: Bool = false) {
        unsafe self.init(adopting: UnsafeMutableRawPointer(gtk_gesture_click_new()))
        unsafe gtk_gesture_single_set_button(opaque, guint(button))
        if isCapturing { unsafe gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE) }
    }

    /// A press, with how many there have been in quick succession, and its point.
    package func onPress(
        _ handler: @escaping @MainActor (GestureClick, _ count: Int, _ x: Double, _ y: Double) -> Void
    ) {
        connect("pressed") { arguments in
            guard let gesture = arguments.get(0, as: GestureClick?.self) else { return }
            handler(gesture, Int(arguments.get(1, as: Int32.self)), arguments.get(2), arguments.get(3))
        }
    }

    /// Takes the press for this gesture alone.
    package func claim() { unsafe gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED) }
}

/// A finger that stays where it has been put.
package final class GestureLongPress: EventController {
    package convenience init() {
        unsafe self.init(adopting: UnsafeMutableRawPointer(gtk_gesture_long_press_new()))
        unsafe gtk_gesture_single_set_touch_only(opaque, 1)
    }

    /// The finger has been there long enough, with its point.
    package func onPress(_ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) {
        connect("pressed") { handler($0.get(1), $0.get(2)) }
    }
}
