import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// Steps by keys, clicks, actions and controllers.
extension KnobImplementation {
    /// Follows what the scroll's controller sees: a page may have a thousand knobs.
    func follow(_ event: IntendedFocus.Event) {
        switch event {
        case .key(let code, isPress: true): hand.pressedKey = code
        case .key(let code, isPress: false): release(code)
        case .touch: addLongPress()
        }
    }

    /// Follows the loss of the focus, after which the release of a key goes elsewhere.
    func leaveKeys() {
        hand.pressedKey = nil
        release(hand.heldKey)
    }

    /// Ends the burst of a key that was held.
    private func release(_ key: UInt32?) {
        if key == hand.pressedKey { hand.pressedKey = nil }
        if key != nil, key == hand.heldKey { keepingAlive { $0.endBurst() } }
    }

    /// Handles a key of GtkScale; plus and minus begin a typed value where some are negative.
    func move(_ scroll: GtkScrollType) {
        // The other keys have a side.
        let signs = [GTK_SCROLL_STEP_FORWARD: "+", GTK_SCROLL_STEP_BACKWARD: "-"]
        if canControl, knob.scale.lower < 0, let sign = signs[scroll] { return openEntry(with: sign) }
        hand.heldKey = hand.pressedKey
        step(scroll)
    }

    /// The step and page increments; equal turns on a logarithmic scale unless the app set them.
    var steps: (step: Double, page: Double) {
        let adjustment = range.adjustment
        let steps = (step: adjustment.step, page: adjustment.page)
        return steps.step == bounds.initialStep
            ? knob.scale.evenSteps(for: steps.step, page: steps.page) : steps
    }

    /// Moves the value as a key of GtkScale does.
    func step(_ scroll: GtkScrollType) {
        guard canControl else { return widget.errorBell() }
        keepingAlive { $0.stepWithControl(scroll) }
    }

    private func stepWithControl(_ scroll: GtkScrollType) {
        stopReturn()
        dropTap()
        let (step, page) = steps
        let onward = isMirrored ? -1.0 : 1.0
        let before = range.adjustment.value
        switch scroll {
        case GTK_SCROLL_STEP_FORWARD, GTK_SCROLL_STEP_UP: self.step(by: step, scroll)
        case GTK_SCROLL_STEP_BACKWARD, GTK_SCROLL_STEP_DOWN: self.step(by: -step, scroll)
        case GTK_SCROLL_STEP_RIGHT: self.step(by: onward * step, scroll)
        case GTK_SCROLL_STEP_LEFT: self.step(by: -onward * step, scroll)
        case GTK_SCROLL_PAGE_FORWARD, GTK_SCROLL_PAGE_UP: self.step(by: page, scroll)
        case GTK_SCROLL_PAGE_BACKWARD, GTK_SCROLL_PAGE_DOWN: self.step(by: -page, scroll)
        case GTK_SCROLL_PAGE_RIGHT: self.step(by: onward * page, scroll)
        case GTK_SCROLL_PAGE_LEFT: self.step(by: -onward * page, scroll)
        case GTK_SCROLL_START: ask(for: knob.scale.lower, by: scroll)
        case GTK_SCROLL_END: ask(for: knob.scale.upper, by: scroll)
        default: return
        }
        if range.adjustment.value == before { widget.errorBell() }
    }

    /// Steps by an amount, and at least to the next value that is not rounded away.
    func step(by amount: Double, _ scroll: GtkScrollType) {
        let digits = range.roundDigits
        let step = knob.scale.value(
            from: range.adjustment.value, step: amount, wraps: knob.travel.wraps,
            least: digits < 0 ? 0 : .pow(10, -digits))
        ask(for: step.value, by: scroll)
        if step.lap != 0 { emitWrapped(Int32(step.lap)) }
    }
}
