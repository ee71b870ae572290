public import CRotaryWheel
public import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The functions of rotary-wheel-spinning-wheel.h; it documents them.

/// The Swift side of a spinning wheel that C hands over.
@MainActor @unsafe
func spinningWheel(_ pointer: OpaquePointer?, function: String = #function) -> SpinningWheelImplementation? {
    unsafe implementation(
        of: pointer, SpinningWheelImplementation.objectClass, "ROTARY_WHEEL_IS_SPINNING_WHEEL (self)",
        function: function)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_get_type) @implementation @MainActor
public func rotary_wheel_spinning_wheel_get_type() -> GType { SpinningWheelImplementation.objectClass.type }

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_new) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_new() -> UnsafeMutablePointer<GtkWidget>! {
    unsafe cgtk_object_new(SpinningWheelImplementation.objectClass.type).assumingMemoryBound(
        to: GtkWidget.self)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_get_model) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_get_model(_ self: OpaquePointer!) -> OpaquePointer! {
    unsafe spinningWheel(self)?.modelProperty?.opaque
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_set_model) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_set_model(_ self: OpaquePointer!, _ model: OpaquePointer!) {
    unsafe spinningWheel(self)?.modelProperty = model.map {
        unsafe ListModel(retaining: UnsafeMutableRawPointer($0))
    }
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_set_create_func) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_set_create_func(
    _ self: OpaquePointer!, _ func: RotaryWheelCreateItemFunc!, _ user_data: gpointer!,
    _ destroy: GDestroyNotify!
) {
    let data = unsafe CallbackData(data: user_data, destroy: destroy)
    let create = unsafe `func`
    unsafe spinningWheel(self)?.setCreator(
        create.map { create in
            {
                // A new widget's reference floats in C; a language binding has sunk it and gives it away.
                unsafe create(data.data).map { unsafe Widget(adopting: g_object_take_ref($0)) }
            }
        })
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_set_bind_func) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_set_bind_func(
    _ self: OpaquePointer!, _ func: RotaryWheelBindItemFunc!, _ user_data: gpointer!,
    _ destroy: GDestroyNotify!
) {
    let data = unsafe CallbackData(data: user_data, destroy: destroy)
    let bind = unsafe `func`
    unsafe spinningWheel(self)?.setBinder(
        bind.map { bind in
            { content, item, position in unsafe bind(content.widget, item.pointer, guint(position), data.data)
            }
        })
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_get_current) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_get_current(_ self: OpaquePointer!) -> guint {
    unsafe spinningWheel(self)?.current ?? guint.max
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_get_current_item) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_get_current_item(_ self: OpaquePointer!) -> gpointer! {
    unsafe spinningWheel(self)?.currentItem?.pointer
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_get_selected_item) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_get_selected_item(_ self: OpaquePointer!) -> gpointer! {
    unsafe spinningWheel(self)?.keptSelectedItem()?.pointer
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_scroll_to) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_scroll_to(
    _ self: OpaquePointer!, _ position: guint, _ animate: gboolean
) {
    unsafe spinningWheel(self)?.scroll(to: Int(position), animated: animate != 0)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_step) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_step(_ self: OpaquePointer!, _ count: gint) {
    unsafe spinningWheel(self)?.step(by: Int(count))
}
