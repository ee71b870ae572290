import CGtk
import GtkInterop
import WheelModel

// What the model says has changed, on its way to the screen, to listeners and to assistive technologies.
extension DialMenuImplementation {
    /// Tells everybody what has changed, in order.
    ///
    /// A handler may change the dial again: what follows from that is told after what went before. It may
    /// even drop the dial.
    func apply(_ changes: [WheelChange]) {
        guard !changes.isEmpty else { return }
        selectedObject = selectedItem
        pendingChanges += changes
        guard !isApplying else { return }
        isApplying = true
        let keptAlive = object.cast(to: Object.self)
        defer { withExtendedLifetime(keptAlive) { isApplying = false } }
        var next = 0
        while next < pendingChanges.count {
            tell(pendingChanges[next])
            next += 1
            if next == pendingChanges.count, !isAnimated {
                pendingChanges += dial.finishTurning(at: MonotonicClock.now)
                selectedObject = selectedItem
            }
        }
        pendingChanges.removeAll(keepingCapacity: true)
        updateTicking()
        placeBubbles()
    }

    private func tell(_ change: WheelChange) {
        switch change {
        case .selectionChanged: selectionChanged()
        case .settled(let item):
            describeSelection()
            emit("settled", UInt32(item))
            listeners.settled(self, item)
        case .phaseChanged, .dragBegan, .rotated, .sectorsCrossed, .dragEnded: break
        }
    }

    private func selectionChanged() {
        notify("selected")
        notify("selected-item")
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

    /// Whether motions are seen; else they jump to their ends.
    var isAnimated: Bool { widget.isMapped && widget.wantsAnimations }

    private func updateTicking() {
        guard dial.isMoving, isAnimated else { return stopTicking() }
        guard tickCallback == 0 else { return }
        tickCallback = widget.addTickCallback { [weak self] time in
            guard let self else { return false }
            self.tick(at: time)
            return true
        }
    }

    private func tick(at time: Duration) {
        let keptAlive = object.cast(to: Object.self)
        let wasExpanding = dial.expansion.isMoving
        apply(dial.update(at: time))
        updateTicking()
        placeBubbles()
        if wasExpanding, !dial.expansion.isMoving { withExtendedLifetime(keptAlive) { expansionEnded() } }
    }

    func stopTicking() {
        guard tickCallback != 0 else { return }
        widget.removeTickCallback(tickCallback)
        tickCallback = 0
    }

    func mapped() { widget.tellAccessible() }

    func unmapped() {
        pointerRotation.gesture.reset()
        let wasExpanding = dial.expansion.isMoving
        dial.finishExpansion()
        apply(dial.finishTurning(at: MonotonicClock.now))
        stopTicking()
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
        guard let bubbleItem = item(at: index) else { return }
        let keptAlive = object.cast(to: Object.self)
        defer { withExtendedLifetime(keptAlive) {} }
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
        let keptAlive = object.cast(to: Object.self)
        let index = click.index
        if isThere(click) { bring(index) }
        close()
        withExtendedLifetime(keptAlive) { tellActivated(index) }
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
