public import CRotaryWheelGtk
import RotaryWheelInterop
public import RotaryWheelModel

extension SpinningWheelWidget {
    // MARK: Items

    /// Sets the functions that create the GtkWidgets and show an item, a GObject, in one of them.
    ///
    /// A widget shows one item after the other; `bind` gets each with its position.
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

    /// The position of the rim, in items; 0, with the first item centered, by default.
    ///
    /// It lies a little beyond the first or last item while the rubber band is stretched; on an endless wheel it runs
    /// from 0 to below the number of items. Setting it moves the rim immediately, within the ends, and does not snap.
    /// An empty wheel keeps it until it has items. Notifies `position`.
    public var position: Double {
        get { implementation.position }
        set { self["position"] = newValue }
    }

    // MARK: The rim

    /// The width of an item in pixels; 133 by default, clamped to 1 … 10,000; notifies `item-width`.
    public var itemWidth: Double {
        get { self["item-width"] }
        set { self["item-width"] = newValue }
    }

    /// The height of an item in pixels; 173 by default, clamped to 1 … 10,000; notifies `item-height`.
    public var itemHeight: Double {
        get { self["item-height"] }
        set { self["item-height"] = newValue }
    }

    /// The distance from the circle's center to an item's near edge, in pixels; 500 by default, clamped to
    /// 1 … 10,000,000; notifies `radius`.
    public var radius: Double {
        get { self["radius"] }
        set { self["radius"] = newValue }
    }

    /// The angle from one item to the next; 0, the default, for the one at which they touch, else clamped to 0.01 … π.
    ///
    /// At 0 it is `atan(itemWidth / radius)`, of a rim at the left or right `atan(itemHeight / radius)`. Notifies
    /// `angle-per-item`.
    public var anglePerItem: Angle {
        get { self["angle-per-item"] }
        set { self["angle-per-item"] = newValue }
    }

    /// The number of items that fit along the view; 0, the default, for sizes in pixels; clamped to 0 … 100.
    ///
    /// ``itemWidth``, ``itemHeight`` and ``radius`` are proportions then, scaled at each size of the control so that this
    /// many items fit along the rim, at least one pixel long and none deeper than the view. Items beyond a quarter of the
    /// circle do not count. Notifies `visible-items`.
    public var visibleItems: Int {
        get { self["visible-items"] }
        set { self["visible-items"] = newValue }
    }

    /// The side of its circle that the rim shows; the top by default.
    ///
    /// At the top and bottom items run in the direction of text, at the left and right from top to bottom.
    /// Notifies `orientation`.
    public var orientation: RimOrientation {
        get { self["orientation"] }
        set { self["orientation"] = newValue }
    }

    /// How far items beside the centered one turn away, from 0, the default, for flat items, to 1.
    ///
    /// At 1 an item next to the centered one turns by 45°, those farther away by more. Items side by side turn like the
    /// covers of a carousel, items one below the other like a drum. Clamped to 0 … 1. Notifies `depth`.
    public var depth: Double {
        get { self["depth"] }
        set { self["depth"] = newValue }
    }

    // MARK: Motion

    /// Whether the rim rests only with an item centered; true by default; notifies `snap`.
    public var snaps: Bool {
        get { self["snap"] }
        set { self["snap"] = newValue }
    }

    /// Whether the first item follows the last, and few items repeat; false by default; notifies `endless`.
    public var isEndless: Bool {
        get { self["endless"] }
        set { self["endless"] = newValue }
    }

    /// Whether the rim coasts after a release with speed; true by default; notifies `inertia`.
    public var hasInertia: Bool {
        get { self["inertia"] }
        set { self["inertia"] = newValue }
    }

    /// The position as a GtkAdjustment, for a scrollbar or page indicators; `nil` by default.
    ///
    /// The wheel sets its bounds: from 0 to the number of items, with a page size of 1. A wheel that the
    /// adjustment has moved centers an item 150 ms after the last change. Notifies `adjustment`.
    @unsafe public var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
        get { unsafe implementation.adjustment?.pointer.assumingMemoryBound(to: GtkAdjustment.self) }
        set { unsafe self["adjustment"] = newValue.map { unsafe Adjustment(sinking: $0) } }
    }
}
