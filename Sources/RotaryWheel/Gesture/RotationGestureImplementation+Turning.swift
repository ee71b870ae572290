import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// One pointer, or two fingers, and the motion after them.
extension RotationGestureImplementation {
    /// Whether a pointer or two fingers turn.
    var isActive: Bool { isPressed || hasPair }

    private var isAnimated: Bool { widget?.isAnimated == true }

    private func begin(at time: Duration) {
        ticker?.stop()
        turning.begin(at: time)
        emit("begin")
        delegate?.gestureDidBegin(reference)
    }

    private func turn(by step: Angle, at time: Duration) {
        let delta = turning.move(by: step, at: time)
        if delta != .zero { report(delta) }
    }

    private func report(_ delta: Angle) {
        let total = turning.total
        emit("rotated", delta, total)
        delegate?.gesture(reference, didRotateBy: delta, total: total)
        onRotated?(reference, delta)
    }

    private func end(at time: Duration) {
        let (total, velocity) = (turning.total, turning.velocity(at: time))
        emit("end", total, velocity)
        delegate?.gestureDidEnd(reference, total: total, velocity: Angle(radians: velocity))
        onEnd?(reference, Angle(radians: velocity))
        goOn(by: velocity, at: time)
    }

    // MARK: The motion

    /// Coasts by a velocity, and returns to the start.
    private func goOn(by velocity: Double, at time: Duration) {
        guard !isActive else { return }
        if hasInertia, isAnimated {
            turning.coast(by: velocity, at: time, returnSpeed: returnsToStart ? returnSpeed : nil)
        } else if returnsToStart {
            turning.beginReturn(speed: returnSpeed, at: time)
        }
        guard isAnimated else { return finishMotion() }
        if turning.isMoving { ticker?.start() }
    }

    func continueMotion(at time: Duration) {
        guard isAnimated else { return finishMotion() }
        let delta = turning.update(at: time)
        if !turning.isMoving { ticker?.stop() }
        if delta != .zero { report(delta) }
    }

    func finishMotion() {
        guard turning.isMoving else { return }
        ticker?.stop()
        let delta = turning.finish()
        if delta != .zero { report(delta) }
    }
}

extension RotationGestureImplementation: PointerRotationDelegate {
    private func isInRing(_ x: Double, _ y: Double) -> Bool {
        let distance = distance(x, y)
        return distance > ring.inner && distance < ring.outer
    }

    private func distance(_ x: Double, _ y: Double) -> Double {
        let center = rotationCenter
        return .hypot(x - center.x, y - center.y)
    }

    var hasPair: Bool { pair?.isActive == true }

    func accepts(_ press: PointerRotation.Press) -> Bool {
        isInRing(press.x, press.y) && !hasPair
    }

    func pressed(_ press: PointerRotation.Press) { begin(at: press.time) }

    func turned(by step: PointerRotation.Step) {
        guard let pointer, !hasPair else { return }
        // The angle also changes with the center.
        turn(by: step.delta, at: step.time)
        guard pointer.isActive, !isInRing(step.x, step.y) else { return }
        // A handler may change it.
        let ringExit = ringExit
        if ringExit == .cancels, case let delta = turning.restore(), delta != .zero { report(delta) }
        pointer.leave(by: ringExit, at: step.time)
    }

    func released(isTap: Bool, at time: Duration) { end(at: time) }

    func pressCanceled() {
        emit("cancel")
        delegate?.gestureDidCancel(reference)
        goOn(by: 0, at: MonotonicClock.now)
    }
}

extension RotationGestureImplementation: PairRotationDelegate {
    /// A second finger goes on with the rotation of the first.
    ///
    /// The direction of two is steady also near the center.
    func pairBegan(x: Double, y: Double, at time: Duration) -> Bool {
        guard !isPressed else { return true }
        guard distance(x, y) < ring.outer else { return false }
        begin(at: time)
        return true
    }

    /// Whether the first finger has pressed the ring.
    private var isPressed: Bool { pointer?.isActive == true }

    func pairTurned(by step: Angle, at time: Duration) { turn(by: step, at: time) }

    func pairEnded(at time: Duration) {
        if !isPressed { end(at: time) }
    }

    func pairCanceled() {
        if !isPressed { pressCanceled() }
    }
}
