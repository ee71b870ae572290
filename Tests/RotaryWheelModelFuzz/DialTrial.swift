import RotaryWheelModel

/// Random operations on a dial.
struct DialTrial: KineticTrial {
    var model = DialModel(count: 8)
    var record = KineticRecord()
    private var dial: DialModel { model }

    init() { model.layOut { DialGeometry(spacing: $0, itemSize: 60, diameter: 400) } }

    mutating func perform(_ random: inout SeededGenerator) throws -> [KineticChange] {
        switch random.int(0...37) {
        case 30:
            model.expansion.setExpanded(random.flag(), at: now)
            return note("expand")
        case 31:
            let damping = random.number(0...1.2)
            return note("damping \(damping)", model.set(damping: damping, at: now))
        case 32:
            let direction = random.pick(WheelDirection.allCases)
            return note("direction \(direction)", model.set(direction: direction, at: now))
        case 33, 34, 35: return replaceItems(&random)
        case 36:
            layOut(&random)
            return note("layOut")
        case 37:
            model.expansion.finish()
            return note("finish the expansion")
        case let number: return try performEvent(number, &random)
        }
    }

    mutating func finish() throws {
        try rest()
        try require(!dial.isMoving, "the bubbles of a dial rest in the end")
    }

    private mutating func replaceItems(_ random: inout SeededGenerator) -> [KineticChange] {
        let change = random.replacement(in: dial.count)
        let sections = random.flag() ? [] : (0..<3).map { _ in random.int(0...10) }
        let held = dial.phase == .dragging ? dial.item(nearestToX: 0, y: -150) : nil
        record.aim = record.aim.flatMap(change.index(of:))
        let changes = model.setItems(
            DialSpacing(count: change.count, sectionStarts: sections), held: held, at: now,
            newIndex: change.index(of:))
        return note("replace \(change)", changes)
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
        model.layOut {
            DialGeometry(
                spacing: $0, itemSize: size, inflation: inflation, diameter: diameter,
                room: isFree ? nil : room)
        }
    }

    mutating func check(_ changes: [KineticChange], since before: DialModel) throws {
        try require(dial.wheel.rotation.isFinite, "the rotation is finite")
        if dial.phase == .idle {
            try require(dial.heading == dial.selection, "the item at the top of a resting dial is selected")
            if let selection = dial.selection, abs(dial.wheel.rotation.radians) < 1e6 {
                try require(
                    abs(dial.angle(of: selection).radians) < 1e-6, "a dial rests with an item at the top")
            }
        }
        try checkAim()
        if dial.phase != .settling { record.aim = nil }
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
