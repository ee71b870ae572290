// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CRotaryWheel
public import CRotaryWheelGtk
import RotaryWheelInterop

// The functions of rotary-wheel-spinning-wheel.h beyond properties.

extension SpinningWheelImplementation: CallableFromC {}

@_spi(C) @_cdecl("rotary_wheel_spinning_wheel_scroll_to") @MainActor @unsafe
public func rotary_wheel_spinning_wheel_scroll_to(
    _ self: OpaquePointer!, _ position: guint, _ animate: gboolean
) {
    unsafe SpinningWheelImplementation.of(self)?.scroll(to: Int(position), animated: animate != 0)
}

@_spi(C) @_cdecl("rotary_wheel_spinning_wheel_step") @MainActor @unsafe
public func rotary_wheel_spinning_wheel_step(_ self: OpaquePointer!, _ count: gint) {
    unsafe SpinningWheelImplementation.of(self)?.step(by: Int(count))
}

@_spi(C) @_cdecl("rotary_wheel_spinning_wheel_set_create_func") @MainActor @unsafe
public func rotary_wheel_spinning_wheel_set_create_func(
    _ self: OpaquePointer!, _ func: RotaryWheelCreateItemFunc!, _ user_data: gpointer!,
    _ destroy: GDestroyNotify!
) {
    let data = unsafe CallbackData(data: user_data, destroy: destroy)
    let create = unsafe `func`
    unsafe SpinningWheelImplementation.of(self)?.setCreator(
        create.map { create in { unsafe CallbackData.take(create(data.data)) } })
}

@_spi(C) @_cdecl("rotary_wheel_spinning_wheel_set_bind_func") @MainActor @unsafe
public func rotary_wheel_spinning_wheel_set_bind_func(
    _ self: OpaquePointer!, _ func: RotaryWheelBindItemFunc!, _ user_data: gpointer!,
    _ destroy: GDestroyNotify!
) {
    let data = unsafe CallbackData(data: user_data, destroy: destroy)
    let bind = unsafe `func`
    unsafe SpinningWheelImplementation.of(self)?.setBinder(
        bind.map { bind in
            { content, item, position in
                unsafe bind(content.widget, item.pointer, guint(position), data.data)
            }
        })
}
