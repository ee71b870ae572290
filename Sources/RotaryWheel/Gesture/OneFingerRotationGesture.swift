public import CRotaryWheelGtk
import RotaryWheelInterop
public import RotaryWheelModel

/// A gesture that turns any widget by one finger or the pointer about its center, or by two fingers.
///
/// The gesture begins with a press in a ring about the center, and reports the angle of the pointer about it, also
/// outside the ring and over several turns. Two fingers on a touchscreen or a touchpad turn by the angle between them.
///
///     let gesture = OneFingerRotationGesture(on: picture)
///     gesture.innerRadius = 20
///     gesture.onRotated = { gesture, delta in turnPicture(by: delta) }
///
/// The widget holds the gesture, as it holds a GtkEventController. Only the first button turns. Buttons and other controls
/// on the ring keep their presses. Angles are those in the window, so that they are right for a
/// rotated widget, too.
@safe @MainActor
public final class OneFingerRotationGesture: ObjectReference {
    let object: Object
    let implementation: RotationGestureImplementation

    /// Creates a gesture on a widget.
    @unsafe public convenience init(on widget: UnsafeMutablePointer<GtkWidget>?) {
        self.init(Object(creating: RotationGestureImplementation.objectClass))
        unsafe self.widget = unsafe widget
    }

    convenience init(_ implementation: RotationGestureImplementation) {
        self.init(implementation.object.cast(to: Object.self))
    }

    private init(_ object: Object) {
        self.object = object
        guard let implementation = object.implementation as? RotationGestureImplementation else {
            preconditionFailure("not a rotation gesture")
        }
        self.implementation = implementation
    }

    /// The GObject, for bindings of GTK.
    @unsafe public var pointer: UnsafeMutableRawPointer { unsafe object.pointer }

    /// The widget that takes presses; `nil` by default, and after its destruction; notifies `widget`.
    ///
    /// A change cancels a rotation.
    @unsafe public var widget: UnsafeMutablePointer<GtkWidget>? {
        get { unsafe implementation.widget?.widget }
        set { unsafe self["widget"] = newValue.map { unsafe Widget(retaining: $0) } }
    }

    // MARK: The ring

    /// The center as a fraction of the width, also outside the widget; 0.5 by default; notifies `center-x`.
    public var centerX: Double {
        get { self["center-x"] }
        set { self["center-x"] = newValue }
    }

    /// The center as a fraction of the height, also outside the widget; 0.5 by default; notifies `center-y`.
    public var centerY: Double {
        get { self["center-y"] }
        set { self["center-y"] = newValue }
    }

    /// The distance of the center to the right of ``centerX``, in pixels; 0 by default; notifies `center-offset-x`.
    public var centerOffsetX: Double {
        get { self["center-offset-x"] }
        set { self["center-offset-x"] = newValue }
    }

    /// The distance of the center below ``centerY``, in pixels; 0 by default; notifies `center-offset-y`.
    public var centerOffsetY: Double {
        get { self["center-offset-y"] }
        set { self["center-offset-y"] = newValue }
    }

    /// The widget about whose center the pointer turns, held weakly; `nil`, the default, for ``widget``.
    ///
    /// So a widget takes presses for a child that is too small for them. While the widget is not in the same window, the
    /// pointer turns about ``widget``. Notifies `center-widget`.
    @unsafe public var centerWidget: UnsafeMutablePointer<GtkWidget>? {
        get { unsafe implementation.centerWidget?.widget }
        set { unsafe self["center-widget"] = newValue.map { unsafe Widget(retaining: $0) } }
    }

    /// The inner edge of the ring in pixels, at least 0; 0 by default; notifies `inner-radius`.
    public var innerRadius: Double {
        get { self["inner-radius"] }
        set { self["inner-radius"] = newValue }
    }

    /// The outer edge of the ring in pixels, at least 0; unlimited by default; notifies `outer-radius`.
    public var outerRadius: Double {
        get { self["outer-radius"] }
        set { self["outer-radius"] = newValue }
    }

    /// What happens to a rotation when the pointer leaves the ring; it continues by default; notifies `ring-exit`.
    ///
    /// The total is zero again before a cancellation.
    public var ringExit: RingExit {
        get { self["ring-exit"] }
        set { self["ring-exit"] = newValue }
    }

    // MARK: The rotation

    /// The rotation by all presses, within the limits; notifies `rotation`.
    ///
    /// Setting it calls no delegate, and ends a motion. A rotation that is not finite is a programming error.
    public var rotation: Angle {
        get { self["rotation"] }
        set { self["rotation"] = newValue }
    }

    /// The smallest rotation; `nil`, the default, for none; notifies `minimum-rotation`.
    ///
    /// At a limit the rotation stays until the pointer has come back to where it left; it never jumps over the gap
    /// between the limits.
    public var minimumRotation: Angle? {
        get { limit("minimum-rotation") }
        set { self["minimum-rotation"] = newValue?.radians ?? -.greatestFiniteMagnitude }
    }

    /// The largest rotation, which also limits the smallest; `nil`, the default, for none; notifies `maximum-rotation`.
    public var maximumRotation: Angle? {
        get { limit("maximum-rotation") }
        set { self["maximum-rotation"] = newValue?.radians ?? .greatestFiniteMagnitude }
    }

    private func limit(_ name: String) -> Angle? {
        let number: Double = self[name]
        return abs(number) == .greatestFiniteMagnitude ? nil : Angle(radians: number)
    }

    /// Whether the rotation coasts when released with speed; false by default; notifies `inertia`.
    ///
    /// It calls ``onRotated`` in each frame after ``onEnd``, within the limits, and before a return. A press catches it.
    /// Without animations, and where the widget is unmapped, the rotation stays.
    public var hasInertia: Bool {
        get { self["inertia"] }
        set { self["inertia"] = newValue }
    }

    /// Whether the rotation returns at even speed to that of the press; false by default; notifies `return-to-start`.
    ///
    /// It calls ``onRotated`` in each frame. A press catches it. Without animations, the rotation returns immediately.
    public var returnsToStart: Bool {
        get { self["return-to-start"] }
        set { self["return-to-start"] = newValue }
    }

    /// The speed of a return, in radians a second; one turn in 1.2 seconds by default, clamped to 0.1 … 100.
    ///
    /// Notifies `return-speed`.
    public var returnSpeed: Double {
        get { self["return-speed"] }
        set { self["return-speed"] = newValue }
    }

    // MARK: Listening

    /// Whether a pointer or two fingers turn.
    public var isActive: Bool { implementation.isActive }

    /// The direction of the pointer from the center; the last one after the end; notifies `angle`.
    ///
    /// Of two fingers, it is that of the one that pressed the ring first.
    public var angle: Angle { implementation.angle }

    /// The delegate, held weakly.
    public var delegate: (any OneFingerRotationGestureDelegate)? {
        get { implementation.delegate }
        set { implementation.delegate = newValue }
    }

    /// Called for each step of the pointer, and in each frame of a motion after the end.
    public var onRotated: ((OneFingerRotationGesture, _ delta: Angle) -> Void)? {
        get { implementation.onRotated }
        set { implementation.onRotated = newValue }
    }

    /// Called when the pointer is released, with the angle in a second, clockwise positive, or 0 after a pause.
    public var onEnd: ((OneFingerRotationGesture, _ velocity: Angle) -> Void)? {
        get { implementation.onEnd }
        set { implementation.onEnd = newValue }
    }
}

/// The delegate of a rotation gesture.
///
/// Each method has a default implementation, which is empty.
@MainActor
public protocol OneFingerRotationGestureDelegate: AnyObject {
    /// Called when a pointer presses the ring, or two fingers begin to turn.
    func gestureDidBegin(_ gesture: OneFingerRotationGesture)

    /// Called when the widget is to turn by `delta`, which is by `total` since the press.
    func gesture(_ gesture: OneFingerRotationGesture, didRotateBy delta: Angle, total: Angle)

    /// Called when the pointer is released after a turn by `total`; see ``OneFingerRotationGesture/onEnd``.
    func gestureDidEnd(_ gesture: OneFingerRotationGesture, total: Angle, velocity: Angle)

    /// Called when the system, another gesture or the loss of the widget cancels the rotation.
    func gestureDidCancel(_ gesture: OneFingerRotationGesture)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OneFingerRotationGestureDelegate {
    public func gestureDidBegin(_ gesture: OneFingerRotationGesture) {}
    public func gesture(_ gesture: OneFingerRotationGesture, didRotateBy delta: Angle, total: Angle) {}
    public func gestureDidEnd(_ gesture: OneFingerRotationGesture, total: Angle, velocity: Angle) {}
    public func gestureDidCancel(_ gesture: OneFingerRotationGesture) {}
}
