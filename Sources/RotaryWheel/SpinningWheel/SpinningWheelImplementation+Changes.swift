import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The rim's part in the way of changes.
extension SpinningWheelImplementation {
    var isMirrored: Bool { motion.geometry.isMirrored }
    var pageLength: Int { motion.geometry.pageCount }

    func phaseChanged(to phase: KineticPhase) { updateStates() }

    func rotated(by delta: Angle, total: Angle) {
        state.motion.note()
        placeItems()
        updateAdjustment()
        guard motion.position != notifiedPosition else { return }
        notifiedPosition = motion.position
        notify(Self.positionProperty)
        listeners.send(.rotated(by: delta, total: total), from: control)
    }

    func takeOver() { endAdjusting() }

    /// Moves to an item the short way, or shows it immediately.
    func scroll(to item: Int, animated: Bool) {
        guard !animated else { return turn(to: item) }
        guard (0..<motion.count).contains(item) else { return }
        takeOver()
        apply(motion.setPosition(Double(motion.place(of: item)), at: MonotonicClock.now))
    }

    func mapped() {
        colors.update()
        widget.updateAccessible()
    }

    func unmapped() {
        state.pointer.gesture.reset()
        scroll.end()
        endAdjusting()
        apply(motion.finishMotion(at: MonotonicClock.now))
    }
}
