import RotaryWheelInterop
import RotaryWheelModel

// What pointers and scrolling do to the model.
extension SelectionImplementation {
    /// A pointer holds the control; one that coasts or spins is caught.
    func hold(at time: Duration) {
        state.pointer.hasCaught = [.coasting, .spinning].contains(motion.phase)
        apply(motion.hold(at: time))
    }

    /// Turns the held control.
    func drag(by delta: Angle, _ step: PointerRotation.Step) {
        if step.beginsDrag { apply(motion.beginDrag(at: step.time)) }
        apply(motion.drag(by: delta, at: step.time))
    }
}

/// A selection control that scrolls.
@MainActor
protocol ScrollableImplementation: SelectionImplementation, ScrollRotationDelegate {
    var scroll: ScrollRotation { get }
    /// The turn for a scrolled amount in pixels.
    func angle(ofScroll amount: Double) -> Angle
}

extension ScrollableImplementation {
    var acceptsScroll: Bool { motion.count > 0 }
    var isScrollBlocked: Bool { state.pointer.isActive }

    func stateChanged() { scroll.focus.stateChanged() }

    func scrolled(byClicks clicks: Int) { step(by: clicks) }

    func scrollBegan(at time: Duration) {
        takeOver()
        apply(motion.beginDrag(at: time))
    }

    func scrolled(by amount: Double, at time: Duration) {
        apply(motion.drag(by: angle(ofScroll: amount), at: time))
    }

    func scrollEnded() { apply(motion.endDrag(at: MonotonicClock.now)) }
}
