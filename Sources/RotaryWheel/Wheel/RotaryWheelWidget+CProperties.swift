public import CRotaryWheel
public import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The property functions of rotary-wheel.h; it documents them. Called with anything but a wheel they do
// nothing, after a critical error.

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_sector_count) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_sector_count(_ self: OpaquePointer!) -> guint {
    unsafe wheel(self)?.sectorCount ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_sector_count) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_sector_count(_ self: OpaquePointer!, _ sector_count: guint) {
    unsafe wheel(self)?.sectorCount = sector_count
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_selected) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_selected(_ self: OpaquePointer!) -> guint {
    unsafe wheel(self)?.selected ?? guint.max
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_selected) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_selected(_ self: OpaquePointer!, _ position: guint) {
    unsafe wheel(self)?.selected = position
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_rotation) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_rotation(_ self: OpaquePointer!) -> Double {
    unsafe wheel(self)?.rotation ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_rotation) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_rotation(_ self: OpaquePointer!, _ rotation: Double) {
    unsafe wheel(self)?.rotation = rotation
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_indicator_angle) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_indicator_angle(_ self: OpaquePointer!) -> Double {
    unsafe wheel(self)?.indicatorAngle ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_indicator_angle) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_indicator_angle(_ self: OpaquePointer!, _ angle: Double) {
    unsafe wheel(self)?.indicatorAngle = angle
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_minimum_rotation) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_minimum_rotation(_ self: OpaquePointer!) -> Double {
    unsafe wheel(self)?.minimumRotation ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_minimum_rotation) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_minimum_rotation(_ self: OpaquePointer!, _ rotation: Double) {
    unsafe wheel(self)?.minimumRotation = rotation
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_maximum_rotation) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_maximum_rotation(_ self: OpaquePointer!) -> Double {
    unsafe wheel(self)?.maximumRotation ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_maximum_rotation) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_maximum_rotation(_ self: OpaquePointer!, _ rotation: Double) {
    unsafe wheel(self)?.maximumRotation = rotation
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_grip_inner) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_grip_inner(_ self: OpaquePointer!) -> Double {
    unsafe wheel(self)?.gripInner ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_grip_inner) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_grip_inner(_ self: OpaquePointer!, _ fraction: Double) {
    unsafe wheel(self)?.gripInner = fraction
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_grip_outer) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_grip_outer(_ self: OpaquePointer!) -> Double {
    unsafe wheel(self)?.gripOuter ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_grip_outer) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_grip_outer(_ self: OpaquePointer!, _ fraction: Double) {
    unsafe wheel(self)?.gripOuter = fraction
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_strict_grip) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_strict_grip(_ self: OpaquePointer!) -> gboolean {
    unsafe wheel(self)?.isGripStrict == true ? 1 : 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_strict_grip) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_strict_grip(_ self: OpaquePointer!, _ strict_grip: gboolean) {
    unsafe wheel(self)?.isGripStrict = strict_grip != 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_dead_zone_angle) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_dead_zone_angle(_ self: OpaquePointer!) -> Double {
    unsafe wheel(self)?.deadZoneAngle ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_dead_zone_angle) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_dead_zone_angle(_ self: OpaquePointer!, _ angle: Double) {
    unsafe wheel(self)?.deadZoneAngle = angle
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_dead_zone_extent) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_dead_zone_extent(_ self: OpaquePointer!) -> Double {
    unsafe wheel(self)?.deadZoneExtent ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_dead_zone_extent) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_dead_zone_extent(_ self: OpaquePointer!, _ extent: Double) {
    unsafe wheel(self)?.deadZoneExtent = extent
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_snap) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_snap(_ self: OpaquePointer!) -> gboolean {
    unsafe wheel(self)?.snaps == true ? 1 : 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_snap) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_snap(_ self: OpaquePointer!, _ snap: gboolean) {
    unsafe wheel(self)?.snaps = snap != 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_inertia) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_inertia(_ self: OpaquePointer!) -> gboolean {
    unsafe wheel(self)?.hasInertia == true ? 1 : 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_inertia) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_inertia(_ self: OpaquePointer!, _ inertia: gboolean) {
    unsafe wheel(self)?.hasInertia = inertia != 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_settle_duration) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_settle_duration(_ self: OpaquePointer!) -> guint {
    unsafe wheel(self)?.settleDuration ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_settle_duration) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_settle_duration(_ self: OpaquePointer!, _ milliseconds: guint) {
    unsafe wheel(self)?.settleDuration = milliseconds
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_return_to_start) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_return_to_start(_ self: OpaquePointer!) -> gboolean {
    unsafe wheel(self)?.returnsToStart == true ? 1 : 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_return_to_start) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_return_to_start(_ self: OpaquePointer!, _ return_to_start: gboolean) {
    unsafe wheel(self)?.returnsToStart = return_to_start != 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_auto_advance) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_auto_advance(_ self: OpaquePointer!) -> guint {
    unsafe wheel(self)?.autoAdvance ?? 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_auto_advance) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_auto_advance(_ self: OpaquePointer!, _ milliseconds: guint) {
    unsafe wheel(self)?.autoAdvance = milliseconds
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_direction) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_direction(_ self: OpaquePointer!) -> RotaryWheelDirection {
    RotaryWheelDirection(rawValue: UInt32((unsafe wheel(self)?.direction ?? .clockwise).rawValue))
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_direction) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_direction(_ self: OpaquePointer!, _ direction: RotaryWheelDirection) {
    if let direction = WheelDirection(rawValue: Int(direction.rawValue)) {
        unsafe wheel(self)?.direction = direction
    }
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_flippable) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_flippable(_ self: OpaquePointer!) -> gboolean {
    unsafe wheel(self)?.flips == true ? 1 : 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_flippable) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_flippable(_ self: OpaquePointer!, _ flippable: gboolean) {
    unsafe wheel(self)?.flips = flippable != 0
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_get_turning) @implementation @MainActor @unsafe
public func rotary_wheel_widget_get_turning(_ self: OpaquePointer!) -> RotaryWheelTurning {
    RotaryWheelTurning(rawValue: UInt32((unsafe wheel(self)?.turning ?? .both).rawValue))
}

/// Implements the function of that name in `rotary-wheel.h`.
@c(rotary_wheel_widget_set_turning) @implementation @MainActor @unsafe
public func rotary_wheel_widget_set_turning(_ self: OpaquePointer!, _ turning: RotaryWheelTurning) {
    if let turning = WheelTurning(rawValue: Int(turning.rawValue)) { unsafe wheel(self)?.turning = turning }
}
