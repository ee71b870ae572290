import CGtk
import GtkInterop
import WheelModel

/// What has been scrolled but not yet turned.
struct ScrollState {
    /// Parts of a wheel's clicks, from mice that send several events for one.
    var clicks = 0.0
    /// Whether two fingers hold the wheel.
    var isHolding = false
}

extension WheelImplementation {
    /// Touchpads say when the fingers leave; where the compositor does not pass that on, a pause of this
    /// length says it.
    private static let pause = Duration.milliseconds(150)

    func scrolled(_ controller: EventControllerScroll, dx: Double, dy: Double) -> Bool {
        guard isScrollOurs, wheel.ring.count > 0, grip == nil else { return false }
        let amount = abs(dx) > abs(dy) ? (geometry.isMirrored ? -dx : dx) : dy
        if !scroll.isHolding { scrollClock = EventClock() }
        let time = scrollClock.time(of: controller)
        guard !controller.isInClicks else {
            scroll.clicks += amount
            let whole = Int(scroll.clicks.rounded(.towardZero))
            scroll.clicks -= Double(whole)
            if whole != 0 { step(by: whole) }
            return true
        }
        if !scroll.isHolding {
            scroll.isHolding = true
            apply(wheel.beginDrag(at: time))
        }
        // Scrolling on by the length of an arc turns the rim by that arc, towards the next sector.
        let turned = Angle(radians: -amount / max(geometry.radius, 1)) * (direction == .clockwise ? 1 : -1)
        apply(wheel.drag(by: turned, at: time))
        scrollTimer.start(after: Self.pause)
        return true
    }

    /// Inside a scrolled page the wheel leaves scrolling to the page, unless it has the focus or the pointer
    /// is on its ring.
    private var isScrollOurs: Bool {
        if widget.containsFocus { return true }
        return pointer.map { geometry.isInGripRing(x: $0.x, y: $0.y) } ?? false
    }

    /// Lets go of a wheel that two fingers hold.
    ///
    /// - Returns: whether they held it.
    @discardableResult
    func endScroll() -> Bool {
        guard scroll.isHolding else { return false }
        scroll.isHolding = false
        scrollTimer.stop()
        apply(wheel.endDrag(at: MonotonicClock.now))
        return true
    }
}
