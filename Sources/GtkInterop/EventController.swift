package import CGtk

/// Something that handles the events of a widget.
package class EventController: Object {
    /// When the event that is being handled happened, by the monotonic clock.
    ///
    /// Events carry times of the display server's own clock: ``EventClock`` brings them to ours.
    var eventMilliseconds: UInt32 { unsafe gtk_event_controller_get_current_event_time(opaque) }

    /// The modifier keys and buttons of the event that is being handled.
    package var modifiers: GdkModifierType { unsafe gtk_event_controller_get_current_event_state(opaque) }
}

extension Widget {
    /// Lets a controller handle the widget's events, for as long as the widget exists.
    package func add(_ controller: EventController) {
        // The widget takes a reference of its own.
        unsafe gtk_widget_add_controller(widget, OpaquePointer(g_object_ref(controller.pointer)))
    }
}

/// Brings the times of events to the monotonic clock, so that pauses between them are true however late
/// they are handled.
package struct EventClock {
    private var offset: Duration?

    package init() {}

    /// The time of the event that a controller is handling, never later than now.
    @MainActor
    package mutating func time(of controller: EventController) -> Duration {
        let now = MonotonicClock.now
        let milliseconds = controller.eventMilliseconds
        guard milliseconds != 0 else { return now }
        let event = Duration.milliseconds(milliseconds)
        let known = offset ?? (now - event)
        offset = known
        let time = event + known
        // A server's clock that has been set, or has wrapped round, starts anew.
        guard time <= now, now - time < .seconds(1) else {
            offset = now - event
            return now
        }
        return time
    }
}

/// A drag with the first button or one finger.
package final class GestureDrag: EventController {
    package convenience init() {
        unsafe self.init(adopting: UnsafeMutableRawPointer(gtk_gesture_drag_new()))
    }

    /// The press, with its point.
    package func onBegin(_ handler: @escaping @MainActor (GestureDrag, _ x: Double, _ y: Double) -> Void) {
        onPoint("drag-begin", handler)
    }

    /// A movement, with its way since the press.
    package func onUpdate(_ handler: @escaping @MainActor (GestureDrag, _ dx: Double, _ dy: Double) -> Void) {
        onPoint("drag-update", handler)
    }

    /// The release, with its way since the press; also after a cancellation.
    package func onEnd(_ handler: @escaping @MainActor (GestureDrag, _ dx: Double, _ dy: Double) -> Void) {
        onPoint("drag-end", handler)
    }

    /// The system, or another gesture, has taken the drag away; comes before its end.
    package func onCancel(_ handler: @escaping @MainActor () -> Void) { connect("cancel") { _ in handler() } }

    private func onPoint(
        _ signal: String, _ handler: @escaping @MainActor (GestureDrag, Double, Double) -> Void
    ) {
        connect(signal) { arguments in
            guard let gesture = arguments.get(0, as: GestureDrag?.self) else { return }
            handler(gesture, arguments.get(1), arguments.get(2))
        }
    }

    /// Takes the press for this gesture alone, or leaves it to others.
    package func setClaimed(_ isClaimed: Bool) {
        unsafe gtk_gesture_set_state(
            opaque, isClaimed ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
    }

    /// Gives up the drag that is going on, if any.
    package func reset() { unsafe gtk_event_controller_reset(opaque) }
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

/// The value of a flags type.
private struct Flags: ValueConvertible {
    let rawValue: guint
    static var valueType: GType { gdk_modifier_type_get_type() }
    @unsafe init(reading value: UnsafePointer<GValue>) { rawValue = unsafe g_value_get_flags(value) }
    @unsafe func write(to value: UnsafeMutablePointer<GValue>) { unsafe g_value_set_flags(value, rawValue) }
}
