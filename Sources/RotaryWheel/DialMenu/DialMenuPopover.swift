public import CRotaryWheelGtk
import RotaryWheelInterop

/// A dial menu that opens at the pointer.
///
///     let popover = DialMenuPopover(menuModel: menu)
///     gtk_widget_set_parent(popover.widget, page)
///     popover.popup(atX: x, y: y)
///
/// The dial stays on the screen: near an edge its bubbles take the part of the circle that fits, in a corner a quarter.
/// It refers to a GtkPopover, as ``DialMenuWidget`` refers to its widget.
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

    /// Attaches a menu to a widget, which opens it by secondary button, long press, pen button, Menu, Shift+F10 and the
    /// action `dial-menu.popup`.
    ///
    /// A stroke from the widget chooses immediately; see ``DialTargets/wedges``. The popover lives as long as the widget.
    /// It replaces the widget's own context menu. A child that handles the secondary button keeps its menu. A long press on
    /// an entry or a selectable label selects text, as usual.
    ///
    /// - Parameters:
    ///   - widget: any widget.
    ///   - menuModel: the menu.
    /// - Returns: the popover, a child of the widget.
    @unsafe @discardableResult
    public static func attach(
        to widget: UnsafeMutablePointer<GtkWidget>, menuModel: UnsafeMutablePointer<GMenuModel>?
    ) -> DialMenuPopover {
        let popover = unsafe DialMenuPopover(menuModel: menuModel)
        popover.implementation.attachedWidget = unsafe Widget(retaining: UnsafeMutableRawPointer(widget))
        return popover
    }

    /// The GtkPopover, which needs a parent and must be unparented with it.
    ///
    /// Unparent it in an idle function: GTK uses it after the handlers of `closed`.
    @unsafe public var widget: UnsafeMutablePointer<GtkWidget> { unsafe handle.widget }

    /// The widget that opens the menu, as ``attach(to:menuModel:)`` says; `nil`, the default, for none; notifies
    /// `attached-widget`.
    @unsafe public var attachedWidget: UnsafeMutablePointer<GtkWidget>? {
        get { unsafe implementation.attachedWidget?.widget }
        set {
            unsafe handle.set(
                "attached-widget", to: newValue.map { unsafe Widget(retaining: UnsafeMutableRawPointer($0)) })
        }
    }

    /// A key whose press over the attached widget begins a stroke, as an accelerator such as `F8`; `nil`, the default,
    /// for none; notifies `turbo-key`.
    ///
    /// While it is down, movements without a button are the stroke. Its release chooses.
    public var turboKey: String? {
        get { implementation.turboKey }
        set { handle.set("turbo-key", to: newValue) }
    }

    /// The dial in it.
    public var dial: DialMenuWidget {
        DialMenuWidget(of: implementation.dial.implementation as! DialMenuImplementation)
    }

    /// The mark that chooses the item of an action, as ``DialMenuWidget/mark(ofAction:)`` of the dial.
    public func mark(ofAction detailedAction: String) -> String? { dial.mark(ofAction: detailedAction) }

    /// Opens the dial around a point of the parent, in pixels; ignored while the parent is unmapped.
    ///
    /// A pressed button of the pointer delays it until the release.
    public func popup(atX x: Double, y: Double) { implementation.popup(atX: x, y: y) }
}
