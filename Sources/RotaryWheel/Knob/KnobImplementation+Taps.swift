import RotaryWheelInterop
import RotaryWheelModel

// Presses that do not become drags.
extension KnobImplementation {
    /// Whether a point is on the value.
    func isOnValue(_ point: (x: Double, y: Double)) -> Bool {
        guard let label = range.valueLabel, label.isMapped else { return false }
        return widget.picked(x: point.x, y: point.y).contains { $0 == label }
    }

    /// Whether a click at a point of the dial activates the knob: a click on the value edits it.
    func activates(at point: (x: Double, y: Double)) -> Bool {
        hasHandler(for: "activate") && !isOnValue(point) && !isOnLight(point)
    }

    /// Activates the knob for an app that listens.
    ///
    /// - Returns: whether one does.
    @discardableResult
    func activate() -> Bool {
        guard hasHandler(for: "activate") else { return false }
        if canControl { emit("activate") } else { widget.errorBell() }
        return true
    }

    /// Calls a closure for `activate`; `nil` for none.
    func listenToActivate(_ call: ((KnobWidget) -> Void)?) {
        if let before = listeners.onActivate { object.disconnect(before.id) }
        listeners.onActivate = call.map { call in
            let id = object.connect("activate") { [weak self] _ in if let self { call(KnobWidget(of: self)) }
            }
            return (id, call)
        }
    }

    /// Finishes a press without a turn.
    ///
    /// - Returns: whether it activates the knob.
    func finishClick() -> Bool {
        let tap = hand.grip?.tap
        let (isOnLight, isOnValue) = (tap.map(isOnLight) ?? false, tap.map(isOnValue) ?? false)
        let activates = tap.map(activates) ?? false
        let movesToTap = effectiveDragStyle == .circularAbsolute && hand.grip?.isInner == false
        if tap != nil, !isOnLight, !activates, hand.pressCount == 1, movesToTap || isOnValue {
            // It may be the first of a double click, which only resets the value.
            timers.tap.start(after: widget.doubleClickTime)
        } else {
            hand.grip?.tap = nil
        }
        if isOnLight { clearClip() }
        if let target = wayBack?.target { goBack(to: target) }
        return activates
    }

    /// Opens the entry for a tap on the value, or moves the value to a tap.
    func finishTap() {
        guard let grip = hand.grip, let tap = grip.tap, !pointerRotation.isActive else { return }
        grip.tap = nil
        keepingAlive { implementation in
            if implementation.isOnValue(tap) { return implementation.openEntry() }
            implementation.stopReturn()
            implementation.hold(.circularAbsolute)
            implementation.point(to: tap.x, tap.y, grip.modifiers)
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
