import CRotaryWheelAdwaita

/// Drags a row of a list by one finger.
///
/// GtkDragSource cannot: on Wayland, GDK starts the drag without the serial of the touch, and the compositor ignores it.
@MainActor
final class RowTouch {
    /// The width at the start of a row that a finger needs, in pixels.
    private static let gripWidth = 44.0

    private weak var row: Handle?
    private let move: @MainActor (Int) -> Void
    /// The vertical position of the press in the row; `nil` without a drag.
    private var start: Double?
    /// The row under the finger.
    private var target: Handle?
    /// What scrolls the list, during a drag, which also ends when the row is removed.
    private var scroller: Handle?

    /// Adds the gesture, which owns the object.
    ///
    /// - Parameter move: called with the place in the list of the row that the finger leaves.
    @discardableResult
    init(_ row: Handle, move: @escaping @MainActor (Int) -> Void) {
        (self.row, self.move) = (row, move)
        let gesture = Handle(adopting: gtk_gesture_drag_new())
        gtk_gesture_single_set_touch_only(gesture.opaque, 1)
        gesture.connect("drag-begin") { self.begin($0.emitter, $0[0].double, $0[1].double) }
        gesture.connect("drag-update") { self.drag(by: $0[1].double) }
        gesture.connect("cancel") { self.setTarget(nil) }
        gesture.connect("drag-end") { self.end() }
        row.addController(gesture)
        row.connect("unmap") { gtk_event_controller_reset(gesture.opaque) }
    }

    private func begin(_ gesture: Handle, _ x: Double, _ y: Double) {
        guard let row else { return }
        let inset = row.isMirrored ? Double(gtk_widget_get_width(row.widget)) - x : x
        guard inset < Self.gripWidth else { return }
        gtk_gesture_set_state(gesture.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
        // It would claim the touch once that moves up or down.
        scroller = row.ancestor(gtk_scrolled_window_get_type())
        scroller?.set("kinetic-scrolling", to: false)
        gtk_widget_set_opacity(row.widget, 0.5)
        start = y
    }

    private func drag(by distance: Double) {
        guard let start, let row, let list else { return }
        var (x, y) = (0.0, 0.0)
        cgtk_widget_translate_coordinates(row.widget, list.widget, 0, start + distance, &x, &y)
        let found = gtk_list_box_get_row_at_y(list.opaque, gint(y))
        setTarget(found.map { Handle(UnsafeMutableRawPointer($0)) })
    }

    private func end() {
        guard start != nil else { return }
        start = nil
        scroller?.set("kinetic-scrolling", to: true)
        scroller = nil
        row.map { gtk_widget_set_opacity($0.widget, 1) }
        let place = target.map { Int(gtk_list_box_row_get_index($0.cast())) }
        setTarget(nil)
        if let place { move(place) }
    }

    private var list: Handle? { row?.ancestor(gtk_list_box_get_type()) }

    /// Shows where a row would be dropped, as GtkDropTarget does.
    private func setTarget(_ next: Handle?) {
        guard next?.pointer != target?.pointer else { return }
        if let target { gtk_widget_unset_state_flags(target.widget, CGTK_STATE_FLAG_DROP_ACTIVE) }
        target = next
        if let next { gtk_widget_set_state_flags(next.widget, CGTK_STATE_FLAG_DROP_ACTIVE, 0) }
    }
}
