package import RotaryWheelModel

/// How often simulated marks are read correctly.
package struct MarkTally: Sendable {
    /// The number of marks.
    package private(set) var count = 0
    /// Those that choose another item.
    package private(set) var errors = 0
    /// Those that open the menu instead of choosing.
    ///
    /// Those with two equal directions one after the other do not count, as they always open it.
    package private(set) var openings = 0

    /// Those that do nothing, as they end where they began.
    package private(set) var cancellations = 0

    /// Draws marks to random items of a menu.
    package init(
        _ menu: MarkMenu, count: Int, hand: SimulatedHand, recognizer: MarkRecognizer = MarkRecognizer()
    ) {
        var hand = hand
        for _ in 0..<count {
            let path = hand.path(in: menu)
            let mark = hand.mark(path, in: menu)
            var stroke = MarkStroke(in: menu, at: mark[0].point, time: mark[0].time)
            stroke.recognizer = recognizer
            for (point, time) in mark.dropFirst() { stroke.move(to: point, at: time) }
            add(stroke.reading, of: path)
        }
    }

    /// Draws strokes as people do; two equal directions one after the other are left out, and in an open menu opposite
    /// ones: there the way back has another meaning.
    package init(_ menu: MarkMenu, isOpen: Bool, count: Int, hand: RealHand) {
        var hand = hand
        while self.count < count {
            let path = hand.path(in: menu)
            let directions = path.indices.compactMap {
                menu.submenu(at: path[..<$0])?.layout.directions[path[$0]]
            }
            let turns = zip(directions, directions.dropFirst()).map { abs(($1 - $0).wrapped.radians) }
            let mark = hand.mark(directions)
            let levels = isOpen ? [MarkLevel(path: [], center: mark[0].point)] : []
            var stroke = MarkStroke(in: menu, at: mark[0].point, time: mark[0].time, levels: levels)
            for (point, time) in mark.dropFirst() { stroke.move(to: point, at: time) }
            guard !turns.contains(where: { $0 < 0.2 || stroke.isOpen && $0 > 2.9 }) else { continue }
            add(stroke.release(at: mark[mark.count - 1].time), of: path)
        }
    }

    private mutating func add(_ reading: MarkReading, of path: [Int]) {
        count += 1
        if reading.outcome == .chooses {
            errors += reading.path == path ? 0 : 1
        } else if reading.outcome == .cancels {
            cancellations += 1
        } else if !zip(path, path.dropFirst()).contains(where: ==) {
            openings += 1
        }
    }
}

extension MarkMenu {
    /// A menu with equal numbers of items on all levels.
    package static func uniform(breadth: Int, depth: Int) -> MarkMenu {
        let submenu = depth > 1 ? uniform(breadth: breadth, depth: depth - 1) : nil
        return MarkMenu(Array(repeating: MarkItem(submenu: submenu), count: breadth))
    }

    /// A menu in which half of the items have submenus, down to a depth.
    package static func mixed(breadth: Int, depth: Int, first: Int = 0) -> MarkMenu {
        MarkMenu(
            (0..<breadth).map { item in
                let isLeaf = depth == 1 || (item + depth + first) % 2 == 1
                return MarkItem(
                    submenu: isLeaf ? nil : mixed(breadth: breadth, depth: depth - 1, first: item))
            })
    }

    /// The path of an item without a submenu.
    func randomLeaf(using random: inout SeededGenerator) -> [Int] {
        var (path, level) = ([Int](), self as MarkMenu?)
        while let items = level?.items, !items.isEmpty {
            let place = Int.random(in: items.indices, using: &random)
            path.append(place)
            level = items[place].submenu
        }
        return path
    }
}
