import CRotaryWheel
public import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The property functions of rotary-wheel-spinning-wheel.h; it documents them. Called with anything but a spinning
// wheel they do nothing, after a critical error.

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_get_position) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_get_position(_ self: OpaquePointer!) -> Double {
    unsafe spinningWheel(self)?.position ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_set_position) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_set_position(_ self: OpaquePointer!, _ position: Double) {
    unsafe spinningWheel(self)?.position = position
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_get_item_width) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_get_item_width(_ self: OpaquePointer!) -> Double {
    unsafe spinningWheel(self)?.itemWidth ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_set_item_width) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_set_item_width(_ self: OpaquePointer!, _ item_width: Double) {
    unsafe spinningWheel(self)?.itemWidth = item_width
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_get_item_height) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_get_item_height(_ self: OpaquePointer!) -> Double {
    unsafe spinningWheel(self)?.itemHeight ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_set_item_height) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_set_item_height(_ self: OpaquePointer!, _ item_height: Double) {
    unsafe spinningWheel(self)?.itemHeight = item_height
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_get_radius) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_get_radius(_ self: OpaquePointer!) -> Double {
    unsafe spinningWheel(self)?.radius ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_set_radius) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_set_radius(_ self: OpaquePointer!, _ radius: Double) {
    unsafe spinningWheel(self)?.radius = radius
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_get_angle_per_item) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_get_angle_per_item(_ self: OpaquePointer!) -> Double {
    unsafe spinningWheel(self)?.anglePerItem ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_set_angle_per_item) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_set_angle_per_item(_ self: OpaquePointer!, _ angle: Double) {
    unsafe spinningWheel(self)?.anglePerItem = angle
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_get_flippable) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_get_flippable(_ self: OpaquePointer!) -> gboolean {
    unsafe spinningWheel(self)?.flips == true ? 1 : 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_set_flippable) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_set_flippable(_ self: OpaquePointer!, _ flippable: gboolean) {
    unsafe spinningWheel(self)?.flips = flippable != 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_get_snap) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_get_snap(_ self: OpaquePointer!) -> gboolean {
    unsafe spinningWheel(self)?.snaps == true ? 1 : 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_set_snap) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_set_snap(_ self: OpaquePointer!, _ snap: gboolean) {
    unsafe spinningWheel(self)?.snaps = snap != 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_get_endless) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_get_endless(_ self: OpaquePointer!) -> gboolean {
    unsafe spinningWheel(self)?.isEndless == true ? 1 : 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_set_endless) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_set_endless(_ self: OpaquePointer!, _ endless: gboolean) {
    unsafe spinningWheel(self)?.isEndless = endless != 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_get_inertia) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_get_inertia(_ self: OpaquePointer!) -> gboolean {
    unsafe spinningWheel(self)?.hasInertia == true ? 1 : 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_set_inertia) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_set_inertia(_ self: OpaquePointer!, _ inertia: gboolean) {
    unsafe spinningWheel(self)?.hasInertia = inertia != 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_get_selected) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_get_selected(_ self: OpaquePointer!) -> guint {
    unsafe spinningWheel(self)?.selected ?? guint.max
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_set_selected) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_set_selected(_ self: OpaquePointer!, _ position: guint) {
    unsafe spinningWheel(self)?.selected = position
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_get_orientation) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_get_orientation(_ self: OpaquePointer!) -> GtkPositionType {
    unsafe GtkPositionType(UInt32((spinningWheel(self)?.orientation ?? .top).rawValue))
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_set_orientation) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_set_orientation(
    _ self: OpaquePointer!, _ orientation: GtkPositionType
) {
    guard let orientation = RimOrientation(rawValue: Int(orientation.rawValue)) else { return }
    unsafe spinningWheel(self)?.orientation = orientation
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_get_adjustment) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_get_adjustment(
    _ self: OpaquePointer!
) -> UnsafeMutablePointer<GtkAdjustment>! {
    unsafe spinningWheel(self)?.adjustment?.pointer.assumingMemoryBound(to: GtkAdjustment.self)
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_spinning_wheel_set_adjustment) @implementation @MainActor @unsafe
public func rotary_wheel_spinning_wheel_set_adjustment(
    _ self: OpaquePointer!, _ adjustment: UnsafeMutablePointer<GtkAdjustment>!
) {
    unsafe spinningWheel(self)?.adjustment = adjustment.map { unsafe Adjustment(sinking: $0) }
}
