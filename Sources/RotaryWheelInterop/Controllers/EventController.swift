package import CRotaryWheelGtk
import CRotaryWheelShims

/// A GtkEventController.
package class EventController: Object {
    /// The time of the current event by the display server's clock; see ``EventClock``.
    var eventMilliseconds: UInt32 { unsafe gtk_event_controller_get_current_event_time(opaque) }

    /// Cancels the current gesture, if any; does nothing while GTK cancels it.
    package func reset() {
        let hint = unsafe g_signal_get_invocation_hint(pointer)
        let cancel = unsafe g_signal_lookup("cancel", gtk_gesture_get_type())
        guard unsafe hint?.pointee.signal_id != cancel else { return }
        unsafe gtk_event_controller_reset(opaque)
    }

    /// Whether a pen sent the current event.
    package var isOfPen: Bool {
        unsafe gtk_event_controller_get_current_event_device(opaque).map {
            unsafe gdk_device_get_source($0) == GDK_SOURCE_PEN
        } ?? false
    }

    /// The modifier keys and buttons of the current event.
    package var modifiers: GdkModifierType { unsafe gtk_event_controller_get_current_event_state(opaque) }
}

extension GdkModifierType {
    /// Whether a modifier key is pressed.
    package func holds(_ key: GdkModifierType) -> Bool { rawValue & key.rawValue != 0 }
}

extension Widget {
    /// Adds a controller.
    package func add(_ controller: EventController) {
        // gtk_widget_add_controller takes over a reference.
        unsafe gtk_widget_add_controller(widget, OpaquePointer(g_object_ref(controller.pointer)))
    }

    /// Removes a controller if it belongs to this widget.
    package func remove(_ controller: EventController) {
        guard unsafe gtk_event_controller_get_widget(controller.opaque) == widget else { return }
        unsafe gtk_widget_remove_controller(widget, controller.opaque)
    }
}

/// A GtkEventControllerMotion.
package final class EventControllerMotion: EventController {
    package convenience init() {
        unsafe self.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_motion_new()))
    }

    /// Calls a handler with the point when the pointer enters or moves, and with `nil` when it leaves.
    package func onChange(_ handler: @escaping @MainActor ((x: Double, y: Double)?) -> Void) {
        for signal in ["enter", "motion"] {
            connect(signal) { handler((x: $0.get(1), y: $0.get(2))) }
        }
        connect("leave") { _ in handler(nil) }
    }
}

/// A GtkEventControllerLegacy in the capture phase.
package final class EventControllerLegacy: EventController {
    package convenience init() {
        unsafe self.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_legacy_new()))
        unsafe gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE)
    }

    /// Calls a handler when a finger begins to touch, before gestures see it.
    package func onTouch(_ handler: @escaping @MainActor () -> Void) {
        connect("event") { [weak self] arguments in
            if let self, let event = unsafe gtk_event_controller_get_current_event(self.opaque),
                unsafe gdk_event_get_event_type(event) == GDK_TOUCH_BEGIN
            {
                handler()
            }
            arguments.answer(false)
        }
    }
}

/// A GtkEventControllerScroll for both axes.
package final class EventControllerScroll: EventController {
    /// GTK_EVENT_CONTROLLER_SCROLL_PHYSICAL_DIRECTION, which GTK 4.8 does not define.
    private static let physicalDirection: UInt32 = 1 << 4

    /// Creates a controller.
    ///
    /// - Parameter isPhysical: whether the offsets are those of the fingers, also with natural scrolling; GTK before
    ///   4.20 knows only the others.
    package convenience init(isPhysical: Bool = false) {
        var flags = CGTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue
        if isPhysical, GtkVersion.isAtLeast(4, 20) { flags |= Self.physicalDirection }
        unsafe self.init(
            adopting: UnsafeMutableRawPointer(gtk_event_controller_scroll_new(.init(rawValue: flags))))
    }

    /// Whether the offsets are wheel clicks; pixels otherwise.
    package var isInClicks: Bool {
        unsafe gtk_event_controller_scroll_get_unit(opaque) == GDK_SCROLL_UNIT_WHEEL
    }

    /// Connects to `scroll`; the handler returns whether it handled the event.
    package func onScroll(
        _ handler: @escaping @MainActor (EventControllerScroll, _ dx: Double, _ dy: Double) -> Bool
    ) {
        connect("scroll") { arguments in
            guard let controller = arguments.get(0, as: EventControllerScroll?.self) else { return }
            arguments.answer(handler(controller, arguments.get(1), arguments.get(2)))
        }
    }

    /// Connects to `scroll-end`.
    package func onScrollEnd(_ handler: @escaping @MainActor () -> Void) {
        connect("scroll-end") { _ in handler() }
    }
}

/// A GtkEventControllerKey.
package final class EventControllerKey: EventController {
    /// Creates a controller.
    ///
    /// - Parameter isCapturing: whether it runs before the children's controllers.
    package convenience init(isCapturing: Bool = false) {
        unsafe self.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
        if isCapturing { unsafe gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE) }
    }

    package typealias Handler = @MainActor (_ controller: EventControllerKey, _ key: UInt32) -> Bool

    /// The hardware code of the current event's key.
    package var keycode: UInt32 {
        unsafe gtk_event_controller_get_current_event(opaque).map {
            unsafe gdk_key_event_get_keycode($0)
        } ?? 0
    }

    /// Connects to `key-pressed` with a handler that reads more of the event.
    package func onPress(_ handler: @escaping Handler) {
        connect("key-pressed") { arguments in
            guard let controller = arguments.get(0, as: EventControllerKey?.self) else { return }
            arguments.answer(handler(controller, arguments.get(1)))
        }
    }

    /// Connects to `key-pressed`; the handler returns whether it handled the key.
    package func onKey(_ handler: @escaping @MainActor (_ key: UInt32, _ modifiers: GdkModifierType) -> Bool)
    {
        connect("key-pressed") { arguments in
            let modifiers = GdkModifierType(rawValue: arguments.get(3, as: Flags.self).rawValue)
            arguments.answer(handler(arguments.get(1), modifiers))
        }
    }
}

extension Widget {
    /// Handles keys without Ctrl, Alt or Super; the handler returns whether it handled the key.
    package func onPlainKey(
        _ handler: @escaping @MainActor (_ key: UInt32, _ modifiers: GdkModifierType) -> Bool
    ) {
        let keys = EventControllerKey()
        let command = CGDK_CONTROL_MASK.rawValue | CGDK_ALT_MASK.rawValue | CGDK_SUPER_MASK.rawValue
        keys.onKey { key, modifiers in modifiers.rawValue & command == 0 && handler(key, modifiers) }
        add(keys)
    }
}

private struct Flags: ValueConvertible {
    let rawValue: guint
    static var valueType: GType { gdk_modifier_type_get_type() }
    @unsafe init(reading value: UnsafePointer<GValue>) { rawValue = unsafe g_value_get_flags(value) }
    @unsafe func write(to value: UnsafeMutablePointer<GValue>) { unsafe g_value_set_flags(value, rawValue) }
}

/// A GtkGestureClick.
package final class GestureClick: EventController {
    /// Creates a gesture for a button, or with 0 for any; a touch counts as button 1.
    ///
    /// - Parameter isCapturing: whether it runs before the children's gestures.
    package convenience init(button: Int = 1, isCapturing: Bool = false) {
        unsafe self.init(adopting: UnsafeMutableRawPointer(gtk_gesture_click_new()))
        unsafe gtk_gesture_single_set_button(opaque, guint(button))
        if isCapturing { unsafe gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE) }
    }

    /// Connects to `pressed`; the handler gets the number of quick presses at one place, and the point.
    ///
    /// GTK 4.24 counts from one again when a gesture of the same group has claimed the press.
    package func onPress(
        _ handler: @escaping @MainActor (GestureClick, _ count: Int, _ x: Double, _ y: Double) -> Void
    ) {
        var previous: Press?
        connect("pressed") { arguments in
            guard let gesture = arguments.get(0, as: GestureClick?.self) else { return }
            let press = gesture.press(x: arguments.get(2), y: arguments.get(3), after: previous)
            previous = press
            handler(gesture, press.count, press.x, press.y)
        }
    }

    private struct Press {
        var count = 1
        let button: Int
        let x, y: Double
        let milliseconds: UInt32
    }

    /// The press that the gesture handles, which counts with the previous one where that is not far in place and time.
    private func press(x: Double, y: Double, after previous: Press?) -> Press {
        var press = unsafe Press(
            button: button, x: x, y: y, milliseconds: gtk_event_controller_get_current_event_time(opaque))
        guard let previous, previous.button == button,
            let widget = unsafe gtk_event_controller_get_widget(opaque).map({ unsafe Widget(retaining: $0) })
        else { return press }
        let distance = max(abs(x - previous.x), abs(y - previous.y))
        let pause = Duration.milliseconds(press.milliseconds &- previous.milliseconds)
        if distance < widget.doubleClickDistance, pause < widget.doubleClickTime {
            press.count += previous.count
        }
        return press
    }

    package func claim() { unsafe gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED) }

    /// The button that is pressed.
    package var button: Int { unsafe Int(gtk_gesture_single_get_current_button(opaque)) }
}

/// A GtkGestureLongPress for touch only.
package final class GestureLongPress: EventController {
    /// Creates a gesture.
    ///
    /// - Parameter isCapturing: whether it runs before the children's gestures.
    package convenience init(isCapturing: Bool = false) {
        unsafe self.init(adopting: UnsafeMutableRawPointer(gtk_gesture_long_press_new()))
        if isCapturing { unsafe gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE) }
        unsafe gtk_gesture_single_set_touch_only(opaque, 1)
    }

    package func onPress(_ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void) {
        connect("pressed") { handler($0.get(1), $0.get(2)) }
    }

    package func claim() { unsafe gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED) }
}
