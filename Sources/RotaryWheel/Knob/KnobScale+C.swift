// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The functions of rotary-wheel-knob-scale.h beyond properties.

extension CallbackData {
    /// A function of C for a curve, which knobs call on the main thread.
    @unsafe fileprivate func curve(
        _ function: RotaryWheelKnobCurveFunc?
    ) -> (@Sendable (Double) -> Double)? {
        guard let function = unsafe function else { return nil }
        let call: @MainActor @Sendable (Double) -> Double = { unsafe function($0, self.data) }
        return { number in MainActor.assumeIsolated { call(number) } }
    }
}

@_spi(C) @_cdecl("rotary_wheel_knob_scale_set_curve_func") @MainActor @unsafe
public func rotary_wheel_knob_scale_set_curve_func(
    _ self: OpaquePointer!, _ func: RotaryWheelKnobCurveFunc!, _ user_data: gpointer!,
    _ destroy: GDestroyNotify!
) {
    let value = unsafe CallbackData(data: user_data, destroy: destroy).curve(`func`)
    unsafe KnobScaleImplementation.of(self)?.setCurve(value.map { KnobCurve(value: $0) })
}

@_spi(C) @_cdecl("rotary_wheel_knob_scale_set_inverse_curve_func") @MainActor @unsafe
public func rotary_wheel_knob_scale_set_inverse_curve_func(
    _ self: OpaquePointer!, _ func: RotaryWheelKnobCurveFunc!, _ user_data: gpointer!,
    _ destroy: GDestroyNotify!
) {
    let place = unsafe CallbackData(data: user_data, destroy: destroy).curve(`func`)
    guard let scale = unsafe KnobScaleImplementation.of(self), let curve = scale.curve else { return }
    scale.setCurve(KnobCurve(value: curve.value, place: place))
}

@_spi(C) @_cdecl("rotary_wheel_knob_scale_set_table") @MainActor @unsafe
public func rotary_wheel_knob_scale_set_table(
    _ self: OpaquePointer!, _ places: UnsafePointer<Double>!, _ values: UnsafePointer<Double>!,
    _ n_points: gsize
) {
    let points = (0..<Int(clamping: n_points)).map {
        KnobBreakpoint(place: unsafe places[$0], value: unsafe values[$0])
    }
    unsafe KnobScaleImplementation.of(self)?.taper = .table(points)
}
