import RotaryWheelInterop
import RotaryWheelModel

// The menu's part in the way of changes.
extension MenuImplementation {
    func phaseChanged(to phase: KineticPhase) {}
    func rotated(by delta: Angle, total: Angle) { state.motion.note() }

    // MARK: Time

    func tick(at time: Duration) {
        keepingAlive { _ in
            let wasExpanding = motion.expansion.isMoving
            if !isAnimated { motion.expansion.finish() }
            ticking(at: time)
            apply(motion.update(at: time))
            updateTicker()
            placeBubbles()
            if wasExpanding, !motion.expansion.isMoving { expansionEnded() }
        }
    }

    func mapped() {
        menu.colors.update()
        for widget in [widget, menu.toggle] { widget.updateAccessible() }
        menu.accelerators.follow()
    }

    func unmapped() {
        menu.accelerators.stop()
        hidden()
        state.pointer.gesture.reset()
        let wasExpanding = motion.expansion.isMoving
        motion.expansion.finish()
        apply(motion.finishMotion(at: MonotonicClock.now))
        state.ticker.stop()
        menu.backdrop.release()
        if wasExpanding { expansionEnded() }
    }

    // MARK: Activation

    /// Acts on the item that the menu is heading for, as Enter does; a flick ends at the current one.
    func activate() {
        guard isExpanded, let item = pointed ?? motion.chosen ?? motion.current else { return }
        activate(item)
    }

    /// Acts on an item: opens its menu, or runs its action and closes the menu unless the item keeps it open.
    func activate(_ index: Int) {
        keepingAlive { $0.act(on: index) }
    }

    private func act(on index: Int) {
        guard let bubbleItem = bubbleItem(at: index) else { return }
        // A disabled or missing action keeps the menu open.
        guard menu.bubbles[index]?.widget.isSensitive != false else { return widget.errorBell() }
        endChange()
        if openSubmenu(of: index) { return }
        bring(index)
        if hasValue(at: index) { return enterValue(at: index) }
        if !bubbleItem.keepsOpen { close() }
        if let action = bubbleItem.action { widget.activateAction(action, target: bubbleItem.target) }
        emitActivate(index)
    }

    /// Handles the click of an assistive technology on a bubble.
    ///
    /// GTK runs the action before or after; the action may remove the bubble or the menu.
    func clicked(_ click: BubbleClick) {
        if click.runsAction, menu.tree != nil {
            menu.click = click
            menu.clickTimer.start(after: .zero)
        } else if isThere(click) {
            activate(click.index)
        }
    }

    /// Finishes a click after GTK has run the action.
    func finishClick() {
        guard let click = menu.click else { return }
        menu.click = nil
        keepingAlive { control in
            if control.isThere(click) { control.bring(click.index) }
            if !click.keepsOpen { control.close() }
            control.emitActivate(click.index)
        }
    }

    private func isThere(_ click: BubbleClick) -> Bool { menu.bubbles[click.index]?.click === click }

    /// Selects an item and turns to it.
    private func bring(_ index: Int) {
        guard motion.selection != index || motion.heading != index else { return }
        apply(motion.select(index, at: MonotonicClock.now))
    }

    private func close() {
        guard closesAfterActivation else { return }
        isExpanded = false
        menu.host?.chose()
    }
}
