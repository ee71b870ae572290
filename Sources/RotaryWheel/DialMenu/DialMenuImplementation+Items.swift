import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The items of the menu or of the list.
extension DialMenuImplementation {
    var menuModel: MenuModel? {
        get { menu }
        set {
            guard newValue != menu else { return }
            let hadList = state.list != nil
            state.pointer.cancel()
            state.releaseList()
            releaseMenu()
            menu = newValue
            if let newValue { show(MenuLevel(menu: newValue)) }
            itemsReplaced(
                notifying: [Self.menuProperty] + (hadList ? [Self.selectionProperties.model] : []))
        }
    }

    func listReplaced() {
        let hadMenu = menu != nil
        releaseMenu()
        itemsReplaced(
            selection: state.list?.selection?.firstSelected,
            notifying: [Self.selectionProperties.model] + (hadMenu ? [Self.menuProperty] : []))
    }

    func releaseMenu() {
        menu = nil
        menuItems?.release()
        menuItems = nil
        openedFrom = []
        firstItem = 0
        releaseMarks()
    }

    /// The number of items of the shown level of the menu, or of the list.
    private var sourceCount: Int {
        let count = (menuItems?.count ?? state.list?.count ?? 0) - firstItem
        return min(max(count, 0), hasWedges ? MarkLayout.maximumCount : SectorRing.maximumCount)
    }

    /// Whether the last item opens those that have no room.
    private var hasMore: Bool { hasWedges && (menuItems?.count ?? 0) - firstItem > MarkLayout.maximumCount }

    private var spacing: DialSpacing {
        DialSpacing(count: sourceCount, sectionStarts: hasWedges ? [] : menuItems?.sectionStarts ?? [])
    }

    func bubbleItem(at index: Int) -> MenuItem? {
        if let menuItems {
            if hasMore, index == sourceCount - 1 { return Self.moreItem(of: menuItems.menu) }
            return firstItem + index < menuItems.count ? menuItems.item(at: firstItem + index) : nil
        }
        return item(at: index).map { MenuItem($0) }
    }

    func text(of index: Int) -> String { bubbleItem(at: index)?.text ?? "" }

    /// The text of an item, or its number, and whether it is checked; the first of a submenu names the submenu, too.
    func description(of index: Int) -> String {
        var text = name(of: index)
        if index == 0, let level = openedFrom.last?.name { text = "\(level), \(text)" }
        // Translators: an item of a menu that is on, as in "Bold, checked".
        return isChecked(index) ? Translation.translated("%1$s, checked").filled(with: text) : text
    }

    private func isChecked(_ index: Int) -> Bool {
        if let isChecked = bubbles[index]?.isChecked { return isChecked }
        guard let item = bubbleItem(at: index), let action = item.action else { return false }
        return widget.isActionActive(action, target: item.target)
    }

    func setContentMaker(_ maker: ((Object) -> Widget?)?) {
        contentMaker = maker
        removeBubbles()
        placeBubbles()
    }

    // MARK: Menus

    private static func moreItem(of menu: MenuModel) -> MenuItem {
        var item = MenuItem(text: Translation.translated("More"))
        // For a bubble without room for the caption.
        item.icon = .themedIcon("view-more-symbolic")
        item.submenu = menu
        return item
    }

    /// Shows a level of the menu.
    private func show(_ level: MenuLevel) {
        if marks.stroke == nil { state.pointer.cancel() }
        menuItems?.release()
        firstItem = level.first
        let menuItems = MenuItems(of: level.menu, for: widget)
        menuItems.changed = { [weak self] newIndex in
            guard let self else { return }
            let first = firstItem
            itemsChanged { index in newIndex(first + index).flatMap { $0 < first ? nil : $0 - first } }
        }
        self.menuItems = menuItems
    }

    /// The level that an item opens.
    func level(openedBy item: Int) -> MenuLevel? {
        guard let menuItems, let submenu = bubbleItem(at: item)?.submenu else { return nil }
        let isMore = hasMore && item == sourceCount - 1
        return isMore ? MenuLevel(menu: menuItems.menu, first: firstItem + item) : MenuLevel(menu: submenu)
    }

    /// Shows a menu from its first level on.
    func showAnew(_ root: MenuModel) {
        openedFrom = []
        show(MenuLevel(menu: root))
        itemsReplaced()
    }

    /// Opens a submenu in place.
    func open(_ level: MenuLevel, of item: Int) {
        enter(level, of: item)
        expandAnew()
    }

    private func enter(_ level: MenuLevel, of item: Int) {
        guard let menuItems else { return }
        openedFrom.append((MenuLevel(menu: menuItems.menu, first: firstItem), level, item, name(of: item)))
        show(level)
    }

    /// The places of the items that opened the shown level.
    var shownPath: [Int] { openedFrom.map(\.item) }

    /// Shows the level at a path, as far as there is one.
    func show(path: [Int]) {
        guard path != shownPath else { return }
        let common = zip(path, shownPath).prefix { $0 == $1 }.count
        if common < openedFrom.count {
            let level = openedFrom[common].level
            openedFrom.removeSubrange(common...)
            show(level)
        }
        for item in path.dropFirst(common) {
            guard let next = level(openedBy: item) else { break }
            enter(next, of: item)
        }
        if isExpanded { expandAnew() } else { itemsReplaced() }
    }

    /// Whether a submenu shows.
    var canGoBack: Bool { !openedFrom.isEmpty }

    /// Returns to the parent of a submenu.
    func goBack() {
        guard let opened = openedFrom.popLast() else { return }
        show(opened.level)
        expandAnew(selection: item(thatOpens: opened.opened.menu, near: opened.item))
    }

    /// Returns to the first menu of a collapsed dial.
    ///
    /// Assistive technologies hear no more than the item that was chosen, until the dial expands again.
    func closeSubmenus() {
        guard let opened = openedFrom.first else { return }
        openedFrom = []
        show(opened.level)
        state.accessible.hold {
            itemsReplaced(selection: item(thatOpens: opened.opened.menu, near: opened.item))
        }
    }

    /// The item of a submenu, which may have moved; without one, the item at its index.
    private func item(thatOpens submenu: MenuModel, near index: Int) -> Int {
        let items = (0..<sourceCount).filter { bubbleItem(at: $0)?.submenu == submenu }
        return items.min { abs($0 - index) < abs($1 - index) } ?? min(index, max(sourceCount - 1, 0))
    }

    /// Selects an item without a motion.
    func begin(with item: Int) {
        guard item < motion.count else { return }
        let changes = motion.select(item, at: MonotonicClock.now)
        apply(changes + motion.finishMotion(at: MonotonicClock.now))
    }

    /// Shows the items of another level as they leave the center.
    private func expandAnew(selection: Int? = nil) {
        // Before: bubbles at the end of their way would be created in vain.
        motion.expansion.restart(at: MonotonicClock.now)
        itemsReplaced(selection: selection)
        if marks.stroke == nil { state.pointer.cancel() }
        updateHub()
        expansionChanged()
    }

    // MARK: Changes

    /// Shows the items of another menu or list.
    private func itemsReplaced(selection: Int? = nil, notifying properties: [Property] = []) {
        removeBubbles()
        marks.pointed = nil
        if !hasWedges { ring = nil }
        widget.setStyleClass("wedges", hasWedges)
        updateMirrored()
        let wanted = selection ?? state.awaited.map { Int($0) }
        var changes = motion.setItems(DialSpacing(count: 0), at: MonotonicClock.now) { _ in nil }
        changes += motion.setItems(spacing, at: MonotonicClock.now) { _ in nil }
        if motion.count > 0 {
            state.awaited = nil
            changes += motion.select(min(wanted ?? 0, motion.count - 1), at: MonotonicClock.now)
            changes += motion.finishMotion(at: MonotonicClock.now)
        }
        updateHub()
        itemsHaveChanged(changes, notifying: properties)
    }

    func itemsChanged(_ change: ItemsChange) {
        let (selection, selected, bubbles, list) = (motion.selection, selectedItem, bubbles, state.list)
        itemsChanged { index in
            let object = index == selection ? selected : bubbles[index]?.item.object
            return change.newIndex(of: index, object: object, in: list)
        }
    }

    /// Shows inserted and removed items.
    private func itemsChanged(newIndex: (Int) -> Int?) {
        let held = press?.grabbed
        var kept: [Int: Bubble] = [:]
        for (index, bubble) in bubbles {
            if let moved = newIndex(index), kept[moved] == nil, menuItems != nil || isSame(bubble, at: moved)
            {
                kept[moved] = bubble
            } else {
                bubble.remove()
            }
        }
        bubbles = kept
        hovered = nil
        var changes = motion.setItems(spacing, held: held, at: MonotonicClock.now, newIndex: newIndex)
        if let wanted = state.list?.selection?.firstSelected, wanted != motion.selection {
            changes += motion.select(wanted, at: MonotonicClock.now)
        }
        press?.grabbed = held.flatMap(newIndex)
        press?.target = nil
        for (index, bubble) in bubbles { bubble.setPosition(index, of: motion.count) }
        itemsHaveChanged(changes)
    }

    private func isSame(_ bubble: Bubble, at index: Int) -> Bool {
        bubble.item.object != nil && bubble.item.object == item(at: index)
    }

    private func itemsHaveChanged(_ changes: [KineticChange], notifying properties: [Property] = []) {
        fitted.size = nil
        state.typeAhead.stop()
        keepingAlive { _ in
            applyListChange(changes, notifying: properties)
            placeBubbles()
        }
    }
}
