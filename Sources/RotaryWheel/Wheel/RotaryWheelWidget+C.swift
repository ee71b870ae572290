public import CRotaryWheel
public import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The functions of rotary-wheel.h; it documents them.

/// The Swift side of a wheel that C hands over.
@MainActor @unsafe
func wheel(_ pointer: OpaquePointer?, function: String = #function) -> WheelImplementation? {
    unsafe implementation(
        of: pointer, WheelImplementation.objectClass, "ROTARY_WHEEL_IS_WIDGET (self)", function: function)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_direction_get_type) @implementation @MainActor
public func rotary_wheel_direction_get_type() -> GType { WheelDirection.valueType }

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_turning_get_type) @implementation @MainActor
public func rotary_wheel_turning_get_type() -> GType { WheelTurning.valueType }

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_type) @implementation @MainActor
public func rotary_wheel_widget_get_type() -> GType { WheelImplementation.objectClass.type }

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_new) @implementation @MainActor @unsafe
public func rotary_wheel_widget_new() -> UnsafeMutablePointer<GtkWidget>! {
    unsafe cgtk_object_new(WheelImplementation.objectClass.type).assumingMemoryBound(to: GtkWidget.self)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_new_from_strings) @implementation @MainActor @unsafe
public func rotary_wheel_widget_new_from_strings(
    _ strings: UnsafePointer<UnsafePointer<CChar>?>!
) -> UnsafeMutablePointer<GtkWidget>! {
    let widget = unsafe rotary_wheel_widget_new()!
    let list = unsafe gtk_string_list_new(strings)
    unsafe rotary_wheel_widget_set_model(OpaquePointer(widget), list)
    unsafe g_object_unref(UnsafeMutableRawPointer(list))
    return unsafe widget
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_model) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_model(_ self: OpaquePointer!) -> OpaquePointer! {
    unsafe wheel(self)?.modelProperty?.opaque
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_model) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_model(_ self: OpaquePointer!, _ model: OpaquePointer!) {
    unsafe wheel(self)?.modelProperty = model.map { unsafe ListModel(retaining: UnsafeMutableRawPointer($0)) }
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_content_func) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_content_func(
    _ self: OpaquePointer!, _ func: RotaryWheelContentFunc!, _ user_data: gpointer!,
    _ destroy: GDestroyNotify!
) {
    let data = unsafe CallbackData(data: user_data, destroy: destroy)
    let make = unsafe `func`
    unsafe wheel(self)?.setContentMaker(
        make.map { make in
            { item in
                // A new widget's reference floats in C; a language binding has sunk it and gives it away.
                unsafe make(item.pointer, data.data).map { unsafe Widget(adopting: g_object_take_ref($0)) }
            }
        })
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_selected_item) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_selected_item(_ self: OpaquePointer!) -> gpointer! {
    unsafe wheel(self)?.keptSelectedItem()?.pointer
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_current) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_current(_ self: OpaquePointer!) -> guint {
    unsafe wheel(self)?.current ?? guint.max
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_current_item) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_current_item(_ self: OpaquePointer!) -> gpointer! {
    unsafe wheel(self)?.currentItem?.pointer
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_turn_to) @implementation @MainActor @unsafe
public func rotary_wheel_widget_turn_to(_ self: OpaquePointer!, _ position: guint) {
    unsafe wheel(self)?.turn(to: Int(position))
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_step) @implementation @MainActor @unsafe
public func rotary_wheel_widget_step(_ self: OpaquePointer!, _ count: gint) {
    unsafe wheel(self)?.step(by: Int(count))
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_hub) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_hub(_ self: OpaquePointer!) -> UnsafeMutablePointer<GtkWidget>! {
    unsafe wheel(self)?.hubChild?.widget
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_hub) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_hub(_ self: OpaquePointer!, _ hub: UnsafeMutablePointer<GtkWidget>!) {
    unsafe wheel(self)?.hubChild = hub.map { unsafe Widget(sinking: UnsafeMutableRawPointer($0)) }
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_background_file) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_background_file(_ self: OpaquePointer!) -> OpaquePointer! {
    unsafe wheel(self)?.background?.opaque
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_background_file) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_background_file(_ self: OpaquePointer!, _ file: OpaquePointer!) {
    unsafe wheel(self)?.background = file.map { unsafe File(retaining: UnsafeMutableRawPointer($0)) }
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_weights) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_weights(
    _ self: OpaquePointer!, _ n_weights: UnsafeMutablePointer<gsize>!
) -> UnsafeMutablePointer<Double>! {
    let weights = unsafe wheel(self)?.weights ?? []
    unsafe n_weights?.pointee = gsize(weights.count)
    guard !weights.isEmpty else { return nil }
    let copy = unsafe g_malloc(gsize(weights.count * MemoryLayout<Double>.stride))
        .assumingMemoryBound(to: Double.self)
    for (index, weight) in weights.enumerated() { unsafe copy[index] = weight }
    return unsafe copy
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_weights) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_weights(
    _ self: OpaquePointer!, _ weights: UnsafePointer<Double>!, _ n_weights: gsize
) {
    // The caller says how long the array is.
    let buffer = unsafe UnsafeBufferPointer(start: weights, count: weights == nil ? 0 : Int(n_weights))
    _ = unsafe wheel(self)?.setWeights(Array(buffer))
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_describe_sector) @implementation @MainActor @unsafe
public func rotary_wheel_widget_describe_sector(
    _ self: OpaquePointer!, _ position: guint
) -> UnsafeMutablePointer<CChar>! {
    unsafe g_strdup(wheel(self)?.wheel.extent(of: Int(position))?.description)
}
