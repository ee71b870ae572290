public import CRotaryWheelGtk
import RotaryWheelInterop
public import RotaryWheelModel

extension SpinningWheelWidget {
    // MARK: Items

    /// The items on the rim, any GListModel; `nil`, the default, for none.
    ///
    /// While items come, go and change places the centred one stays centred where it still exists, in motion too. The
    /// selection of a GtkSelectionModel is kept in step with that of the wheel.
    ///
    /// The selection follows its item where that moves in the model, as when it is sorted. Where the item has gone, what
    /// takes its place is selected, else the nearest one. Another model ends a drag or motion, and the wheel rests on its
    /// first item, or on the one that such a
    /// model has selected. Notifies `model`.
    @unsafe public var model: OpaquePointer? {
        get { unsafe implementation.modelProperty?.opaque }
        set {
            unsafe implementation.modelProperty = newValue.map {
                unsafe ListModel(retaining: UnsafeMutableRawPointer($0))
            }
        }
    }

    /// Sets what makes the GtkWidgets that show items, and what shows an item, a GObject, in one of them.
    ///
    /// A widget shows one item after the other: `bind` is called for each, with its position.
    @unsafe public func setItems(
        create: @escaping () -> UnsafeMutablePointer<GtkWidget>,
        bind:
            @escaping (
                _ content: UnsafeMutablePointer<GtkWidget>, _ item: OpaquePointer, _ position: Int
            ) -> Void
    ) {
        implementation.setFactory(
            RimItemFactory(
                creator: { unsafe Widget(sinking: create()) },
                binder: { content, item, position in unsafe bind(content.widget, item.opaque, position) }))
    }

    /// Shows the items as pictures and texts again, which is the default.
    public func setStandardItems() { implementation.setFactory(.standard) }

    /// Where the rim stands, in items: 0 with the first centred; 0 by default.
    ///
    /// A little beyond the first or last item while the rubber band is stretched; on an endless wheel from 0 to below
    /// their number. Setting it moves the rim at once, within the ends, and leaves it there whether or not it snaps;
    /// without items it is kept until there are any. Notifies `position`.
    public var position: Double {
        get { implementation.position }
        set { implementation.position = newValue }
    }

    /// The selected item, the one that was centred when the rim rested last; `nil` without items.
    ///
    /// Setting it selects at once, and moves the rim there the short way. A position beyond the last item is
    /// ignored. An empty wheel keeps the position until it has items, and then clamps it to the last one.
    /// Notifies `selected` and `selected-item`.
    public var selected: Int? {
        get { implementation.rim.selection }
        set { implementation.selected = newValue.map { UInt32(clamping: $0) } ?? .max }
    }

    /// The selected item itself, a GObject; `nil` without items.
    ///
    /// Notifies `selected-item`.
    @unsafe public var selectedItem: OpaquePointer? { unsafe implementation.keptSelectedItem()?.opaque }

    /// The text of the selected item.
    public var selectedText: String? { selected.map(implementation.text(of:)) }

    /// The item that is nearest to the centre; `nil` without items.
    ///
    /// It changes while the wheel turns, and equals ``selected`` at rest. Notifies `current` and `current-item`, once a
    /// frame at most.
    public var current: Int? { implementation.rim.centredItem }

    /// The item nearest to the centre itself, a GObject; `nil` without items.
    ///
    /// Notifies `current-item`.
    @unsafe public var currentItem: OpaquePointer? { unsafe implementation.currentItem?.opaque }

    /// The text of the item nearest to the centre.
    public var currentText: String? { current.map(implementation.text(of:)) }

    // MARK: The rim

    /// The width of an item in pixels; 133 by default, clamped to 1 … 10,000.
    ///
    /// Notifies `item-width`.
    public var itemWidth: Double {
        get { implementation.itemWidth }
        set { implementation.itemWidth = newValue }
    }

    /// The height of an item in pixels; 173 by default, clamped to 1 … 10,000.
    ///
    /// Notifies `item-height`.
    public var itemHeight: Double {
        get { implementation.itemHeight }
        set { implementation.itemHeight = newValue }
    }

    /// The distance from the circle's centre to an item's near edge, in pixels; 500 by default, clamped to
    /// 1 … 10,000,000.
    ///
    /// Notifies `radius`.
    public var radius: Double {
        get { implementation.radius }
        set { implementation.radius = newValue }
    }

    /// The angle from one item to the next; 0, the default, for one at which they touch, else clamped to 0.01 … π.
    ///
    /// At 0 it is `atan(itemWidth / radius)`, of a rim at the left or right `atan(itemHeight / radius)`. Notifies
    /// `angle-per-item`.
    public var anglePerItem: Angle {
        get { Angle(radians: implementation.anglePerItem) }
        set { implementation.anglePerItem = newValue.radians }
    }

    /// Where on its circle the rim shows; at the top by default.
    ///
    /// At the top and bottom items run with the direction of text, at the left and right from top to bottom.
    /// Notifies `orientation`.
    public var orientation: RimOrientation {
        get { implementation.orientation }
        set { implementation.orientation = newValue }
    }

    // MARK: Motion

    /// Whether the rim is mirrored where text runs from right to left; true by default.
    ///
    /// The items of a rim at the top or bottom then follow one another from right to left. Not so where they
    /// are in an order of the world, as that of a film. Notifies `flippable`.
    public var flippable: Bool {
        get { implementation.flips }
        set { implementation.flips = newValue }
    }

    /// Whether an item is centred whenever the rim rests; true by default.
    ///
    /// Notifies `snap`.
    public var snap: Bool {
        get { implementation.snaps }
        set { implementation.snaps = newValue }
    }

    /// Whether the first item follows the last, without end; false by default.
    ///
    /// Few items then show more than once. Notifies `endless`.
    public var endless: Bool {
        get { implementation.isEndless }
        set { implementation.isEndless = newValue }
    }

    /// Whether the rim runs on when it is let go with speed; true by default.
    ///
    /// Notifies `inertia`.
    public var inertia: Bool {
        get { implementation.hasInertia }
        set { implementation.hasInertia = newValue }
    }

    /// The position as a GtkAdjustment, for a scrollbar or page indicators; `nil` by default.
    ///
    /// The wheel sets its bounds: from 0 to the number of items, with a page size of 1, so that each item is a page. A
    /// wheel that the adjustment has moved centres an item when that has been still for 150 ms. Notifies
    /// `adjustment`.
    @unsafe public var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
        get {
            unsafe implementation.adjustment.map {
                unsafe $0.pointer.assumingMemoryBound(to: GtkAdjustment.self)
            }
        }
        set { unsafe implementation.adjustment = newValue.map { unsafe Adjustment(sinking: $0) } }
    }
}
