public import CRotaryWheelGtk

/// A dial menu that opens at the pointer.
///
///     let popover = DialMenuPopover(menuModel: menu)
///     gtk_widget_set_parent(popover.widget, page)
///     popover.popup(atX: x, y: y)
///
/// The dial stays on the screen: near an edge its bubbles take the part of the circle that fits, in a corner a quarter.
/// The action of its ``MenuPopover/attachedWidget`` is `dial-menu.popup`.
@safe @MainActor
public final class DialMenuPopover: MenuPopover {
    var implementation: DialMenuPopoverImplementation {
        handle.implementation as! DialMenuPopoverImplementation
    }

    /// Creates a popover with the items of a GMenuModel.
    @unsafe public convenience init(menuModel: UnsafeMutablePointer<GMenuModel>?) {
        self.init(creating: DialMenuPopoverImplementation.objectClass)
        unsafe self.menuModel = unsafe menuModel
    }

    /// Refers to a popover that exists; `nil` where the widget is none.
    @unsafe public convenience init?(_ widget: UnsafeMutablePointer<GtkWidget>) {
        unsafe self.init(widget, of: DialMenuPopoverImplementation.objectClass)
    }

    /// Attaches a menu to a widget, which opens it; see ``MenuPopover/attachedWidget``.
    ///
    /// - Returns: the popover, a child of the widget.
    @unsafe @discardableResult
    public static func attach(
        to widget: UnsafeMutablePointer<GtkWidget>, menuModel: UnsafeMutablePointer<GMenuModel>?
    ) -> DialMenuPopover {
        let popover = unsafe DialMenuPopover(menuModel: menuModel)
        unsafe popover.attachedWidget = unsafe widget
        return popover
    }

    /// The dial in it.
    public var dial: DialMenuWidget { DialMenuWidget(of: implementation.content) }
}
