public import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

/// A radial menu whose items keep their directions: a press, a movement and a release choose one of them, also through
/// submenus, before anything opens.
///
///     let menu = MarkingMenuWidget(menuModel: actions)
///     menu.isExpanded = true
///     gtk_window_set_child(window, menu.widget)
///
/// Most menus open over a widget instead: see ``MarkingMenuPopover``. The target of an item is its wedge: all points
/// outside the center whose direction is nearest to the item's. `RotaryWheelMarkingMenu` in
/// `rotary-wheel-marking-menu.h` documents strokes, keys, CSS nodes and accessibility.
@safe @MainActor
public final class MarkingMenuWidget: MenuControl, SelectionListening {
    /// The protocol of the delegate.
    public typealias Delegate = any MarkingMenuDelegate

    var implementation: MarkingMenuImplementation { handle.implementation as! MarkingMenuImplementation }

    /// Creates an empty menu.
    public convenience init() { self.init(creating: MarkingMenuImplementation.objectClass) }

    /// Creates a menu of the items of a GMenuModel.
    @unsafe public convenience init(menuModel: UnsafeMutablePointer<GMenuModel>?) {
        self.init()
        unsafe self.menuModel = unsafe menuModel
    }

    /// Refers to a menu that exists; `nil` where the widget is none.
    @unsafe public convenience init?(_ widget: UnsafeMutablePointer<GtkWidget>) {
        unsafe self.init(widget, of: MarkingMenuImplementation.objectClass)
    }

    /// The pause in a stroke after which the menu opens; 300 ms by default, clamped to 0 … 5 s; notifies `show-delay`.
    public var showDelay: Duration {
        get { self["show-delay"] }
        set { self["show-delay"] = newValue }
    }

    /// The pause of a stroke on a submenu after which it opens; 300 ms by default, clamped to 0 … 5 s; notifies
    /// `dwell`.
    ///
    /// After the same pause, a pointer without a pressed button selects the item on which it rests.
    public var dwell: Duration {
        get { self["dwell"] }
        set { self["dwell"] = newValue }
    }

    /// Whether a pointer without a pressed button chooses an item by crossing the outer edge of the open menu; false by
    /// default; notifies `hover-mode`.
    public var hoverMode: Bool {
        get { self["hover-mode"] }
        set { self["hover-mode"] = newValue }
    }

    /// Whether the bubbles show the marks of their items; true by default; notifies `show-marks`.
    public var showsMarks: Bool {
        get { self["show-marks"] }
        set { self["show-marks"] = newValue }
    }

    /// The mark that chooses the item of an action, as an SVG path; see ``RotaryWheelModel/MarkShape/path``.
    ///
    /// It is `nil` for an action without an item, and for an item that only the open menu chooses, as the mark is
    /// ambiguous.
    ///
    /// - Parameter detailedAction: the action, with its target if there is one, such as `win.view::list`.
    public func mark(ofAction detailedAction: String) -> String? {
        implementation.mark(ofAction: detailedAction)?.path
    }
}
