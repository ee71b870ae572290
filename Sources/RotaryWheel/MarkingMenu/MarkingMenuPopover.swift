public import CRotaryWheelGtk

/// A marking menu that opens over a widget.
///
///     MarkingMenuPopover.attach(to: page, menuModel: menu)
///
/// A press, a movement and a release on the widget choose an item immediately; a pause opens the menu. The actions of
/// its ``MenuPopover/attachedWidget`` are `marking-menu.popup` and `marking-menu.show-strokes`, which shows the marks of
/// the menu in a ``StrokesWindow``.
@safe @MainActor
public final class MarkingMenuPopover: MenuPopover {
    var implementation: MarkingMenuPopoverImplementation {
        handle.implementation as! MarkingMenuPopoverImplementation
    }

    /// Creates a popover with the items of a GMenuModel.
    @unsafe public convenience init(menuModel: UnsafeMutablePointer<GMenuModel>?) {
        self.init(creating: MarkingMenuPopoverImplementation.objectClass)
        unsafe self.menuModel = unsafe menuModel
    }

    /// Refers to a popover that exists; `nil` where the widget is none.
    @unsafe public convenience init?(_ widget: UnsafeMutablePointer<GtkWidget>) {
        unsafe self.init(widget, of: MarkingMenuPopoverImplementation.objectClass)
    }

    /// Attaches a menu to a widget, which opens it by a stroke and otherwise; see ``MenuPopover/attachedWidget``.
    ///
    /// - Returns: the popover, a child of the widget.
    @unsafe @discardableResult
    public static func attach(
        to widget: UnsafeMutablePointer<GtkWidget>, menuModel: UnsafeMutablePointer<GMenuModel>?
    ) -> MarkingMenuPopover {
        let popover = unsafe MarkingMenuPopover(menuModel: menuModel)
        unsafe popover.attachedWidget = unsafe widget
        return popover
    }

    /// A key whose press over the attached widget begins a stroke, as an accelerator such as `F8`; `nil`, the default,
    /// for none; notifies `turbo-key`.
    ///
    /// While it is down, movements without a button are the stroke. Its release chooses.
    public var turboKey: String? {
        get { implementation.turboKey }
        set { self["turbo-key"] = newValue }
    }

    /// The menu in it.
    public var menu: MarkingMenuWidget { MarkingMenuWidget(of: implementation.content) }
}
