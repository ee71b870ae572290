import RotaryWheelInterop
import RotaryWheelModel

// The levels of the menu, which open in place.
extension MenuImplementation {
    private func cancelPointer() {
        if !hasStroke { state.pointer.cancel() }
    }

    /// The level that an item opens.
    private func level(openedBy item: Int) -> MenuTree.Level? {
        shownLevel.flatMap { menu.tree?.level(openedBy: item, in: $0) }
    }

    private func enter(_ level: MenuTree.Level, of item: Int) {
        guard let tree = menu.tree else { return }
        cancelPointer()
        // A handler may have set another menu.
        guard menu.tree === tree else { return }
        tree.items(of: level.menu).finishVisibility()
        menu.opened.append(.init(level: level, item: item, name: name(of: item)))
    }

    /// Opens the submenu of an item in its place; returns whether it has one.
    func openSubmenu(of item: Int) -> Bool {
        guard let level = level(openedBy: item) else { return false }
        enter(level, of: item)
        expandAnew()
        return true
    }

    /// The places of the items that opened the shown level.
    var shownPath: [Int] { menu.opened.map(\.item) }

    /// Shows the level at a path, as far as there is one.
    func show(path: [Int]) {
        guard path != shownPath else { return }
        let common = zip(path, shownPath).prefix { $0 == $1 }.count
        if common < menu.opened.count {
            cancelPointer()
            menu.opened.removeSubrange(common...)
        }
        for item in path.dropFirst(common) {
            guard let next = level(openedBy: item) else { break }
            enter(next, of: item)
        }
        if isExpanded { expandAnew() } else { replaceItems() }
    }

    /// Whether a submenu shows.
    var canGoBack: Bool { !menu.opened.isEmpty }

    /// Returns to the parent of a submenu.
    func goBack() {
        cancelPointer()
        guard let opened = menu.opened.popLast() else { return }
        expandAnew(selection: opened.item)
    }

    /// Returns to the first menu of a collapsed menu.
    ///
    /// Assistive technologies hear no more than the item that was chosen, until it expands again.
    func closeSubmenus() {
        guard !menu.opened.isEmpty else { return }
        cancelPointer()
        guard let opened = menu.opened.first else { return }
        menu.opened = []
        state.accessible.hold { replaceItems(selection: opened.item) }
    }

    /// Selects an item without a motion; a selection of the app stays.
    func begin(with item: Int) {
        guard item < motion.count, state.list?.selection == nil else { return }
        let changes = motion.select(item, at: MonotonicClock.now)
        apply(changes + motion.finishMotion(at: MonotonicClock.now))
    }

    /// Shows the items of another level as they leave the center.
    private func expandAnew(selection: Int? = nil) {
        // Before: bubbles at the end of their way would be created in vain.
        motion.expansion.restart(at: MonotonicClock.now)
        replaceItems(selection: selection)
        expansionChanged()
    }

    /// Updates the items that opened the levels: they may have moved.
    func followLevels() {
        guard let tree = menu.tree else { return }
        var level = MenuTree.Level(menu: tree.root)
        for (index, opened) in menu.opened.enumerated() {
            let place = tree.place(thatOpens: opened.level, in: level, near: opened.item)
            if let place { menu.opened[index].item = place }
            level = opened.level
        }
    }
}
