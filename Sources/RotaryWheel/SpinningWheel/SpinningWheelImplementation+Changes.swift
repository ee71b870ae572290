import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// What the model says has changed, on its way to the screen, to listeners and to assistive technologies.
extension SpinningWheelImplementation {
    /// Tells everybody what has changed, in order.
    ///
    /// A handler may change the wheel again: what follows from that is told after what went before. It may
    /// even drop the wheel.
    ///
    /// - Parameter notice: runs before the changes are handled, to emit the notification of their cause.
    func apply(_ changes: [RimChange], after notice: (() -> Void)? = nil) {
        remember(changes)
        keepingAlive { implementation in
            implementation.changes.tell(changes, after: notice, to: tell) {
                guard !isAnimated else { return [] }
                let last = rim.finishMotion()
                remember(last)
                return last
            }
            tellCurrent()
        }
    }

    /// Shows and notifies the item nearest to the centre, if it is another one than before.
    private func tellCurrent() {
        guard atCentre.tell(rim.centredItem, item(at:), of: self) else { return }
        updateStates()
        listeners.changedCurrent(self)
    }

    /// Keeps the items that are selected and moved to, to find them again when the model changes.
    private func remember(_ changes: [RimChange]) {
        if changes.contains(where: \.isSelectionChange) { items.object = rim.selection.flatMap(item(at:)) }
        rememberChosen()
    }

    private func tell(_ change: RimChange) {
        switch change {
        case .phaseChanged(let phase): phaseChanged(to: phase)
        case .moved: moved()
        case .selectionChanged: selectionChanged()
        case .settled(let item):
            // Items that have gone since are none any more.
            guard item < rim.count else { return }
            describeSelection()
            emit("settled", UInt32(item))
            listeners.settled(self, item)
        }
    }

    private func phaseChanged(to phase: WheelPhase) {
        switch phase {
        case .coasting, .settling: if isAnimated { ticker.start() }
        case .idle, .dragging: ticker.stop()
        }
        updateStates()
    }

    private func moved() {
        rememberCentred()
        placeItems()
        updateAdjustment()
        guard rim.position != notifiedPosition else { return }
        notifiedPosition = rim.position
        notify(Self.positionProperty)
        listeners.moved(self)
    }

    /// The selection is told as it is now: a handler may have changed it since.
    private func selectionChanged() {
        updateStates()
        items.tell(rim.selection, of: self, in: model)
        if rim.phase == .idle { describeSelection() }
        if rim.selection != nil { listeners.announceStart(self) }
    }

    /// Ends a drag or motion at the item nearest to the centre, and activates that item.
    func activate() {
        keepingAlive { implementation in
            endAdjusting()
            let changes = rim.selectCurrent(at: MonotonicClock.now)
            guard let item = rim.selection else { return }
            apply(changes)
            guard item < rim.count else { return }
            implementation.emit("activate", UInt32(item))
            implementation.listeners.activated(implementation, item)
        }
    }
}

// MARK: - Time

extension SpinningWheelImplementation {
    func update(at time: Duration) { apply(rim.update(at: time)) }

    func mapped() { widget.tellAccessible() }

    func unmapped() {
        pointerRotation.gesture.reset()
        scroll.end()
        endAdjusting()
        apply(rim.finishMotion())
    }
}
