import RotaryWheelInterop
import RotaryWheelModel

/// The return of a knob to a value.
@MainActor
final class KnobWayBack {
    let target: Double
    /// The motion; `nil` while a pointer holds the knob.
    var motion: KnobReturn?

    init(to target: Double, _ motion: KnobReturn) { (self.target, self.motion) = (target, motion) }
}

extension KnobImplementation {
    /// Returns to a value at even speed.
    func goBack(to value: Double) {
        guard isAnimated else { return restore(value) }
        pauseReturn()
        wayBack = KnobWayBack(
            to: value, KnobReturn(from: knob, to: value, speed: handling.returnSpeed, at: MonotonicClock.now))
        timers.wayBack.start()
    }

    func continueReturn(at time: Duration) {
        guard let motion = wayBack?.motion else { return }
        guard isAnimated, !motion.isOver(at: time) else { return finishReturn() }
        ask(for: motion.value(at: time))
    }

    /// Finishes a return immediately.
    func finishReturn() {
        guard let target = wayBack?.target else { return }
        keepingAlive { knob in
            knob.stopReturn()
            knob.restore(target)
        }
    }

    /// Pauses a return; the release of a press may resume it.
    func pauseReturn() {
        timers.wayBack.stop()
        wayBack?.motion = nil
    }

    /// Ends a return.
    func stopReturn() {
        guard wayBack != nil else { return }
        pauseReturn()
        wayBack = nil
        describe()
    }
}
