// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CRotaryWheel
public import CRotaryWheelGtk
import RotaryWheelInterop

// The functions of rotary-wheel-spinning-wheel.h beyond properties.

extension SpinningWheelImplementation: CallableFromC {}

@c(rotary_wheel_spinning_wheel_scroll_to) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_scroll_to(
    _ self: OpaquePointer!, _ position: guint, _ animate: gboolean
) {
    unsafe SpinningWheelImplementation.of(self)?.scroll(to: Int(position), animated: animate != 0)
}

@c(rotary_wheel_spinning_wheel_step) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_step(_ self: OpaquePointer!, _ count: gint) {
    unsafe SpinningWheelImplementation.of(self)?.step(by: Int(count))
}
