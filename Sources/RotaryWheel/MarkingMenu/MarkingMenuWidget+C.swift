// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheelInterop

// The functions of rotary-wheel-marking-menu.h beyond properties.

extension MarkingMenuImplementation: CallableFromC {}
extension MarkingMenuPopoverImplementation: CallableFromC {}

@_spi(C) @_cdecl("rotary_wheel_marking_menu_get_mark") @MainActor @unsafe
public func rotary_wheel_marking_menu_get_mark(
    _ self: OpaquePointer!, _ detailed_action: UnsafePointer<CChar>!
) -> UnsafeMutablePointer<CChar>! {
    guard let menu = unsafe MarkingMenuImplementation.of(self), let name = unsafe detailed_action,
        let mark = unsafe menu.mark(ofAction: String(cString: name))
    else { return nil }
    return unsafe g_strdup(mark.path)
}

@_spi(C) @_cdecl("rotary_wheel_marking_menu_popover_get_menu") @MainActor @unsafe
public func rotary_wheel_marking_menu_popover_get_menu(_ self: OpaquePointer!) -> OpaquePointer! {
    unsafe MarkingMenuPopoverImplementation.of(self)?.menu.opaque
}

@_spi(C) @_cdecl("rotary_wheel_marking_menu_popover_popup_at") @MainActor @unsafe
public func rotary_wheel_marking_menu_popover_popup_at(_ self: OpaquePointer!, _ x: Double, _ y: Double) {
    unsafe MarkingMenuPopoverImplementation.of(self)?.popup(atX: x, y: y)
}
