import CGtk
import GtkInterop
import RealModule
import WheelModel

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
        /// Its direction from the centre, in the coordinates of the window.
        let direction: Angle
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
    private var clock = EventClock()
    private var last: (x: Double, y: Double) = (0, 0)
    private var tracker = AngleTracker(at: .zero)

    /// Whether a pointer is turning.
    private(set) var isActive = false

    /// Follows presses on a widget, which is borrowed.
    init(on widget: Widget) {
        self.widget = widget
        gesture.onBegin { [weak self] _, x, y in self?.press(x, y) }
        gesture.onUpdate { [weak self] _, _, _ in self?.move() }
        gesture.onEnd { [weak self] _, _, _ in self?.release() }
        gesture.onCancel { [weak self] in self?.cancel() }
        widget.add(gesture)
        widget.add(dragGuard)
    }

    /// How far the pointer has turned since the press, or had turned in the end.
    var total: Angle { tracker.total }
    /// The pointer's direction from the centre, as it was last.
    var direction: Angle { tracker.angle }

    private func press(_ x: Double, _ y: Double) {
        clock = EventClock()
        let press = Press(x: x, y: y, time: clock.time(of: gesture), modifiers: gesture.modifiers)
        guard !widget.hasPressable(x: x, y: y), accepts(press), let point = widget.pointInWindow((x, y)),
            let direction = direction(of: point)
        else { return }
        gesture.claim()
        last = point
        tracker = AngleTracker(at: direction)
        isActive = true
        began(press)
    }

    private func move() {
        for sample in gesture.samples() {
            guard isActive, let direction = direction(of: (sample.x, sample.y)),
                let point = widget.point(ofWindow: (sample.x, sample.y))
            else { return }
            let delta = tracker.move(to: direction)
            let way = (x: sample.x - last.x, y: sample.y - last.y)
            last = (sample.x, sample.y)
            turned(
                Step(
                    delta: delta, direction: direction, dx: way.x, dy: way.y, x: point.x, y: point.y,
                    time: clock.time(of: sample), modifiers: gesture.modifiers))
        }
    }

    /// The direction of a point of the window from the centre.
    private func direction(of point: (x: Double, y: Double)) -> Angle? {
        widget.pointInWindow(center()).map {
            Angle(radians: .atan2(y: point.y - $0.y, x: point.x - $0.x)).wrapped
        }
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
        for controller in [gesture, dragGuard] { widget.remove(controller) }
    }
}
