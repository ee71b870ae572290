import CRotaryWheelGtk

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

    /// Takes the press for this gesture alone.
    ///
    /// A press that is not claimed is left to others. It must not be denied: a gesture that has denied a press is
    /// not told of a release that a button takes, and would miss the next press.
    package func claim() {
        unsafe gtk_gesture_set_state(opaque, GTK_EVENT_SEQUENCE_CLAIMED)
        guard let widget = unsafe gtk_event_controller_get_widget(opaque) else { return }
        // A scrolled page has seen the press before, and would take the drag away once it goes the page's way.
        var ancestor = unsafe Widget(retaining: widget).parent
        while let above = ancestor {
            for controller in above.controllers where controller.isPan {
                unsafe gtk_gesture_set_sequence_state(
                    controller.opaque, sequence, GTK_EVENT_SEQUENCE_DENIED)
            }
            ancestor = above.parent
        }
    }

    /// Lets this gesture and another one claim presses together.
    package func group(with other: EventController) { unsafe gtk_gesture_group(opaque, other.opaque) }
}

extension Object {
    /// Whether it follows presses across a widget.
    fileprivate var isPan: Bool { isA(gtk_gesture_drag_get_type()) || isA(gtk_gesture_swipe_get_type()) }
}

/// Keeps further pointers from a drag, which GTK would end for a second one.
package final class DragGuard: EventController {
    /// Creates one that is to be added after the gesture, so that it comes first.
    ///
    /// - Parameter isDragged: whether the pointer of the gesture is the only one that counts.
    package convenience init(_ gesture: GestureDrag, while isDragged: @escaping @MainActor () -> Bool) {
        unsafe self.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_legacy_new()))
        connect("event") { [weak gesture] arguments in
            guard let gesture, let controller = arguments.get(0, as: DragGuard?.self), isDragged(),
                let event = unsafe gtk_event_controller_get_current_event(controller.opaque),
                [GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN].contains(unsafe gdk_event_get_event_type(event))
            else { return }
            arguments.answer(unsafe gdk_event_get_event_sequence(event) != gesture.sequence)
        }
    }
}

// MARK: - The pointer's way

/// Where a pointer was at a moment.
package struct PointerSample {
    /// The point in the coordinates of the window.
    package var x: Double
    /// The point in the coordinates of the window.
    package var y: Double
    /// When, by the display server's clock.
    var milliseconds: UInt32
}

extension GestureDrag {
    /// Where the pointer has been since the event before, oldest first; the last is where it is now.
    ///
    /// GTK hands on one movement a frame. What came between is in its history, without which a pointer that
    /// turns by more than half a turn in a frame would seem to have gone the other way.
    package func samples() -> [PointerSample] {
        guard let event = unsafe gtk_event_controller_get_current_event(opaque),
            let widget = unsafe gtk_event_controller_get_widget(opaque),
            let (x, y) = unsafe Widget(retaining: widget).pointInWindow(lastPoint)
        else { return [] }
        let now = unsafe PointerSample(x: x, y: y, milliseconds: gdk_event_get_time(event))
        return unsafe Self.history(of: event, endingAt: now) + [now]
    }

    /// The finger that drags, or `nil` for the pointer.
    fileprivate var sequence: OpaquePointer? { unsafe gtk_gesture_single_get_current_sequence(opaque) }

    /// The point of the last event, in the widget's coordinates.
    private var lastPoint: (x: Double, y: Double) {
        var (x, y) = (0.0, 0.0)
        unsafe gtk_gesture_get_point(opaque, sequence, &x, &y)
        return (x, y)
    }

    @unsafe private static func history(
        of event: OpaquePointer, endingAt now: PointerSample
    ) -> [PointerSample] {
        var (x, y) = (0.0, 0.0)
        guard unsafe gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY,
            unsafe gdk_event_get_position(event, &x, &y) != 0
        else { return [] }
        var count: guint = 0
        let history = unsafe gdk_event_get_history(event, &count)
        defer { unsafe g_free(history) }
        // GDK says how many there are. Their axes 1 and 2, x and y, are those of the event's position.
        return unsafe UnsafeBufferPointer(start: history, count: Int(count)).map {
            PointerSample(
                x: now.x + $0.axes.1 - x, y: now.y + $0.axes.2 - y, milliseconds: $0.time)
        }
    }
}

extension Widget {
    /// Whether what lies at a point of the widget handles presses itself, as a button does.
    package func hasPressable(x: Double, y: Double) -> Bool {
        picked(x: x, y: y).dropLast()
            .contains { $0.controllers.contains { $0.isA(gtk_gesture_single_get_type()) } }
    }

    /// The widget at a point, and its ancestors up to this widget.
    package func picked(x: Double, y: Double) -> [Widget] {
        var widgets: [Widget] = []
        var next = unsafe gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT).map { unsafe Widget(retaining: $0) }
        while let picked = next, picked != self {
            widgets.append(picked)
            next = picked.parent
        }
        return widgets + [self]
    }

    /// What handles the widget's events.
    var controllers: [Object] {
        let list = unsafe ListModel(
            adopting: UnsafeMutableRawPointer(gtk_widget_observe_controllers(widget)))
        return (0..<list.count).compactMap(list.item(at:))
    }

    /// A point of the widget in the coordinates of its window; `nil` when it is in none.
    package func pointInWindow(_ point: (x: Double, y: Double)) -> (x: Double, y: Double)? {
        guard let root = unsafe gtk_widget_get_root(widget) else { return nil }
        return unsafe computePoint(point, from: widget, to: asWidget(root))
    }

    /// A point of the window in the widget's coordinates; `nil` when it is in none.
    package func point(ofWindow point: (x: Double, y: Double)) -> (x: Double, y: Double)? {
        guard let root = unsafe gtk_widget_get_root(widget) else { return nil }
        return unsafe computePoint(point, from: asWidget(root), to: widget)
    }

    /// A GtkRoot is a widget.
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
    /// The time of a sample, never later than now.
    package mutating func time(of sample: PointerSample) -> Duration {
        time(ofMilliseconds: sample.milliseconds)
    }
}
