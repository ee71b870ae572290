import RotaryWheelModel

/// The Swift listeners of a rotation gesture: a delegate and closures.
@MainActor
final class RotationGestureListeners {
    weak var delegate: (any OneFingerRotationGestureDelegate)?
    var onRotated: ((OneFingerRotationGesture, Angle) -> Void)?
    var onEnd: ((OneFingerRotationGesture) -> Void)?

    func began(_ gesture: RotationGestureImplementation) {
        delegate?.gestureDidBegin(OneFingerRotationGesture(gesture))
    }

    func rotated(_ gesture: RotationGestureImplementation, by delta: Angle) {
        guard delegate != nil || onRotated != nil else { return }
        let reference = OneFingerRotationGesture(gesture)
        delegate?.gesture(reference, didRotateBy: delta)
        onRotated?(reference, delta)
    }

    func ended(_ gesture: RotationGestureImplementation) {
        guard delegate != nil || onEnd != nil else { return }
        let reference = OneFingerRotationGesture(gesture)
        delegate?.gestureDidEnd(reference)
        onEnd?(reference)
    }

    func cancelled(_ gesture: RotationGestureImplementation) {
        delegate?.gestureDidCancel(OneFingerRotationGesture(gesture))
    }
}
