import CRotaryWheel
public import CRotaryWheelGtk
import RotaryWheelInterop

// The functions of rotary-wheel-knob.h; it documents them.

/// The Swift side of a knob that C hands over.
@MainActor @unsafe
func knob(_ pointer: OpaquePointer?, function: String = #function) -> KnobImplementation? {
    unsafe implementation(
        of: pointer, KnobImplementation.objectClass, "ROTARY_WHEEL_IS_KNOB (self)", function: function)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_drag_style_get_type) @implementation @MainActor
public func rotary_wheel_knob_drag_style_get_type() -> GType { KnobDragStyleChoice.valueType }

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_value_display_get_type) @implementation @MainActor
public func rotary_wheel_knob_value_display_get_type() -> GType { KnobValueDisplay.valueType }

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_get_type) @implementation @MainActor
public func rotary_wheel_knob_get_type() -> GType { KnobImplementation.objectClass.type }

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_new) @implementation @MainActor @unsafe
public func rotary_wheel_knob_new(
    _ adjustment: UnsafeMutablePointer<GtkAdjustment>!
) -> UnsafeMutablePointer<GtkWidget>! {
    let pointer = unsafe cgtk_object_new(KnobImplementation.objectClass.type)!
    unsafe gtk_range_set_adjustment(pointer.assumingMemoryBound(to: GtkRange.self), adjustment)
    return unsafe pointer.assumingMemoryBound(to: GtkWidget.self)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_new_with_range) @implementation @MainActor @unsafe
public func rotary_wheel_knob_new_with_range(
    _ minimum: Double, _ maximum: Double, _ step: Double
) -> UnsafeMutablePointer<GtkWidget>! {
    let widget = unsafe rotary_wheel_knob_new(nil)!
    unsafe knob(OpaquePointer(widget))?.setBounds(lower: minimum, upper: maximum, step: step)
    return unsafe widget
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_reset) @implementation @MainActor @unsafe
public func rotary_wheel_knob_reset(_ self: OpaquePointer!) { unsafe knob(self)?.reset() }

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_edit) @implementation @MainActor @unsafe
public func rotary_wheel_knob_edit(_ self: OpaquePointer!) { unsafe knob(self)?.openEntry() }

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_clear_marks) @implementation @MainActor @unsafe
public func rotary_wheel_knob_clear_marks(_ self: OpaquePointer!) { unsafe knob(self)?.clearMarks() }

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_clear_detents) @implementation @MainActor @unsafe
public func rotary_wheel_knob_clear_detents(_ self: OpaquePointer!) { unsafe knob(self)?.clearDetents() }

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_add_mark) @implementation @MainActor @unsafe
public func rotary_wheel_knob_add_mark(
    _ self: OpaquePointer!, _ value: Double, _ markup: UnsafePointer<CChar>!
) {
    unsafe knob(self)?.addMark(value, markup: markup.map { unsafe String(cString: $0) })
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_add_detent) @implementation @MainActor @unsafe
public func rotary_wheel_knob_add_detent(_ self: OpaquePointer!, _ value: Double) {
    unsafe knob(self)?.addDetent(value)
}
