import CGtk
import GtkInterop
import RealModule
import WheelModel

// The value: the adjustment's, as the user and others change it.
extension KnobImplementation {
    /// The bounds have changed.
    func boundsChanged() {
        updateScale()
        knob.setValue(range.adjustment.value)
        widget.queueAllocate()
        widget.queueDraw()
    }

    /// Sets bounds and steps as `gtk_scale_new_with_range()` does.
    func setBounds(lower: Double, upper: Double, step: Double) {
        guard accepts(lower, for: "lower"), accepts(upper, for: "upper"),
            accepts(step, for: "step")
        else { return }
        let digits = abs(step) >= 1 || step == 0 ? 0 : -Int(Double.log10(abs(step)).rounded(.down))
        range.digits = min(digits, 5)
        range.adjustment = Adjustment(
            value: lower, lower: lower, upper: max(lower, upper), step: step,
            page: 10 * step)
    }

    func updateScale() {
        let adjustment = range.adjustment
        guard
            let scale = KnobScale(
                lower: adjustment.lower, upper: adjustment.largest, isLogarithmic: isLogarithmicProperty)
        else { return }
        knob.scale = scale
    }

    /// The adjustment has another value.
    func valueChanged() {
        let value = range.adjustment.value
        if !isAsking { knob.setValue(value) }
        guard value != knownValue else { return }
        knownValue = value
        widget.queueDraw()
        notify("value")
        if !isDragging, tickCallback == 0 { describe() }
        listeners.changed(self)
    }

    /// Asks for a value as the user does; listeners to `change-value` may refuse it.
    func ask(for value: Double, by scroll: GtkScrollType = GTK_SCROLL_JUMP) {
        let wasAsking = isAsking
        isAsking = true
        range.changeValue(to: value, by: scroll)
        isAsking = wasAsking
        // A drag goes on from where the pointer has brought it, though the value may be rounded.
        if !knob.isDragged { knob.setValue(range.adjustment.value) }
    }

    // MARK: Steps

    func move(_ scroll: GtkScrollType) {
        stopReturn()
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

    /// Steps by an amount of a linear scale; on a logarithmic one the mark turns as far as there.
    private func step(by amount: Double, _ scroll: GtkScrollType) {
        let (scale, value) = (knob.scale, range.adjustment.value)
        let span = scale.upper - scale.lower
        guard span > 0 else { return }
        // Sums of the values themselves are exact where sums of parts of the travel are not.
        guard scale.isLogarithmic || knob.travel.wraps else { return ask(for: value + amount, by: scroll) }
        var place = scale.isLogarithmic ? scale.fraction(of: value) : (value - scale.lower) / span
        place += amount / span
        if knob.travel.wraps { place -= place.rounded(.down) }
        ask(for: scale.value(at: place), by: scroll)
    }

    /// Goes to the default value.
    func reset() {
        stopReturn()
        ask(for: defaultValueProperty)
    }

    // MARK: The way back

    /// Brings the value back at even speed.
    func goBack(to value: Double) {
        guard widget.isMapped, widget.wantsAnimations else { return ask(for: value) }
        let back = KnobReturn(from: knob, to: value, at: MonotonicClock.now)
        guard tickCallback == 0 else { return }
        tickCallback = widget.addTickCallback { [weak self] time in
            guard let self else { return false }
            let isOver = back.isOver(at: time)
            if isOver { self.tickCallback = 0 }
            self.ask(for: isOver ? value : back.value(at: time))
            if isOver { self.describe() }
            return !isOver
        }
    }

    func stopReturn() {
        guard tickCallback != 0 else { return }
        widget.removeTickCallback(tickCallback)
        tickCallback = 0
        describe()
    }

    // MARK: Text

    /// The value as it is written.
    var text: String { range.text ?? formatted(range.adjustment.value) }

    /// A value with the knob's digits and unit.
    func formatted(_ value: Double) -> String {
        var text = number(value)
        if text.hasPrefix("-") {
            // Between texts that run from right to left a minus would stand behind its number.
            text = (widget.isRightToLeft ? "\u{200e}\u{2212}" : "\u{2212}") + text.dropFirst()
        }
        guard let unit = unitProperty, !unit.isEmpty else { return text }
        return text + (unit.hasPrefix("°") ? "" : "\u{a0}") + unit
    }

    /// A value with the knob's digits, as it can be typed.
    func number(_ value: Double) -> String {
        let number = unsafe cgtk_format_number(value, Int32(max(range.digits, 0)))
        defer { unsafe g_free(number) }
        let text = unsafe number.map { unsafe String(cString: $0) } ?? ""
        let isZero = !text.contains { $0.isNumber && $0 != "0" }
        return isZero && text.hasPrefix("-") ? String(text.dropFirst()) : text
    }

    /// Tells assistive technologies the value in words.
    func describe() {
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text)
        widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
    }
}
