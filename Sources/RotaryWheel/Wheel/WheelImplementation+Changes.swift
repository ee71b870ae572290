import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// What the model says has changed, on its way to the screen, to listeners and to assistive technologies.
extension WheelImplementation {
    /// Tells everybody what has changed, in order.
    ///
    /// A handler may change the wheel again: what follows from that is told after what went before. It may
    /// even drop the wheel.
    ///
    /// - Parameter notice: runs before the changes are handled, to emit the notification of their cause.
    func apply(_ changes: [WheelChange], after notice: (() -> Void)? = nil) {
        remember(changes)
        keepingAlive { implementation in
            implementation.changes.tell(changes, after: notice, to: tell) {
                guard !isAnimated else { return [] }
                let last = wheel.finishMotion(at: MonotonicClock.now)
                remember(last)
                return last
            }
            tellCurrent()
        }
    }

    /// Shows and notifies the sector at the indicator, if it is another one than before.
    private func tellCurrent() {
        guard atIndicator.tell(wheel.sectorAtIndicator, item(at:), of: self) else { return }
        updateStates()
        if !showsPicture { wedges.queueDraw() }
        listeners.tell(self) { $0.wheelDidChangeCurrent($1) }
    }

    /// Keeps the items that are selected and moved to, to find them again when the model changes.
    private func remember(_ changes: [WheelChange]) {
        if changes.contains(where: \.isSelectionChange) { items.object = wheel.selection.flatMap(item(at:)) }
        if wheel.chosenSector != chosenSector {
            chosenSector = wheel.chosenSector
            chosenObject = chosenSector.flatMap(item(at:))
        }
    }

    private func tell(_ change: WheelChange) {
        switch change {
        case .phaseChanged(let phase): phaseChanged(to: phase)
        case .dragBegan:
            emit("drag-begin")
            listeners.tell(self) { $0.wheelDidBeginDragging($1) }
        case .rotated(let delta, let total): rotated(by: delta, total: total)
        case .sectorsCrossed(let crossed): sectorsCrossed(crossed)
        case .dragEnded(let total):
            emit("drag-end", total.radians)
            listeners.tell(self) { $0.wheelDidEndDragging($1, total: total) }
        case .selectionChanged: selectionChanged()
        case .settled(let sector):
            guard sector < wheel.ring.count else { return }
            describeSelection()
            emit("settled", UInt32(sector))
            listeners.settled(self, sector)
        }
    }

    private func phaseChanged(to phase: WheelPhase) {
        switch phase {
        case .coasting, .settling: if isAnimated { ticker.start() }
        case .idle:
            ticker.stop()
            setShowsPicture(false)
            setHovered(pointer.flatMap(sector(at:)))
            scheduleAdvance()
        case .dragging:
            ticker.stop()
            advanceTimer.stop()
        }
        updateStates()
        wedges.queueDraw()
        widget.queueDraw()
    }

    private func rotated(by delta: Angle, total: Angle) {
        if wheel.phase == .idle {
            wedges.queueDraw()
        } else {
            setShowsPicture(true)
        }
        widget.queueAllocate()
        widget.queueDraw()
        if wheel.rotation != notifiedRotation {
            notifiedRotation = wheel.rotation
            notify(Self.rotationProperty)
        }
        if hasHandler(for: "rotated") { emit("rotated", delta.radians, total.radians) }
        listeners.tell(self) { $0.wheelDidRotate($1, by: delta, total: total) }
    }

    private func sectorsCrossed(_ crossed: CrossedSectors) {
        guard hasHandler(for: "sector-crossed") || listeners.isListening else { return }
        // Sectors that have gone since are none any more.
        for sector in crossed where sector < wheel.ring.count {
            emit("sector-crossed", UInt32(sector))
            listeners.tell(self) { $0.wheel($1, didCross: sector) }
        }
    }

    /// The selection is told as it is now: a handler may have changed it since.
    private func selectionChanged() {
        updateStates()
        wedges.queueDraw()
        items.tell(wheel.selection, of: self, in: model)
        if wheel.phase == .idle { describeSelection() }
        if wheel.selection != nil { listeners.announceStart(self) }
    }

    /// Ends a drag or motion at the sector at the indicator, and activates that sector.
    func activate() {
        keepingAlive { implementation in
            guard let sector = implementation.selectCurrent() else { return }
            implementation.emit("activate", UInt32(sector))
            implementation.listeners.activated(implementation, sector)
        }
    }

    /// Ends a drag or motion at the sector at the indicator, and selects that sector.
    ///
    /// - Returns: the sector, unless a handler has removed it.
    @discardableResult
    func selectCurrent() -> Int? {
        let changes = wheel.selectCurrent(at: MonotonicClock.now)
        let sector = wheel.selection
        apply(changes)
        return sector.flatMap { $0 < wheel.ring.count ? $0 : nil }
    }
}

// MARK: - Time

extension WheelImplementation {
    func update(at time: Duration) { apply(wheel.update(at: time)) }

    /// Sees to it that a wheel that turns by itself does, when nobody is looking at one sector.
    func scheduleAdvance() {
        guard widget.isMapped, pointer == nil, let due = wheel.nextAdvance else { return advanceTimer.stop() }
        advanceTimer.start(after: due - MonotonicClock.now)
    }

    func advance() {
        update(at: MonotonicClock.now)
        if !advanceTimer.isRunning { scheduleAdvance() }
    }

    func mapped() {
        // Who hears that the wheel has the focus asks for its sectors at once, be it before the first layout.
        addSectors()
        widget.tellAccessible()
        wheel.postponeAdvance(at: MonotonicClock.now)
        scheduleAdvance()
    }

    func unmapped() {
        advanceTimer.stop()
        pointerRotation.gesture.reset()
        apply(wheel.finishMotion(at: MonotonicClock.now))
    }
}
