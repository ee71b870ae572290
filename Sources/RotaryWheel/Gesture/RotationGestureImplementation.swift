import CRotaryWheelShims
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

/// The implementation of `RotaryWheelRotationGesture`.
final class RotationGestureImplementation: ObjectImplementation {
    private typealias Gesture = RotationGestureImplementation

    private static let anyRadius = 0...Double.greatestFiniteMagnitude
    private static let anyNumber = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    private static let centerProperty = Property.object(
        "center-widget", \Gesture.centerWidget, of: gtk_widget_get_type())
    private static let rotationProperty = Property.double(
        "rotation", \Gesture.rotation, default: 0, setterNotifies: true)
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
                .boolean("inertia", \Gesture.hasInertia, default: false),
                .boolean("return-to-start", \Gesture.returnsToStart, default: false),
                .double(
                    "return-speed", \Gesture.returnSpeed, ReturnSpeed.range,
                    default: ReturnSpeed.standard),
                angleProperty,
            ],
            signals: [
                Signal("begin"), Signal("rotated", cgtk_type_double(), cgtk_type_double()),
                Signal("end", cgtk_type_double(), cgtk_type_double()), Signal("cancel"),
            ]))

    let instance: Instance
    weak var delegate: (any OneFingerRotationGestureDelegate)?
    var onRotated: ((OneFingerRotationGesture, Angle) -> Void)?
    var onEnd: ((OneFingerRotationGesture, Angle) -> Void)?
    var reference: OneFingerRotationGesture { OneFingerRotationGesture(self) }

    private(set) var pointer: PointerRotation?
    private(set) var pair: PairRotation?
    /// Borrowed: the widget owns the gesture by the handler of `destroy`.
    private var attached: Widget?
    private var destroyHandler: UInt = 0
    private var unmapHandler: UInt = 0
    var ringExit = RingExit.continues
    var hasInertia = false
    var returnsToStart = false
    var returnSpeed = ReturnSpeed.standard
    var turning = LimitedRotation() {
        didSet { notifyOfTurning() }
    }
    /// Runs while the rotation coasts or returns.
    private(set) var ticker: FrameTicker?
    var ring = (inner: 0.0, outer: Double.greatestFiniteMagnitude)
    private var center = (x: 0.5, y: 0.5)
    private var centerOffset = (x: 0.0, y: 0.0)
    private let centerReference = WeakReference()
    private var centerHandler: UInt = 0
    /// The last direction on a widget that the gesture has left.
    private var lastAngle = Angle.zero
    /// The values of the last notification.
    private var notified = (angle: Angle.zero, rotation: Angle.zero)

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
        // The pair sees what the guard keeps from the pointer.
        pointer.addGuard()
        let pair = PairRotation(on: borrowed, with: pointer.gesture, delegate: self)
        unmapHandler = borrowed.connect("unmap") { [weak self, weak pointer, weak pair] _ in
            pair?.leave()
            pointer?.leave()
            self?.finishMotion()
        }
        (self.pointer, self.pair) = (pointer, pair)
        ticker = FrameTicker(on: borrowed) { [weak self] in self?.continueMotion(at: $0) }
    }

    private func detach() {
        guard let attached, let pointer, let pair else { return }
        let handlers = [destroyHandler, unmapHandler]
        // A handler of the cancellation may attach the gesture again.
        (self.attached, self.pointer, self.pair) = (nil, nil, nil)
        for handler in handlers { attached.disconnect(handler) }
        lastAngle = pointer.direction
        finishMotion()
        ticker = nil
        if pair.drop(), !pointer.isActive { pressCanceled() }
        pointer.cancel()
        pair.remove()
        pointer.remove()
    }

    // MARK: The center

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

    func notifyOfTurning() {
        let before = notified
        notified = (angle, rotation)
        if notified.angle != before.angle { notify(Self.angleProperty) }
        if notified.rotation != before.rotation { notify(Self.rotationProperty) }
    }

    var angle: Angle { pointer?.direction ?? lastAngle }

    var rotation: Angle {
        get { turning.rotation }
        set {
            ticker?.stop()
            turning.set(newValue)
        }
    }
}
