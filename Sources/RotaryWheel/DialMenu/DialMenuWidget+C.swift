// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheelInterop

// The functions of rotary-wheel-dial-menu.h beyond properties.

extension DialMenuImplementation: CallableFromC {}
extension DialMenuPopoverImplementation: CallableFromC {}

/// A copy that the caller frees.
@unsafe @MainActor
private func copy(_ text: String?) -> UnsafeMutablePointer<CChar>? {
    unsafe text.flatMap { unsafe g_strdup($0) }
}

@c(rotary_wheel_dial_menu_get_mark) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_get_mark(
    _ self: OpaquePointer!, _ detailed_action: UnsafePointer<CChar>!
) -> UnsafeMutablePointer<CChar>! {
    guard let dial = unsafe DialMenuImplementation.of(self), let name = unsafe detailed_action else {
        return nil
    }
    return unsafe copy(dial.mark(ofAction: String(cString: name))?.path)
}

@c(rotary_wheel_dial_menu_popover_get_mark) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_popover_get_mark(
    _ self: OpaquePointer!, _ detailed_action: UnsafePointer<CChar>!
) -> UnsafeMutablePointer<CChar>! {
    guard let popover = unsafe DialMenuPopoverImplementation.of(self), let name = unsafe detailed_action
    else {
        return nil
    }
    return unsafe copy(popover.dialImplementation?.mark(ofAction: String(cString: name))?.path)
}

@c(rotary_wheel_dial_menu_popover_get_dial) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_popover_get_dial(_ self: OpaquePointer!) -> OpaquePointer! {
    unsafe DialMenuPopoverImplementation.of(self)?.dial.opaque
}

@c(rotary_wheel_dial_menu_popover_popup_at) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_popover_popup_at(_ self: OpaquePointer!, _ x: Double, _ y: Double) {
    unsafe DialMenuPopoverImplementation.of(self)?.popup(atX: x, y: y)
}

@c(rotary_wheel_dial_menu_set_content_func) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_set_content_func(
    _ self: OpaquePointer!, _ func: RotaryWheelContentFunc!, _ user_data: gpointer!,
    _ destroy: GDestroyNotify!
) {
    let data = unsafe CallbackData(data: user_data, destroy: destroy)
    unsafe DialMenuImplementation.of(self)?.setContentMaker(data.maker(`func`))
}
