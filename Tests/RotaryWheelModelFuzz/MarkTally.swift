package import RotaryWheelModel

/// How often simulated marks are read rightly.
package struct MarkTally: Sendable {
    /// The number of marks.
    package private(set) var count = 0
    /// Those that choose another item.
    package private(set) var errors = 0
    /// Those that open the menu instead of choosing, without ``inLine``.
    package private(set) var openings = 0
    /// Those with two equal directions one after the other, which always open the menu, unless they are read wrongly.
    package private(set) var inLine = 0

    /// Draws marks to random items of a menu.
    package init(
        _ menu: MarkMenu, count: Int, hand: SimulatedHand, recognizer: MarkRecognizer = MarkRecognizer()
    ) {
        var hand = hand
        for _ in 0..<count {
            let path = hand.path(in: menu)
            let points = hand.mark(path, in: menu).map(\.point)
            add(recognizer.reading(of: points, in: menu), of: path)
        }
    }

    private mutating func add(_ reading: MarkReading, of path: [Int]) {
        count += 1
        if reading.outcome == .chooses {
            errors += reading.path == path ? 0 : 1
        } else if zip(path, path.dropFirst()).contains(where: ==) {
            inLine += 1
        } else {
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
}
