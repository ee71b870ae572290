public import CRotaryWheel
public import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The property functions of rotary-wheel-knob.h; it documents them. Called with anything but a knob they do
// nothing, after a critical error.

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_get_value) @implementation @MainActor @unsafe
public func rotary_wheel_knob_get_value(_ self: OpaquePointer!) -> Double {
    unsafe knob(self)?.value ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_set_value) @implementation @MainActor @unsafe
public func rotary_wheel_knob_set_value(_ self: OpaquePointer!, _ value: Double) {
    unsafe knob(self)?.value = value
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_get_default_value) @implementation @MainActor @unsafe
public func rotary_wheel_knob_get_default_value(_ self: OpaquePointer!) -> Double {
    unsafe knob(self)?.defaultValue ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_set_default_value) @implementation @MainActor @unsafe
public func rotary_wheel_knob_set_default_value(_ self: OpaquePointer!, _ default_value: Double) {
    unsafe knob(self)?.defaultValue = default_value
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_get_start_angle) @implementation @MainActor @unsafe
public func rotary_wheel_knob_get_start_angle(_ self: OpaquePointer!) -> Double {
    unsafe knob(self)?.startAngle ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_set_start_angle) @implementation @MainActor @unsafe
public func rotary_wheel_knob_set_start_angle(_ self: OpaquePointer!, _ start_angle: Double) {
    unsafe knob(self)?.startAngle = start_angle
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_get_end_angle) @implementation @MainActor @unsafe
public func rotary_wheel_knob_get_end_angle(_ self: OpaquePointer!) -> Double {
    unsafe knob(self)?.endAngle ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_set_end_angle) @implementation @MainActor @unsafe
public func rotary_wheel_knob_set_end_angle(_ self: OpaquePointer!, _ end_angle: Double) {
    unsafe knob(self)?.endAngle = end_angle
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_get_turns) @implementation @MainActor @unsafe
public func rotary_wheel_knob_get_turns(_ self: OpaquePointer!) -> guint {
    unsafe knob(self)?.turns ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_set_turns) @implementation @MainActor @unsafe
public func rotary_wheel_knob_set_turns(_ self: OpaquePointer!, _ turns: guint) {
    unsafe knob(self)?.turns = turns
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_get_wrap) @implementation @MainActor @unsafe
public func rotary_wheel_knob_get_wrap(_ self: OpaquePointer!) -> gboolean {
    unsafe knob(self)?.wraps == true ? 1 : 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_set_wrap) @implementation @MainActor @unsafe
public func rotary_wheel_knob_set_wrap(_ self: OpaquePointer!, _ wrap: gboolean) {
    unsafe knob(self)?.wraps = wrap != 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_get_logarithmic) @implementation @MainActor @unsafe
public func rotary_wheel_knob_get_logarithmic(_ self: OpaquePointer!) -> gboolean {
    unsafe knob(self)?.isLogarithmic == true ? 1 : 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_set_logarithmic) @implementation @MainActor @unsafe
public func rotary_wheel_knob_set_logarithmic(_ self: OpaquePointer!, _ logarithmic: gboolean) {
    unsafe knob(self)?.isLogarithmic = logarithmic != 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_get_bipolar) @implementation @MainActor @unsafe
public func rotary_wheel_knob_get_bipolar(_ self: OpaquePointer!) -> gboolean {
    unsafe knob(self)?.isBipolar == true ? 1 : 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_set_bipolar) @implementation @MainActor @unsafe
public func rotary_wheel_knob_set_bipolar(_ self: OpaquePointer!, _ bipolar: gboolean) {
    unsafe knob(self)?.isBipolar = bipolar != 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_get_sensitivity) @implementation @MainActor @unsafe
public func rotary_wheel_knob_get_sensitivity(_ self: OpaquePointer!) -> Double {
    unsafe knob(self)?.sensitivity ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_set_sensitivity) @implementation @MainActor @unsafe
public func rotary_wheel_knob_set_sensitivity(_ self: OpaquePointer!, _ sensitivity: Double) {
    unsafe knob(self)?.sensitivity = sensitivity
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_get_detent_extent) @implementation @MainActor @unsafe
public func rotary_wheel_knob_get_detent_extent(_ self: OpaquePointer!) -> Double {
    unsafe knob(self)?.detentExtent ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_set_detent_extent) @implementation @MainActor @unsafe
public func rotary_wheel_knob_set_detent_extent(_ self: OpaquePointer!, _ detent_extent: Double) {
    unsafe knob(self)?.detentExtent = detent_extent
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_get_return_to_start) @implementation @MainActor @unsafe
public func rotary_wheel_knob_get_return_to_start(_ self: OpaquePointer!) -> gboolean {
    unsafe knob(self)?.returnsToStart == true ? 1 : 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_set_return_to_start) @implementation @MainActor @unsafe
public func rotary_wheel_knob_set_return_to_start(_ self: OpaquePointer!, _ return_to_start: gboolean) {
    unsafe knob(self)?.returnsToStart = return_to_start != 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_get_enable_scroll) @implementation @MainActor @unsafe
public func rotary_wheel_knob_get_enable_scroll(_ self: OpaquePointer!) -> gboolean {
    unsafe knob(self)?.scrolls == true ? 1 : 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_set_enable_scroll) @implementation @MainActor @unsafe
public func rotary_wheel_knob_set_enable_scroll(_ self: OpaquePointer!, _ enable_scroll: gboolean) {
    unsafe knob(self)?.scrolls = enable_scroll != 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_get_unit) @implementation @MainActor @unsafe
public func rotary_wheel_knob_get_unit(_ self: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
    unsafe g_strdup(knob(self)?.unit)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_set_unit) @implementation @MainActor @unsafe
public func rotary_wheel_knob_set_unit(_ self: OpaquePointer!, _ unit: UnsafePointer<CChar>!) {
    unsafe knob(self)?.unit = unit.map { unsafe String(cString: $0) }
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_get_drag_style) @implementation @MainActor @unsafe
public func rotary_wheel_knob_get_drag_style(_ self: OpaquePointer!) -> RotaryWheelKnobDragStyle {
    RotaryWheelKnobDragStyle(rawValue: UInt32((unsafe knob(self)?.dragStyleChoice ?? .standard).rawValue))
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_set_drag_style) @implementation @MainActor @unsafe
public func rotary_wheel_knob_set_drag_style(_ self: OpaquePointer!, _ drag_style: RotaryWheelKnobDragStyle) {
    if let choice = KnobDragStyleChoice(rawValue: Int(drag_style.rawValue)) {
        unsafe knob(self)?.dragStyleChoice = choice
    }
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_get_value_display) @implementation @MainActor @unsafe
public func rotary_wheel_knob_get_value_display(_ self: OpaquePointer!) -> RotaryWheelKnobValueDisplay {
    RotaryWheelKnobValueDisplay(rawValue: UInt32((unsafe knob(self)?.valueDisplay ?? .below).rawValue))
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_set_value_display) @implementation @MainActor @unsafe
public func rotary_wheel_knob_set_value_display(
    _ self: OpaquePointer!, _ value_display: RotaryWheelKnobValueDisplay
) {
    if let choice = KnobValueDisplay(rawValue: Int(value_display.rawValue)) {
        unsafe knob(self)?.valueDisplay = choice
    }
}
