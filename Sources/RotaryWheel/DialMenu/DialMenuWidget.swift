public import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// A radial menu: bubbles that leave their center for a circle; the bubble at the top is active.
///
///     let dial = DialMenuWidget(labels: ["Pale lager", "Witbier", "Pilsner"])
///     dial.onSettled = { dial, item in print(dial.selectedText ?? "") }
///     dial.isExpanded = true
///     gtk_window_set_child(window, dial.widget)
///
/// `RotaryWheelDialMenu` in `rotary-wheel-dial-menu.h` documents gestures, keys, CSS nodes and accessibility.
@safe @MainActor
public final class DialMenuWidget: SelectionControl, SelectionListening {
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

    /// The mark that chooses the item of an action, as an SVG path; see ``RotaryWheelModel/MarkShape/path``.
    ///
    /// It is `nil` where ``targets`` are bubbles, for an action without an item, and for an item that only the open menu
    /// chooses, as the mark is ambiguous.
    ///
    /// - Parameter detailedAction: the action, with its target if there is one, such as `win.view::list`.
    public func mark(ofAction detailedAction: String) -> String? {
        implementation.mark(ofAction: detailedAction)?.path
    }

    /// Returns to the menu that opened the present one.
    public func goBack() { implementation.goBack() }
}
