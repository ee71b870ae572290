public import CRotaryWheelGtk
import RotaryWheelInterop

/// A dial menu that opens at the pointer, above everything else.
///
///     let popover = DialMenuPopover(menuModel: menu)
///     gtk_widget_set_parent(popover.widget, page)
///     popover.popup(atX: x, y: y)
///
/// The dial stays on the screen: near an edge its bubbles stand on the part of the circle that fits, in a
/// corner a quarter. This is a reference to a GtkPopover, as ``DialMenuWidget`` is one to its widget.
@safe @MainActor
public final class DialMenuPopover {
    let handle: Widget
    let implementation: DialMenuPopoverImplementation

    /// Creates a popover with the items of a GMenuModel.
    @unsafe public init(menuModel: UnsafeMutablePointer<GMenuModel>?) {
        handle = Widget(DialMenuPopoverImplementation.objectClass)
        guard let implementation = handle.implementation as? DialMenuPopoverImplementation else {
            preconditionFailure("not a dial's popover")
        }
        self.implementation = implementation
        unsafe dial.menuModel = unsafe menuModel
    }

    /// The GtkPopover, which needs a parent and must be unparented when that goes.
    ///
    /// To unparent it when it closes, use an idle function: GTK 4.8 leaks a popover that a `closed` handler unparents.
    @unsafe public var widget: UnsafeMutablePointer<GtkWidget> { unsafe handle.widget }

    /// The dial in it.
    public var dial: DialMenuWidget {
        DialMenuWidget(of: implementation.dial.implementation as! DialMenuImplementation)
    }

    /// Opens the dial round a point of the parent, in pixels; does nothing while the parent does not show.
    ///
    /// While a button of the pointer is held it waits until that is let go of.
    public func popup(atX x: Double, y: Double) { implementation.popup(atX: x, y: y) }
}
