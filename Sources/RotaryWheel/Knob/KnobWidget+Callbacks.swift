// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The functions of rotary-wheel-knob.h that take functions.

extension CallbackData {
    /// A function of C that reads a typed text.
    @unsafe fileprivate func parser(_ function: RotaryWheelKnobParseFunc?) -> KnobImplementation.Parser? {
        guard let function = unsafe function else { return nil }
        return { text throws(KnobTextError) in
            var value = 0.0
            var error: UnsafeMutablePointer<GError>?
            let isValue = unsafe function(text, &value, self.data, &error) != 0
            if isValue { return value }
            guard let error = unsafe error else { throw .notANumber }
            defer { unsafe g_error_free(error) }
            throw .refused(unsafe String(cString: error.pointee.message))
        }
    }
}

@_spi(C) @_cdecl("rotary_wheel_knob_set_parse_func") @MainActor @unsafe
public func rotary_wheel_knob_set_parse_func(
    _ self: OpaquePointer!, _ func: RotaryWheelKnobParseFunc!, _ user_data: gpointer!,
    _ destroy: GDestroyNotify!
) {
    let data = unsafe CallbackData(data: user_data, destroy: destroy)
    let knob = unsafe KnobImplementation.of(self)
    // The end of the function before may read the knob.
    let replaced = knob?.writing.parser
    knob?.writing.parser = unsafe data.parser(`func`)
    withExtendedLifetime(replaced) {}
}
