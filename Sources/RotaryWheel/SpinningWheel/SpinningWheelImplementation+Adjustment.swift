import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// An adjustment that is kept in step, so that a scrollbar or page indicators can stand beside the wheel.
extension SpinningWheelImplementation {
    /// A wheel that an adjustment has moved centres an item when that has been still for so long.
    private static let pause = Duration.milliseconds(150)

    var adjustment: Adjustment? {
        get { shownAdjustment }
        set {
            guard newValue != shownAdjustment else { return }
            endAdjusting()
            releaseAdjustment()
            shownAdjustment = newValue
            adjustmentHandler = newValue?.onValueChanged { [weak self] in self?.followAdjustment() }
            updateAdjustment()
        }
    }

    func releaseAdjustment() {
        adjustmentTimer.stop()
        if let adjustmentHandler { shownAdjustment?.disconnect(adjustmentHandler) }
        adjustmentHandler = nil
        shownAdjustment = nil
    }

    /// Brings the adjustment up to date: one item is a page of its own.
    func updateAdjustment() {
        guard let shownAdjustment, !isAdjusting else { return }
        isAdjusting = true
        defer { isAdjusting = false }
        let (count, page) = (Double(motion.count), Double(motion.geometry.pageCount))
        shownAdjustment.configure(
            value: min(max(motion.position, 0), max(count - 1, 0)), lower: 0, upper: count, step: 1,
            page: min(page, count), pageSize: min(1, count))
    }

    private func followAdjustment() {
        guard let shownAdjustment, !isAdjusting, motion.count > 0, shownAdjustment.value != motion.position
        else {
            return
        }
        isAdjusting = true
        apply(motion.pull(to: shownAdjustment.value, at: MonotonicClock.now))
        isAdjusting = false
        // Items may have come or gone in answer.
        updateAdjustment()
        adjustmentTimer.start(after: Self.pause)
    }

    /// Lets go of a rim that the adjustment holds, if it does.
    func endAdjusting() {
        guard adjustmentTimer.isRunning else { return }
        adjustmentTimer.stop()
        settleAdjusted()
    }

    /// The adjustment has not moved for a while.
    func settleAdjusted() {
        if !state.pointer.isActive, !scroll.isHolding { apply(motion.endDrag(at: MonotonicClock.now)) }
    }
}
