import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

/// Follows one pointer that turns something about a center.
///
/// This is the one place where a pointer's movement becomes an angle, and where a press becomes a drag. Directions are
/// those in the window, which does not turn with a rotated widget.
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
        /// The angle about the center.
        let delta: Angle
        /// The way in pixels of the window.
        let dx: Double
        let dy: Double
        /// The point in the widget's coordinates.
        let x: Double
        let y: Double
        let time: Duration
        let modifiers: GdkModifierType
        /// Whether the step passes the drag threshold.
        let beginsDrag: Bool
        /// The part of the step that lies beyond the threshold.
        let part: Double
    }

    let gesture = GestureDrag()
    private weak var delegate: (any PointerRotationDelegate)?
    /// Whether a press is claimed immediately; else ``claim()`` does, and buttons below the pointer act until then.
    var claimsPresses = true
    /// The drag threshold in pixels; `nil`, the default, for that of the desktop.
    var threshold: Double?
    /// The press, while the pointer holds the widget.
    private(set) var press: Press?
    /// Whether the press has become a drag.
    private(set) var isDrag = false
    /// Whether the press stopped a coasting control; a long one is no tap then.
    var hasCaught = false

    private lazy var dragGuard = DragGuard(
        gesture, while: { [weak self] in self.map { $0.isActive || $0.delegate?.hasPair == true } ?? false },
        pressedBeside: { [weak self] in self?.delegate?.pressedBeside() })
    /// Whether the guard, which the first press needs, is on the host.
    private var hasGuard = false
    private let widget: Widget
    /// The widget that takes the presses, or its ancestor; borrowed.
    private var host: Widget
    private var clock = EventClock()
    private var last: (x: Double, y: Double) = (0, 0)
    private var tracker = AngleTracker(at: .zero)

    var isActive: Bool { press != nil }

    /// Whether the cursor over the widget is a hand.
    var showsHand: Bool {
        didSet {
            if showsHand != oldValue, closed.isEmpty {
                widget.cursor = showsHand ? Self.openHand : Self.arrow
            }
        }
    }

    /// The widgets with a closed hand, and their cursors before.
    private var closed: [(widget: Widget, cursor: Cursor?)] = []
    private static let (openHand, closedHand) = (Cursor(named: "grab"), Cursor(named: "grabbing"))
    /// The cursor over parts that do not drag.
    static let arrow = Cursor(named: "default")

    /// Follows presses on a widget, which is borrowed.
    ///
    /// - Parameter showsHand: whether the cursor is a hand.
    init(on widget: Widget, delegate: any PointerRotationDelegate, showsHand: Bool = true) {
        self.widget = widget
        self.delegate = delegate
        self.showsHand = showsHand
        host = widget
        if showsHand { widget.cursor = Self.openHand }
        gesture.onBegin { [weak self] _, x, y in self?.press(x, y) }
        gesture.onUpdate { [weak self] _, _, _ in self?.move() }
        gesture.onEnd { [weak self] _, _, _ in self?.release() }
        gesture.onCancel { [weak self] in self?.cancel() }
        widget.add(gesture)
    }

    /// Shows a closed hand.
    ///
    /// During a press GTK uses the cursor of the pressed widget alone.
    private func closeHand(x: Double, y: Double) {
        guard showsHand else { return }
        closed = widget.picked(x: x, y: y).map { ($0, $0.cursor) }
        for (pressed, _) in closed { pressed.cursor = Self.closedHand }
    }

    private func openHand() {
        for (pressed, cursor) in closed { pressed.cursor = cursor }
        closed = []
    }

    /// The longest press, on a coasting control, that is a tap.
    private static let longestTap = Duration.milliseconds(150)

    /// The angle since the press; the last one after the end.
    var total: Angle { tracker.total }
    /// The last direction of the pointer from the center.
    var direction: Angle { tracker.angle.isFinite ? tracker.angle : .zero }

    /// Follows presses on an ancestor, which is borrowed; with `nil`, on the widget itself.
    func follow(on holder: Widget?) {
        remove()
        host = holder ?? widget
        host.add(gesture)
    }

    private func press(_ x: Double, _ y: Double) {
        clock = EventClock()
        guard let point = host.pointInWindow((x, y)), let (x, y) = widget.point(ofWindow: point) else {
            return
        }
        let press = Press(x: x, y: y, time: clock.time(of: gesture), modifiers: gesture.modifiers)
        // A press that is claimed later may begin on a button, which loses it then.
        guard !claimsPresses || !widget.hasPressable(x: x, y: y), delegate?.accepts(press) == true else {
            return
        }
        if claimsPresses { claim() }
        addGuard()
        last = point
        // At the very center there is no direction yet.
        tracker = AngleTracker(at: direction(of: point) ?? Angle(radians: .nan))
        (self.press, isDrag, hasCaught) = (press, false, false)
        closeHand(x: x, y: y)
        delegate?.pressed(press)
    }

    func claim() { gesture.claim() }

    /// Blocks other fingers; what is to see them is added later.
    func addGuard() {
        if !hasGuard { host.add(dragGuard) }
        hasGuard = true
    }

    private func move() {
        for sample in gesture.samples() {
            guard isActive, let point = widget.point(ofWindow: (sample.x, sample.y)) else { return }
            // A new allocation moves the center.
            if let before = direction(of: last) { tracker.recenter(at: before) }
            let delta = direction(of: (sample.x, sample.y)).map { tracker.move(to: $0) } ?? .zero
            let way = (x: sample.x - last.x, y: sample.y - last.y)
            last = (sample.x, sample.y)
            let part = isDrag ? 1 : partBeyondThreshold(of: way, to: point)
            let beginsDrag = !isDrag && part > 0
            if beginsDrag { isDrag = true }
            delegate?.turned(
                by: Step(
                    delta: delta, dx: way.x, dy: way.y, x: point.x, y: point.y, time: clock.time(of: sample),
                    modifiers: gesture.modifiers, beginsDrag: beginsDrag, part: part))
        }
    }

    /// The part of a way that lies beyond the threshold: a busy desktop reports a long way in one event.
    private func partBeyondThreshold(
        of way: (x: Double, y: Double), to point: (x: Double, y: Double)
    ) -> Double {
        guard let press, delegate?.mayBeginDrag(x: point.x, y: point.y) == true else { return 0 }
        let beyond = Double.hypot(point.x - press.x, point.y - press.y) - (threshold ?? widget.dragThreshold)
        return beyond > 0 ? min(beyond / max(.hypot(way.x, way.y), .leastNonzeroMagnitude), 1) : 0
    }

    /// The direction of a point of the window from the center; `nil` too near to it.
    private func direction(of point: (x: Double, y: Double)) -> Angle? {
        guard let delegate, let center = widget.pointInWindow(delegate.rotationCenter) else { return nil }
        let (dx, dy) = (point.x - center.x, point.y - center.y)
        return .hypot(dx, dy) < 1 ? nil : Angle(radians: .atan2(y: dy, x: dx)).wrapped
    }

    private func release() { finish(at: clock.time(of: gesture)) }

    /// Ends the rotation before the release, whose events are ignored.
    func end(at time: Duration) {
        finish(at: time)
        gesture.reset()
    }

    private func finish(at time: Duration) {
        guard let press = endPress() else { return }
        let isStop = hasCaught && time - press.time > Self.longestTap
        delegate?.released(isTap: !isDrag && !isStop, at: time)
    }

    private func endPress() -> Press? {
        defer { press = nil }
        openHand()
        return press
    }

    /// Cancels the rotation; further events of the press are ignored.
    ///
    /// - Returns: whether there was a rotation.
    @discardableResult
    func cancel() -> Bool {
        guard endPress() != nil else { return false }
        delegate?.pressCanceled()
        return true
    }

    /// Cancels the rotation of a widget that is unmapped, and lets the press go.
    func leave() {
        cancel()
        gesture.reset()
    }

    /// Stops following presses.
    func remove() {
        host.remove(gesture)
        if hasGuard { host.remove(dragGuard) }
        hasGuard = false
    }
}
