import RotaryWheelInterop
import RotaryWheelModel

/// The object that a ``PairRotation`` turns.
@MainActor
protocol PairRotationDelegate: AnyObject {
    /// Two fingers touched at both sides of a point; returns whether they turn.
    func pairBegan(x: Double, y: Double, at time: Duration) -> Bool
    func pairTurned(by step: Angle, at time: Duration)
    func pairEnded(at time: Duration)
    func pairCanceled()
}

/// Follows two fingers that turn something about the point between them, on a touchscreen or a touchpad.
@MainActor
final class PairRotation {
    private let gesture = GestureRotate()
    private let widget: Widget
    private weak var delegate: (any PairRotationDelegate)?
    private var clock = EventClock()
    /// The direction of the fingers while they turn.
    private var tracker: AngleTracker?

    var isActive: Bool { tracker != nil }

    /// Follows the fingers on a widget, which is borrowed, with a gesture for one of them.
    init(on widget: Widget, with drag: GestureDrag, delegate: any PairRotationDelegate) {
        (self.widget, self.delegate) = (widget, delegate)
        gesture.onBegin { [weak self] in self?.begin($0) }
        gesture.onUpdate { [weak self] in self?.turn($0) }
        gesture.onEnd { [weak self] in self?.end($0) }
        gesture.onCancel { [weak self] _ in self?.cancel() }
        widget.add(gesture)
        gesture.group(with: drag)
    }

    private func begin(_ gesture: GestureRotate) {
        clock = EventClock()
        guard let (x, y) = gesture.middle else { return }
        tracker = AngleTracker(at: Angle(radians: gesture.direction ?? 0))
        if delegate?.pairBegan(x: x, y: y, at: clock.time(of: gesture)) == true {
            gesture.claim()
        } else {
            tracker = nil
        }
    }

    private func turn(_ gesture: GestureRotate) {
        guard let before = tracker?.angle else { return }
        let now = gesture.direction.map(Angle.init(radians:)) ?? before + Angle(radians: gesture.turn)
        guard let step = tracker?.move(to: now), step != .zero else { return }
        delegate?.pairTurned(by: step, at: clock.time(of: gesture))
    }

    private func end(_ gesture: GestureRotate) {
        if drop() { delegate?.pairEnded(at: clock.time(of: gesture)) }
    }

    private func cancel() {
        if drop() { delegate?.pairCanceled() }
    }

    /// Leaves the fingers alone; returns whether they turned.
    @discardableResult
    func drop() -> Bool {
        defer { tracker = nil }
        return isActive
    }

    /// Cancels the rotation of a widget that is unmapped, and lets the fingers go.
    func leave() {
        cancel()
        gesture.reset()
    }

    /// Stops following fingers.
    func remove() { widget.remove(gesture) }
}
