import CRotaryWheel
public import CRotaryWheelGtk
import RotaryWheelInterop

// The functions of rotary-wheel-rotation-gesture.h; it documents them.

/// The Swift side of a gesture that C hands over.
@MainActor @unsafe
private func gesture(
    _ pointer: OpaquePointer?, function: String = #function
) -> RotationGestureImplementation? {
    unsafe implementation(
        of: pointer, RotationGestureImplementation.objectClass, "ROTARY_WHEEL_IS_ROTATION_GESTURE (self)",
        function: function)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_rotation_gesture_get_type) @implementation @MainActor
public func rotary_wheel_rotation_gesture_get_type() -> GType {
    RotationGestureImplementation.objectClass.type
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_rotation_gesture_new) @implementation @MainActor @unsafe
public func rotary_wheel_rotation_gesture_new(_ widget: UnsafeMutablePointer<GtkWidget>!) -> OpaquePointer! {
    let pointer = unsafe OpaquePointer(cgtk_object_new(RotationGestureImplementation.objectClass.type))
    unsafe rotary_wheel_rotation_gesture_set_widget(pointer, widget)
    return unsafe pointer
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_rotation_gesture_get_widget) @implementation @MainActor @unsafe
public func rotary_wheel_rotation_gesture_get_widget(_ self: OpaquePointer!) -> UnsafeMutablePointer<
    GtkWidget
>! {
    unsafe gesture(self)?.widget?.widget
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_rotation_gesture_set_widget) @implementation @MainActor @unsafe
public func rotary_wheel_rotation_gesture_set_widget(
    _ self: OpaquePointer!, _ widget: UnsafeMutablePointer<GtkWidget>!
) {
    unsafe gesture(self)?.widget = widget.map { unsafe Widget(retaining: $0) }
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_rotation_gesture_get_center_x) @implementation @MainActor @unsafe
public func rotary_wheel_rotation_gesture_get_center_x(_ self: OpaquePointer!) -> Double {
    unsafe gesture(self)?.centerX ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_rotation_gesture_set_center_x) @implementation @MainActor @unsafe
public func rotary_wheel_rotation_gesture_set_center_x(_ self: OpaquePointer!, _ center_x: Double) {
    unsafe gesture(self)?.centerX = center_x
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_rotation_gesture_get_center_y) @implementation @MainActor @unsafe
public func rotary_wheel_rotation_gesture_get_center_y(_ self: OpaquePointer!) -> Double {
    unsafe gesture(self)?.centerY ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_rotation_gesture_set_center_y) @implementation @MainActor @unsafe
public func rotary_wheel_rotation_gesture_set_center_y(_ self: OpaquePointer!, _ center_y: Double) {
    unsafe gesture(self)?.centerY = center_y
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_rotation_gesture_get_inner_radius) @implementation @MainActor @unsafe
public func rotary_wheel_rotation_gesture_get_inner_radius(_ self: OpaquePointer!) -> Double {
    unsafe gesture(self)?.innerRadius ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_rotation_gesture_set_inner_radius) @implementation @MainActor @unsafe
public func rotary_wheel_rotation_gesture_set_inner_radius(_ self: OpaquePointer!, _ inner_radius: Double) {
    unsafe gesture(self)?.innerRadius = inner_radius
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_rotation_gesture_get_outer_radius) @implementation @MainActor @unsafe
public func rotary_wheel_rotation_gesture_get_outer_radius(_ self: OpaquePointer!) -> Double {
    unsafe gesture(self)?.outerRadius ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_rotation_gesture_set_outer_radius) @implementation @MainActor @unsafe
public func rotary_wheel_rotation_gesture_set_outer_radius(_ self: OpaquePointer!, _ outer_radius: Double) {
    unsafe gesture(self)?.outerRadius = outer_radius
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_rotation_gesture_get_strict) @implementation @MainActor @unsafe
public func rotary_wheel_rotation_gesture_get_strict(_ self: OpaquePointer!) -> gboolean {
    unsafe gesture(self)?.isStrict == true ? 1 : 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_rotation_gesture_set_strict) @implementation @MainActor @unsafe
public func rotary_wheel_rotation_gesture_set_strict(_ self: OpaquePointer!, _ strict: gboolean) {
    unsafe gesture(self)?.isStrict = strict != 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_rotation_gesture_get_total) @implementation @MainActor @unsafe
public func rotary_wheel_rotation_gesture_get_total(_ self: OpaquePointer!) -> Double {
    unsafe gesture(self)?.total ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_rotation_gesture_get_angle) @implementation @MainActor @unsafe
public func rotary_wheel_rotation_gesture_get_angle(_ self: OpaquePointer!) -> Double {
    unsafe gesture(self)?.angle ?? 0
}
