import RotaryWheelInterop
import RotaryWheelModel

// Presses that do not become drags.
extension KnobImplementation {
    /// Whether a point is on the value.
    func isOnValue(_ point: (x: Double, y: Double)) -> Bool {
        guard let label = range.valueLabel, label.isMapped else { return false }
        return widget.picked(x: point.x, y: point.y).contains { $0 == label }
    }

    /// Opens the entry for a tap on the value, or moves the value to a tap.
    func finishTap() {
        guard let tap = hand.grip?.tap, !pointerRotation.isActive else { return }
        hand.grip?.tap = nil
        keepingAlive { implementation in
            if implementation.isOnValue(tap) { return implementation.openEntry() }
            implementation.stopReturn()
            implementation.hold(.circularAbsolute)
            implementation.point(to: tap.x, tap.y)
            implementation.takePreview()
            implementation.knob.endDrag()
            implementation.knob.setValue(implementation.range.adjustment.value)
            implementation.endBurst()
        }
    }

    /// Discards a tap that waits for a double click.
    func dropTap() {
        timers.tap.stop()
        if !pointerRotation.isActive { hand.grip?.tap = nil }
    }
}
