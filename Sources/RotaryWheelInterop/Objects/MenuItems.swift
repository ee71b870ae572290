import CRotaryWheelGtk

/// The items of a GMenuModel and its sections as one list, which follows changes.
@MainActor
package final class MenuItems {
    /// The identity of an item.
    private struct Key: Hashable {
        let menu: Int
        var index: Int
    }

    private struct Entry {
        let item: MenuItem
        let key: Key
        let startsSection: Bool
        /// A button that follows the action of an item with `hidden-when`, or of a submenu's item.
        let probe: Button?
        let hiddenWhen: String?
    }

    package let menu: MenuModel
    private let owner: Widget?
    /// All items of the menu, and the indices of the visible ones.
    private var entries: [Entry] = []
    private var shown: [Int] = []
    /// Which of the visible items are submenus that cannot be opened.
    private var closed: [Bool] = []
    private var followed: [(menu: MenuModel, handler: UInt)] = []
    /// GTK forbids changes of actions while it reports others.
    private lazy var visibilityTimer = Timer { [weak self] in self?.updateVisibility() }
    private var rootHandler: UInt?
    /// Called when items change, with the new index of each.
    package var changed: ((_ newIndex: (Int) -> Int?) -> Void)?

    /// Follows a menu for a widget, which is borrowed and has the actions; without one, no item is hidden.
    package init(of menu: MenuModel, for owner: Widget?) {
        self.menu = menu
        self.owner = owner
        read()
        rootHandler = owner?.connect("notify::root") { [weak self] _ in
            self?.visibilityTimer.start(after: .zero)
        }
    }

    package var count: Int { shown.count }

    package func item(at index: Int) -> MenuItem { entries[shown[index]].item }

    /// Whether the action of an item with a submenu is disabled or missing.
    package func isClosed(at index: Int) -> Bool { closed[index] }

    /// The indices that begin a section.
    package var sectionStarts: [Int] {
        var starts: [Int] = []
        var isStart = false
        var next = 0
        for (index, entry) in entries.enumerated() {
            // A section whose first item is hidden begins with the next.
            isStart = isStart || entry.startsSection
            guard next < shown.count, shown[next] == index else { continue }
            if isStart { starts.append(next) }
            isStart = false
            next += 1
        }
        return starts
    }

    /// Releases the menu and the widget.
    package func release() {
        changed = nil
        if let rootHandler { owner?.disconnect(rootHandler) }
        rootHandler = nil
        forget()
    }

    private func forget() {
        for (menu, handler) in followed { menu.disconnect(handler) }
        followed = []
        for entry in entries { entry.probe?.unparent() }
        // Probes without a parent have no actions.
        visibilityTimer.stop()
        entries = []
        (shown, closed) = ([], [])
    }

    // MARK: Reading

    private func read() {
        add(menu, startsSection: false, isIconic: false)
        readStates()
    }

    private func readStates() {
        shown = entries.indices.filter { !isHidden(entries[$0]) }
        closed = shown.map {
            let entry = entries[$0]
            return entry.item.submenu != nil && owner?.isRooted == true && entry.probe?.isSensitive == false
        }
    }

    /// The values of GTK's attribute `display-hint` for rows of icons.
    private static let iconicHints = ["horizontal-buttons", "inline-buttons", "circular-buttons"]

    private func add(_ menu: MenuModel, startsSection: Bool, isIconic: Bool) {
        let identifier = identifier(of: menu)
        guard !followed.contains(where: { self.identifier(of: $0.menu) == identifier }) else { return }
        let handler = menu.onItemsChanged { [weak self, weak menu] index, removed, added in
            guard let self, let menu else { return }
            self.menuChanged(menu, at: index, removed: removed, added: added)
        }
        followed.append((menu, handler))
        var isStart = startsSection
        for index in 0..<menu.count {
            if let section = menu.link("section", at: index) {
                let hint = menu.text("display-hint", at: index)
                add(section, startsSection: true, isIconic: hint.map(Self.iconicHints.contains) ?? false)
                isStart = true
            } else if menu.attribute("custom", at: index) == nil || menu.text("label", at: index) != nil {
                // Only GtkPopoverMenu has the widget of a custom item.
                var item = item(of: menu, at: index)
                item.hidesText = isIconic
                entries.append(entry(of: menu, at: index, item, startsSection: isStart))
                isStart = false
            }
        }
    }

    private func item(of menu: MenuModel, at index: Int) -> MenuItem {
        var item = MenuItem()
        item.text = Self.withoutMnemonic(menu.text("label", at: index) ?? "")
        item.icon = menu.icon(at: index)
        item.action = menu.text("action", at: index)
        item.target = menu.attribute("target", at: index)
        item.submenu = menu.link("submenu", at: index)
        item.direction = menu.number("direction", at: index)
        item.accelerator = menu.text("accel", at: index).flatMap { Accelerator($0) }
        item.value = MenuItemValue(in: menu, at: index)
        if item.value == nil { item.color = menu.color(at: index) }
        item.keepsOpen = menu.attribute("keep-open", at: index)?.isTrue ?? false
        item.styleClasses = Object.styleClasses(in: menu.text("css-class", at: index) ?? "")
        return item
    }

    private func entry(
        of menu: MenuModel, at index: Int, _ item: MenuItem, startsSection: Bool
    ) -> Entry {
        let hiddenWhen = menu.text("hidden-when", at: index)
        let isProbed = hiddenWhen != nil || item.submenu != nil
        return Entry(
            item: item, key: Key(menu: identifier(of: menu), index: index), startsSection: startsSection,
            probe: isProbed ? probe(item) : nil, hiddenWhen: hiddenWhen)
    }

    /// The text without mnemonics, which a dial does not have.
    private static func withoutMnemonic(_ text: String) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            isEscaped = character == "_" && !isEscaped
            if !isEscaped { result.append(character) }
        }
        return result
    }

    private func identifier(of menu: MenuModel) -> Int {
        // Followed menus are alive, so their addresses differ.
        unsafe Int(bitPattern: menu.pointer)
    }

    // MARK: Hidden items

    private func probe(_ item: MenuItem) -> Button? {
        guard let owner, let action = item.action else { return nil }
        let probe = Button(probing: action, target: item.target, of: owner)
        probe.connect("notify::sensitive") { [weak self] _ in
            self?.visibilityTimer.start(after: .zero)
        }
        return probe
    }

    private func isHidden(_ entry: Entry) -> Bool {
        guard let owner, let probe = entry.probe, !probe.isSensitive else { return false }
        switch entry.hiddenWhen {
        case "action-disabled": return true
        case "action-missing": return !owner.hasGlobalAction(entry.item.action ?? "")
        default: return false
        }
    }

    /// Updates the visibility immediately instead of in the next main loop iteration.
    package func finishVisibility() {
        guard visibilityTimer.isRunning else { return }
        visibilityTimer.stop()
        updateVisibility()
    }

    private func updateVisibility() {
        // Without a window there are no actions, which hides no item.
        guard owner?.isRooted == true else { return }
        let before = (shown, closed)
        readStates()
        guard (shown, closed) != before else { return }
        changed? { [shown] index in shown.firstIndex(of: before.0[index]) }
    }

    // MARK: Changes

    private func menuChanged(_ menu: MenuModel, at index: Int, removed: Int, added: Int) {
        let changedMenu = identifier(of: menu)
        let keys = shown.map { shown -> Key? in
            var key = entries[shown].key
            guard key.menu == changedMenu, key.index >= index else { return key }
            guard key.index >= index + removed else { return nil }
            key.index += added - removed
            return key
        }
        // Removed sections stay alive until the new ones are read, so that no address repeats.
        let kept = followed.map(\.menu)
        forget()
        read()
        withExtendedLifetime(kept) {
            changed? { [shown, entries] old in
                keys[old].flatMap { key in shown.firstIndex { entries[$0].key == key } }
            }
        }
    }
}
