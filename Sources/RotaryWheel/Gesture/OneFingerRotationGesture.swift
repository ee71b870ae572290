public import CRotaryWheelGtk
import RotaryWheelInterop
public import RotaryWheelModel

/// Lets one pointer, be it a finger or a mouse, turn any widget about its centre.
///
/// The gesture begins with a press in a ring about the centre and tells how far the pointer turns about it,
/// also where it leaves the ring or comes round more than once.
///
///     let gesture = OneFingerRotationGesture(on: picture)
///     gesture.innerRadius = 20
///     gesture.onRotated = { gesture, delta in turnPicture(by: delta) }
///
/// As with a GtkEventController, the widget keeps the gesture for as long as the widget exists. Only the first
/// button or one finger turns; a second finger changes nothing. Presses on buttons and the like that lie on
/// the ring are theirs. The directions are taken in the coordinates of the window, so that they are right for
/// a widget that is itself drawn rotated.
@safe @MainActor
public final class OneFingerRotationGesture {
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

    /// The widget that is pressed; `nil` when there is none, or it has been destroyed; `widget`.
    ///
    /// A rotation that goes on when this changes is cancelled.
    @unsafe public var widget: UnsafeMutablePointer<GtkWidget>? {
        get { unsafe implementation.widget?.widget }
        set { unsafe object.implementation.set("widget", to: newValue.map { unsafe Widget(retaining: $0) }) }
    }

    // MARK: Where

    /// The centre as a fraction of the widget's width, clamped to 0 … 1; 0.5 by default; `center-x`.
    public var centerX: Double {
        get { object.get("center-x") }
        set { object.implementation.set("center-x", to: newValue) }
    }

    /// The centre as a fraction of the widget's height, clamped to 0 … 1; 0.5 by default; `center-y`.
    public var centerY: Double {
        get { object.get("center-y") }
        set { object.implementation.set("center-y", to: newValue) }
    }

    /// How far from the centre a press must be, in pixels, no less than 0; 0 by default; `inner-radius`.
    public var innerRadius: Double {
        get { object.get("inner-radius") }
        set { object.implementation.set("inner-radius", to: newValue) }
    }

    /// How far from the centre a press may be, in pixels, no less than 0; unlimited by default; `outer-radius`.
    public var outerRadius: Double {
        get { object.get("outer-radius") }
        set { object.implementation.set("outer-radius", to: newValue) }
    }

    /// Whether a rotation ends where the pointer leaves the ring; `false` by default; `strict`.
    public var isStrict: Bool {
        get { object.get("strict") }
        set { object.implementation.set("strict", to: newValue) }
    }

    // MARK: What it tells

    /// Whether a pointer is turning.
    public var isActive: Bool { implementation.isActive }

    /// How far the pointer has turned since the press, or had turned in the end; clockwise positive; `total`.
    public var total: Angle { implementation.total }

    /// The pointer's direction from the centre, or the last that it had; `angle`.
    public var angle: Angle { implementation.angle }

    /// Is told what the pointer does; weak.
    public var delegate: (any OneFingerRotationGestureDelegate)? {
        get { implementation.listeners.delegate }
        set { implementation.listeners.delegate = newValue }
    }

    /// Called with each step of the pointer.
    public var onRotated: ((OneFingerRotationGesture, _ delta: Angle) -> Void)? {
        get { implementation.listeners.onRotated }
        set { implementation.listeners.onRotated = newValue }
    }

    /// Called when the pointer has let go.
    public var onEnd: ((OneFingerRotationGesture) -> Void)? {
        get { implementation.listeners.onEnd }
        set { implementation.listeners.onEnd = newValue }
    }
}

/// What a rotation gesture tells its delegate.
///
/// Every call has a default that does nothing.
@MainActor
public protocol OneFingerRotationGestureDelegate: AnyObject {
    /// A pointer has pressed the ring.
    func gestureDidBegin(_ gesture: OneFingerRotationGesture)

    /// The pointer has turned by `delta`, and by ``OneFingerRotationGesture/total`` since the press.
    func gesture(_ gesture: OneFingerRotationGesture, didRotateBy delta: Angle)

    /// The pointer has let go, after turning by ``OneFingerRotationGesture/total``.
    func gestureDidEnd(_ gesture: OneFingerRotationGesture)

    /// The rotation was taken away: by the system, by another gesture, or with the widget.
    func gestureDidCancel(_ gesture: OneFingerRotationGesture)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension OneFingerRotationGestureDelegate {
    public func gestureDidBegin(_ gesture: OneFingerRotationGesture) {}
    public func gesture(_ gesture: OneFingerRotationGesture, didRotateBy delta: Angle) {}
    public func gestureDidEnd(_ gesture: OneFingerRotationGesture) {}
    public func gestureDidCancel(_ gesture: OneFingerRotationGesture) {}
}
