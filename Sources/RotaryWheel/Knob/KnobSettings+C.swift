public import CRotaryWheel
public import CRotaryWheelGtk
import RotaryWheelInterop

// The functions of RotaryWheelKnobSettings; rotary-wheel-knob.h documents them.

/// The Swift side of settings that C hands over.
@MainActor @unsafe
private func settings(
    _ pointer: OpaquePointer?, function: String = #function
) -> KnobSettingsImplementation? {
    unsafe implementation(
        of: pointer, KnobSettingsImplementation.objectClass, "ROTARY_WHEEL_IS_KNOB_SETTINGS (self)",
        function: function)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_settings_get_type) @implementation @MainActor
public func rotary_wheel_knob_settings_get_type() -> GType { KnobSettingsImplementation.objectClass.type }

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_settings_get_default) @implementation @MainActor @unsafe
public func rotary_wheel_knob_settings_get_default() -> OpaquePointer! {
    unsafe KnobSettingsImplementation.shared.object.opaque
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_settings_get_sensitivity) @implementation @MainActor @unsafe
public func rotary_wheel_knob_settings_get_sensitivity(_ self: OpaquePointer!) -> Double {
    unsafe settings(self)?.sensitivity ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_settings_set_sensitivity) @implementation @MainActor @unsafe
public func rotary_wheel_knob_settings_set_sensitivity(_ self: OpaquePointer!, _ sensitivity: Double) {
    unsafe settings(self)?.sensitivity = sensitivity
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_settings_get_drag_style) @implementation @MainActor @unsafe
public func rotary_wheel_knob_settings_get_drag_style(_ self: OpaquePointer!) -> RotaryWheelKnobDragStyle {
    RotaryWheelKnobDragStyle(rawValue: UInt32((unsafe settings(self)?.dragStyle ?? .circular).rawValue))
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_knob_settings_set_drag_style) @implementation @MainActor @unsafe
public func rotary_wheel_knob_settings_set_drag_style(
    _ self: OpaquePointer!, _ drag_style: RotaryWheelKnobDragStyle
) {
    if let choice = KnobDragStyleChoice(rawValue: Int(drag_style.rawValue)) {
        unsafe settings(self)?.dragStyle = choice
    }
}
