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
/// `RotaryWheelSpinningWheel` in `rotary-wheel.h` documents gestures, keys, CSS nodes and accessibility.
@safe @MainActor
public final class SpinningWheelWidget: SelectionControl {
    var implementation: SpinningWheelImplementation { handle.implementation as! SpinningWheelImplementation }

    /// Creates an empty wheel.
    public convenience init() { self.init(creating: SpinningWheelImplementation.objectClass) }

    /// Creates a wheel with an item for each string.
    public convenience init(labels: [String]) {
        self.init()
        setItems(labels.map { RotaryWheelItem(label: $0) })
    }

    /// Refers to a wheel that exists; `nil` where the widget is none.
    @unsafe public convenience init?(_ widget: UnsafeMutablePointer<GtkWidget>) {
        unsafe self.init(widget, of: SpinningWheelImplementation.objectClass)
    }

    // MARK: Listening

    /// The delegate, held weakly.
    ///
    /// A new delegate gets the first call for the selection at once.
    public var delegate: (any SpinningWheelDelegate)? {
        get { implementation.listeners.delegate }
        set {
            implementation.listeners.delegate = newValue
            implementation.beginListening()
        }
    }

    /// Called with the position of the selected item each time the wheel settles.
    public var onSettled: ((SpinningWheelWidget, Int) -> Void)? {
        get { implementation.listeners.onSettled }
        set { implementation.listeners.onSettled = newValue }
    }

    /// Called with the position of the selected item each time the user activates it: by a tap, Enter or Space.
    public var onActivate: ((SpinningWheelWidget, Int) -> Void)? {
        get { implementation.listeners.onActivate }
        set { implementation.listeners.onActivate = newValue }
    }

    /// Moves to an item the short way, or shows it at once; a position that does not exist is ignored.
    ///
    /// With `animated` the item is selected when the wheel settles there.
    public func scroll(to position: Int, animated: Bool = true) {
        implementation.scroll(to: position, animated: animated)
    }
}
