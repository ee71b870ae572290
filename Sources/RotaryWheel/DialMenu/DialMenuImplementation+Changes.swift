import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// What the model says has changed, on its way to the screen, to listeners and to assistive technologies.
extension DialMenuImplementation {
    /// Tells everybody what has changed, in order.
    ///
    /// A handler may change the dial again: what follows from that is told after what went before. It may
    /// even drop the dial.
    ///
    /// - Parameter notice: runs before the changes are handled, to emit the notification of their cause.
    func apply(_ changes: [WheelChange], after notice: (() -> Void)? = nil) {
        guard notice != nil || !changes.isEmpty else { return }
        items.object = dial.selection.flatMap(object(at:))
        keepingAlive { implementation in
            let isTold = implementation.changes.tell(changes, after: notice, to: tell) {
                guard !isAnimated else { return [] }
                defer { items.object = dial.selection.flatMap(object(at:)) }
                return dial.finishTurning(at: MonotonicClock.now)
            }
            tellCurrent()
            guard isTold else { return }
            updateTicking()
            placeBubbles()
        }
    }

    /// Notifies the item at the top, if it is another one than before.
    private func tellCurrent() {
        guard atTop.tell(dial.wheel.sectorAtIndicator, object(at:), of: self) else { return }
        listeners.changedCurrent(self)
    }

    private func tell(_ change: WheelChange) {
        switch change {
        case .selectionChanged: selectionChanged()
        case .settled(let item):
            // Items that have gone since are none any more.
            guard item < dial.count else { return }
            describeSelection()
            emit("settled", UInt32(item))
            listeners.settled(self, item)
        case .phaseChanged, .dragBegan, .rotated, .sectorsCrossed, .dragEnded: break
        }
    }

    private func selectionChanged() {
        items.tell(dial.selection, of: self, in: model)
        if dial.wheel.phase == .idle { describeSelection() }
        listeners.selectionChanged(self)
    }

    /// Shows bubbles that are coming out or going back.
    func expansionChanged() {
        if !isAnimated { dial.finishExpansion() }
        updateTicking()
        placeBubbles()
        if !dial.expansion.isMoving { expansionEnded() }
    }

    private func expansionEnded() {
        guard !isExpanded else { return }
        closeSubmenus()
        onCollapsed?()
    }

    // MARK: Time

    private func updateTicking() {
        if dial.isMoving, isAnimated { ticker.start() } else { ticker.stop() }
    }

    func tick(at time: Duration) {
        keepingAlive { _ in
            let wasExpanding = dial.expansion.isMoving
            apply(dial.update(at: time))
            updateTicking()
            placeBubbles()
            if wasExpanding, !dial.expansion.isMoving { expansionEnded() }
        }
    }

    func mapped() {
        for widget in [widget, toggle] { widget.tellAccessible() }
    }

    func unmapped() {
        pointerRotation.gesture.reset()
        let wasExpanding = dial.expansion.isMoving
        dial.finishExpansion()
        apply(dial.finishTurning(at: MonotonicClock.now))
        ticker.stop()
        if wasExpanding { expansionEnded() }
    }

    // MARK: Activation

    /// Acts on the selected item, as Enter does.
    func activateSelection() {
        guard isExpanded, let item = dial.wheel.heading else { return }
        activate(item)
    }

    /// Acts on an item: opens its menu, or runs its action and closes the menu.
    func activate(_ index: Int) {
        keepingAlive { $0.act(on: index) }
    }

    private func act(on index: Int) {
        guard let bubbleItem = item(at: index) else { return }
        if let submenu = bubbleItem.submenu { return open(submenu, of: index) }
        if let action = bubbleItem.action {
            // One that is disabled, or that nobody has, stays where it is.
            guard bubbles[index]?.widget.isSensitive != false else { return widget.errorBell() }
            bring(index)
            close()
            widget.activateAction(action, target: bubbleItem.target)
        } else {
            bring(index)
            close()
        }
        tellActivated(index)
    }

    /// A bubble was clicked by an assistive technology.
    ///
    /// GTK runs the action itself, before this or after; it may remove the bubble or even the dial.
    func clicked(_ click: BubbleClick) {
        if click.runsAction, menuItems != nil {
            self.click = click
            clickTimer.start(after: .zero)
        } else if isThere(click) {
            activate(click.index)
        }
    }

    /// Does what else there is to do when GTK has run the action of a clicked bubble.
    func finishClick() {
        guard let click else { return }
        self.click = nil
        keepingAlive { dial in
            if dial.isThere(click) { dial.bring(click.index) }
            dial.close()
            dial.tellActivated(click.index)
        }
    }

    private func isThere(_ click: BubbleClick) -> Bool { bubbles[click.index]?.click === click }

    /// Brings an item to the top and selects it.
    private func bring(_ index: Int) {
        guard dial.selection != index || dial.wheel.heading != index else { return }
        apply(dial.select(index, at: MonotonicClock.now))
    }

    /// Closes a menu of which an item is activated; a list of choices stays.
    private func close() {
        guard menu != nil else { return }
        isExpanded = false
        onChosen?()
    }

    private func tellActivated(_ index: Int) {
        emit("activate", UInt32(index))
        listeners.activated(self, index)
    }
}
