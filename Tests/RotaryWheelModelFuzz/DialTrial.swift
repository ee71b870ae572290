import RotaryWheelModel

/// Random operations on a dial.
struct DialTrial: Trial {
    private(set) var latest = ""
    private var dial = DialModel(count: 8)
    private var time = 0.0
    /// The destination of the current turn, if any.
    private var aim: Int?

    init() { dial.layOut { DialGeometry(spacing: $0, itemSize: 60, diameter: 400) } }

    mutating func act(_ random: inout SeededGenerator) throws {
        time += random.double(0...0.08)
        let now = Duration.seconds(time)
        switch random.int(0...36) {
        case 0:
            latest = "hold"
            dial.hold(at: now)
            aim = nil
        case 1..<4:
            latest = "beginDrag"
            dial.beginDrag(at: now)
            aim = nil
        case 4..<14:
            let delta = Angle(radians: random.number(-1...1))
            latest = "drag by \(delta.radians)"
            dial.drag(by: delta, at: now)
        case 14..<18:
            latest = "endDrag"
            dial.endDrag(at: now)
        case 18:
            latest = "cancelDrag"
            dial.cancelDrag(at: now)
        case 19:
            let count = random.int(-4...4)
            latest = "step by \(count)"
            dial.update(at: now)
            let before = dial.wheel.heading
            dial.step(by: count, at: now)
            // A step that keeps the destination keeps the motion.
            if let heading = dial.wheel.heading, heading != before { take(aimAt: heading) }
        case 20, 21:
            let item = random.int(-1...10)
            latest = "turn to \(item)"
            dial.turn(to: item, at: now)
            take(aimAt: item)
        case 22:
            let item = random.int(-1...10)
            latest = "select \(item)"
            dial.select(item, at: now)
            take(aimAt: item)
        case 23:
            latest = "finish"
            dial.finishMotion(at: now)
            dial.expansion.finish()
        case 24:
            latest = "expand"
            dial.expansion.setExpanded(random.flag(), at: now)
        case 25:
            let damping = random.number(0...1.2)
            latest = "damping \(damping)"
            dial.set(damping: damping, at: now)
        case 26:
            let direction = random.pick(WheelDirection.allCases)
            latest = "direction \(direction)"
            dial.set(direction: direction, at: now)
        case 27..<30: replaceItems(&random, at: now)
        case 30:
            latest = "layOut"
            layOut(&random)
        case 31:
            time += 3
            latest = "wait 3"
            dial.update(at: .seconds(time))
        default:
            latest = "update"
            dial.update(at: now)
        }
        latest += " at \(time)"
        try check()
    }

    mutating func finish() throws {
        time += 1000
        dial.endDrag(at: .seconds(time))
        dial.update(at: .seconds(time + 1000))
        try check()
        try require(dial.wheel.phase == .idle && !dial.isMoving, "a dial rests in the end")
    }

    private mutating func take(aimAt item: Int) {
        if dial.wheel.phase != .dragging, dial.wheel.heading == item { aim = item }
    }

    private mutating func replaceItems(_ random: inout SeededGenerator, at now: Duration) {
        let start = random.int(0...dial.count)
        let removed = random.int(0...min(dial.count - start, 3))
        let added = random.int(0...3)
        latest = "replace at \(start), \(removed) by \(added)"
        let count = dial.count - removed + added
        let sections = random.flag() ? [] : (0..<3).map { _ in random.int(0...10) }
        func index(_ item: Int) -> Int? {
            item < start ? item : item >= start + removed ? item - removed + added : nil
        }
        dial.setItems(DialSpacing(count: count, sectionStarts: sections), at: now, newIndex: index)
        aim = aim.flatMap(index)
    }

    private mutating func layOut(_ random: inout SeededGenerator) {
        var inflation = DialInflation()
        inflation.minimum = random.number(0.1...2)
        inflation.maximum = random.number(0.1...2)
        inflation.distance = random.number(1...300)
        let size = random.double(16...512)
        let diameter = random.double(0...1000)
        let room =
            random.flag()
            ? nil
            : DialRoom(
                left: random.double(0...500), top: random.double(0...500), right: random.double(0...500),
                bottom: random.double(0...500))
        dial.layOut {
            DialGeometry(spacing: $0, itemSize: size, inflation: inflation, diameter: diameter, room: room)
        }
    }

    private mutating func check() throws {
        try require(
            dial.selection.map { (0..<dial.count).contains($0) } ?? (dial.count == 0),
            "an item is selected if there is any")
        try require(dial.wheel.rotation.isFinite, "the rotation is finite")
        if dial.wheel.phase == .idle {
            try require(
                dial.wheel.heading == dial.selection, "the item at the top of a resting dial is selected")
            if let selection = dial.selection, abs(dial.wheel.rotation.radians) < 1e6 {
                try require(
                    abs(dial.angle(of: selection).radians) < 1e-6, "a dial rests with an item at the top")
            }
        }
        if let aim {
            try require(dial.wheel.heading == aim, "a dial continues to its destination")
            if dial.wheel.phase != .settling { self.aim = nil }
        }
        try checkBubbles()
    }

    private func checkBubbles() throws {
        let bubbles = dial.bubbles
        try require(bubbles.count <= dial.count, "no item has two bubbles")
        try require((0...1.5).contains(dial.expansion.value), "a dial expands to its size")
        for bubble in bubbles {
            try require(
                bubble.x.isFinite && bubble.y.isFinite && bubble.scale.isFinite && bubble.scale > 0
                    && (0...1.5).contains(bubble.opacity) && (0..<dial.count).contains(bubble.item),
                "a bubble can be drawn")
        }
    }
}
