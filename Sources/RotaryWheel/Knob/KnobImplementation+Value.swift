import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// The value of the adjustment.
extension KnobImplementation {
    /// Handles a change of the bounds.
    func boundsChanged() {
        stopReturn()
        updateScale()
        setPreview(nil)
        knob.setValue(range.adjustment.value)
        widget.queueAllocate()
        redraw()
    }

    /// Handles a change of the value.
    func valueChanged() {
        let value = range.adjustment.value
        setPreview(nil)
        if !isAsking {
            stopReturn()
            knob.setValue(value)
        }
        series.note()
        if !series.isOn || pictures?.texts == nil { updateLabel() }
        if isAsking, returning == nil { showBubble() }
        guard value != knownValue else { return }
        knownValue = value
        still = nil
        widget.queueDraw()
        notify(Self.valueProperty)
        updateOff()
        if !isDragging, returning == nil { describe() }
        listeners.changed(self)
    }

    func updateLabel() {
        updateValueText()
        hasOwnText = range.text.map { $0 == ownText } ?? true
    }

    /// Requests a value as the user does; handlers of `change-value` may refuse it.
    ///
    /// - Parameter followsPointer: whether a drag requests it, which ignores that the value may be rounded.
    func ask(
        for value: Double, by scroll: GtkScrollType = GTK_SCROLL_JUMP, followsPointer: Bool = false
    ) {
        keepingAlive { knob in
            let wasAsking = knob.isAsking
            knob.beginBurst(for: value)
            knob.isAsking = true
            knob.range.changeValue(to: knob.folded(value), by: scroll)
            knob.isAsking = wasAsking
            if !followsPointer || !knob.knob.isDragged { knob.knob.setValue(knob.range.adjustment.value) }
            knob.continueBurst()
        }
    }

    /// The end of a knob that wraps is its start, also after rounding.
    private func folded(_ value: Double) -> Double {
        let scale = knob.scale
        guard knob.travel.wraps, scale.upper > scale.lower else { return value }
        let digits = range.roundDigits
        let rounded = digits < 0 ? value : (value * .pow(10, digits)).rounded() / .pow(10, digits)
        return rounded.isFinite && rounded >= scale.upper ? scale.lower : value
    }

    /// Requests a previous value, which need not be rounded, and reports it.
    func restore(_ value: Double) {
        keepingAlive { knob in
            knob.isRestoring = true
            knob.ask(for: value)
            knob.isRestoring = false
            let digits = knob.range.roundDigits
            let adjustment = knob.range.adjustment
            if digits >= 0, abs(adjustment.value - value) <= .pow(10, -digits) { adjustment.value = value }
            knob.describe()
        }
    }

    // MARK: Steps

    /// Moves the value as a key of GtkScale does; plus and minus begin a typed value where some are negative.
    func move(_ scroll: GtkScrollType) {
        guard canControl else { return widget.errorBell() }
        // The other keys have a side.
        let signs = [GTK_SCROLL_STEP_FORWARD: "+", GTK_SCROLL_STEP_BACKWARD: "-"]
        if knob.scale.lower < 0, let sign = signs[scroll] { return openEntry(with: sign) }
        keepingAlive { $0.step(scroll) }
    }

    private func step(_ scroll: GtkScrollType) {
        stopReturn()
        dropTap()
        let adjustment = range.adjustment
        let onward = isMirrored ? -1.0 : 1.0
        let before = adjustment.value
        switch scroll {
        case GTK_SCROLL_STEP_FORWARD, GTK_SCROLL_STEP_UP: step(by: adjustment.step, scroll)
        case GTK_SCROLL_STEP_BACKWARD, GTK_SCROLL_STEP_DOWN: step(by: -adjustment.step, scroll)
        case GTK_SCROLL_STEP_RIGHT: step(by: onward * adjustment.step, scroll)
        case GTK_SCROLL_STEP_LEFT: step(by: -onward * adjustment.step, scroll)
        case GTK_SCROLL_PAGE_FORWARD, GTK_SCROLL_PAGE_UP: step(by: adjustment.page, scroll)
        case GTK_SCROLL_PAGE_BACKWARD, GTK_SCROLL_PAGE_DOWN: step(by: -adjustment.page, scroll)
        case GTK_SCROLL_PAGE_RIGHT: step(by: onward * adjustment.page, scroll)
        case GTK_SCROLL_PAGE_LEFT: step(by: -onward * adjustment.page, scroll)
        case GTK_SCROLL_START: ask(for: knob.scale.lower, by: scroll)
        case GTK_SCROLL_END: ask(for: knob.scale.upper, by: scroll)
        default: return
        }
        if adjustment.value == before { widget.errorBell() }
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

    /// Goes to the default value.
    func reset() {
        stopReturn()
        dropTap()
        keepingAlive {
            $0.ask(for: $0.defaultValue)
            $0.endBurst()
        }
    }

    // MARK: Return

    /// Returns to a value at even speed.
    func goBack(to value: Double) {
        guard isAnimated else { return restore(value) }
        pauseReturn()
        returnTarget = value
        returning = KnobReturn(from: knob, to: value, speed: returnSpeed, at: MonotonicClock.now)
        returnTicker.start()
    }

    func continueReturn(at time: Duration) {
        guard let returning else { return }
        if returning.isOver(at: time) { finishReturn() } else { ask(for: returning.value(at: time)) }
    }

    /// Finishes a return immediately.
    func finishReturn() {
        guard let returnTarget else { return }
        keepingAlive { knob in
            knob.stopReturn()
            knob.restore(returnTarget)
        }
    }

    /// Pauses a return; the release of a press may resume it.
    func pauseReturn() {
        returnTicker.stop()
        returning = nil
    }

    /// Ends a return.
    func stopReturn() {
        guard returnTarget != nil else { return }
        pauseReturn()
        returnTarget = nil
        describe()
    }

    /// Updates the value in words for assistive technologies.
    ///
    /// Where GTK reports the value text, a description would repeat it.
    func describe() {
        guard !isNew else { return }
        if Widget.reportsRangeValues {
            widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, spokenText)
        } else {
            widget.setAccessibleValue(spokenText)
        }
    }
}
