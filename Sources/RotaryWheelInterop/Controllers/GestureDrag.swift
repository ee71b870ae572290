import CRotaryWheelShims

/// A GtkGestureDrag for the first button or one finger.
package final class GestureDrag: EventController {
    package convenience init() {
        unsafe self.init(adopting: UnsafeMutableRawPointer(gtk_gesture_drag_new()))
    }

    /// Calls a handler with the point of a press.
    package func onBegin(_ handler: @escaping @MainActor (GestureDrag, _ x: Double, _ y: Double) -> Void) {
        onPoint("drag-begin", handler)
    }

    /// Calls a handler with the offset since the press.
    package func onUpdate(_ handler: @escaping @MainActor (GestureDrag, _ dx: Double, _ dy: Double) -> Void) {
        onPoint("drag-update", handler)
    }

    /// Calls a handler with the offset at the release or after `cancel`.
    package func onEnd(_ handler: @escaping @MainActor (GestureDrag, _ dx: Double, _ dy: Double) -> Void) {
        onPoint("drag-end", handler)
    }

    /// Whether GTK cancels the drag; as it walks through the presses then, nothing may reset the gesture.
    package private(set) var isCanceling = false

    /// Calls a handler when GTK cancels the drag; runs before the `drag-end` handler.
    package func onCancel(_ handler: @escaping @MainActor () -> Void) {
        connect("cancel") { [weak self] _ in
            self?.isCanceling = true
            handler()
            self?.isCanceling = false
        }
    }

    private func onPoint(
        _ signal: String, _ handler: @escaping @MainActor (GestureDrag, Double, Double) -> Void
    ) {
        connect(signal) { arguments in
            guard let gesture = arguments.get(0, as: GestureDrag?.self) else { return }
            handler(gesture, arguments.get(1), arguments.get(2))
        }
    }

    /// Claims the press.
    ///
    /// An unclaimed press must not be denied: a gesture that denies a press misses its release and the next press.
    package func claim() { unsafe claim([sequence]) }
}

extension EventController {
    /// Groups two gestures, which then claim presses together.
    package func group(with other: EventController) { unsafe gtk_gesture_group(opaque, other.opaque) }

    /// Claims some presses.
    func claim(_ sequences: [OpaquePointer?]) {
        unsafe gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED)
        guard let widget = unsafe gtk_event_controller_get_widget(opaque) else { return }
        // The GtkScrolledWindow has seen the press, and would claim it once the drag moves in its direction.
        var ancestor = unsafe Widget(retaining: widget).parent
        while let above = ancestor {
            for controller in above.controllers where controller.isPan {
                unsafe sequences.forEach {
                    unsafe cgtk_gesture_set_sequence_state(controller.opaque, $0, GTK_EVENT_SEQUENCE_DENIED)
                }
            }
            ancestor = above.parent
        }
    }
}

extension Object {
    /// Whether the object is a drag or swipe gesture.
    fileprivate var isPan: Bool { isA(gtk_gesture_drag_get_type()) || isA(gtk_gesture_swipe_get_type()) }
}

/// Blocks other buttons, further fingers and other pointers during a drag: GTK would end the drag at them.
///
/// After each layout GDK reports where the pointer rests, without a time: beside a pen the place of the mouse, and that of
/// a pen on X11 in whole pixels. The hand has not moved then.
package final class DragGuard: EventController {
    /// Creates a guard; add it after the gesture, so that it runs first.
    ///
    /// - Parameters:
    ///   - isDragged: whether to block them.
    ///   - pressedBeside: called for a press of another button that is blocked.
    package convenience init(
        _ gesture: GestureDrag, while isDragged: @escaping @MainActor () -> Bool,
        pressedBeside: @escaping @MainActor () -> Void
    ) {
        unsafe self.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_legacy_new()))
        connect("event") { [weak gesture] arguments in
            guard let gesture, let controller = arguments.get(0, as: DragGuard?.self), isDragged(),
                let event = unsafe gtk_event_controller_get_current_event(controller.opaque)
            else { return }
            let type = unsafe gdk_event_get_event_type(event)
            switch type {
            case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE:
                let isPrimary = unsafe gdk_button_event_get_button(event) == guint(GDK_BUTTON_PRIMARY)
                arguments.answer(!isPrimary || gesture.isTouch)
                if !isPrimary, type == GDK_BUTTON_PRESS { pressedBeside() }
            case GDK_TOUCH_BEGIN:
                arguments.answer(unsafe gdk_event_get_event_sequence(event) != gesture.sequence)
            case GDK_MOTION_NOTIFY:
                let isRest = unsafe gdk_event_get_time(event) == GDK_CURRENT_TIME
                let isOther = unsafe gdk_event_get_device(event) != gtk_gesture_get_device(gesture.opaque)
                arguments.answer(isRest || isOther)
            default: break
            }
        }
    }
}

// MARK: - Pointer samples

/// The position of a pointer at a time.
package struct PointerSample {
    /// The horizontal position in window coordinates.
    package var x: Double
    /// The vertical position in window coordinates.
    package var y: Double
    /// The time by the display server's clock.
    var milliseconds: UInt32
}

extension GestureDrag {
    /// The pointer positions since the previous event, oldest first, the current one last.
    ///
    /// GTK delivers one motion event a frame. Without its history, a turn of over 180° in a frame would look reversed.
    package func samples() -> [PointerSample] {
        guard let event = unsafe gtk_event_controller_get_current_event(opaque),
            let widget = unsafe gtk_event_controller_get_widget(opaque),
            let (x, y) = unsafe Widget(retaining: widget).pointInWindow(lastPoint)
        else { return [] }
        let now = unsafe PointerSample(x: x, y: y, milliseconds: gdk_event_get_time(event))
        return unsafe PointerSample.history(of: event, endingAt: now) + [now]
    }

    /// Whether a finger drags.
    package var isTouch: Bool { unsafe sequence != nil }

    /// The touch sequence of the drag; `nil` for the pointer.
    fileprivate var sequence: OpaquePointer? { unsafe gtk_gesture_single_get_current_sequence(opaque) }

    /// The point of the last event in widget coordinates.
    private var lastPoint: (x: Double, y: Double) {
        var (x, y) = (0.0, 0.0)
        unsafe gtk_gesture_get_point(opaque, sequence, &x, &y)
        return (x, y)
    }
}

extension PointerSample {
    /// The points before an event that GTK has merged into it.
    @unsafe static func history(
        of event: OpaquePointer, endingAt now: PointerSample
    ) -> [PointerSample] {
        var (x, y) = (0.0, 0.0)
        guard unsafe gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY,
            unsafe gdk_event_get_position(event, &x, &y) != 0
        else { return [] }
        var count: guint = 0
        let history = unsafe gdk_event_get_history(event, &count)
        defer { unsafe g_free(history) }
        // `history` has `count` elements. Axes 1 and 2 are x and y, as in the event's position.
        return unsafe UnsafeBufferPointer(start: history, count: Int(count)).map {
            PointerSample(
                x: now.x + $0.axes.1 - x, y: now.y + $0.axes.2 - y, milliseconds: $0.time)
        }
    }
}

extension Widget {
    /// Whether a descendant at a point handles presses, as a button does.
    package func hasPressable(x: Double, y: Double) -> Bool {
        picked(x: x, y: y).dropLast()
            .contains { $0.controllers.contains { $0.isA(gtk_gesture_single_get_type()) } }
    }

    /// The widget at a point and its ancestors up to this widget.
    package func picked(x: Double, y: Double) -> [Widget] {
        var widgets: [Widget] = []
        var next = unsafe gtk_widget_pick(widget, x, y, CGTK_PICK_DEFAULT).map {
            unsafe Widget(retaining: $0)
        }
        while let picked = next, picked != self {
            widgets.append(picked)
            next = picked.parent
        }
        return widgets + [self]
    }

    package var controllers: [Object] {
        let list = unsafe ListModel(
            adopting: UnsafeMutableRawPointer(gtk_widget_observe_controllers(widget)))
        return (0..<list.count).compactMap(list.item(at:))
    }

    /// Converts a point to window coordinates; `nil` if the widget has no window.
    package func pointInWindow(_ point: (x: Double, y: Double)) -> (x: Double, y: Double)? {
        guard let root = unsafe gtk_widget_get_root(widget) else { return nil }
        return unsafe computePoint(point, from: widget, to: asWidget(root))
    }

    /// Converts a point from window coordinates; `nil` if the widget has no window.
    package func point(ofWindow point: (x: Double, y: Double)) -> (x: Double, y: Double)? {
        guard let root = unsafe gtk_widget_get_root(widget) else { return nil }
        return unsafe computePoint(point, from: asWidget(root), to: widget)
    }

    /// GtkRoot is an interface of widgets, so the cast is valid.
    @unsafe private func asWidget(_ root: OpaquePointer) -> UnsafeMutablePointer<GtkWidget> {
        unsafe UnsafeMutablePointer(root)
    }

    @unsafe private func computePoint(
        _ point: (x: Double, y: Double), from: UnsafeMutablePointer<GtkWidget>,
        to: UnsafeMutablePointer<GtkWidget>
    ) -> (x: Double, y: Double)? {
        var start = graphene_point_t(x: Float(point.x), y: Float(point.y))
        var end = graphene_point_t()
        guard unsafe gtk_widget_compute_point(from, to, &start, &end) != 0 else { return nil }
        return (Double(end.x), Double(end.y))
    }
}

extension EventClock {
    /// The time of a sample on the monotonic clock.
    package mutating func time(of sample: PointerSample) -> Duration {
        time(ofMilliseconds: sample.milliseconds)
    }
}
