import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The items of the menu or of the list.
extension MenuImplementation {
    var menuModel: MenuModel? {
        get { menu.tree?.root }
        set {
            guard newValue != menuModel else { return }
            let hadList = state.list != nil
            state.pointer.cancel()
            state.releaseList()
            releaseMenu()
            if let newValue { follow(newValue) }
            replaceItems(
                notifying: [Self.menuProperties.model] + (hadList ? [Self.selectionProperties.model] : []))
        }
    }

    private func follow(_ root: MenuModel) {
        let tree = MenuTree(of: root, for: widget, maximumCount: Self.maximumCount)
        tree.changed = { [weak self] menu, newIndex in self?.menuChanged(menu, newIndex: newIndex) }
        menu.tree = tree
    }

    func listReplaced() {
        let hadMenu = menu.tree != nil
        releaseMenu()
        replaceItems(
            selection: state.list?.selection?.firstSelected,
            notifying: [Self.selectionProperties.model] + (hadMenu ? [Self.menuProperties.model] : []))
    }

    func releaseMenu() {
        menu.tree?.release()
        (menu.tree, menu.opened) = (nil, [])
        menuReleased()
    }

    /// The level that shows; `nil` without a menu.
    var shownLevel: MenuTree.Level? {
        menu.tree.map { menu.opened.last?.level ?? MenuTree.Level(menu: $0.root) }
    }

    private var shownItems: MenuItems? { shownLevel.flatMap { menu.tree?.items(of: $0.menu) } }

    /// Hides and shows items as their actions are now.
    func finishVisibility() { shownItems?.finishVisibility() }

    /// The number of items from the first of the shown level on.
    private var count: Int {
        guard let level = shownLevel else { return state.list?.count ?? 0 }
        return max((shownItems?.count ?? 0) - level.first, 0)
    }

    var spacing: DialSpacing {
        DialSpacing(
            count: min(count, Self.maximumCount),
            sectionStarts: Self.separatesSections ? shownItems?.sectionStarts ?? [] : [])
    }

    func bubbleItem(at index: Int) -> MenuItem? {
        guard let tree = menu.tree, let level = shownLevel else {
            return item(at: index).map { MenuItem($0) }
        }
        return tree.isMore(index, in: level)
            ? Self.moreItem(of: level.menu) : tree.item(at: index, in: level)
    }

    func text(of index: Int) -> String { bubbleItem(at: index)?.text ?? "" }

    /// The text of an item, or its number, and whether it is checked; the first of a submenu names the submenu, too.
    func description(of index: Int) -> String {
        var text = name(of: index)
        if let value = valueText(at: index) { text += ", \(value)" }
        if index == 0, let level = menu.opened.last?.name { text = "\(level), \(text)" }
        // Translators: an item of a menu that is on, as in "Bold, checked".
        return isChecked(index) ? Translation.translated("%1$s, checked").filled(with: text) : text
    }

    private func isChecked(_ index: Int) -> Bool {
        if let isChecked = menu.bubbles[index]?.isChecked { return isChecked }
        guard let item = bubbleItem(at: index), let action = item.action, item.value == nil else {
            return false
        }
        return widget.isActionActive(action, target: item.target)
    }

    private static func moreItem(of menu: MenuModel) -> MenuItem {
        var item = MenuItem(text: Translation.translated("More"))
        // For a bubble without room for the caption.
        item.icon = .themedIcon("view-more-symbolic")
        item.submenu = menu
        return item
    }

    // MARK: Changes

    /// Shows the items of another menu, level or list.
    func replaceItems(selection: Int? = nil, notifying properties: [Property] = []) {
        endChange()
        removeBubbles()
        itemsReplaced()
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
        let (selection, selected, bubbles, list) = (motion.selection, selectedItem, menu.bubbles, state.list)
        changeItems { index in
            let object = index == selection ? selected : bubbles[index]?.item.object
            return change.newIndex(of: index, object: object, in: list)
        }
    }

    /// Shows inserted and removed items.
    func changeItems(newIndex: (Int) -> Int?) {
        var kept: [Int: Bubble] = [:]
        // The last place may be that of "More".
        let last = Self.maximumCount - 1
        for (index, bubble) in menu.bubbles {
            if let moved = newIndex(index), kept[moved] == nil,
                menu.tree != nil ? ![index, moved].contains(last) : isSame(bubble, at: moved)
            {
                kept[moved] = bubble
            } else {
                bubble.remove()
            }
        }
        menu.bubbles = kept
        var changes = motion.setItems(spacing, held: grabbed, at: MonotonicClock.now, newIndex: newIndex)
        if let wanted = state.list?.selection?.firstSelected, wanted != motion.selection {
            changes += motion.select(wanted, at: MonotonicClock.now)
        }
        moveChange(newIndex)
        itemsMoved(newIndex)
        for (index, bubble) in kept { bubble.setPosition(index, of: motion.count) }
        itemsHaveChanged(changes)
    }

    private func isSame(_ bubble: Bubble, at index: Int) -> Bool {
        bubble.item.object != nil && bubble.item.object == item(at: index)
    }

    private func itemsHaveChanged(_ changes: [KineticChange], notifying properties: [Property] = []) {
        menu.fitted.size = nil
        state.typeAhead.stop()
        keepingAlive { _ in
            applyListChange(changes, notifying: properties)
            placeBubbles()
        }
    }
}
