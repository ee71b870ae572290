import CGtk
import GtkInterop
import WheelModel

extension SpinningWheelImplementation {
    /// Touchpads say when the fingers leave; where the compositor does not pass that on, a pause of this
    /// length says it.
    private static let pause = Duration.milliseconds(150)

    func scrolled(_ controller: EventControllerScroll, dx: Double, dy: Double) -> Bool {
        guard rim.count > 0, grip == nil else { return false }
        let sideways = rim.geometry.orientation.isHorizontal && rim.geometry.isMirrored ? -dx : dx
        let amount = abs(dx) > abs(dy) ? sideways : dy
        let time = scrollClock.time(of: controller)
        if adjustmentTimer.isRunning { settleAdjusted() }
        guard !controller.isInClicks else {
            scroll.clicks += amount
            let whole = Int(scroll.clicks.rounded(.towardZero))
            scroll.clicks -= Double(whole)
            if whole != 0 { apply(rim.step(by: whole, at: MonotonicClock.now)) }
            return true
        }
        if !scroll.isHolding {
            scroll.isHolding = true
            apply(rim.beginDrag(.touchpad, at: time))
        }
        // Scrolling on by the length of an arc turns the rim by that arc, towards the next item.
        let turned = Angle(radians: -amount / rim.geometry.middleRadius * rim.geometry.sense)
        apply(rim.drag(by: turned, at: time))
        scrollTimer.start(after: Self.pause)
        return true
    }

    /// Lets go of a rim that two fingers hold.
    func endScroll() {
        guard scroll.isHolding else { return }
        scroll.isHolding = false
        scrollTimer.stop()
        apply(rim.endDrag(at: MonotonicClock.now))
    }
}
