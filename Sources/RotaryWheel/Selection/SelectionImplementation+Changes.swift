import RotaryWheelInterop
import RotaryWheelModel

// The way of changes from the model to the view, listeners and assistive technologies.
extension SelectionImplementation {
    /// Applies model changes to the view, signals and accessibility, in order.
    ///
    /// A handler may change the control again, which follows what went before, or release it.
    ///
    /// - Parameter notice: runs before the changes, to notify their cause.
    func apply(_ changes: [KineticChange], after notice: (() -> Void)? = nil) {
        followItems()
        keepingAlive { implementation in
            let isApplied = implementation.state.changes.apply(changes, after: notice, to: handle) {
                guard !isAnimated else { return [] }
                guard !awaitsNotification else {
                    afterNotifications { [self] in apply([]) }
                    return []
                }
                defer { followItems() }
                return motion.finishMotion(at: MonotonicClock.now)
            }
            notifyCurrent()
            guard isApplied else { return }
            updateTicker()
            applied()
        }
    }

    func updateTicker() { if isMoving { state.ticker.start() } else { state.ticker.stop() } }

    private func notifyCurrent() {
        let properties = Self.selectionProperties
        state.current.follow(motion.current, item(at:))
        guard state.current.notify(properties.current, properties.currentItem, of: self) else { return }
        updateStates()
        listeners.send(.currentChanged, from: control)
    }

    private func handle(_ change: KineticChange) {
        switch change {
        case .phaseChanged(let phase): phaseChanged(to: phase)
        case .spinBegan(let item): spinBegan(item)
        case .dragBegan:
            emit("drag-begin")
            listeners.send(.dragBegan, from: control)
        case .rotated(let delta, let total): rotated(by: delta, total: total)
        case .itemsCrossed(let items): crossed(items)
        case .dragEnded(let total):
            emit("drag-end", total)
            listeners.send(.dragEnded(total: total), from: control)
        case .selectionChanged: selectionChanged()
        case .settled(let item): settled(item)
        }
    }

    private func selectionChanged() {
        updateStates()
        notifySelection()
        if motion.phase == .idle { describeSelection() }
        beginListening()
    }

    /// Reports the first selection to a new delegate.
    func beginListening() { if motion.selection != nil { listeners.begin(from: control) } }

    private func settled(_ item: Int) {
        // `notify::current` precedes `settled`.
        notifyCurrent()
        afterNotifications { [self] in
            // A handler may have removed the item.
            guard item < motion.count else { return }
            describeSelection()
            emit("settled", UInt32(item))
            listeners.settled(item, from: control)
        }
    }

    /// Ends a drag or motion at the current item, and selects and activates that item.
    func activate() {
        keepingAlive { implementation in
            guard let item = implementation.selectCurrent() else { return }
            implementation.emitActivate(item)
        }
    }

    func emitActivate(_ item: Int) {
        emit("activate", UInt32(item))
        listeners.activated(item, from: control)
    }

    /// Ends a drag or motion at the current item, and selects that item.
    ///
    /// - Returns: the item, unless a handler has removed it.
    @discardableResult
    func selectCurrent() -> Int? {
        takeOver()
        let changes = motion.selectCurrent(at: MonotonicClock.now)
        let item = motion.selection
        apply(changes)
        return item.flatMap { $0 < motion.count ? $0 : nil }
    }

    // MARK: Accessibility

    /// Updates the description of the selection for screen readers.
    func describeSelection() {
        state.accessible.update(
            motion.selection.map(description(of:)) ?? "", item: motion.selection, of: motion.count)
    }

    func description(of index: Int) -> String { name(of: index) }

    /// The text of an item, or its number where it has none.
    func name(of index: Int) -> String {
        let text = text(of: index)
        return text.isEmpty ? String(index + 1) : text
    }

    func setAccessibleValue(_ value: Double) {
        if let item = AccessibleSelection.item(of: value, in: motion.count) { turn(to: item) }
    }
}
