// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CRotaryWheel
public import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The functions of rotary-wheel-widget.h beyond properties.

extension WheelImplementation: CallableFromC {}

@_spi(C) @_cdecl("rotary_wheel_widget_turn_to") @MainActor @unsafe
public func rotary_wheel_widget_turn_to(_ self: OpaquePointer!, _ position: guint) {
    unsafe WheelImplementation.of(self)?.turn(to: Int(position))
}

@_spi(C) @_cdecl("rotary_wheel_widget_step") @MainActor @unsafe
public func rotary_wheel_widget_step(_ self: OpaquePointer!, _ count: gint) {
    unsafe WheelImplementation.of(self)?.step(by: Int(count))
}

@_spi(C) @_cdecl("rotary_wheel_widget_turn_to_angle") @MainActor @unsafe
public func rotary_wheel_widget_turn_to_angle(_ self: OpaquePointer!, _ angle: Double, _ duration: guint) {
    unsafe WheelImplementation.of(self)?
        .turn(to: Angle(radians: angle), duration: .milliseconds(duration))
}

@_spi(C) @_cdecl("rotary_wheel_widget_spin") @MainActor @unsafe
public func rotary_wheel_widget_spin(_ self: OpaquePointer!, _ speed: Double) {
    unsafe WheelImplementation.of(self)?.spin(speed: Angle(radians: speed))
}

@_spi(C) @_cdecl("rotary_wheel_widget_spin_to") @MainActor @unsafe
public func rotary_wheel_widget_spin_to(
    _ self: OpaquePointer!, _ position: guint, _ turns: gint, _ duration: guint
) {
    unsafe WheelImplementation.of(self)?
        .spin(to: Int(position), turns: Int(turns), duration: .milliseconds(duration))
}

@_spi(C) @_cdecl("rotary_wheel_widget_spin_at_random") @MainActor @unsafe
public func rotary_wheel_widget_spin_at_random(_ self: OpaquePointer!, _ turns: gint, _ duration: guint) {
    var generator = SystemRandomNumberGenerator()
    unsafe WheelImplementation.of(self)?
        .spinAtRandom(turns: Int(turns), duration: .milliseconds(duration), using: &generator)
}

@_spi(C) @_cdecl("rotary_wheel_widget_spin_with_seed") @MainActor @unsafe
public func rotary_wheel_widget_spin_with_seed(
    _ self: OpaquePointer!, _ turns: gint, _ duration: guint, _ seed: guint64
) {
    var generator = SeededGenerator(seed: UInt64(seed))
    unsafe WheelImplementation.of(self)?
        .spinAtRandom(turns: Int(turns), duration: .milliseconds(duration), using: &generator)
}

@_spi(C) @_cdecl("rotary_wheel_widget_stop") @MainActor @unsafe
public func rotary_wheel_widget_stop(_ self: OpaquePointer!) { unsafe WheelImplementation.of(self)?.stop() }

@_spi(C) @_cdecl("rotary_wheel_widget_get_sector_extent") @MainActor @unsafe
public func rotary_wheel_widget_get_sector_extent(
    _ self: OpaquePointer!, _ position: guint, _ min: UnsafeMutablePointer<Double>!,
    _ mid: UnsafeMutablePointer<Double>!, _ max: UnsafeMutablePointer<Double>!
) -> gboolean {
    guard let extent = unsafe WheelImplementation.of(self)?.motion.extent(of: Int(position)) else { return 0 }
    unsafe min?.pointee = extent.minimum.radians
    unsafe mid?.pointee = extent.middle.radians
    unsafe max?.pointee = extent.maximum.radians
    return 1
}

@_spi(C) @_cdecl("rotary_wheel_widget_set_content_func") @MainActor @unsafe
public func rotary_wheel_widget_set_content_func(
    _ self: OpaquePointer!, _ func: RotaryWheelContentFunc!, _ user_data: gpointer!,
    _ destroy: GDestroyNotify!
) {
    let data = unsafe CallbackData(data: user_data, destroy: destroy)
    unsafe WheelImplementation.of(self)?.setContentMaker(data.maker(`func`))
}
