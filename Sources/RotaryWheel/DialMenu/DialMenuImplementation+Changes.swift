import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The dial's part in the way of changes.
extension DialMenuImplementation {
    func phaseChanged(to phase: KineticPhase) {}
    func rotated(by delta: Angle, total: Angle) { state.motion.note() }

    /// Keys take the item from the pointer.
    func takeOver() { if hasWedges { ignorePointer() } }

    func applied() {
        // Items that keep their directions do not turn.
        if hasWedges, motion.phase.isMotion { apply(motion.finishMotion(at: MonotonicClock.now)) }
        if hasWedges { showName() }
        placeBubbles()
    }
    var isMoving: Bool { isAnimated && motion.isMoving || fades && marks.line.points.count > 1 }

    /// Shows a change of the expansion.
    func expansionChanged() {
        if !isAnimated { motion.expansion.finish() }
        updateTicker()
        placeBubbles()
        if !motion.expansion.isMoving { expansionEnded() }
    }

    private func expansionEnded() {
        guard !isExpanded else { return }
        closeSubmenus()
        (marks.centers, marks.pointed) = ([], nil)
        host?.collapsed()
    }

    // MARK: Time

    func tick(at time: Duration) {
        keepingAlive { _ in
            let wasExpanding = motion.expansion.isMoving
            marks.line.fade(until: time)
            apply(motion.update(at: time))
            updateTicker()
            placeBubbles()
            if wasExpanding, !motion.expansion.isMoving { expansionEnded() }
        }
    }

    func mapped() {
        colors.update()
        for widget in [widget, toggle] { widget.updateAccessible() }
        accelerators.follow()
    }

    func unmapped() {
        accelerators.stop()
        cancelStroke()
        state.pointer.gesture.reset()
        let wasExpanding = motion.expansion.isMoving
        motion.expansion.finish()
        apply(motion.finishMotion(at: MonotonicClock.now))
        state.ticker.stop()
        // GTK would keep the picture of the window up to date.
        marks.behind = nil
        if wasExpanding { expansionEnded() }
    }

    // MARK: Activation

    /// Acts on the item that the dial is heading for, as Enter does; a flick ends at the current one.
    func activate() {
        guard isExpanded, let item = marks.pointed ?? motion.chosen ?? motion.current else { return }
        activate(item)
    }

    /// Acts on an item: opens its menu, or runs its action and closes the menu.
    func activate(_ index: Int) {
        keepingAlive { $0.act(on: index) }
    }

    private func act(on index: Int) {
        guard let bubbleItem = bubbleItem(at: index) else { return }
        // A disabled or missing action keeps the menu open.
        guard bubbles[index]?.widget.isSensitive != false else { return widget.errorBell() }
        if let level = level(openedBy: index) { return open(level, of: index) }
        if let action = bubbleItem.action {
            bring(index)
            close()
            widget.activateAction(action, target: bubbleItem.target)
        } else {
            bring(index)
            close()
        }
        emitActivate(index)
    }

    /// Handles the click of an assistive technology on a bubble.
    ///
    /// GTK runs the action before or after; the action may remove the bubble or the dial.
    func clicked(_ click: BubbleClick) {
        if click.runsAction, menuItems != nil {
            self.click = click
            clickTimer.start(after: .zero)
        } else if isThere(click) {
            activate(click.index)
        }
    }

    /// Finishes a click after GTK has run the action.
    func finishClick() {
        guard let click else { return }
        self.click = nil
        keepingAlive { dial in
            if dial.isThere(click) { dial.bring(click.index) }
            dial.close()
            dial.emitActivate(click.index)
        }
    }

    private func isThere(_ click: BubbleClick) -> Bool { bubbles[click.index]?.click === click }

    /// Selects an item and turns it to the top.
    private func bring(_ index: Int) {
        guard motion.selection != index || motion.heading != index else { return }
        apply(motion.select(index, at: MonotonicClock.now))
    }

    /// Closes a menu after an activation; a list stays open.
    private func close() {
        guard menu != nil else { return }
        isExpanded = false
        host?.chose()
    }
}
