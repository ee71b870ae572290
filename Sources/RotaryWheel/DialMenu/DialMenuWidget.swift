public import CRotaryWheelGtk
import RotaryWheelInterop

/// A radial menu: bubbles that leave their center for a circle; the bubble at the top is active.
///
///     let dial = DialMenuWidget(labels: ["Pale lager", "Witbier", "Pilsner"])
///     dial.onSettled = { dial, item in print(dial.selectedText ?? "") }
///     dial.isExpanded = true
///     gtk_window_set_child(window, dial.widget)
///
/// `RotaryWheelDialMenu` in `rotary-wheel-dial-menu.h` documents gestures, keys, CSS nodes and accessibility.
@safe @MainActor
public final class DialMenuWidget: MenuControl, SelectionListening {
    /// The protocol of the delegate.
    public typealias Delegate = any DialMenuDelegate

    var implementation: DialMenuImplementation { handle.implementation as! DialMenuImplementation }

    /// Creates an empty dial.
    public convenience init() { self.init(creating: DialMenuImplementation.objectClass) }

    /// Creates a dial of the items of a GMenuModel.
    @unsafe public convenience init(menuModel: UnsafeMutablePointer<GMenuModel>?) {
        self.init()
        unsafe self.menuModel = unsafe menuModel
    }

    /// Refers to a dial that exists; `nil` where the widget is none.
    @unsafe public convenience init?(_ widget: UnsafeMutablePointer<GtkWidget>) {
        unsafe self.init(widget, of: DialMenuImplementation.objectClass)
    }
}
