import RotaryWheelInterop

/// The object that a ``PointerRotation`` turns.
@MainActor
protocol PointerRotationDelegate: AnyObject {
    /// The center in the widget's coordinates.
    var rotationCenter: (x: Double, y: Double) { get }
    /// Whether a press may begin a rotation; others get a press that is refused.
    func accepts(_ press: PointerRotation.Press) -> Bool
    /// Whether two fingers turn, which the gesture of one finger would deny.
    var hasPair: Bool { get }
    /// Whether a press may become a drag at a point beyond the threshold.
    func mayBeginDrag(x: Double, y: Double) -> Bool
    /// The pointer pressed.
    func pressed(_ press: PointerRotation.Press)
    /// The pressed pointer moved; ``PointerRotation/isDrag`` is whether beyond the drag threshold.
    func turned(by step: PointerRotation.Step)
    /// The pointer was released; a tap has not moved beyond the threshold.
    func released(isTap: Bool, at time: Duration)
    /// Another button was pressed, which leaves a rotation alone.
    func pressedBeside()
    /// The press was canceled.
    func pressCanceled()
}

extension PointerRotationDelegate {
    var hasPair: Bool { false }
    func mayBeginDrag(x: Double, y: Double) -> Bool { true }
    func pressedBeside() {}
}
