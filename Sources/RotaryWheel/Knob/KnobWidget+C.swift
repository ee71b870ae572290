// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CRotaryWheel
public import CRotaryWheelGtk
import RotaryWheelInterop

// The functions of rotary-wheel-knob.h beyond properties.

extension KnobImplementation: CallableFromC {}

@c(rotary_wheel_knob_new_with_range) @implementation @MainActor @unsafe
public func rotary_wheel_knob_new_with_range(
    _ minimum: Double, _ maximum: Double, _ step: Double
) -> UnsafeMutablePointer<GtkWidget>! {
    KnobImplementation.newBounds = (minimum, maximum, step)
    return unsafe rotary_wheel_knob_new(nil)
}

@c(rotary_wheel_knob_reset) @implementation @MainActor @unsafe
public func rotary_wheel_knob_reset(_ self: OpaquePointer!) { unsafe KnobImplementation.of(self)?.reset() }

@c(rotary_wheel_knob_edit) @implementation @MainActor @unsafe
public func rotary_wheel_knob_edit(_ self: OpaquePointer!) { unsafe KnobImplementation.of(self)?.openEntry() }

@c(rotary_wheel_knob_add_mark) @implementation @MainActor @unsafe
public func rotary_wheel_knob_add_mark(
    _ self: OpaquePointer!, _ value: Double, _ markup: UnsafePointer<CChar>!
) {
    unsafe KnobImplementation.of(self)?.addMark(value, markup: markup.map { unsafe String(cString: $0) })
}

@c(rotary_wheel_knob_clear_marks) @implementation @MainActor @unsafe
public func rotary_wheel_knob_clear_marks(_ self: OpaquePointer!) {
    unsafe KnobImplementation.of(self)?.clearMarks()
}

@c(rotary_wheel_knob_add_detent) @implementation @MainActor @unsafe
public func rotary_wheel_knob_add_detent(_ self: OpaquePointer!, _ value: Double) {
    unsafe KnobImplementation.of(self)?.addDetent(value)
}

@c(rotary_wheel_knob_clear_detents) @implementation @MainActor @unsafe
public func rotary_wheel_knob_clear_detents(_ self: OpaquePointer!) {
    unsafe KnobImplementation.of(self)?.clearDetents()
}

@c(rotary_wheel_knob_settings_get_default) @implementation @MainActor @unsafe
public func rotary_wheel_knob_settings_get_default() -> OpaquePointer! {
    unsafe KnobSettingsImplementation.shared.object.opaque
}
