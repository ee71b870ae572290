import RotaryWheelModel

/// Random operations on the rim of a spinning wheel.
struct RimTrial: Trial {
    private(set) var latest = ""
    private var rim = RimModel(count: 12)
    private var time = 0.0
    private var phase = WheelPhase.idle
    private var selection: Int? = 0
    private var hasMoved = false
    private var isDragged = false
    /// Whether a position was set, at which no item need be centered.
    private var isPlaced = false

    init() {
        var geometry = RimGeometry()
        (geometry.viewWidth, geometry.viewHeight) = (400, 300)
        rim.setGeometry(geometry, at: .zero)
    }

    mutating func act(_ random: inout SeededGenerator) throws {
        time += random.double(0...0.08)
        let now = Duration.seconds(time)
        let before = rim
        let changes: [WheelChange]
        var isPut = false
        switch random.int(0...40) {
        case 0:
            latest = "hold"
            changes = rim.hold(at: now)
        case 1..<4:
            latest = "beginDrag"
            changes = rim.beginDrag(random.pick(RimPull.allCases), at: now)
        case 4..<14:
            let delta = Angle(radians: random.number(-0.5...0.5))
            latest = "drag by \(delta.radians)"
            changes = rim.drag(by: delta, at: now)
        case 14..<18:
            latest = "endDrag"
            changes = rim.endDrag(at: now)
        case 18:
            latest = "cancelDrag"
            changes = rim.cancelDrag(at: now)
        case 19:
            let position = random.number(-3...30)
            latest = "pull to \(position)"
            isPut = true
            changes = rim.pull(to: position, at: now)
        case 20, 21:
            let count = random.int(1...20) == 1 ? random.pick([.max, .min, 100_000]) : random.int(-3...3)
            latest = "step by \(count)"
            changes = rim.step(by: count, at: now)
        case 22, 23:
            let item = random.int(-1...14)
            latest = "turn to \(item)"
            changes = rim.turn(to: item, at: now)
        case 24:
            let item = random.int(-1...14)
            latest = "select \(item)"
            changes = rim.select(item, at: now)
            if (0..<rim.count).contains(item) {
                try require(rim.selection == item, "the selection is the requested one")
            }
        case 25:
            latest = "finishMotion"
            try checkFinish(at: now)
            changes = rim.finishMotion(at: now)
        case 26:
            time += 3
            latest = "wait 3"
            changes = rim.update(at: .seconds(time))
        case 27:
            let position = random.number(-3...30)
            latest = "setPosition \(position)"
            isPut = position.isFinite
            changes = rim.setPosition(position, at: now)
        case 28..<32: changes = try replaceItems(&random, at: now)
        case 32:
            let settings = random.settings(from: rim.settings)
            latest = "setSettings \(settings)"
            changes = rim.setSettings(settings, at: now)
        case 33:
            let geometry = random.geometry(from: rim.geometry)
            latest = "setGeometry \(geometry)"
            rim.setGeometry(geometry, at: now)
            changes = []
        default:
            latest = "update"
            try checkFrameRate(&random)
            changes = rim.update(at: now)
        }
        latest += " at \(time)"
        try check(changes, from: before, isPut: isPut)
    }

    mutating func finish() throws {
        time += 1000
        let before = rim
        let changes = rim.endDrag(at: .seconds(time)) + rim.update(at: .seconds(time + 1e9))
        try check(changes, from: before, isPut: false)
        try require(rim.phase == .idle, "a rim rests in the end")
        try require(rim.update(at: .seconds(time + 2e9)).isEmpty, "a resting rim stays where it is")
    }

    /// Replaces items; a motion to an item ends at that item, wherever it moves.
    private mutating func replaceItems(_ random: inout SeededGenerator, at now: Duration) throws
        -> [WheelChange]
    {
        let start = random.int(0...rim.count)
        let removed = random.int(0...min(rim.count - start, 4))
        let added = random.int(0...4)
        latest = "replaceItems at \(start), \(removed) by \(added)"
        rim.update(at: now)
        let (chosen, selected, position) = (rim.chosen, rim.selection, rim.placePosition)
        let changes = rim.replaceItems(at: start, removed: removed, added: added, time: now)
        func index(now item: Int) -> Int? {
            item < start ? item : item >= start + removed ? item - removed + added : nil
        }
        if rim.count > 0, let selected, let wanted = index(now: selected), rim.phase == .idle, chosen == nil,
            abs(position) < 1e8
        {
            try require(
                rim.selection == wanted || rim.placePosition != rim.placePosition.rounded(),
                "the selected item stays selected")
        }
        if let wanted = chosen.flatMap(index(now:)), rim.phase != .idle, abs(position) < 1e8 {
            try require(rim.chosen == wanted, "a rim continues to its destination")
        }
        return changes
    }

    // MARK: Time

    private func checkFrameRate(_ random: inout SeededGenerator) throws {
        guard rim.phase == .settling || rim.phase == .coasting, random.int(1...4) == 1 else { return }
        var (often, once) = (rim, rim)
        for step in 0..<4 { often.update(at: .seconds(time - 0.02 + Double(step) * 0.005)) }
        often.update(at: .seconds(time))
        once.update(at: .seconds(time))
        try require(
            abs(often.placePosition - once.placePosition) < 1e-9 * max(1, abs(once.placePosition))
                && often.selection == once.selection, "a motion does not depend on the frame rate")
    }

    private func checkFinish(at now: Duration) throws {
        guard rim.phase != .dragging else { return }
        var (finished, waited) = (rim, rim)
        finished.finishMotion(at: now)
        waited.update(at: now + .seconds(1_000_000_000))
        try require(
            finished.placePosition == waited.placePosition && finished.selection == waited.selection
                && finished.phase == .idle && waited.phase == .idle,
            "finishing a motion equals waiting for its end")
    }

    // MARK: Changes

    private mutating func check(_ changes: [WheelChange], from before: RimModel, isPut: Bool) throws {
        try require(changes.count <= 16, "an event reports at most 16 changes, not \(changes.count)")
        if latest.hasPrefix("replaceItems") {
            // Reported in two lists.
            (phase, selection, hasMoved) = (rim.phase, rim.selection, true)
            isDragged = isDragged && rim.isHeld
        } else {
            for change in changes { try take(change) }
        }
        if isPut { isPlaced = true }
        if phase == .idle { hasMoved = false }
        try require(rim.placePosition.isFinite && rim.position.isFinite, "the position is finite")
        for place in rim.readyPlaces ?? 0...0 {
            let item = rim.geometry.placement(of: place, at: rim.placePosition)
            try require(
                item.x.isFinite && item.y.isFinite && abs(item.turn.radians) < .pi / 2,
                "an item has a place, and shows its front")
        }
        try require(rim.phase == phase, "the phase is the reported one")
        try require(rim.isHeld == (phase == .dragging), "a held rim is dragging")
        try require(rim.isHeld || !isDragged, "a drag ends with its hold")
        try require(rim.selection == selection, "the selection is the reported one")
        try require(
            rim.selection.map { (0..<rim.count).contains($0) } ?? (rim.count == 0),
            "an item is selected if there is any")
        try require(
            rim.placePosition == before.placePosition || changes.contains(where: \.isRotation)
                || latest.hasPrefix("setSettings") || latest.hasPrefix("replaceItems"),
            "a motion of a rim is reported")
        if rim.count > 0, rim.settings.isEndless {
            try require(
                rim.position >= 0 && rim.position < Double(rim.count), "an endless rim counts its items")
        }
        if let visible = rim.visiblePlaces, let ready = rim.readyPlaces {
            try require(
                ready.lowerBound <= visible.lowerBound && ready.upperBound >= visible.upperBound,
                "all visible places are ready")
        }
        try checkRest()
    }

    private mutating func take(_ change: WheelChange) throws {
        switch change {
        case .phaseChanged(let next):
            try require(phase.canChange(to: next), "each phase is a valid successor")
            phase = next
            isPlaced = false
        case .rotated(_, let total):
            try require(total.isFinite, "a rotation is finite")
            hasMoved = true
        case .sectorsCrossed(let crossed):
            try require(crossed.count > 0 && crossed.first >= 0, "items pass the center")
        case .spinBegan: throw Violation("a rim does not spin")
        case .dragBegan:
            try require(!isDragged, "a drag begins once")
            isDragged = true
        case .dragEnded(let total):
            try require(isDragged && total.isFinite, "a drag that began ends once")
            isDragged = false
        case .selectionChanged(let next):
            try require(next != selection, "a selection change is not empty")
            selection = next
        case .settled(let item):
            try require(phase == .idle && hasMoved && item == selection, "only a rim that has moved settles")
            hasMoved = false
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
        if rim.settings.snaps, !isPlaced {
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
