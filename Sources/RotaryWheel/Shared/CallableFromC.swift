import CRotaryWheelShims
import RotaryWheelInterop

/// An implementation whose functions C can call.
protocol CallableFromC: ObjectImplementation {
    static var objectClass: ObjectClass { get }
}

extension CallableFromC {
    /// The implementation of an instance; anything else is a critical, as in GTK's own functions.
    @unsafe static func of(_ pointer: OpaquePointer?, function: String = #function) -> Self? {
        guard let pointer = unsafe pointer, unsafe cgtk_is_a(UnsafeRawPointer(pointer), objectClass.type) != 0
        else {
            // Without a regular expression, whose module would be a tenth of the library.
            let words = objectClass.name.dropFirst("RotaryWheel".count).reduce("") {
                $0 + ($1.isUppercase ? "_" : "") + $1.uppercased()
            }
            let check = "ROTARY_WHEEL_IS\(words) (self)"
            Log.critical("\(function.prefix { $0 != "(" }): assertion '\(check)' failed")
            return nil
        }
        return unsafe Object(borrowing: UnsafeMutableRawPointer(pointer)).implementation as? Self
    }
}
