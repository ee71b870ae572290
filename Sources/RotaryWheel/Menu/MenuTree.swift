import RotaryWheelInterop
import RotaryWheelModel

/// A menu model with its submenus, which follows changes.
@MainActor
final class MenuTree {
    /// A level of a menu: its items from the first on, as many as a level shows.
    struct Level {
        var menu: MenuModel
        /// The index of the first item, 0 but for a level that "More" opens.
        var first = 0
    }

    let root: MenuModel
    private let owner: Widget?
    /// The most items of a level; the last one then opens those that have no room.
    private let maximumCount: Int
    /// The items of each menu that has been asked for, which they keep, by its address: a hash table by objects takes
    /// longer to make.
    private var items: [Int: MenuItems] = [:]
    private var knownMarks: MarkMenu?
    /// Called after a change of a menu, with the new index of each item.
    var changed: ((_ menu: MenuModel, _ newIndex: (Int) -> Int?) -> Void)?

    /// Follows a menu for a widget, which is borrowed and has the actions; without one, no item is hidden.
    init(of root: MenuModel, for owner: Widget?, maximumCount: Int = MarkLayout.maximumCount) {
        (self.root, self.owner, self.maximumCount) = (root, owner, maximumCount)
    }

    /// Releases the menus and the widget.
    func release() {
        changed = nil
        for items in items.values { items.release() }
        items = [:]
    }

    /// The items of the menu or of a submenu.
    func items(of menu: MenuModel) -> MenuItems {
        if let items = items[menu.address] { return items }
        let items = MenuItems(of: menu, for: owner)
        items.changed = { [weak self, unowned items] newIndex in
            self?.knownMarks = nil
            self?.changed?(items.menu, newIndex)
        }
        self.items[menu.address] = items
        return items
    }

    // MARK: Marks

    /// The menu for strokes, with all its submenus.
    ///
    /// Submenus beyond ``MarkRecognizer/maximumDepth`` levels are empty for strokes, as a menu may contain itself.
    var marks: MarkMenu {
        if let knownMarks { return knownMarks }
        var known: [Int: [Int: MarkMenu]] = [:]
        let marks = read(root, levels: MarkRecognizer.maximumDepth, &known)
        for (address, unused) in items where known[address] == nil {
            unused.release()
            items[address] = nil
        }
        knownMarks = marks
        return marks
    }

    private func read(_ menu: MenuModel, levels: Int, _ known: inout [Int: [Int: MarkMenu]]) -> MarkMenu {
        guard levels > 0 else { return MarkMenu([]) }
        if let read = known[menu.address]?[levels] { return read }
        let items = items(of: menu)
        let marks = MarkMenu(
            (0..<items.count).map { index in
                let item = items.item(at: index)
                return MarkItem(
                    direction: item.direction.map { .up + Angle(degrees: $0) },
                    isEnabled: !items.isClosed(at: index),
                    submenu: item.submenu.map { read($0, levels: levels - 1, &known) })
            }, maximumCount: maximumCount)
        known[menu.address, default: [:]][levels] = marks
        return marks
    }

    // MARK: Levels

    /// Whether a place of a level is that of "More".
    func isMore(_ place: Int, in level: Level) -> Bool {
        place == maximumCount - 1 && items(of: level.menu).count - level.first > maximumCount
    }

    /// The item at a place of a level; `nil` where there is none, and for "More".
    func item(at place: Int, in level: Level) -> MenuItem? {
        let (items, index) = (items(of: level.menu), level.first + place)
        return index < items.count && !isMore(place, in: level) ? items.item(at: index) : nil
    }

    /// The level that an item opens; `nil` where there is none.
    func level(openedBy place: Int, in level: Level) -> Level? {
        isMore(place, in: level)
            ? Level(menu: level.menu, first: level.first + place)
            : item(at: place, in: level)?.submenu.map { Level(menu: $0) }
    }

    /// The level at a path of places; `nil` where there is none.
    func level(at path: some Sequence<Int>) -> Level? {
        path.reduce(Level(menu: root)) { level, place in level.flatMap { self.level(openedBy: place, in: $0) }
        }
    }

    /// The item at a path of places; `nil` where there is none, and for "More".
    func item(at path: [Int]) -> MenuItem? {
        guard let place = path.last, let level = level(at: path.dropLast()) else { return nil }
        return item(at: place, in: level)
    }

    /// The place of a level that opens another one, the nearest to a place.
    func place(thatOpens opened: Level, in level: Level, near place: Int) -> Int? {
        (0..<min(max(items(of: level.menu).count - level.first, 0), maximumCount))
            .filter { place in
                self.level(openedBy: place, in: level).map {
                    ($0.menu, $0.first) == (opened.menu, opened.first)
                }
                    ?? false
            }
            .min { abs($0 - place) < abs($1 - place) }
    }

    // MARK: Paths

    /// The path of the first item, level by level, for which a condition holds; "More" is none.
    func path(where condition: (_ path: [Int], MenuItem) -> Bool) -> [Int]? {
        var level: [(path: [Int], menu: MarkMenu)] = [([], marks)]
        while !level.isEmpty {
            let paths = level.flatMap { open in open.menu.items.indices.map { open.path + [$0] } }
            if let found = paths.first(where: { path in item(at: path).map { condition(path, $0) } ?? false })
            {
                return found
            }
            level = paths.compactMap { path in marks.submenu(at: path).map { (path, $0) } }
        }
        return nil
    }

    /// The mark of an action's item; `nil` without one, and for a name that is none, which is a critical.
    func mark(ofAction detailedAction: String) -> MarkShape? {
        let action = DetailedAction(detailedAction) {
            Log.critical("RotaryWheelMarkingMenu: no detailed action: '\(detailedAction)': \($0)")
        }
        return action.flatMap { action in path { $1.runs(action) } }.flatMap {
            MarkShape(ofPath: $0, in: marks)
        }
    }
}
