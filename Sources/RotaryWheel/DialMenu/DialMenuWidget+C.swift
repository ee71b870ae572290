// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CRotaryWheel
public import CRotaryWheelGtk
import RotaryWheelInterop

// The functions of rotary-wheel-dial-menu.h beyond properties.

@MainActor @unsafe
private func dial(_ pointer: OpaquePointer?, function: String = #function) -> DialMenuImplementation? {
    unsafe implementation(
        of: pointer, DialMenuImplementation.objectClass, "ROTARY_WHEEL_IS_DIAL_MENU (self)",
        function: function)
}

@MainActor @unsafe
private func popover(
    _ pointer: OpaquePointer?, function: String = #function
) -> DialMenuPopoverImplementation? {
    unsafe implementation(
        of: pointer, DialMenuPopoverImplementation.objectClass, "ROTARY_WHEEL_IS_DIAL_MENU_POPOVER (self)",
        function: function)
}

@c(rotary_wheel_dial_menu_set_content_func) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_set_content_func(
    _ self: OpaquePointer!, _ func: RotaryWheelContentFunc!, _ user_data: gpointer!,
    _ destroy: GDestroyNotify!
) {
    let data = unsafe CallbackData(data: user_data, destroy: destroy)
    unsafe dial(self)?.setContentMaker(data.maker(`func`))
}

@c(rotary_wheel_dial_menu_popover_get_dial) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_popover_get_dial(_ self: OpaquePointer!) -> OpaquePointer! {
    unsafe popover(self)?.dial.opaque
}

@c(rotary_wheel_dial_menu_popover_popup_at) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_popover_popup_at(_ self: OpaquePointer!, _ x: Double, _ y: Double) {
    unsafe popover(self)?.popup(atX: x, y: y)
}
