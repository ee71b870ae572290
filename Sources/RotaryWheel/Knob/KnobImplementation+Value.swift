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
        updateMarks()
        writing.knownRoom = nil
        widget.queueResize()
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
        if !series.isOn || drawing.pictures?.texts == nil { updateLabel() }
        if isAsking, wayBack?.motion == nil { showBubble() }
        guard value != known.value else { return }
        known.value = value
        drawing.still = nil
        updateMarks()
        widget.queueDraw()
        notify(Self.valueProperty)
        updateOff()
        if !hand.isDragging, wayBack?.motion == nil { describe() }
        listeners.changed(self)
    }

    func updateLabel() {
        updateValueText()
        writing.hasOwnText = range.text.map { $0 == ownText } ?? true
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
            knob.hand.isRestoring = true
            knob.ask(for: value)
            knob.hand.isRestoring = false
            let digits = knob.range.roundDigits
            let adjustment = knob.range.adjustment
            if digits >= 0, abs(adjustment.value - value) <= .pow(10, -digits) { adjustment.value = value }
            knob.describe()
        }
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

    /// Updates the value in words for assistive technologies.
    func describe() { if !isNew { setSpokenValue(spokenText) } }
}
