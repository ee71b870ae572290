import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of `RotaryWheelRotationGesture`.
final class RotationGestureImplementation: ObjectImplementation, PointerRotationDelegate {
    private typealias Gesture = RotationGestureImplementation

    private static let anyRadius = 0...Double.greatestFiniteMagnitude
    private static let totalProperty = Property.double("total", \Gesture.total, default: 0, isReadOnly: true)
    private static let angleProperty = Property.double("angle", \Gesture.angle, default: 0, isReadOnly: true)

    static let objectClass = ObjectClass(
        RotationGestureImplementation.self,
        ClassDefinition(
            "RotaryWheelRotationGesture", parent: cgtk_type_object(),
            properties: [
                .object("widget", \Gesture.widget, of: gtk_widget_get_type()),
                .double("center-x", \Gesture.center.x, 0...1, default: 0.5),
                .double("center-y", \Gesture.center.y, 0...1, default: 0.5),
                .double("inner-radius", \Gesture.ring.inner, anyRadius, default: 0),
                .double("outer-radius", \Gesture.ring.outer, anyRadius, default: anyRadius.upperBound),
                .boolean("strict", \Gesture.isStrict, default: false),
                totalProperty,
                angleProperty,
            ],
            signals: [
                Signal("begin"), Signal("rotated", cgtk_type_double(), cgtk_type_double()),
                Signal("end", cgtk_type_double()), Signal("cancel"),
            ]))

    let instance: Instance
    weak var delegate: (any OneFingerRotationGestureDelegate)?
    var onRotated: ((OneFingerRotationGesture, Angle) -> Void)?
    var onEnd: ((OneFingerRotationGesture) -> Void)?
    private var reference: OneFingerRotationGesture { OneFingerRotationGesture(self) }

    private var rotation: PointerRotation?
    /// Borrowed: the widget owns the gesture by the handler of `destroy`.
    private var attached: Widget?
    private var destroyHandler: UInt = 0
    private var unmapHandler: UInt = 0
    private var isStrict = false
    private var ring = (inner: 0.0, outer: Double.greatestFiniteMagnitude)
    private var center = (x: 0.5, y: 0.5)
    /// The last values of a widget that the gesture has left.
    private var (lastTotal, lastAngle) = (Angle.zero, Angle.zero)
    /// The values of the last notification.
    private var notified = (angle: Angle.zero, total: Angle.zero)

    init(_ instance: Instance) { self.instance = instance }

    func dispose() { detach() }

    // MARK: The widget

    var widget: Widget? {
        get { attached }
        set {
            guard newValue != attached else { return }
            keepingAlive { gesture in
                gesture.detach()
                if let newValue { gesture.attach(to: newValue) }
                gesture.notifyOfTurning()
            }
        }
    }

    private func attach(to widget: Widget) {
        let borrowed = unsafe Widget(borrowing: widget.pointer)
        let kept = object.cast(to: Object.self)
        attached = borrowed
        destroyHandler = borrowed.connect("destroy") { _ in
            kept.implementation.set("widget", to: Widget?.none)
        }
        let rotation = PointerRotation(on: borrowed, delegate: self, showsHand: false)
        unmapHandler = borrowed.connect("unmap") { [weak rotation] _ in rotation?.leave() }
        self.rotation = rotation
    }

    private func detach() {
        guard let attached, let rotation else { return }
        let handlers = [destroyHandler, unmapHandler]
        // A handler of the cancellation may attach the gesture again.
        (self.attached, self.rotation) = (nil, nil)
        for handler in handlers { attached.disconnect(handler) }
        (lastTotal, lastAngle) = (rotation.total, rotation.direction)
        rotation.cancel()
        rotation.remove()
    }

    // MARK: The pointer

    var rotationCenter: (x: Double, y: Double) {
        guard let attached else { return (0, 0) }
        return (Double(attached.width) * center.x, Double(attached.height) * center.y)
    }

    private func isInRing(_ x: Double, _ y: Double) -> Bool {
        let center = rotationCenter
        let distance = Double.hypot(x - center.x, y - center.y)
        return distance > ring.inner && distance < ring.outer
    }

    func accepts(_ press: PointerRotation.Press) -> Bool { isInRing(press.x, press.y) }

    func pressed(_ press: PointerRotation.Press) {
        notifyOfTurning()
        emit("begin")
        delegate?.gestureDidBegin(reference)
    }

    private func notifyOfTurning() {
        let before = notified
        notified = (angle, total)
        if notified.angle != before.angle { notify(Self.angleProperty) }
        if notified.total != before.total { notify(Self.totalProperty) }
    }

    func turned(by step: PointerRotation.Step) {
        // The angle also changes with the center.
        notifyOfTurning()
        if step.delta != .zero {
            emit("rotated", step.delta, total)
            delegate?.gesture(reference, didRotateBy: step.delta)
            onRotated?(reference, step.delta)
        }
        if isStrict, !isInRing(step.x, step.y) { rotation?.end(at: step.time) }
    }

    func released(isTap: Bool, at time: Duration) {
        emit("end", total)
        delegate?.gestureDidEnd(reference)
        onEnd?(reference)
    }

    func pressCanceled() {
        emit("cancel")
        delegate?.gestureDidCancel(reference)
    }

    var total: Angle { rotation?.total ?? lastTotal }

    var angle: Angle { rotation?.direction ?? lastAngle }

    /// Whether a pointer turns.
    var isActive: Bool { rotation?.isActive ?? false }
}
