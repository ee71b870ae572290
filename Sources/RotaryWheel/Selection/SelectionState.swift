import RotaryWheelInterop
import RotaryWheelModel

/// The state that every selection control has beside its model.
@MainActor
final class SelectionState {
    var list: ListModel?
    var follower: ListFollower?
    /// A selection or position that was set before there were items.
    var awaited: Double?
    let selected = FollowedItem()
    let current = FollowedItem()
    /// The item that a motion leads to.
    let chosen = FollowedItem()
    let changes = ChangeQueue<KineticChange>()
    var isFlippable = true
    let pointer: PointerRotation
    let ticker: FrameTicker
    let typeAhead: TypeAhead
    /// The frames in which items move.
    let motion: FrameSeries
    let widget: Widget
    lazy var accessible = AccessibleSelection(of: widget)

    init<Control: SelectionImplementation>(of control: Control) {
        widget = control.widget
        pointer = PointerRotation(on: widget, delegate: control)
        widget.connect("unmap") { [weak pointer] _ in pointer?.leave() }
        ticker = FrameTicker(on: widget) { [weak control] in control?.tick(at: $0) }
        typeAhead = TypeAhead(of: control)
        motion = FrameSeries(on: widget) { [weak control] in control?.widget.queueDraw() }
        widget.onPlainKey { [weak control] key, _ in
            guard let control, control.handlesText else { return false }
            return control.state.typeAhead.type(key)
        }
    }

    /// Ends motion and timers, and releases the items.
    func dispose() {
        ticker.stop()
        typeAhead.stop()
        motion.stop()
        releaseList()
        for item in [selected, current, chosen] { item.release() }
    }

    func releaseList() {
        follower?.stop()
        (follower, list) = (nil, nil)
    }
}
