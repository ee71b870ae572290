import CRotaryWheel
public import CRotaryWheelGtk
import RotaryWheelInterop

// The functions of rotary-wheel.h; it documents them.

/// The Swift side of an item that C hands over.
@MainActor @unsafe
private func item(_ pointer: OpaquePointer?, function: String = #function) -> ItemImplementation? {
    unsafe implementation(
        of: pointer, ItemImplementation.objectClass, "ROTARY_WHEEL_IS_ITEM (self)", function: function)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_item_get_type) @implementation @MainActor
public func rotary_wheel_item_get_type() -> GType { ItemImplementation.objectClass.type }

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_item_new) @implementation @MainActor @unsafe
public func rotary_wheel_item_new(
    _ label: UnsafePointer<CChar>!, _ icon_name: UnsafePointer<CChar>!
) -> OpaquePointer! {
    let pointer = unsafe OpaquePointer(cgtk_object_new(ItemImplementation.objectClass.type))
    unsafe rotary_wheel_item_set_label(pointer, label)
    unsafe rotary_wheel_item_set_icon_name(pointer, icon_name)
    return unsafe pointer
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_item_get_label) @implementation @MainActor @unsafe
public func rotary_wheel_item_get_label(_ self: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
    unsafe g_strdup(item(self)?.label)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_item_set_label) @implementation @MainActor @unsafe
public func rotary_wheel_item_set_label(_ self: OpaquePointer!, _ label: UnsafePointer<CChar>!) {
    unsafe item(self)?.label = unsafe string(label)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_item_get_icon_name) @implementation @MainActor @unsafe
public func rotary_wheel_item_get_icon_name(_ self: OpaquePointer!) -> UnsafeMutablePointer<CChar>! {
    unsafe g_strdup(item(self)?.iconName)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_item_set_icon_name) @implementation @MainActor @unsafe
public func rotary_wheel_item_set_icon_name(_ self: OpaquePointer!, _ icon_name: UnsafePointer<CChar>!) {
    unsafe item(self)?.iconName = unsafe string(icon_name)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_item_get_segment_file) @implementation @MainActor @unsafe
public func rotary_wheel_item_get_segment_file(_ self: OpaquePointer!) -> OpaquePointer! {
    unsafe item(self)?.segmentFile?.opaque
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_item_set_segment_file) @implementation @MainActor @unsafe
public func rotary_wheel_item_set_segment_file(_ self: OpaquePointer!, _ file: OpaquePointer!) {
    unsafe item(self)?.segmentFile = unsafe file.map { unsafe File(retaining: UnsafeMutableRawPointer($0)) }
}

@unsafe
private func string(_ pointer: UnsafePointer<CChar>?) -> String? {
    unsafe pointer.map { unsafe String(cString: $0) }
}
