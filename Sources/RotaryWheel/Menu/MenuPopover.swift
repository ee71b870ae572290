public import CRotaryWheelGtk
import RotaryWheelInterop

/// A GtkPopover with a menu that opens at the pointer: a dial menu or a marking menu.
///
/// It needs a parent and must be unparented with it. Unparent it in an idle function: GTK uses it after the handlers of
/// `closed`.
@safe @MainActor
public class MenuPopover: RotaryControl {
    private final var popup: any MenuPopoverImplementation {
        handle.implementation as! any MenuPopoverImplementation
    }

    /// The menu, a GMenuModel; `nil`, the default, for none; notifies `menu-model`.
    @unsafe public final var menuModel: UnsafeMutablePointer<GMenuModel>? {
        get { unsafe popup.menuModel?.pointer.assumingMemoryBound(to: GMenuModel.self) }
        set { unsafe self["menu-model"] = newValue.map { unsafe MenuModel(retaining: $0) } }
    }

    /// The widget that opens the menu, by secondary button, long press, pen button, Menu, Shift+F10 and an action; `nil`,
    /// the default, for none; notifies `attached-widget`.
    ///
    /// It replaces the widget's own context menu. A child that handles the secondary button keeps its menu. A long press
    /// on an entry or a selectable label selects text, as usual. The popover lives as long as the widget.
    @unsafe public final var attachedWidget: UnsafeMutablePointer<GtkWidget>? {
        get { unsafe popup.attachedWidget?.widget }
        set {
            unsafe self["attached-widget"] = newValue.map {
                unsafe Widget(retaining: UnsafeMutableRawPointer($0))
            }
        }
    }

    /// Opens the menu around a point of the parent, in pixels; ignored while the parent is unmapped.
    ///
    /// A pressed button of the pointer delays it until the release.
    public final func popup(atX x: Double, y: Double) { popup.popup(atX: x, y: y) }

    override final func windowContent() -> Widget {
        guard handle.parent == nil else { return handle }
        let label = Label("\(type(of: self))")
        popup.attachedWidget = label
        return label
    }
}
