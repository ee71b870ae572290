import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// What moves a knob besides keys and single values: drags with their preview, automation and controllers.
extension KnobImplementation: AccessibleRangeImplementation {
    /// Shows what a drag asks for; a knob that is not live takes it at the end.
    func follow(_ value: Double, lapsBefore: Int) {
        if isLive { ask(for: value, followsPointer: true) } else { setPreview(value) }
        let laps = knob.laps - lapsBefore
        if laps != 0 { emitWrapped(laps > 0 ? 1 : -1) }
    }

    /// Sets the value that shows in place of that of the adjustment.
    func setPreview(_ value: Double?) {
        guard hand.preview != value else { return }
        hand.preview = value
        widget.setStyleClass("preview", value != nil)
        updateLabel()
        updateMarks()
        redraw()
    }

    /// Takes the value that shows.
    func takePreview() {
        guard let value = hand.preview else { return }
        setPreview(nil)
        ask(for: value)
    }

    /// Emits `wrapped` after a move beyond an end.
    func emitWrapped(_ direction: Int32) {
        keepingAlive {
            $0.emit("wrapped", direction)
            $0.listeners.onWrapped?(KnobWidget(of: $0), Int(direction))
        }
    }

    /// Sets the value for an app's automation, unless the user holds the knob.
    func automate(_ value: Double) -> Bool {
        guard !isTouched, accepts(value, for: "automation") else { return false }
        self.value = value
        return true
    }

    /// Sets the value for an assistive technology, as the user would by typing it.
    func setAccessibleValue(_ value: Double) {
        guard canControl else { return }
        keepingAlive { knob in
            knob.stopReturn()
            knob.ask(for: value)
            knob.endBurst()
        }
    }

    // MARK: Controllers

    /// Whether a controller may move the knob.
    private var takesControllers: Bool { canControl && !hand.isPressed && hand.bracket != .drag }

    /// Moves the knob to the place of a controller, once they have met.
    func setControllerValue(_ place: Double, takesOver: Bool) -> Bool {
        guard accepts(place, for: "controller") else { return false }
        let place = min(max(place, 0), 1)
        let takes = hand.takeover.takes(place, at: knob.scale.fraction(of: range.adjustment.value))
        guard takes || !takesOver, takesControllers else { return false }
        keepingAlive { implementation in
            implementation.stopReturn()
            implementation.ask(for: implementation.knob.scale.value(at: place))
            implementation.hand.takeover.follow(
                implementation.knob.scale.fraction(of: implementation.range.adjustment.value))
        }
        return true
    }

    /// Moves the knob by steps of a controller without ends.
    func turnController(by steps: Double) {
        guard accepts(steps, for: "controller"), takesControllers else { return }
        keepingAlive { knob in
            knob.stopReturn()
            knob.step(
                by: steps * knob.steps.step,
                steps < 0 ? GTK_SCROLL_STEP_BACKWARD : GTK_SCROLL_STEP_FORWARD)
        }
    }
}
