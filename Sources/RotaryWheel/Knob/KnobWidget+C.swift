// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CRotaryWheel
public import CRotaryWheelGtk
import RotaryWheelInterop

// The functions of rotary-wheel-knob.h beyond properties.

extension KnobImplementation: CallableFromC {}

@_spi(C) @_cdecl("rotary_wheel_knob_reset") @MainActor @unsafe
public func rotary_wheel_knob_reset(_ self: OpaquePointer!) { unsafe KnobImplementation.of(self)?.reset() }

@_spi(C) @_cdecl("rotary_wheel_knob_edit") @MainActor @unsafe
public func rotary_wheel_knob_edit(_ self: OpaquePointer!) { unsafe KnobImplementation.of(self)?.openEntry() }

@_spi(C) @_cdecl("rotary_wheel_knob_add_mark") @MainActor @unsafe
public func rotary_wheel_knob_add_mark(
    _ self: OpaquePointer!, _ value: Double, _ markup: UnsafePointer<CChar>!
) {
    unsafe KnobImplementation.of(self)?.addMark(value, markup: markup.map { unsafe String(cString: $0) })
}

@_spi(C) @_cdecl("rotary_wheel_knob_clear_marks") @MainActor @unsafe
public func rotary_wheel_knob_clear_marks(_ self: OpaquePointer!) {
    unsafe KnobImplementation.of(self)?.clearMarks()
}

@_spi(C) @_cdecl("rotary_wheel_knob_add_detent") @MainActor @unsafe
public func rotary_wheel_knob_add_detent(_ self: OpaquePointer!, _ value: Double) {
    unsafe KnobImplementation.of(self)?.addDetent(value)
}

@_spi(C) @_cdecl("rotary_wheel_knob_clear_detents") @MainActor @unsafe
public func rotary_wheel_knob_clear_detents(_ self: OpaquePointer!) {
    unsafe KnobImplementation.of(self)?.clearDetents()
}

@_spi(C) @_cdecl("rotary_wheel_knob_meter_set_levels") @MainActor @unsafe
public func rotary_wheel_knob_meter_set_levels(_ self: OpaquePointer!, _ first: Double, _ second: Double) {
    unsafe KnobMeterImplementation.of(self)?.setLevels(first, second)
}

@_spi(C) @_cdecl("rotary_wheel_knob_get_modulations") @MainActor @unsafe
public func rotary_wheel_knob_get_modulations(_ self: OpaquePointer!) -> OpaquePointer! {
    unsafe KnobImplementation.of(self)?.modulationList.opaque
}

@_spi(C) @_cdecl("rotary_wheel_knob_settings_get_default") @MainActor @unsafe
public func rotary_wheel_knob_settings_get_default() -> OpaquePointer! {
    unsafe KnobSettingsImplementation.shared.object.opaque
}

@_spi(C) @_cdecl("rotary_wheel_knob_automate") @MainActor @unsafe
public func rotary_wheel_knob_automate(_ self: OpaquePointer!, _ value: Double) -> gboolean {
    unsafe KnobImplementation.of(self)?.automate(value) == true ? 1 : 0
}

@_spi(C) @_cdecl("rotary_wheel_knob_set_controller_value") @MainActor @unsafe
public func rotary_wheel_knob_set_controller_value(
    _ self: OpaquePointer!, _ value: Double, _ takeover: gboolean
) -> gboolean {
    unsafe KnobImplementation.of(self)?.setControllerValue(value, takesOver: takeover != 0) == true ? 1 : 0
}

@_spi(C) @_cdecl("rotary_wheel_knob_turn_controller") @MainActor @unsafe
public func rotary_wheel_knob_turn_controller(_ self: OpaquePointer!, _ steps: Double) {
    unsafe KnobImplementation.of(self)?.turnController(by: steps)
}
