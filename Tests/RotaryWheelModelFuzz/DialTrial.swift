import RotaryWheelModel

/// Random operations on a dial.
struct DialTrial: Trial {
    private var dial = DialModel(count: 8)
    private var events = KineticEvents()

    var latest: String { "\(events.latest) at \(events.time)" }

    init() { dial.layOut { DialGeometry(spacing: $0, itemSize: 60, diameter: 400) } }

    mutating func act(_ random: inout SeededGenerator) throws {
        events.time += random.double(0...0.08)
        let now = events.now
        switch random.int(0...37) {
        case 30:
            events.latest = "expand"
            dial.expansion.setExpanded(random.flag(), at: now)
        case 31:
            let damping = random.number(0...1.2)
            events.latest = "damping \(damping)"
            dial.set(damping: damping, at: now)
        case 32:
            let direction = random.pick(WheelDirection.allCases)
            events.latest = "direction \(direction)"
            dial.set(direction: direction, at: now)
        case 33, 34, 35: replaceItems(&random, at: now)
        case 36:
            events.latest = "layOut"
            layOut(&random)
        case 37:
            events.latest = "finish the expansion"
            dial.expansion.finish()
        case let number: _ = try events.perform(number, on: &dial, &random)
        }
        try check()
    }

    mutating func finish() throws {
        events.time += 1000
        dial.endDrag(at: events.now)
        dial.update(at: events.now + .seconds(1000))
        try check()
        try require(dial.phase == .idle && !dial.isMoving, "a dial rests in the end")
    }

    private mutating func replaceItems(_ random: inout SeededGenerator, at now: Duration) {
        let change = random.replacement(in: dial.count)
        events.latest = "replace \(change)"
        let sections = random.flag() ? [] : (0..<3).map { _ in random.int(0...10) }
        let held = dial.phase == .dragging ? dial.item(nearestToX: 0, y: -150) : nil
        dial.setItems(
            DialSpacing(count: change.count, sectionStarts: sections), held: held, at: now,
            newIndex: change.index(of:))
        events.aim = events.aim.flatMap(change.index(of:))
    }

    private mutating func layOut(_ random: inout SeededGenerator) {
        var inflation = DialInflation()
        inflation.minimum = random.number(0.1...2)
        inflation.maximum = random.number(0.1...2)
        inflation.distance = random.number(1...300)
        let (size, diameter) = (random.double(16...512), random.double(0...1000))
        let sides = (0..<4).map { _ in random.double(0...500) }
        let room = DialRoom(left: sides[0], top: sides[1], right: sides[2], bottom: sides[3])
        let isFree = random.flag()
        dial.layOut {
            DialGeometry(
                spacing: $0, itemSize: size, inflation: inflation, diameter: diameter,
                room: isFree ? nil : room)
        }
    }

    private mutating func check() throws {
        try require(
            dial.selection.map { (0..<dial.count).contains($0) } ?? (dial.count == 0),
            "an item is selected if there is any")
        try require(dial.wheel.rotation.isFinite, "the rotation is finite")
        if dial.phase == .idle {
            try require(dial.heading == dial.selection, "the item at the top of a resting dial is selected")
            if let selection = dial.selection, abs(dial.wheel.rotation.radians) < 1e6 {
                try require(
                    abs(dial.angle(of: selection).radians) < 1e-6, "a dial rests with an item at the top")
            }
        }
        try events.checkAim(of: dial)
        if dial.phase != .settling { events.aim = nil }
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
