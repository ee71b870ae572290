public import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension DialMenuWidget {
    // MARK: Items

    /// The menu of the bubbles, a GMenuModel; `nil`, the default, for none.
    ///
    /// Labels, icons, actions with their targets, `hidden-when` and sections have the meaning of GTK's menus.
    /// A submenu opens in place. The attribute `css-class` gives a bubble a style class. The menu replaces
    /// ``SelectionControl/model``, and the reverse. Notifies `menu-model`.
    @unsafe public var menuModel: UnsafeMutablePointer<GMenuModel>? {
        get { unsafe implementation.menuModel?.pointer.assumingMemoryBound(to: GMenuModel.self) }
        set { unsafe self["menu-model"] = newValue.map { unsafe MenuModel(retaining: $0) } }
    }

    /// Sets the function that creates a GtkWidget for an item of ``SelectionControl/model``, a GObject.
    ///
    /// `nil`, the default, shows an icon above a caption.
    @unsafe public func setContent(
        _ make: ((_ item: OpaquePointer) -> UnsafeMutablePointer<GtkWidget>?)?
    ) {
        unsafe implementation.setContentMaker(
            make.map { make in { unsafe make($0.opaque).map { unsafe Widget(sinking: $0) } } })
    }

    /// Whether the bubbles are on the circle, or on their way there; false by default.
    ///
    /// The way takes ``expandDuration``; the bubbles turn round where they are when this changes on the way. Notifies
    /// `expanded`.
    public var isExpanded: Bool {
        get { implementation.isExpanded }
        set { self["expanded"] = newValue }
    }

    /// The number of items, including those that do not show at present.
    public var itemCount: Int { implementation.motion.count }

    // MARK: Look and feel

    /// The diameter of a bubble that is not inflated, in pixels; 72 by default, clamped to 16 … 512; notifies
    /// `item-size`.
    public var itemSize: Int {
        get { self["item-size"] }
        set { self["item-size"] = newValue }
    }

    /// The scale of bubbles far from the top; 0.66 by default, clamped to 0.1 … 4; notifies `minimum-inflation`.
    public var minimumInflation: Double {
        get { self["minimum-inflation"] }
        set { self["minimum-inflation"] = newValue }
    }

    /// The scale of the bubble at the top; 1.33 by default, clamped to 0.1 … 4; notifies `maximum-inflation`.
    public var maximumInflation: Double {
        get { self["maximum-inflation"] }
        set { self["maximum-inflation"] = newValue }
    }

    /// The distance from the top beyond which bubbles are not inflated, in pixels; 100 by default, clamped to
    /// 1 … 10,000; notifies `inflation-distance`.
    public var inflationDistance: Double {
        get { self["inflation-distance"] }
        set { self["inflation-distance"] = newValue }
    }

    /// The angle of the snap point from the top, clockwise; 0 by default; notifies `snap-angle`.
    ///
    /// The bubble there is the current one. In text that runs from right to left the angle is mirrored. Near an edge of
    /// the screen, where only a part of the circle fits, the snap point is in the middle of that part.
    public var snapAngle: Angle {
        get { self["snap-angle"] }
        set { self["snap-angle"] = newValue }
    }

    /// Whether a flick turns the dial on by its speed, before the spring pulls; false by default; notifies `inertia`.
    public var hasInertia: Bool {
        get { self["inertia"] }
        set { self["inertia"] = newValue }
    }

    /// Whether a drag turns the dial by its way past the snap point, instead of its angle about the center.
    ///
    /// With the snap point at the top, a drag to the right turns clockwise, by its length along the circle. False by
    /// default; notifies `linear-drag`.
    public var hasLinearDrag: Bool {
        get { self["linear-drag"] }
        set { self["linear-drag"] = newValue }
    }

    /// The targets of a pointer; ``DialTargets/bubbles`` by default, ``DialTargets/wedges`` in a ``DialMenuPopover``;
    /// notifies `targets`.
    public var targets: DialTargets {
        get { self["targets"] }
        set { self["targets"] = newValue }
    }

    /// The pause in a stroke after which a marking menu opens; 300 ms by default, clamped to 0 … 5 s; notifies
    /// `show-delay`.
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

    /// Whether a pointer without a pressed button chooses an item by crossing the outer edge of an open marking menu;
    /// false by default; notifies `hover-mode`.
    public var hoverMode: Bool {
        get { self["hover-mode"] }
        set { self["hover-mode"] = newValue }
    }

    /// Whether the bubbles of a marking menu show the marks of their items; true by default; notifies `show-marks`.
    public var showsMarks: Bool {
        get { self["show-marks"] }
        set { self["show-marks"] = newValue }
    }

    /// The duration of an expansion or collapse; 300 ms by default, clamped to 0 … 2 s; notifies `expand-duration`.
    ///
    /// Without animations, the dial expands immediately.
    public var expandDuration: Duration {
        get { self["expand-duration"] }
        set { self["expand-duration"] = newValue }
    }

    /// The damping ratio of the spring that pulls the nearest bubble to the top: 1 is critical, less swings.
    ///
    /// 0.7 by default, clamped to 0.2 … 1. Notifies `damping`.
    public var damping: Double {
        get { self["damping"] }
        set { self["damping"] = newValue }
    }
}
