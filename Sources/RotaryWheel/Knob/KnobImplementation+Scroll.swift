import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

extension KnobImplementation: ScrollRotationDelegate {
    /// The largest number of clicks in one event; more come from a faulty mouse.
    private static let mostClicks = 100

    var acceptsScroll: Bool { handling.isScrollable && canControl }
    /// Scrolling replaces a click on the value that waits for a double click.
    var isScrollBlocked: Bool { hand.grip?.tap.map { pointerRotation.isActive || !isOnValue($0) } ?? false }
    /// Down is less, and to the right is more.
    var sidewaysSign: Double { -knob.travel.sign }

    func scrolled(byClicks clicks: Int) {
        for _ in 0..<min(abs(clicks), Self.mostClicks) {
            step(clicks < 0 ? GTK_SCROLL_STEP_UP : GTK_SCROLL_STEP_DOWN, scroll.modifiers)
        }
    }

    func scrollBegan(at time: Duration) {
        stopReturn()
        dropTap()
        hold(.vertical)
        emitDragBegin()
    }

    func scrolled(by amount: Double, at time: Duration) {
        stopReturn()
        let laps = knob.laps
        let snap = snap(of: scroll.modifiers)
        knob.snap = snap
        let way = snap == nil ? amount * SteppedValue.Pace(scroll.modifiers).rawValue : amount
        follow(knob.drag(by: .zero, dy: way), lapsBefore: laps)
    }

    func scrollEnded() {
        keepingAlive { implementation in
            implementation.takePreview()
            implementation.knob.endDrag()
            implementation.knob.setValue(implementation.range.adjustment.value)
            implementation.emitDragEnd()
        }
    }
}
