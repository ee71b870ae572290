import RotaryWheelModel

/// Random operations on the rim of a spinning wheel.
struct RimTrial: KineticTrial {
    var model = RimModel(count: 12)
    var record = KineticRecord()
    private var rim: RimModel { model }

    init() {
        var geometry = RimGeometry()
        (geometry.viewWidth, geometry.viewHeight) = (400, 300)
        model.setGeometry(geometry, at: .zero)
    }

    mutating func perform(_ random: inout SeededGenerator) throws -> [KineticChange] {
        switch random.int(0...40) {
        case 30:
            return note("beginDrag by a device", model.beginDrag(random.pick(RimPull.allCases), at: now))
        case 31:
            let position = random.number(-3...30)
            record.isPut = true
            return note("pull to \(position)", model.pull(to: position, at: now))
        case 32:
            let position = random.number(-3...30)
            record.isPut = position.isFinite
            return note("setPosition \(position)", model.setPosition(position, at: now))
        case 33..<37:
            try replaceItems(&random)
            return []
        case 37:
            var settings = rim.settings
            settings[keyPath: random.pick([\RimSettings.snaps, \.isEndless, \.hasInertia])].toggle()
            record.isLaidOut = true
            return note("setSettings \(settings)", model.setSettings(settings, at: now))
        case 38:
            let geometry = random.geometry(from: rim.geometry)
            model.setGeometry(geometry, at: now)
            return note("setGeometry \(geometry)")
        case let number: return try performEvent(number, &random)
        }
    }

    mutating func check(_ changes: [KineticChange], since before: RimModel) throws {
        try require(
            record.isLaidOut || rim.placePosition == before.placePosition
                || changes.contains { if case .rotated = $0 { true } else { false } },
            "a motion of a rim is reported")
        try checkPlaces()
        try checkRest()
    }

    /// Replaces items; a motion to an item ends at that item, wherever it moves.
    private mutating func replaceItems(_ random: inout SeededGenerator) throws {
        let change = random.replacement(in: rim.count)
        record.latest = "replaceItems \(change)"
        record.isLaidOut = true
        model.update(at: now)
        let (chosen, selected, position) = (rim.chosen, rim.selection, rim.placePosition)
        let changes = model.replaceItems(
            at: change.start, removed: change.removed, added: change.added, time: now)
        try require(changes.count <= 16, "an event reports at most 16 changes, not \(changes.count)")
        record.adopt(model)
        guard abs(position) < 1e8, rim.count > 0 else { return }
        if let wanted = selected.flatMap(change.index(of:)), rim.phase == .idle, chosen == nil {
            try require(
                rim.selection == wanted || rim.placePosition != rim.placePosition.rounded(),
                "the selected item stays selected")
        }
        if let wanted = chosen.flatMap(change.index(of:)), rim.phase != .idle {
            try require(rim.chosen == wanted, "a rim continues to its destination")
        }
    }

    private func checkPlaces() throws {
        try require(rim.placePosition.isFinite && rim.position.isFinite, "the position is finite")
        for place in rim.readyPlaces ?? 0...0 {
            let item = rim.geometry.placement(of: place, at: rim.placePosition)
            try require(
                item.x.isFinite && item.y.isFinite && abs(item.turn.radians) < .pi / 2,
                "an item has a place, and shows its front")
        }
        if rim.count > 0, rim.settings.isEndless {
            try require(
                rim.position >= 0 && rim.position < Double(rim.count), "an endless rim counts its items")
        }
        if let visible = rim.visiblePlaces, let ready = rim.readyPlaces {
            try require(
                ready.lowerBound <= visible.lowerBound && ready.upperBound >= visible.upperBound,
                "all visible places are ready")
        }
    }

    private func checkRest() throws {
        // Near the position limit, some places are beyond it.
        guard rim.phase == .idle, rim.count > 0, abs(rim.placePosition) < 1e8 else { return }
        try require(rim.selection == rim.current, "the centered item of a resting rim is selected")
        if !rim.settings.isEndless {
            try require(
                rim.placePosition >= 0 && rim.placePosition <= Double(rim.count - 1),
                "a rim rests within its ends")
        }
        if rim.settings.snaps, !record.isPlaced {
            try require(
                abs(rim.placePosition - rim.placePosition.rounded()) < 1e-6,
                "a rim rests with an item centered")
        }
    }
}

extension SeededGenerator {
    /// A geometry in the range of the widget's properties.
    fileprivate mutating func geometry(from old: RimGeometry) -> RimGeometry {
        var geometry = old
        switch int(0...6) {
        case 0: geometry.itemWidth = double(1...400)
        case 1: geometry.itemHeight = double(1...400)
        case 2: geometry.radius = flag() ? double(1...1000) : 1e7
        case 3: geometry.chosenAngle = flag() ? .zero : Angle(radians: double(0.01...3))
        case 4: geometry.orientation = pick(RimOrientation.allCases)
        case 5: geometry.depth = number(0...1)
        default: (geometry.viewWidth, geometry.viewHeight) = (double(0...1000), double(0...1000))
        }
        return geometry
    }
}
