package import RotaryWheelModel

/// How often simulated marks are read rightly.
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
}
