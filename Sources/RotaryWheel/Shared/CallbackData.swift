import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheelInterop

/// The data of a C callback; its destroy function runs when nothing refers to it any more.
@safe @MainActor
final class CallbackData {
    @unsafe let data: gpointer?
    private let destroy: GDestroyNotify?

    @unsafe init(data: gpointer?, destroy: GDestroyNotify?) {
        unsafe self.data = unsafe data
        unsafe self.destroy = unsafe destroy
    }

    isolated deinit { unsafe destroy?(data) }

    /// Takes the new widget that a callback returns: floating from C, sunk and given away by a language binding.
    @unsafe static func take(_ widget: UnsafeMutablePointer<GtkWidget>?) -> Widget? {
        unsafe widget.map { unsafe Widget(adopting: g_object_take_ref($0)) }
    }

    /// A C function that creates the widget of an item.
    @unsafe func maker(_ function: RotaryWheelContentFunc?) -> ((Object) -> Widget?)? {
        unsafe function.map { make in
            { item in unsafe CallbackData.take(make(item.pointer, self.data)) }
        }
    }
}
