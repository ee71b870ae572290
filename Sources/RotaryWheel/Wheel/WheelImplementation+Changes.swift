import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The wheel's part in the way of changes.
extension WheelImplementation {
    var pageLength: Int { max(1, motion.count / 4) }

    /// The wheel handles keys that move and that a focused widget in the hub leaves.
    func handles(_ meaning: KeyMeaning) -> Bool { widget.hasFocus || meaning.moves }

    func phaseChanged(to phase: KineticPhase) {
        switch phase {
        case .coasting, .settling, .spinning: break
        case .idle:
            setShowsPicture(false)
            setHovered(pointer.flatMap(sector(at:)))
            scheduleAdvance()
        case .dragging: advanceTimer.stop()
        }
        updateStates()
        wedges.queueDraw()
        widget.queueDraw()
    }

    func rotated(by delta: Angle, total: Angle) {
        if motion.phase == .idle {
            wedges.queueDraw()
        } else {
            setShowsPicture(true)
            state.motion.note()
        }
        widget.queueAllocate()
        widget.queueDraw()
        if motion.rotation != notifiedRotation {
            notifiedRotation = motion.rotation
            notify(Self.rotationProperty)
        }
        if hasHandler(for: "rotated") { emit("rotated", delta, total) }
        listeners.send(.rotated(by: delta, total: total), from: control)
    }

    func crossed(_ crossed: CrossedItems) {
        guard hasHandler(for: "sector-crossed") || listeners.delegate != nil else { return }
        // A handler may have removed sectors.
        for sector in crossed where sector < motion.count {
            emit("sector-crossed", UInt32(sector))
            listeners.send(.crossed(sector), from: control)
        }
    }
}

// MARK: - Time

extension WheelImplementation {
    /// Starts the timer of automatic advance while the pointer is elsewhere.
    func scheduleAdvance() {
        guard widget.isMapped, pointer == nil, let due = motion.nextAdvance else {
            return advanceTimer.stop()
        }
        advanceTimer.start(after: due - MonotonicClock.now)
    }

    func advance() {
        tick(at: MonotonicClock.now)
        if !advanceTimer.isRunning { scheduleAdvance() }
    }

    func mapped() {
        colors.update()
        // Assistive technologies ask for the sectors with the focus, even before the first allocation.
        addSectors()
        widget.updateAccessible()
        motion.postponeAdvance(at: MonotonicClock.now)
        scheduleAdvance()
    }

    func unmapped() {
        advanceTimer.stop()
        state.pointer.gesture.reset()
        apply(motion.finishMotion(at: MonotonicClock.now))
    }
}
