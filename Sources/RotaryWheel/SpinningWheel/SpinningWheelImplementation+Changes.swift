import CGtk
import GtkInterop
import WheelModel

// What the model says has changed, on its way to the screen, to listeners and to assistive technologies.
extension SpinningWheelImplementation {
    /// Tells everybody what has changed, in order.
    ///
    /// A handler may change the wheel again: what follows from that is told after what went before. It may
    /// even drop the wheel.
    func apply(_ changes: [RimChange]) {
        rememberChosen()
        keepingAlive { implementation in
            implementation.changes.tell(changes, to: tell) { isAnimated ? [] : rim.finishMotion() }
        }
    }

    private func tell(_ change: RimChange) {
        switch change {
        case .phaseChanged(let phase): phaseChanged(to: phase)
        case .moved: moved()
        case .selectionChanged: selectionChanged()
        case .settled(let item):
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
        notify("position")
        listeners.moved(self)
    }

    private func selectionChanged() {
        selectedObject = rim.selection.flatMap(item(at:))
        updateStates()
        notify("selected")
        notify("selected-item")
        if rim.phase == .idle { describeSelection() }
        if let selection = rim.selection {
            if let list = model?.selection, list.firstSelected != selection { list.select(selection) }
            listeners.announceStart(self)
        }
    }

    /// Acts on the centred item.
    func activate() {
        guard let selection = rim.selection else { return }
        emit("activate", UInt32(selection))
        listeners.activated(self, selection)
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
