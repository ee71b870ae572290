// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CRotaryWheel
public import CRotaryWheelGtk
import RotaryWheelInterop

// The functions of the headers that take callbacks.

/// The data of a C callback; its destroy function runs when nothing refers to it any more.
@safe @MainActor
final class CallbackData {
    @unsafe let data: gpointer?
    private let destroy: GDestroyNotify?

    @unsafe init(data: gpointer?, destroy: GDestroyNotify?) {
        unsafe self.data = unsafe data
        unsafe self.destroy = unsafe destroy
    }

    isolated deinit { unsafe destroy?(data) }

    /// Takes the new widget that a callback returns: floating from C, sunk and given away by a language binding.
    @unsafe static func take(_ widget: UnsafeMutablePointer<GtkWidget>?) -> Widget? {
        unsafe widget.map { unsafe Widget(adopting: g_object_take_ref($0)) }
    }

    /// A C function that creates the widget of an item.
    @unsafe func maker(_ function: RotaryWheelContentFunc?) -> ((Object) -> Widget?)? {
        unsafe function.map { make in
            { item in unsafe CallbackData.take(make(item.pointer, self.data)) }
        }
    }
}

@c(rotary_wheel_widget_set_content_func) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_content_func(
    _ self: OpaquePointer!, _ func: RotaryWheelContentFunc!, _ user_data: gpointer!,
    _ destroy: GDestroyNotify!
) {
    let data = unsafe CallbackData(data: user_data, destroy: destroy)
    unsafe WheelImplementation.of(self)?.setContentMaker(data.maker(`func`))
}

@c(rotary_wheel_dial_menu_set_content_func) @implementation @MainActor @unsafe
public func rotary_wheel_dial_menu_set_content_func(
    _ self: OpaquePointer!, _ func: RotaryWheelContentFunc!, _ user_data: gpointer!,
    _ destroy: GDestroyNotify!
) {
    let data = unsafe CallbackData(data: user_data, destroy: destroy)
    unsafe DialMenuImplementation.of(self)?.setContentMaker(data.maker(`func`))
}

@c(rotary_wheel_spinning_wheel_set_create_func) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_set_create_func(
    _ self: OpaquePointer!, _ func: RotaryWheelCreateItemFunc!, _ user_data: gpointer!,
    _ destroy: GDestroyNotify!
) {
    let data = unsafe CallbackData(data: user_data, destroy: destroy)
    let create = unsafe `func`
    unsafe SpinningWheelImplementation.of(self)?.setCreator(
        create.map { create in { unsafe CallbackData.take(create(data.data)) } })
}

@c(rotary_wheel_spinning_wheel_set_bind_func) @implementation @MainActor @unsafe
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
