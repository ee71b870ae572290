import CRotaryWheelShims
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// Steps by keys, clicks, actions and controllers.
extension KnobImplementation {
    /// Follows what the scroll's controller sees: a page may have a thousand knobs.
    func follow(_ event: IntendedFocus.Event) {
        switch event {
        case .key(let code, isPress: true, let modifiers):
            hand.isRepeat = hand.pressedKey == code
            (hand.pressedKey, hand.modifiers) = (code, modifiers)
        case .key(let code, isPress: false, _):
            hand.modifiers = GdkModifierType(rawValue: 0)
            release(code)
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
        step(scroll, hand.modifiers)
    }

    /// The step and page increments; equal turns on a logarithmic scale unless the app set them.
    var steps: (step: Double, page: Double) {
        let adjustment = range.adjustment
        let steps = (step: adjustment.step, page: adjustment.page)
        return steps.step == bounds.initialStep
            ? knob.scale.evenSteps(for: steps.step, page: steps.page) : steps
    }

    /// Moves the value as a key of GtkScale does.
    func step(_ scroll: GtkScrollType, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0)) {
        guard canControl else { return widget.errorBell() }
        keepingAlive { $0.stepWithControl(scroll, modifiers) }
    }

    /// The number to whose multiples modifier keys snap the value; `nil` for none.
    func snap(of modifiers: GdkModifierType) -> Double? {
        format == .angle && modifiers.holds(CGDK_SHIFT_MASK) ? 15 : nil
    }

    private func stepWithControl(_ scroll: GtkScrollType, _ modifiers: GdkModifierType) {
        stopReturn()
        dropTap()
        let before = range.adjustment.value
        switch scroll {
        case GTK_SCROLL_START: ask(for: knob.scale.lower, by: scroll)
        case GTK_SCROLL_END: ask(for: knob.scale.upper, by: scroll)
        default:
            guard let amount = amount(of: scroll, modifiers) else { return }
            step(by: amount, scroll, to: snap(of: modifiers))
        }
        if range.adjustment.value == before { widget.errorBell() }
    }

    /// The difference by a key of GtkScale; `nil` if it has none.
    private func amount(of scroll: GtkScrollType, _ modifiers: GdkModifierType) -> Double? {
        let (step, page) = (steps.step * SteppedValue.Pace(modifiers).rawValue, steps.page)
        let onward = isMirrored ? -1.0 : 1.0
        // GtkScale moves by a page for an arrow key with Ctrl.
        let leap = modifiers.holds(CGDK_CONTROL_MASK) ? step : page
        return switch scroll {
        case GTK_SCROLL_STEP_FORWARD, GTK_SCROLL_STEP_UP: step
        case GTK_SCROLL_STEP_BACKWARD, GTK_SCROLL_STEP_DOWN: -step
        case GTK_SCROLL_STEP_RIGHT: onward * step
        case GTK_SCROLL_STEP_LEFT: -onward * step
        case GTK_SCROLL_PAGE_FORWARD, GTK_SCROLL_PAGE_UP: leap
        case GTK_SCROLL_PAGE_BACKWARD, GTK_SCROLL_PAGE_DOWN: -leap
        case GTK_SCROLL_PAGE_RIGHT: onward * leap
        case GTK_SCROLL_PAGE_LEFT: -onward * leap
        default: nil
        }
    }

    /// Steps by an amount, and at least to the next value that is not rounded away, or to the next multiple.
    func step(by amount: Double, _ scroll: GtkScrollType, to snap: Double? = nil) {
        let (value, wraps, digits) = (range.adjustment.value, knob.travel.wraps, range.roundDigits)
        let step =
            if let snap {
                knob.scale.nextMultiple(of: snap, from: value, isUpward: amount > 0, wraps: wraps)
            } else {
                knob.scale.value(
                    from: value, step: amount, wraps: wraps, least: digits < 0 ? 0 : .pow(10, -digits))
            }
        ask(for: step.value, by: scroll)
        if step.lap != 0 { emitWrapped(Int32(step.lap)) }
    }
}
