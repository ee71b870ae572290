import CRotaryWheelShims
import RealModule

/// A GtkGestureRotate: two fingers on a touchscreen or on a touchpad.
@safe @MainActor
package final class GestureRotate: EventController {
    /// The fingers on a touchscreen since the begin: GTK lists them in any order.
    private var fingers: (OpaquePointer, OpaquePointer)?

    package convenience init() {
        unsafe self.init(adopting: UnsafeMutableRawPointer(gtk_gesture_rotate_new()))
    }

    /// Calls a handler when two fingers touch.
    package func onBegin(_ handler: @escaping @MainActor (GestureRotate) -> Void) {
        connect("begin") { [weak self] _ in
            guard let self else { return }
            unsafe fingers = touches
            handler(self)
        }
    }

    /// Calls a handler when a finger moves.
    package func onUpdate(_ handler: @escaping @MainActor (GestureRotate) -> Void) {
        connect("update") { [weak self] _ in if let self { handler(self) } }
    }

    /// Calls a handler when a finger leaves.
    package func onEnd(_ handler: @escaping @MainActor (GestureRotate) -> Void) {
        connect("end") { [weak self] _ in if let self { handler(self) } }
    }

    /// Calls a handler when GTK cancels a finger; runs before the `end` handler.
    package func onCancel(_ handler: @escaping @MainActor (GestureRotate) -> Void) {
        connect("cancel") { [weak self] _ in if let self { handler(self) } }
    }

    /// Claims the touches; on a touchpad other gestures may use the same pinch.
    package func claim() {
        guard let (first, second) = unsafe fingers else { return }
        unsafe claim([first, second])
    }

    /// The point between the fingers, or of the pointer, in widget coordinates.
    package var middle: (x: Double, y: Double)? {
        var (x, y) = (0.0, 0.0)
        return unsafe gtk_gesture_get_bounding_box_center(opaque, &x, &y) != 0 ? (x, y) : nil
    }

    /// The direction from one finger on a touchscreen to the other in the window, in radians.
    ///
    /// It is that of the events: the widget may have turned since.
    package var direction: Double? {
        guard let (first, second) = unsafe fingers, let start = unsafe point(of: first),
            let end = unsafe point(of: second)
        else { return nil }
        return .atan2(y: end.y - start.y, x: end.x - start.x)
    }

    /// The turn of two fingers on a touchpad by the current event, in radians.
    package var turn: Double {
        guard let event = unsafe gtk_event_controller_get_current_event(opaque),
            unsafe gdk_event_get_event_type(event) == GDK_TOUCHPAD_PINCH
        else { return 0 }
        return unsafe gdk_touchpad_event_get_pinch_angle_delta(event)
    }

    /// The sequences of two touches; `nil` on a touchpad.
    private var touches: (OpaquePointer, OpaquePointer)? {
        let list = unsafe gtk_gesture_get_sequences(opaque)
        defer { unsafe g_list_free(list) }
        guard let first = unsafe list?.pointee.data, let second = unsafe list?.pointee.next?.pointee.data
        else { return nil }
        return (OpaquePointer(first), OpaquePointer(second))
    }

    private func point(of finger: OpaquePointer) -> (x: Double, y: Double)? {
        var (x, y) = (0.0, 0.0)
        guard let event = unsafe gtk_gesture_get_last_event(opaque, finger),
            unsafe gdk_event_get_position(event, &x, &y) != 0
        else { return nil }
        return (x, y)
    }
}
