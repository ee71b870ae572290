import CRotaryWheel
public import CRotaryWheelGtk
import RotaryWheelInterop

// The functions of rotary-wheel-dial-menu.h; it documents them.

/// The Swift side of a popover that C hands over.
@MainActor @unsafe
private func popover(_ pointer: OpaquePointer?, function: String = #function)
    -> DialMenuPopoverImplementation?
{
    unsafe implementation(
        of: pointer, DialMenuPopoverImplementation.objectClass, "ROTARY_WHEEL_IS_DIAL_MENU_POPOVER (self)",
        function: function)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_popover_get_type) @implementation @MainActor
public func rotary_wheel_dial_menu_popover_get_type() -> GType {
    DialMenuPopoverImplementation.objectClass.type
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_popover_new) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_popover_new(_ menu: UnsafeMutablePointer<GMenuModel>!)
    -> UnsafeMutablePointer<GtkWidget>!
{
    let widget = unsafe cgtk_object_new(DialMenuPopoverImplementation.objectClass.type)!
    unsafe popover(OpaquePointer(widget))?.dialImplementation?.menuModel = menu.map {
        unsafe MenuModel(retaining: $0)
    }
    return unsafe widget.assumingMemoryBound(to: GtkWidget.self)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_popover_get_dial) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_popover_get_dial(_ self: OpaquePointer!) -> OpaquePointer! {
    unsafe popover(self)?.dial.opaque
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_dial_menu_popover_popup_at) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_popover_popup_at(_ self: OpaquePointer!, _ x: Double, _ y: Double) {
    unsafe popover(self)?.popup(atX: x, y: y)
}
