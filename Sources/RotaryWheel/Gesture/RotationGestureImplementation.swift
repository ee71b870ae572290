import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

/// The Swift side of `RotaryWheelRotationGesture`.
final class RotationGestureImplementation: ObjectImplementation {
    private typealias Gesture = RotationGestureImplementation

    static let objectClass = ObjectClass(
        RotationGestureImplementation.self,
        ClassDefinition(
            "RotaryWheelRotationGesture", parent: cgtk_type_object(),
            properties: [
                .object("widget", \Gesture.widget, of: gtk_widget_get_type(), "The widget that is pressed"),
                .double(
                    "center-x", \Gesture.centerX, default: 0.5,
                    "The centre, as a fraction of the widget's width"),
                .double(
                    "center-y", \Gesture.centerY, default: 0.5,
                    "The centre, as a fraction of the widget's height"),
                .double(
                    "inner-radius", \Gesture.innerRadius, default: 0,
                    "How far from the centre a press must be, in pixels"),
                .double(
                    "outer-radius", \Gesture.outerRadius, default: .greatestFiniteMagnitude,
                    "How far from the centre a press may be, in pixels"),
                .boolean(
                    "strict", \Gesture.isStrict, default: false,
                    "Whether a rotation ends where it leaves the ring"
                ),
                .double(
                    "total", \Gesture.total, default: 0,
                    "How far the pointer has turned since the press, in radians, clockwise"),
                .double(
                    "angle", \Gesture.angle, default: 0,
                    "The pointer's direction from the centre, in radians clockwise from the right"),
            ],
            signals: [
                Signal("begin"), Signal("rotated", cgtk_type_double(), cgtk_type_double()),
                Signal("end", cgtk_type_double()), Signal("cancel"),
            ]))

    let instance: Instance
    let listeners = RotationGestureListeners()

    private var rotation: PointerRotation?
    /// Borrowed: the widget owns the gesture, by the handler of its end.
    private var attached: Widget?
    private var destroyHandler: UInt = 0
    private var ring = (inner: 0.0, outer: Double.greatestFiniteMagnitude)
    private var center = (x: 0.5, y: 0.5)
    /// What was told last of a widget that the gesture has left.
    private var (lastTotal, lastAngle) = (Angle.zero, Angle.zero)
    /// What was notified last of the angle and the total.
    private var notified = (angle: 0.0, total: 0.0)

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
                gesture.notify("widget")
                gesture.notifyOfTurning()
            }
        }
    }

    private func attach(to widget: Widget) {
        let borrowed = unsafe Widget(borrowing: widget.pointer)
        let kept = object.cast(to: Object.self)
        attached = borrowed
        destroyHandler = borrowed.connect("destroy") { _ in
            (kept.implementation as? RotationGestureImplementation)?.widget = nil
        }
        let rotation = PointerRotation(on: borrowed, showsHand: false)
        rotation.center = { [weak self] in self?.centerPoint ?? (0, 0) }
        rotation.accepts = { [weak self] in self?.isInRing($0.x, $0.y) ?? false }
        rotation.began = { [weak self] _ in self?.begin() }
        rotation.turned = { [weak self] in self?.turn($0) }
        rotation.ended = { [weak self] _ in self?.end() }
        rotation.cancelled = { [weak self] in self?.cancel() }
        self.rotation = rotation
    }

    private func detach() {
        guard let attached, let rotation else { return }
        let handler = destroyHandler
        // A handler that is told of the end may attach the gesture anew.
        (self.attached, self.rotation, destroyHandler) = (nil, nil, 0)
        attached.disconnect(handler)
        (lastTotal, lastAngle) = (rotation.total, rotation.direction)
        rotation.cancel()
        rotation.remove()
    }

    // MARK: The pointer

    private var centerPoint: (x: Double, y: Double) {
        guard let attached else { return (0, 0) }
        return (Double(attached.width) * center.x, Double(attached.height) * center.y)
    }

    private func isInRing(_ x: Double, _ y: Double) -> Bool {
        let distance = Double.hypot(x - centerPoint.x, y - centerPoint.y)
        return distance > ring.inner && distance < ring.outer
    }

    private func begin() {
        notifyOfTurning()
        emit("begin")
        listeners.began(self)
    }

    private func notifyOfTurning() {
        let before = notified
        notified = (angle, total)
        if notified.angle != before.angle { notify("angle") }
        if notified.total != before.total { notify("total") }
    }

    private func turn(_ step: PointerRotation.Step) {
        // The angle is another one also where the centre has moved.
        notifyOfTurning()
        if step.delta != .zero {
            emit("rotated", step.delta.radians, total)
            listeners.rotated(self, by: step.delta)
        }
        if isStrict, !isInRing(step.x, step.y) { rotation?.end(at: step.time) }
    }

    private func end() {
        emit("end", total)
        listeners.ended(self)
    }

    private func cancel() {
        emit("cancel")
        listeners.cancelled(self)
    }

    // MARK: Properties

    var centerX: Double {
        get { center.x }
        set { set("center-x", newValue, \.center.x, 0...1) }
    }

    var centerY: Double {
        get { center.y }
        set { set("center-y", newValue, \.center.y, 0...1) }
    }

    var innerRadius: Double {
        get { ring.inner }
        set { set("inner-radius", newValue, \.ring.inner, 0...Double.greatestFiniteMagnitude) }
    }

    var outerRadius: Double {
        get { ring.outer }
        set { set("outer-radius", newValue, \.ring.outer, 0...Double.greatestFiniteMagnitude) }
    }

    private func set(
        _ property: String, _ number: Double,
        _ path: ReferenceWritableKeyPath<RotationGestureImplementation, Double>, _ range: ClosedRange<Double>
    ) {
        let clamped = min(max(number, range.lowerBound), range.upperBound)
        guard accepts(number, for: property), clamped != self[keyPath: path] else { return }
        self[keyPath: path] = clamped
        notify(property)
    }

    var isStrict = false {
        didSet { if isStrict != oldValue { notify("strict") } }
    }

    var total: Double { (rotation?.total ?? lastTotal).radians }

    var angle: Double { (rotation?.direction ?? lastAngle).radians }

    /// Whether a pointer is turning.
    var isActive: Bool { rotation?.isActive ?? false }
}
