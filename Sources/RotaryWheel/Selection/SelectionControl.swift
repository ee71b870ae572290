import RotaryWheelInterop

/// A control that shows the items of a list and selects one of them: a wheel, a spinning wheel or a menu.
///
/// ``selected`` is the item on which the control has settled, ``current`` the one that passes the indicator,
/// center or top while it moves.
@safe @MainActor
public class SelectionControl: RotaryControl {
    final var items: any SelectionImplementation { handle.implementation as! any SelectionImplementation }

    /// The items, a GListModel; `nil` by default.
    ///
    /// The selection of a GtkSelectionModel, such as the pages of a GtkStack, follows that of the control, and the
    /// reverse.
    ///
    /// While the model changes, the selection and a motion follow their items. The item that takes the place of a
    /// removed item is selected, else the nearest one. Another model ends a drag or motion, and selects the first item,
    /// or the selected item of a GtkSelectionModel. Notifies `model`.
    @unsafe public final var model: OpaquePointer? {
        get { unsafe (self["model"] as ListModel?)?.opaque }
        set {
            unsafe self["model"] = newValue.map { unsafe ListModel(retaining: UnsafeMutableRawPointer($0)) }
        }
    }

    /// Sets the items; notifies `model`.
    public final func setItems(_ items: [RotaryWheelItem]) {
        self["model"] = Optional(ListModel(of: items.map(\.object)))
    }

    /// The selected item; updated when the control settles; `nil` without items.
    ///
    /// Setting it selects immediately, and moves the control there the short way. A position beyond the last item,
    /// or of a disabled one, is ignored. An empty control keeps the position until it has items, and clamps it to the
    /// last one then. Notifies `selected` and `selected-item`.
    public final var selected: Int? {
        get { items.selected }
        set { self["selected"] = newValue }
    }

    /// The object of the selected item, a GObject; `nil` without a model.
    ///
    /// Notifies `selected-item`.
    @unsafe public final var selectedItem: OpaquePointer? { unsafe items.selectedItem?.opaque }

    /// The text of the selected item.
    public final var selectedText: String? { selected.map(items.text(of:)) }

    /// The item at the indicator, center or top; `nil` without items.
    ///
    /// It changes during a motion, and equals ``selected`` at rest. Notifies `current` and `current-item`, at most
    /// once a frame.
    public final var current: Int? { items.current }

    /// The object of the current item, a GObject; `nil` without a model.
    ///
    /// Notifies `current-item`.
    @unsafe public final var currentItem: OpaquePointer? { unsafe items.currentItem?.opaque }

    /// The text of the current item.
    public final var currentText: String? { current.map(items.text(of:)) }

    /// Whether the control is mirrored where text runs from right to left; true by default.
    ///
    /// Set it to false where the order or direction of the items has a meaning: the hours of a clock, a telephone dial.
    /// A mirrored wheel counts angles and rotations counterclockwise from the left. Notifies `flippable`.
    public final var isFlippable: Bool {
        get { self["flippable"] }
        set { self["flippable"] = newValue }
    }

    /// The position of the selected item each time the control settles, from now on and until its widget is gone.
    ///
    ///     for await position in wheel.selections { show(position) }
    ///
    /// GLib's main loop needs ``GtkMainActor/attach()`` for it.
    public final var selections: AsyncStream<Int> { items.selections.makeStream() }

    /// Moves to an item the short way, as a tap on it does, and selects it when the control settles.
    ///
    /// A position that does not exist is ignored.
    public final func turn(to position: Int) { items.turn(to: position) }

    /// Moves by a number of items from the one that it is heading for, as the arrow keys do.
    public final func step(by count: Int) { items.step(by: count) }
}
