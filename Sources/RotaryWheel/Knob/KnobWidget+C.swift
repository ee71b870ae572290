// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheelInterop

// The functions of rotary-wheel-knob.h beyond properties.

extension KnobImplementation: CallableFromC {}

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
