import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel

// The items of the menu or of the list.
extension DialMenuImplementation {
    var menuModel: MenuModel? {
        get { menu }
        set {
            guard newValue != menu else { return }
            let hadModel = model != nil
            pointerRotation.cancel()
            releaseItems()
            menu = newValue
            if let newValue { show(newValue) }
            itemsReplaced(notifying: [Self.menuProperty] + (hadModel ? [Self.selectionProperties.model] : []))
        }
    }

    var listModel: ListModel? {
        get { model }
        set {
            guard newValue != model else { return }
            let hadMenu = menu != nil
            pointerRotation.cancel()
            releaseItems()
            model = newValue
            modelFollower = newValue.map {
                ModelFollower($0) { [weak self] in
                    self?.modelChanged($0)
                } selectionChanged: { [weak self] in
                    self?.followSelection(to: $0)
                }
            }
            itemsReplaced(
                selection: newValue?.selection?.firstSelected,
                notifying: [Self.selectionProperties.model] + (hadMenu ? [Self.menuProperty] : []))
        }
    }

    func releaseItems() {
        modelFollower?.stop()
        modelFollower = nil
        model = nil
        menu = nil
        menuItems?.release()
        menuItems = nil
        openedFrom = []
    }

    var selected: Int? {
        get { dial.selection }
        set {
            if dial.count == 0 {
                awaitedSelection = newValue
            } else if let newValue, newValue < dial.count {
                apply(dial.select(newValue, at: MonotonicClock.now))
            }
        }
    }

    var selections: Broadcast<Int> { listeners.selections }

    var current: Int? { dial.wheel.sectorAtIndicator }

    /// The object at the top, which C borrows.
    var currentItem: Object? { atTop.object(at: dial.wheel.sectorAtIndicator, object(at:)) }

    /// The selected object, which C borrows.
    var selectedItem: Object? { items.object }

    func object(at index: Int) -> Object? { model?.item(at: index) }

    private var itemCount: Int { min(menuItems?.count ?? model?.count ?? 0, SectorRing.maximumCount) }

    private var spacing: DialSpacing {
        DialSpacing(count: itemCount, sectionStarts: menuItems?.sectionStarts ?? [])
    }

    func item(at index: Int) -> DialMenuItem? {
        if let menuItems { return index < menuItems.count ? menuItems.item(at: index) : nil }
        return model?.item(at: index).map { DialMenuItem($0) }
    }

    func text(of index: Int) -> String { item(at: index)?.text ?? "" }

    func setContentMaker(_ maker: ((Object) -> Widget?)?) {
        contentMaker = maker
        removeBubbles()
        placeBubbles()
    }

    // MARK: Menus

    /// Shows the items of a menu.
    private func show(_ menu: MenuModel) {
        pointerRotation.cancel()
        menuItems?.release()
        let items = MenuItems(of: menu, for: widget)
        items.changed = { [weak self] in self?.itemsChanged(newIndex: $0) }
        menuItems = items
    }

    /// Lets a submenu take the place of the menu that it is in.
    func open(_ submenu: MenuModel, of item: Int) {
        guard let shown = menuItems?.menu else { return }
        openedFrom.append((shown, submenu, item))
        show(submenu)
        itemsReplaced()
        expandAnew()
    }

    /// Whether there is a menu to go back to.
    var canGoBack: Bool { !openedFrom.isEmpty }

    /// Goes back to the menu that this one was opened from.
    func goBack() {
        guard let opened = openedFrom.popLast() else { return }
        show(opened.menu)
        itemsReplaced(selection: item(thatOpens: opened.submenu, near: opened.item))
        expandAnew()
    }

    /// Goes back to the first menu, unseen.
    func closeSubmenus() {
        guard let opened = openedFrom.first else { return }
        openedFrom = []
        show(opened.menu)
        itemsReplaced(selection: item(thatOpens: opened.submenu, near: opened.item))
    }

    /// The item that opens a submenu, which may have moved since; where there is none, what is there now.
    private func item(thatOpens submenu: MenuModel, near index: Int) -> Int {
        let items = (0..<itemCount).filter { item(at: $0)?.submenu == submenu }
        return items.min { abs($0 - index) < abs($1 - index) } ?? min(index, max(itemCount - 1, 0))
    }

    /// Stands on an item at once.
    func begin(with item: Int) {
        guard item < dial.count else { return }
        let changes = dial.select(item, at: MonotonicClock.now)
        apply(changes + dial.finishTurning(at: MonotonicClock.now))
    }

    private func expandAnew() {
        pointerRotation.cancel()
        updateHub()
        dial.expandAnew(at: MonotonicClock.now)
        expansionChanged()
    }

    // MARK: Changes

    /// Shows other items than before.
    private func itemsReplaced(selection: Int? = nil, notifying properties: [Property] = []) {
        removeBubbles()
        let wanted = selection ?? awaitedSelection
        var changes = dial.setItems(DialSpacing(count: 0), at: MonotonicClock.now) { _ in nil }
        changes += dial.setItems(spacing, at: MonotonicClock.now) { _ in nil }
        if dial.count > 0 {
            awaitedSelection = nil
            changes += dial.select(min(wanted ?? 0, dial.count - 1), at: MonotonicClock.now)
            changes += dial.finishTurning(at: MonotonicClock.now)
        }
        updateHub()
        itemsHaveChanged(changes, notifying: properties)
    }

    private func followSelection(to item: Int) {
        guard item != dial.selection, item < dial.count else { return }
        apply(dial.select(item, at: MonotonicClock.now))
    }

    private func modelChanged(_ change: ItemsChange) {
        let (selection, selected, bubbles) = (dial.selection, items.object, bubbles)
        itemsChanged { [model] index in
            let object = index == selection ? selected : bubbles[index]?.item.object
            return change.newIndex(of: index, object: object, in: model)
        }
    }

    /// Lets items come and go.
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
        var changes = dial.setItems(spacing, held: held, at: MonotonicClock.now, newIndex: newIndex)
        if let wanted = model?.selection?.firstSelected, wanted != dial.selection {
            changes += dial.select(wanted, at: MonotonicClock.now)
        }
        press?.grabbed = held.flatMap(newIndex)
        press?.pressed = nil
        for (index, bubble) in bubbles { bubble.setPosition(index, of: dial.count) }
        itemsHaveChanged(changes)
    }

    private func isSame(_ bubble: Bubble, at index: Int) -> Bool {
        bubble.item.object != nil && bubble.item.object == model?.item(at: index)
    }

    private func itemsHaveChanged(_ changes: [WheelChange], notifying properties: [Property] = []) {
        items.object = dial.selection.flatMap(object(at:))
        fittedSize = nil
        atTop.forget()
        keepingAlive { _ in
            apply(changes) { [self] in
                for property in properties { notify(property) }
                items.tell(dial.selection, of: self, in: model)
            }
            describeSelection()
            placeBubbles()
        }
    }
}
