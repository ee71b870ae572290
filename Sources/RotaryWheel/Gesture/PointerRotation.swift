import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

/// Follows one pointer that turns something about a centre.
///
/// This is the one place where a pointer's movement becomes an angle. Directions are taken in the coordinates
/// of the window, which do not turn with a widget that is itself drawn rotated.
@MainActor
final class PointerRotation {
    /// A press that may begin a rotation, in the widget's coordinates.
    struct Press {
        let x: Double
        let y: Double
        let time: Duration
        let modifiers: GdkModifierType
    }

    /// One step of the pointer.
    struct Step {
        /// How far it has turned about the centre.
        let delta: Angle
        /// Its way in pixels of the window.
        let dx: Double
        let dy: Double
        /// Where it is, in the widget's coordinates.
        let x: Double
        let y: Double
        let time: Duration
        let modifiers: GdkModifierType
    }

    let gesture = GestureDrag()
    /// Whether a press is taken at once; else it is by ``claim()``, and until then whatever is pressed may act on it.
    var claimsPresses = true
    /// The centre in the widget's coordinates.
    var center: () -> (x: Double, y: Double) = { (0, 0) }
    /// Whether a press begins a rotation; what it does not accept is left to others.
    var accepts: (Press) -> Bool = { _ in false }
    var began: (Press) -> Void = { _ in }
    var turned: (Step) -> Void = { _ in }
    var ended: (_ time: Duration) -> Void = { _ in }
    var cancelled: () -> Void = {}

    private lazy var dragGuard = DragGuard(gesture) { [weak self] in self?.isActive ?? false }
    private let widget: Widget
    /// What the presses are on, the widget or one that holds it; borrowed.
    private var host: Widget
    private var clock = EventClock()
    private var last: (x: Double, y: Double) = (0, 0)
    private var pressTime = Duration.zero
    private var unmapHandler: UInt = 0
    private var tracker = AngleTracker(at: .zero)

    /// Whether a pointer is turning.
    private(set) var isActive = false {
        didSet { if !isActive { openHand() } }
    }

    /// Whether the cursor shows that the part below it can be dragged.
    var showsHand: Bool {
        didSet {
            if showsHand != oldValue, closed.isEmpty {
                widget.cursor = showsHand ? Self.openHand : Self.arrow
            }
        }
    }

    /// The widgets that show a closed hand, and the cursors that they had, which may be an app's.
    private var closed: [(widget: Widget, cursor: Cursor?)] = []
    private static let (openHand, closedHand) = (Cursor(named: "grab"), Cursor(named: "grabbing"))
    /// The cursor over parts of the widget that cannot be dragged.
    static let arrow = Cursor(named: "default")

    /// Follows presses on a widget, which is borrowed.
    ///
    /// - Parameter showsHand: whether the cursor shows that the widget can be dragged, and is.
    init(on widget: Widget, showsHand: Bool = true) {
        self.widget = widget
        self.showsHand = showsHand
        host = widget
        if showsHand { widget.cursor = Self.openHand }
        gesture.onBegin { [weak self] _, x, y in self?.press(x, y) }
        gesture.onUpdate { [weak self] _, _, _ in self?.move() }
        gesture.onEnd { [weak self] _, _, _ in self?.release() }
        gesture.onCancel { [weak self] in self?.cancel() }
        widget.add(gesture)
        unmapHandler = widget.connect("unmap") { [weak self] _ in
            self?.cancel()
            self?.gesture.reset()
        }
        widget.add(dragGuard)
    }

    /// Shows a closed hand.
    ///
    /// While a button is down GTK looks for the cursor of the pressed widget, and not of those around it.
    private func closeHand(x: Double, y: Double) {
        guard showsHand else { return }
        closed = widget.picked(x: x, y: y).map { ($0, $0.cursor) }
        for (pressed, _) in closed { pressed.cursor = Self.closedHand }
    }

    private func openHand() {
        for (pressed, cursor) in closed { pressed.cursor = cursor }
        closed = []
    }

    /// Whether the press was too long for a tap on a coasting control at a time: it only stops that.
    func isLong(at time: Duration) -> Bool { time - pressTime > .milliseconds(150) }

    /// How far the pointer has turned since the press, or had turned in the end.
    var total: Angle { tracker.total }
    /// The pointer's direction from the centre, as it was last.
    var direction: Angle { tracker.angle.isFinite ? tracker.angle : .zero }

    /// Follows presses on a widget that holds this one, which is borrowed; with `nil`, on the widget itself.
    func follow(on holder: Widget?) {
        removeControllers()
        host = holder ?? widget
        for controller in [gesture, dragGuard] { host.add(controller) }
    }

    private func press(_ x: Double, _ y: Double) {
        clock = EventClock()
        guard let point = host.pointInWindow((x, y)), let (x, y) = widget.point(ofWindow: point) else {
            return
        }
        let press = Press(x: x, y: y, time: clock.time(of: gesture), modifiers: gesture.modifiers)
        // A press that is claimed late may begin on a button, which loses it then.
        guard !claimsPresses || !widget.hasPressable(x: x, y: y), accepts(press) else { return }
        if claimsPresses { claim() }
        last = point
        pressTime = press.time
        // At the very centre there is no direction yet.
        tracker = AngleTracker(at: direction(of: point) ?? Angle(radians: .nan))
        isActive = true
        closeHand(x: x, y: y)
        began(press)
    }

    /// Takes the press for this rotation alone.
    func claim() { gesture.claim() }

    private func move() {
        for sample in gesture.samples() {
            guard isActive, let point = widget.point(ofWindow: (sample.x, sample.y)) else { return }
            // The centre moves where the widget gets another size in mid-drag.
            if let before = direction(of: last) { tracker.recenter(at: before) }
            let delta = direction(of: (sample.x, sample.y)).map { tracker.move(to: $0) } ?? .zero
            let way = (x: sample.x - last.x, y: sample.y - last.y)
            last = (sample.x, sample.y)
            turned(
                Step(
                    delta: delta, dx: way.x, dy: way.y, x: point.x, y: point.y, time: clock.time(of: sample),
                    modifiers: gesture.modifiers))
        }
    }

    /// The direction of a point of the window from the centre; `nil` where it is too near to tell.
    private func direction(of point: (x: Double, y: Double)) -> Angle? {
        guard let center = widget.pointInWindow(center()) else { return nil }
        let (dx, dy) = (point.x - center.x, point.y - center.y)
        return .hypot(dx, dy) < 1 ? nil : Angle(radians: .atan2(y: dy, x: dx)).wrapped
    }

    private func release() { finish(at: clock.time(of: gesture)) }

    /// Ends the rotation although the pointer is still down; what it does now is nobody's.
    func end(at time: Duration) {
        finish(at: time)
        gesture.reset()
    }

    private func finish(at time: Duration) {
        guard isActive else { return }
        isActive = false
        ended(time)
    }

    /// Gives up the rotation; what the pointer does now is nobody's.
    ///
    /// - Returns: whether there was one.
    @discardableResult
    func cancel() -> Bool {
        guard isActive else { return false }
        isActive = false
        cancelled()
        return true
    }

    /// Stops following presses.
    func remove() {
        widget.disconnect(unmapHandler)
        removeControllers()
    }

    private func removeControllers() {
        for controller in [gesture, dragGuard] { host.remove(controller) }
    }
}
