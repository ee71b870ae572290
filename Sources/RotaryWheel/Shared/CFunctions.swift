import CRotaryWheelGtk
import RotaryWheelInterop

/// The Swift side of an object that C hands over; anything else is a critical error, as with GTK's own
/// functions.
///
/// - Parameters:
///   - assertion: what does not hold then, as C says it.
///   - function: the name of the C function.
@MainActor @unsafe
func implementation<Implementation: ObjectImplementation>(
    of pointer: OpaquePointer?, _ objectClass: ObjectClass, _ assertion: StaticString, function: String
) -> Implementation? {
    guard let pointer = unsafe pointer, unsafe cgtk_is_a(UnsafeRawPointer(pointer), objectClass.type) != 0
    else {
        Log.critical("\(function.prefix { $0 != "(" }): assertion '\(assertion)' failed")
        return nil
    }
    return unsafe Object(borrowing: UnsafeMutableRawPointer(pointer)).implementation as? Implementation
}

/// The data that comes with a C callback, freed as C asks for when nothing refers to it any more.
@safe @MainActor
final class CallbackData {
    @unsafe let data: gpointer?
    private let destroy: GDestroyNotify?

    @unsafe init(data: gpointer?, destroy: GDestroyNotify?) {
        unsafe self.data = unsafe data
        unsafe self.destroy = unsafe destroy
    }

    isolated deinit { unsafe destroy?(data) }
}
