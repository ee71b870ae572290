import RotaryWheelModel

/// Random strokes through marking menus.
struct MarkTrial: Trial {
    private(set) var latest = ""
    private var stroke = MarkStroke(
        in: .uniform(breadth: 8, depth: 2), at: MarkPoint(x: 0, y: 0), time: .zero)
    private var time = 0.0
    private var (x, y) = (0.0, 0.0)

    mutating func act(_ random: inout SeededGenerator) throws {
        time += random.double(0...0.03)
        switch random.int(0...40) {
        case 0: press(&random)
        case 1:
            latest = "replace the menu"
            stroke.setMenu(Self.menu(&random, depth: random.int(1...4)))
        case 2:
            latest = "cancel"
            stroke.cancel()
        case 3: setUp(&random)
        case 4..<7:
            time += random.double(0...1)
            latest = "wait"
            stroke.update(at: .seconds(time))
        case 7..<10:
            (x, y) = (random.number(-300...300), random.number(-300...300))
            move(&random)
        default:
            x += random.double(-30...30)
            y += random.double(-30...30)
            move(&random)
        }
        latest += " at \(time)"
        try check()
    }

    mutating func finish() throws {
        stroke.update(at: .seconds(time + 1000))
        try check()
        try require(stroke.isOpen || stroke.isCancelled, "a pause opens the menu")
    }

    private mutating func move(_ random: inout SeededGenerator) {
        latest = "move to \(x), \(y)"
        // A clock may go backwards.
        let now = random.int(1...20) == 1 ? time - 1 : time
        stroke.move(to: MarkPoint(x: x, y: y), at: .seconds(now))
        if !x.isFinite || !y.isFinite || abs(x) > 1e6 || abs(y) > 1e6 { (x, y) = (0, 0) }
    }

    private mutating func press(_ random: inout SeededGenerator) {
        latest = "press"
        (x, y) = (random.number(-300...300), random.number(-300...300))
        let menu = Self.menu(&random, depth: random.int(1...4))
        let center = MarkPoint(x: random.number(-300...300), y: random.number(-300...300))
        let levels = [[], [random.int(-1...12)], [0, 0]].map { MarkLevel(path: $0, center: center) }
        stroke = MarkStroke(
            in: menu, at: MarkPoint(x: x, y: y), time: .seconds(time),
            levels: random.flag() ? [] : Array(levels.prefix(random.int(1...3))))
    }

    private mutating func setUp(_ random: inout SeededGenerator) {
        latest = "settings"
        stroke.settings.deadZone = random.number(0...40)
        stroke.settings.openDistance = random.number(0...400)
        stroke.settings.stillness = random.number(0...10)
        stroke.settings.dwell = .seconds(random.double(-0.1...0.5))
        stroke.settings.showDelay = .seconds(random.double(-0.1...0.5))
        stroke.recognizer.caution = random.number(0...4)
    }

    private static func menu(_ random: inout SeededGenerator, depth: Int) -> MarkMenu {
        MarkMenu(
            (0..<random.int(0...(depth > 2 ? 4 : 15))).map { _ in
                MarkItem(
                    direction: random.int(0...3) == 0 ? Angle(degrees: random.number(-400...400)) : nil,
                    isEnabled: random.int(0...5) > 0,
                    submenu: depth > 1 && random.flag() ? menu(&random, depth: depth - 1) : nil)
            })
    }

    private func check() throws {
        let reading = stroke.reading
        try require(stroke.position.isFinite, "a pointer has a place")
        for (depth, level) in stroke.levels.enumerated() {
            try require(level.center.isFinite && level.path.count == depth, "levels are open in order")
            try require(stroke.menu.submenu(at: level.path) != nil, "an open level is a submenu")
        }
        try require(reading.corners.count <= reading.path.count + 1, "corners are between levels")
        try require(reading.corners.allSatisfy(\.isFinite), "corners have places")
        switch reading.outcome {
        case .chooses:
            let item = stroke.menu.item(at: reading.path)
            try require(item?.isEnabled == true && item?.submenu == nil, "an enabled item is chosen")
            try require(!reading.isAmbiguous, "an ambiguous stroke chooses nothing")
        case .opens, .returns:
            try require(stroke.menu.submenu(at: reading.path) != nil, "a submenu opens")
        case .cancels: break
        }
        try require(!stroke.isCancelled || reading.outcome == .cancels, "a cancelled stroke does nothing")
    }
}
