import RealModule
import RotaryWheelInterop
import RotaryWheelModel

/// What changes the value between `drag-begin` and `drag-end`.
enum KnobBracket {
    /// A drag, or a scroll by two fingers.
    case drag
    /// Keys, also held ones, scroll clicks, typed values and controllers.
    case burst
}

// The signals around each change by the user: one pair for a drag, a key or a burst of clicks.
extension KnobImplementation {
    /// The pause that ends a burst without a held key.
    private static let pause = Duration.milliseconds(500)

    static let touchedProperty = Property.boolean("touched", \KnobImplementation.isTouched)

    /// Whether a pointer presses the knob, or a change is between its signals.
    var isTouched: Bool { hand.isPressed || hand.bracket != nil }

    /// Notifies a change of ``isTouched``.
    func updateTouched() {
        guard isTouched != known.isTouched else { return }
        known.isTouched = isTouched
        keepingAlive { $0.notify(Self.touchedProperty) }
    }

    func emitDragBegin() {
        endBurst()
        begin(.drag)
    }

    private func begin(_ kind: KnobBracket) {
        hand.bracket = kind
        updateTouched()
        emit("drag-begin")
        listeners.delegate?.knobDidBeginDragging(KnobWidget(of: self))
    }

    func emitDragEnd() {
        hand.bracket = nil
        emit("drag-end", range.adjustment.value)
        listeners.delegate?.knobDidEndDragging(KnobWidget(of: self))
        updateTouched()
    }

    /// Begins a burst before a change of the value by the user.
    func beginBurst(for value: Double) {
        guard hand.bracket == nil, wayBack == nil, !hand.isRestoring else { return }
        let digits = range.roundDigits
        let rounded = digits < 0 ? value : (value * .pow(10, digits)).rounded() / .pow(10, digits)
        let wanted = min(max(rounded, knob.scale.lower), knob.scale.upper)
        if wanted != range.adjustment.value { begin(.burst) }
    }

    /// Waits for the next change of a burst, or for the release of its key.
    func continueBurst() {
        guard hand.bracket == .burst else { return }
        if hand.heldKey == nil { timers.burst.start(after: Self.pause) } else { timers.burst.stop() }
    }

    /// Ends a burst immediately.
    func endBurst() {
        timers.burst.stop()
        hand.heldKey = nil
        if hand.bracket == .burst { emitDragEnd() }
    }

    // MARK: Read-only

    /// Whether the user can change the value.
    var canControl: Bool {
        get { handling.isControllable }
        set {
            handling.isControllable = newValue
            pointerRotation.cancel()
            scroll.end()
            dropTap()
            closeEntry()
            endBurst()
            widget.setStyleClass("read-only", !newValue)
            pointerRotation.showsHand = newValue
            widget.setAccessibleReadOnly(!newValue)
            for action in ["activate", "edit", "reset", "increase", "decrease"] {
                widget.setActionEnabled("knob." + action, newValue)
            }
        }
    }
}
