public import CRotaryWheelGtk
import RotaryWheelInterop

/// A window that shows the marks of a menu, as GtkShortcutsWindow shows keys.
///
///     let strokes = StrokesWindow(menuModel: menu)
///     strokes.present()
///
/// Each item has a row with its mark, its label and its key; each submenu has a heading. It refers to a GtkWindow, which
/// GTK owns until it is closed.
@safe @MainActor
public final class StrokesWindow: RotaryControl {
    /// Creates a window with the marks of a GMenuModel.
    @unsafe public convenience init(menuModel: UnsafeMutablePointer<GMenuModel>?) {
        self.init(creating: StrokesWindowImplementation.objectClass)
        unsafe self.menuModel = unsafe menuModel
    }

    /// Refers to a window that exists; `nil` where the widget is none.
    @unsafe public convenience init?(_ widget: UnsafeMutablePointer<GtkWidget>) {
        unsafe self.init(widget, of: StrokesWindowImplementation.objectClass)
    }

    private var implementation: StrokesWindowImplementation {
        handle.implementation as! StrokesWindowImplementation
    }

    /// The menu, whose changes the window follows; `nil`, the default, for none; notifies `menu-model`.
    @unsafe public var menuModel: UnsafeMutablePointer<GMenuModel>? {
        get { unsafe implementation.menuModel?.pointer.assumingMemoryBound(to: GMenuModel.self) }
        set { unsafe self["menu-model"] = newValue.map { unsafe MenuModel(retaining: $0) } }
    }

    /// The widget whose actions decide which items of the menu are hidden, such as that of
    /// ``MarkingMenuPopover/attach(to:menuModel:)``; `nil`, the default, hides none; notifies `action-widget`.
    ///
    /// Hidden items change the directions of others. The window does not keep the widget.
    @unsafe public var actionWidget: UnsafeMutablePointer<GtkWidget>? {
        get { unsafe implementation.actionWidget?.widget }
        set {
            unsafe self["action-widget"] = newValue.map {
                unsafe Widget(retaining: UnsafeMutableRawPointer($0))
            }
        }
    }

    /// Shows the window.
    public func present() { handle.cast(to: Window.self).present() }
}
