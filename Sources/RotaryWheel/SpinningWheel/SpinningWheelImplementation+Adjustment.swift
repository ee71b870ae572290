import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The adjustment for a scrollbar or page indicators.
extension SpinningWheelImplementation {
    /// The pause of the adjustment after which the wheel centers an item.
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

    /// Updates the adjustment: one item is a page.
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
        // A handler may have changed the items.
        updateAdjustment()
        adjustmentTimer.start(after: Self.pause)
    }

    /// Ends a drag by the adjustment.
    func endAdjusting() {
        guard adjustmentTimer.isRunning else { return }
        adjustmentTimer.stop()
        settleAdjusted()
    }

    /// Ends a drag by the adjustment after its pause.
    func settleAdjusted() {
        if !state.pointer.isActive, !scroll.isHolding { apply(motion.endDrag(at: MonotonicClock.now)) }
    }
}
