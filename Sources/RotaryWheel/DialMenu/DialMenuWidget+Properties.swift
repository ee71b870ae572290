public import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension DialMenuWidget {
    // MARK: Items

    /// The menu whose items the bubbles are, a GMenuModel; `nil`, the default, for none.
    ///
    /// Labels, icons, actions with their targets, `hidden-when` and sections, which stand apart, are those of
    /// GTK's own menus; a submenu opens in place. The attribute `css-class` gives a bubble a style class.
    /// Setting it takes the place of ``model``. Notifies `menu-model`.
    @unsafe public var menuModel: UnsafeMutablePointer<GMenuModel>? {
        get { unsafe implementation.menuModel?.pointer.assumingMemoryBound(to: GMenuModel.self) }
        set { unsafe implementation.menuModel = newValue.map { unsafe MenuModel(retaining: $0) } }
    }

    /// The items that the bubbles show, a GListModel; `nil`, the default, for none.
    ///
    /// The first 100,000 items are shown. Setting it takes the place of ``menuModel``.
    ///
    /// The selection follows its item where that moves in the model, as when it is sorted. Where the item has gone, what
    /// takes its place is selected, else the nearest one. Another model ends a drag or motion, and the dial rests on its
    /// first item, or on the one that a GtkSelectionModel has selected, whose selection is kept in step with that of the
    /// dial. Notifies `model`.
    @unsafe public var model: OpaquePointer? {
        get { unsafe implementation.modelProperty?.opaque }
        set {
            unsafe implementation.modelProperty = newValue.map {
                unsafe ListModel(retaining: UnsafeMutableRawPointer($0))
            }
        }
    }

    /// Sets items for the bubbles to show.
    ///
    /// Notifies `model`.
    public func setItems(_ items: [RotaryWheelItem]) {
        implementation.modelProperty = ListModel(of: items.map(\.object))
    }

    /// Sets what stands in the bubbles of a dial with a model: a new GtkWidget for an item, which is a GObject.
    ///
    /// `nil`, the default, stands for an icon over a caption.
    @unsafe public func setContent(
        _ make: ((_ item: OpaquePointer) -> UnsafeMutablePointer<GtkWidget>?)?
    ) {
        unsafe implementation.setContentMaker(
            make.map { make in
                { unsafe make($0.opaque).map { unsafe Widget(sinking: $0) } }
            })
    }

    /// Whether the bubbles are out on the circle, or coming out; `false` by default.
    ///
    /// They take 0.3 s, and turn round where they are when this changes meanwhile. Notifies `expanded`.
    public var isExpanded: Bool {
        get { implementation.isExpanded }
        set { implementation.isExpanded = newValue }
    }

    /// The selected item, the one at the top when the dial rested last; `nil` on an empty dial.
    ///
    /// Setting it selects at once, and turns the dial there the short way. A position beyond the last item is
    /// ignored. An empty dial keeps the position until it has items, and then clamps it to the last one.
    /// Notifies `selected` and `selected-item`.
    public var selected: Int? {
        get { implementation.dial.selection }
        set { implementation.selected = newValue.map { UInt32(clamping: $0) } ?? .max }
    }

    /// The selected item's object, a GObject; `nil` without a model.
    ///
    /// Notifies `selected-item`.
    @unsafe public var selectedItem: OpaquePointer? { unsafe implementation.keptSelectedItem()?.opaque }

    /// The caption of the selected item.
    public var selectedText: String? { selected.map(implementation.text(of:)) }

    /// The item that is at the top; `nil` on an empty dial.
    ///
    /// It changes while the dial turns, and equals ``selected`` at rest. Notifies `current` and `current-item`, once a
    /// frame at most.
    public var current: Int? { implementation.dial.wheel.sectorAtIndicator }

    /// The object of the item at the top, a GObject; `nil` without a model.
    ///
    /// Notifies `current-item`.
    @unsafe public var currentItem: OpaquePointer? { unsafe implementation.currentItem?.opaque }

    /// The caption of the item at the top.
    public var currentText: String? { current.map(implementation.text(of:)) }

    /// The number of items, with those that do not show at present.
    public var itemCount: Int { implementation.dial.count }

    // MARK: Look and feel

    /// The diameter of a bubble that is not inflated, in pixels; 72 by default, clamped to 16 … 512.
    ///
    /// Notifies `item-size`.
    public var itemSize: Int {
        get { Int(implementation.itemSize) }
        set { implementation.itemSize = UInt32(clamping: newValue) }
    }

    /// The scale of bubbles far from the top; 0.66 by default, clamped to 0.1 … 4.
    ///
    /// Notifies `minimum-inflation`.
    public var minimumInflation: Double {
        get { implementation.minimumInflation }
        set { implementation.minimumInflation = newValue }
    }

    /// The scale of the bubble at the top; 1.33 by default, clamped to 0.1 … 4.
    ///
    /// Notifies `maximum-inflation`.
    public var maximumInflation: Double {
        get { implementation.maximumInflation }
        set { implementation.maximumInflation = newValue }
    }

    /// How far from the top bubbles are not inflated any more, in pixels; 100 by default, clamped to 1 … 10,000.
    ///
    /// Notifies `inflation-distance`.
    public var inflationDistance: Double {
        get { implementation.inflationDistance }
        set { implementation.inflationDistance = newValue }
    }

    /// Whether the dial is mirrored where text runs from right to left; true by default.
    ///
    /// The items of a mirrored dial follow one another counter-clockwise. Not so where they are clockwise in
    /// the world, as hours. Notifies `flippable`.
    public var flippable: Bool {
        get { implementation.flips }
        set { implementation.flips = newValue }
    }

    /// How the spring is damped that pulls the nearest bubble to the top: 1 is critical, less swings.
    ///
    /// 0.7 by default, clamped to 0.2 … 1. Notifies `damping`.
    public var damping: Double {
        get { implementation.damping }
        set { implementation.damping = newValue }
    }
}
