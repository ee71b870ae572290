public import CRotaryWheel
import GtkInterop

@c(rotary_wheel_widget_new) @implementation @MainActor
public func rotary_wheel_widget_new() -> UnsafeMutablePointer<GtkWidget>! { nil }

@MainActor func mainOnly() {}
@c(rotary_wheel_widget_set_weights) @implementation @MainActor
public func rotary_wheel_widget_set_weights(_ self: OpaquePointer!, _ weights: UnsafePointer<Double>!, _ n: gsize) { mainOnly() }
