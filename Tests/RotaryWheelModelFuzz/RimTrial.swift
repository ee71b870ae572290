import RotaryWheelModel

/// Random operations on the rim of a spinning wheel.
struct RimTrial: Trial {
    private var rim = RimModel(count: 12)
    private var events = KineticEvents()
    private var record = KineticRecord(RimModel(count: 12))

    var latest: String { "\(events.latest) at \(events.time)" }

    init() {
        var geometry = RimGeometry()
        (geometry.viewWidth, geometry.viewHeight) = (400, 300)
        rim.setGeometry(geometry, at: .zero)
    }

    mutating func act(_ random: inout SeededGenerator) throws {
        events.time += random.double(0...0.08)
        let before = rim
        var (changes, isPut, isLaidOut) = ([WheelChange](), false, false)
        switch random.int(0...40) {
        case 30:
            events.latest = "beginDrag by a device"
            changes = rim.beginDrag(random.pick(RimPull.allCases), at: events.now)
        case 31:
            let position = random.number(-3...30)
            events.latest = "pull to \(position)"
            isPut = true
            changes = rim.pull(to: position, at: events.now)
        case 32:
            let position = random.number(-3...30)
            events.latest = "setPosition \(position)"
            isPut = position.isFinite
            changes = rim.setPosition(position, at: events.now)
        case 33..<37:
            isLaidOut = true
            try replaceItems(&random)
        case 37:
            isLaidOut = true
            let settings = random.settings(from: rim.settings)
            events.latest = "setSettings \(settings)"
            changes = rim.setSettings(settings, at: events.now)
        case 38:
            let geometry = random.geometry(from: rim.geometry)
            events.latest = "setGeometry \(geometry)"
            rim.setGeometry(geometry, at: events.now)
        case let number: changes = try events.perform(number, on: &rim, &random)
        }
        try record.check(changes, of: rim, isPut: isPut)
        try require(
            isLaidOut || rim.placePosition == before.placePosition || changes.contains(where: \.isRotation),
            "a motion of a rim is reported")
        try checkPlaces()
        try checkRest()
    }

    mutating func finish() throws {
        events.time += 1000
        let changes = rim.endDrag(at: events.now) + rim.update(at: events.now + .seconds(1e9))
        try record.check(changes, of: rim, isPut: false)
        try checkPlaces()
        try checkRest()
        try require(rim.phase == .idle, "a rim rests in the end")
        try require(rim.update(at: events.now + .seconds(2e9)).isEmpty, "a resting rim stays where it is")
    }

    /// Replaces items; a motion to an item ends at that item, wherever it moves.
    private mutating func replaceItems(_ random: inout SeededGenerator) throws {
        let change = random.replacement(in: rim.count)
        events.latest = "replaceItems \(change)"
        rim.update(at: events.now)
        let (chosen, selected, position) = (rim.chosen, rim.selection, rim.placePosition)
        let changes = rim.replaceItems(
            at: change.start, removed: change.removed, added: change.added, time: events.now)
        try require(changes.count <= 16, "an event reports at most 16 changes, not \(changes.count)")
        record.adopt(rim)
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

extension WheelChange {
    fileprivate var isRotation: Bool { if case .rotated = self { true } else { false } }
}

extension SeededGenerator {
    fileprivate mutating func settings(from old: RimSettings) -> RimSettings {
        var settings = old
        switch int(0...2) {
        case 0: settings.snaps.toggle()
        case 1: settings.isEndless.toggle()
        default: settings.hasInertia.toggle()
        }
        return settings
    }

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
