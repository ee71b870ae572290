import RotaryWheelInterop
import RotaryWheelModel

/// A menu model with its submenus, as strokes read it; it follows changes.
@MainActor
final class MenuMarks {
    /// A level of a menu: its items from the first on, as many as a level shows.
    struct Level {
        var menu: MenuModel
        /// The index of the first item, 0 but for a level that "More" opens.
        var first = 0
    }

    private let root: MenuModel
    private let owner: Widget?
    /// The items of each menu, which they keep, by its address: a hash table by objects takes longer to make.
    private var items: [Int: MenuItems] = [:]
    /// The menu for strokes.
    private(set) var menu = MarkMenu([])
    /// Called after a change of ``menu``.
    var changed: (() -> Void)?

    /// Reads a menu for a widget, which is borrowed and has the actions; without one, no item is hidden.
    ///
    /// Submenus beyond ``MarkRecognizer/maximumDepth`` levels are empty for strokes, as a menu may contain itself.
    init(of root: MenuModel, for owner: Widget?) {
        (self.root, self.owner) = (root, owner)
        read()
    }

    /// Releases the menus and the widget.
    func release() {
        changed = nil
        for items in items.values { items.release() }
        items = [:]
    }

    private func read() {
        var known: [Int: [Int: MarkMenu]] = [:]
        menu = read(root, levels: MarkRecognizer.maximumDepth, &known)
    }

    private func read(
        _ menu: MenuModel, levels: Int, _ known: inout [Int: [Int: MarkMenu]]
    ) -> MarkMenu {
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
            })
        known[menu.address, default: [:]][levels] = marks
        return marks
    }

    private func items(of menu: MenuModel) -> MenuItems {
        if let items = items[menu.address] { return items }
        let items = MenuItems(of: menu, for: owner)
        items.finishVisibility()
        items.changed = { [weak self] _ in
            self?.read()
            self?.changed?()
        }
        self.items[menu.address] = items
        return items
    }

    /// The item at a path of places; `nil` where there is none, and for "More".
    func item(at path: [Int]) -> MenuItem? {
        guard let mark = menu.item(at: path), !mark.isMore, let level = level(at: path.dropLast()),
            let place = path.last
        else { return nil }
        let items = items(of: level.menu)
        return level.first + place < items.count ? items.item(at: level.first + place) : nil
    }

    /// The level at a path; `nil` where there is none.
    func level(at path: some Sequence<Int>) -> Level? {
        var (level, marks) = (Level(menu: root), menu)
        for place in path {
            guard marks.items.indices.contains(place), let submenu = marks.items[place].submenu else {
                return nil
            }
            if marks.items[place].isMore {
                level.first += place
            } else {
                let items = items(of: level.menu)
                guard level.first + place < items.count,
                    let opened = items.item(at: level.first + place).submenu
                else { return nil }
                level = Level(menu: opened)
            }
            marks = submenu
        }
        return level
    }

    // MARK: Paths

    /// The path of the first item, level by level, for which a condition holds; "More" is none.
    func path(where condition: (_ path: [Int], MenuItem) -> Bool) -> [Int]? {
        var level: [(path: [Int], menu: MarkMenu)] = [([], menu)]
        while !level.isEmpty {
            let paths = level.flatMap { open in open.menu.items.indices.map { open.path + [$0] } }
            if let found = paths.first(where: { path in item(at: path).map { condition(path, $0) } ?? false })
            {
                return found
            }
            level = paths.compactMap { path in menu.submenu(at: path).map { (path, $0) } }
        }
        return nil
    }

    /// The mark of an action's item; `nil` without one, and for a name that is none, which is a critical.
    func mark(ofAction detailedAction: String) -> MarkShape? {
        let action = DetailedAction(detailedAction) {
            Log.critical("RotaryWheelDialMenu: no detailed action: '\(detailedAction)': \($0)")
        }
        return action.flatMap { action in path { $1.runs(action) } }.flatMap {
            MarkShape(ofPath: $0, in: menu)
        }
    }
}
