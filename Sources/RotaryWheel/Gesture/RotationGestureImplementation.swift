import CRotaryWheelShims
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of `RotaryWheelRotationGesture`.
final class RotationGestureImplementation: ObjectImplementation, PointerRotationDelegate {
    private typealias Gesture = RotationGestureImplementation

    private static let anyRadius = 0...Double.greatestFiniteMagnitude
    private static let anyNumber = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    private static let centerProperty = Property.object(
        "center-widget", \Gesture.centerWidget, of: gtk_widget_get_type())
    private static let rotationProperty = Property.double(
        "rotation", \Gesture.rotation, default: 0, setterNotifies: true)
    private static let totalProperty = Property.double("total", \Gesture.total, default: 0, isReadOnly: true)
    private static let angleProperty = Property.double("angle", \Gesture.angle, default: 0, isReadOnly: true)

    static let objectClass = ObjectClass(
        RotationGestureImplementation.self,
        ClassDefinition(
            "RotaryWheelRotationGesture", parent: cgtk_type_object(),
            properties: [
                .object("widget", \Gesture.widget, of: gtk_widget_get_type()),
                .double("center-x", \Gesture.center.x, default: 0.5),
                .double("center-y", \Gesture.center.y, default: 0.5),
                .double("center-offset-x", \Gesture.centerOffset.x, default: 0),
                .double("center-offset-y", \Gesture.centerOffset.y, default: 0),
                centerProperty,
                .double("inner-radius", \Gesture.ring.inner, anyRadius, default: 0),
                .double("outer-radius", \Gesture.ring.outer, anyRadius, default: anyRadius.upperBound),
                .enumeration("ring-exit", \Gesture.ringExit, default: .continues),
                rotationProperty,
                .double(
                    "minimum-rotation", \Gesture.turning.minimum, anyNumber, default: anyNumber.lowerBound),
                .double(
                    "maximum-rotation", \Gesture.turning.maximum, anyNumber, default: anyNumber.upperBound),
                .boolean("return-to-start", \Gesture.returnsToStart, default: false),
                .double(
                    "return-speed", \Gesture.returnSpeed, ReturnSpeed.range,
                    default: ReturnSpeed.standard),
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

    private var pointer: PointerRotation?
    /// Borrowed: the widget owns the gesture by the handler of `destroy`.
    private var attached: Widget?
    private var destroyHandler: UInt = 0
    private var unmapHandler: UInt = 0
    private var ringExit = RingExit.continues
    private var returnsToStart = false
    private var returnSpeed = ReturnSpeed.standard
    private var turning = LimitedRotation() {
        didSet { notifyOfTurning() }
    }
    private var returnTicker: FrameTicker?
    private var ring = (inner: 0.0, outer: Double.greatestFiniteMagnitude)
    private var center = (x: 0.5, y: 0.5)
    private var centerOffset = (x: 0.0, y: 0.0)
    private let centerReference = WeakReference()
    private var centerHandler: UInt = 0
    /// The last direction on a widget that the gesture has left.
    private var lastAngle = Angle.zero
    /// The values of the last notification.
    private var notified = (angle: Angle.zero, total: Angle.zero, rotation: Angle.zero)

    init(_ instance: Instance) { self.instance = instance }

    func dispose() {
        detach()
        centerWidget = nil
    }

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
        let pointer = PointerRotation(on: borrowed, delegate: self, showsHand: false)
        unmapHandler = borrowed.connect("unmap") { [weak self, weak pointer] _ in
            pointer?.leave()
            self?.finishReturn()
        }
        self.pointer = pointer
        returnTicker = FrameTicker(on: borrowed) { [weak self] in self?.continueReturn(at: $0) }
    }

    private func detach() {
        guard let attached, let pointer else { return }
        let handlers = [destroyHandler, unmapHandler]
        // A handler of the cancellation may attach the gesture again.
        (self.attached, self.pointer) = (nil, nil)
        for handler in handlers { attached.disconnect(handler) }
        lastAngle = pointer.direction
        finishReturn()
        returnTicker = nil
        pointer.cancel()
        pointer.remove()
    }

    // MARK: The pointer

    /// The widget about whose center the pointer turns; `nil` for the one that takes the presses.
    var centerWidget: Widget? {
        get { centerReference.object?.cast(to: Widget.self) }
        set {
            centerWidget?.disconnect(centerHandler)
            centerReference.object = newValue
            centerHandler = newValue?.connect("destroy") { [weak self] _ in self?.centerDestroyed() } ?? 0
        }
    }

    private func centerDestroyed() {
        centerReference.object = nil
        notify(Self.centerProperty)
    }

    var rotationCenter: (x: Double, y: Double) {
        guard let attached else { return (0, 0) }
        func middle(of widget: Widget) -> (x: Double, y: Double) {
            (
                Double(widget.width) * center.x + centerOffset.x,
                Double(widget.height) * center.y + centerOffset.y
            )
        }
        let other = centerWidget.flatMap { $0.pointInWindow(middle(of: $0)) }
        return other.flatMap(attached.point(ofWindow:)) ?? middle(of: attached)
    }

    private func isInRing(_ x: Double, _ y: Double) -> Bool {
        let center = rotationCenter
        let distance = Double.hypot(x - center.x, y - center.y)
        return distance > ring.inner && distance < ring.outer
    }

    func accepts(_ press: PointerRotation.Press) -> Bool { isInRing(press.x, press.y) }

    func pressed(_ press: PointerRotation.Press) {
        returnTicker?.stop()
        turning.begin()
        emit("begin")
        delegate?.gestureDidBegin(reference)
    }

    private func notifyOfTurning() {
        let before = notified
        notified = (angle, total, rotation)
        if notified.angle != before.angle { notify(Self.angleProperty) }
        if notified.total != before.total { notify(Self.totalProperty) }
        if notified.rotation != before.rotation { notify(Self.rotationProperty) }
    }

    func turned(by step: PointerRotation.Step) {
        guard let pointer else { return }
        // The angle also changes with the center.
        let delta = turning.move(to: pointer.total)
        if delta != .zero { report(delta) }
        guard isActive, !isInRing(step.x, step.y) else { return }
        // A handler may change it.
        let ringExit = ringExit
        if ringExit == .cancels, case let delta = turning.restore(), delta != .zero { report(delta) }
        pointer.leave(by: ringExit, at: step.time)
    }

    private func report(_ delta: Angle) {
        emit("rotated", delta, total)
        delegate?.gesture(reference, didRotateBy: delta)
        onRotated?(reference, delta)
    }

    func released(isTap: Bool, at time: Duration) {
        emit("end", total)
        delegate?.gestureDidEnd(reference)
        onEnd?(reference)
        if returnsToStart, !isActive { beginReturn(at: time) }
    }

    func pressCanceled() {
        emit("cancel")
        delegate?.gestureDidCancel(reference)
        if returnsToStart, !isActive { beginReturn(at: MonotonicClock.now) }
    }

    // MARK: The rotation

    var total: Angle { turning.total }

    var angle: Angle { pointer?.direction ?? lastAngle }

    var rotation: Angle {
        get { turning.rotation }
        set {
            returnTicker?.stop()
            turning.set(newValue)
        }
    }

    /// Goes back to the start.
    private func beginReturn(at time: Duration) {
        turning.beginReturn(speed: returnSpeed, at: time)
        guard isAnimated else { return finishReturn() }
        if turning.isReturning { returnTicker?.start() }
    }

    private var isAnimated: Bool { attached?.isAnimated == true }

    private func continueReturn(at time: Duration) {
        guard isAnimated else { return finishReturn() }
        let delta = turning.update(at: time)
        if !turning.isReturning { returnTicker?.stop() }
        if delta != .zero { report(delta) }
    }

    private func finishReturn() {
        guard turning.isReturning else { return }
        returnTicker?.stop()
        let delta = turning.restore()
        if delta != .zero { report(delta) }
    }

    /// Whether a pointer turns.
    var isActive: Bool { pointer?.isActive ?? false }
}
