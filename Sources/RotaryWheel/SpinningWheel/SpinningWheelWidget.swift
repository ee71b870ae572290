public import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// A carousel: a collection of any size on the rim of a circle that is far larger than the view.
///
/// Only the items near the middle of the view show. The centered item is selected when the rim settles.
///
///     let wheel = SpinningWheelWidget(labels: ["Dunes", "Harbor", "Orchard"])
///     wheel.onSettled = { wheel, item in print(wheel.selectedText ?? "") }
///     gtk_window_set_child(window, wheel.widget)
///
/// `RotaryWheelSpinningWheel` in `rotary-wheel-spinning-wheel.h` documents gestures, keys, CSS nodes and accessibility.
@safe @MainActor
public final class SpinningWheelWidget: SelectionControl, SelectionListening {
    /// The protocol of the delegate.
    public typealias Delegate = any SpinningWheelDelegate

    var implementation: SpinningWheelImplementation { handle.implementation as! SpinningWheelImplementation }

    /// Creates an empty wheel.
    public convenience init() { self.init(creating: SpinningWheelImplementation.objectClass) }

    /// Refers to a wheel that exists; `nil` where the widget is none.
    @unsafe public convenience init?(_ widget: UnsafeMutablePointer<GtkWidget>) {
        unsafe self.init(widget, of: SpinningWheelImplementation.objectClass)
    }

    /// Moves to an item the short way, or shows it immediately; a position that does not exist is ignored.
    ///
    /// With `animated` the item is selected when the wheel settles there.
    public func scroll(to position: Int, animated: Bool = true) {
        implementation.scroll(to: position, animated: animated)
    }
}
