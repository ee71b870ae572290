// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheelInterop

// The functions of rotary-wheel-dial-menu.h beyond properties.

extension DialMenuImplementation: CallableFromC {}
extension DialMenuPopoverImplementation: CallableFromC {}

@_spi(C) @_cdecl("rotary_wheel_dial_menu_popover_get_dial") @MainActor @unsafe
public func rotary_wheel_dial_menu_popover_get_dial(_ self: OpaquePointer!) -> OpaquePointer! {
    unsafe DialMenuPopoverImplementation.of(self)?.dial.opaque
}

@_spi(C) @_cdecl("rotary_wheel_dial_menu_popover_popup_at") @MainActor @unsafe
public func rotary_wheel_dial_menu_popover_popup_at(_ self: OpaquePointer!, _ x: Double, _ y: Double) {
    unsafe DialMenuPopoverImplementation.of(self)?.popup(atX: x, y: y)
}

@_spi(C) @_cdecl("rotary_wheel_dial_menu_set_content_func") @MainActor @unsafe
public func rotary_wheel_dial_menu_set_content_func(
    _ self: OpaquePointer!, _ func: RotaryWheelContentFunc!, _ user_data: gpointer!,
    _ destroy: GDestroyNotify!
) {
    let data = unsafe CallbackData(data: user_data, destroy: destroy)
    unsafe DialMenuImplementation.of(self)?.setContentMaker(data.maker(`func`))
}
