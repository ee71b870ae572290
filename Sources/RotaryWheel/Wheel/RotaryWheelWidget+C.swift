// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CRotaryWheel
public import CRotaryWheelGtk
import RotaryWheelInterop

// The functions of rotary-wheel-widget.h beyond properties.

@MainActor @unsafe
private func wheel(_ pointer: OpaquePointer?, function: String = #function) -> WheelImplementation? {
    unsafe implementation(
        of: pointer, WheelImplementation.objectClass, "ROTARY_WHEEL_IS_WIDGET (self)", function: function)
}

@c(rotary_wheel_widget_set_content_func) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_content_func(
    _ self: OpaquePointer!, _ func: RotaryWheelContentFunc!, _ user_data: gpointer!,
    _ destroy: GDestroyNotify!
) {
    let data = unsafe CallbackData(data: user_data, destroy: destroy)
    unsafe wheel(self)?.setContentMaker(data.maker(`func`))
}

@c(rotary_wheel_widget_turn_to) @implementation @MainActor @unsafe
public func rotary_wheel_widget_turn_to(_ self: OpaquePointer!, _ position: guint) {
    unsafe wheel(self)?.turn(to: Int(position))
}

@c(rotary_wheel_widget_step) @implementation @MainActor @unsafe
public func rotary_wheel_widget_step(_ self: OpaquePointer!, _ count: gint) {
    unsafe wheel(self)?.step(by: Int(count))
}

@c(rotary_wheel_widget_get_weights) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_weights(
    _ self: OpaquePointer!, _ n_weights: UnsafeMutablePointer<gsize>!
) -> UnsafeMutablePointer<Double>! {
    let weights = unsafe wheel(self)?.weights ?? []
    unsafe n_weights?.pointee = gsize(weights.count)
    guard !weights.isEmpty else { return nil }
    return unsafe g_memdup2(weights, gsize(weights.count * MemoryLayout<Double>.stride))
        .assumingMemoryBound(to: Double.self)
}

@c(rotary_wheel_widget_set_weights) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_weights(
    _ self: OpaquePointer!, _ weights: UnsafePointer<Double>!, _ n_weights: gsize
) {
    // The caller gives the length of the array.
    let buffer = unsafe UnsafeBufferPointer(start: weights, count: weights == nil ? 0 : Int(n_weights))
    _ = unsafe wheel(self)?.setWeights(Array(buffer))
}

@c(rotary_wheel_widget_get_sector_extent) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_sector_extent(
    _ self: OpaquePointer!, _ position: guint, _ min: UnsafeMutablePointer<Double>!,
    _ mid: UnsafeMutablePointer<Double>!, _ max: UnsafeMutablePointer<Double>!
) -> gboolean {
    guard let extent = unsafe wheel(self)?.motion.extent(of: Int(position)) else { return 0 }
    unsafe min?.pointee = extent.minimum.radians
    unsafe mid?.pointee = extent.middle.radians
    unsafe max?.pointee = extent.maximum.radians
    return 1
}
