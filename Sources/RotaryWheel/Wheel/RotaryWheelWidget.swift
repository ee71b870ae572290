public import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// A wheel of sectors that turns under a fixed indicator.
///
/// The sector at the indicator is selected when the wheel settles. Without a model the sectors are numbered from 1;
/// with one they show its first 100,000 items.
///
///     let wheel = RotaryWheelWidget(labels: ["Circles", "Flower", "Monster"])
///     wheel.onSettled = { wheel, sector in print(wheel.selectedText ?? "") }
///     gtk_window_set_child(window, wheel.widget)
///
/// `RotaryWheelWidget` in `rotary-wheel.h` documents gestures, keys, CSS nodes and accessibility.
@safe @MainActor
public final class RotaryWheelWidget: SelectionControl, SelectionListening {
    /// The protocol of the delegate.
    public typealias Delegate = any RotaryWheelDelegate

    var implementation: WheelImplementation { handle.implementation as! WheelImplementation }

    /// Creates an empty wheel.
    public convenience init() { self.init(creating: WheelImplementation.objectClass) }

    /// Creates a wheel of numbered sectors.
    ///
    /// - Parameter sectorCount: clamped to 0 … 100,000.
    public convenience init(sectorCount: Int) {
        self.init()
        self.sectorCount = sectorCount
    }

    /// Refers to a wheel that exists; `nil` where the widget is none.
    @unsafe public convenience init?(_ widget: UnsafeMutablePointer<GtkWidget>) {
        unsafe self.init(widget, of: WheelImplementation.objectClass)
    }
}
