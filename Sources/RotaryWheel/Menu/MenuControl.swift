public import CRotaryWheelGtk
import RotaryWheelInterop

/// A menu of bubbles around a button: a dial menu or a marking menu.
@safe @MainActor
public class MenuControl: SelectionControl {
    private final var menu: any MenuImplementation { handle.implementation as! any MenuImplementation }

    /// The menu of the bubbles, a GMenuModel; `nil`, the default, for none.
    ///
    /// Labels, icons, actions with their targets, `hidden-when` and sections have the meaning of GTK's menus.
    /// A submenu opens in place. The attribute `css-class` gives a bubble a style class. The menu replaces
    /// ``SelectionControl/model``, and the reverse. Notifies `menu-model`.
    @unsafe public final var menuModel: UnsafeMutablePointer<GMenuModel>? {
        get { unsafe menu.menuModel?.pointer.assumingMemoryBound(to: GMenuModel.self) }
        set { unsafe self["menu-model"] = newValue.map { unsafe MenuModel(retaining: $0) } }
    }

    /// Whether the bubbles are around the center, or on their way there; false by default.
    ///
    /// The way takes ``expandDuration``; the bubbles turn round where they are when this changes on the way. Notifies
    /// `expanded`.
    public final var isExpanded: Bool {
        get { menu.isExpanded }
        set { self["expanded"] = newValue }
    }

    /// The number of items, including those that do not show at present.
    public final var itemCount: Int { menu.itemCount }

    /// The diameter of a bubble that is not inflated, in pixels; 72 by default, clamped to 16 … 512; notifies
    /// `item-size`.
    public final var itemSize: Int {
        get { self["item-size"] }
        set { self["item-size"] = newValue }
    }

    /// The duration of an expansion or collapse; 300 ms by default, clamped to 0 … 2 s; notifies `expand-duration`.
    ///
    /// Without animations, the menu expands immediately.
    public final var expandDuration: Duration {
        get { self["expand-duration"] }
        set { self["expand-duration"] = newValue }
    }

    /// Returns to the menu that opened the present one.
    public final func goBack() { menu.goBack() }
}
