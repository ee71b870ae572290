import RotaryWheelModel

/// Random operations on a wheel.
struct WheelTrial: KineticTrial {
    var model = WheelModel(sectorCount: 6)
    var record = KineticRecord()
    private var wheel: WheelModel { model }
    /// The reported sector at the indicator.
    private var sector: Int? = 0
    /// Whether the last motion may end off the detents.
    private var endsAnywhere = false

    mutating func perform(_ random: inout SeededGenerator) throws -> [KineticChange] {
        if wheel.phase == .dragging { endsAnywhere = false }
        switch random.int(0...50) {
        case 35:
            let rotation = Angle(radians: random.number(-30...30))
            record.isPut = rotation.isFinite
            if record.isPut { record.aim = nil }
            return note("setRotation \(rotation.radians)", model.setRotation(rotation, at: now))
        case 36:
            let ring = try random.ring()
            (record.isLaidOut, record.aim) = (true, nil)
            return note("setRing of \(ring.count)", model.setRing(ring, at: now))
        case 37, 38, 39: return set(random.settings(from: wheel.settings))
        case 40:
            endsAnywhere = endsAnywhere || wheel.settings.landsAtRandom
            record.latest = "endDrag with a draw"
            return model.endDrag(at: now, using: &random)
        case let number where number > 44: return spin(number, &random)
        case let number: return try performEvent(number, &random)
        }
    }

    mutating func finish() throws {
        var calm = wheel.settings
        calm.autoAdvance = nil
        try observe { $0.set(calm) }
        try rest()
    }

    private mutating func set(_ settings: WheelSettings) -> [KineticChange] {
        record.isLaidOut = true
        return note("set \(settings)", model.setSettings(settings, at: now))
    }

    private mutating func spin(_ number: Int, _ random: inout SeededGenerator) -> [KineticChange] {
        record.aim = nil
        if number > 46 { endsAnywhere = true }
        switch number {
        case 45: return note("stop", model.stop(at: now))
        case 46:
            let speed = Angle(radians: random.number(-150...150))
            return note("spin by \(speed.radians)", model.spin(speed: speed, at: now))
        case 47:
            record.latest = "spin at random"
            return model.spinAtRandom(turns: 2, duration: .seconds(0.5), using: &random, at: now)
        case 48:
            let (rotation, seconds) = (Angle(radians: random.number(-30...30)), random.double(-1...1))
            record.latest = "turn to \(rotation.radians) in \(seconds) s"
            return model.turn(to: rotation, duration: .seconds(seconds), at: now)
        default:
            let (sector, turns) = (random.int(-1...8), random.flag() ? random.int(-9...9) : .min)
            let duration = Duration.seconds(random.double(-1...2))
            record.latest = "spin to \(sector), \(turns) turns, \(duration)"
            return model.spin(to: sector, turns: turns, duration: duration, using: &random, at: now)
        }
    }

    mutating func check(_ changes: [KineticChange], since before: WheelModel) throws {
        // The crossed sectors are those of another ring.
        if record.isLaidOut { sector = wheel.current }
        for case .itemsCrossed(let crossed) in changes where !record.isLaidOut { try cross(crossed) }
        try require(wheel.current == sector, "the sector at the indicator is the reported one")
        var place = before.rotation.radians
        // The largest rotation on the way has the largest rounding.
        var size = max(abs(place), 1)
        for case .rotated(let delta, _) in changes {
            place += delta.radians
            size = max(size, abs(place))
        }
        try require(wheel.rotation.isFinite, "the rotation is finite")
        let error = abs(wheel.rotation.radians - place)
        try require(error < 1e-9 * size, "the reported rotation is the rotation")
        if wheel.phase == .idle { try checkRest() }
        // Stops and the rotation limit may exclude the sector.
        if wheel.settings.stops != .none || wheel.settings.autoAdvance != nil
            || abs(wheel.rotation.radians) >= 1e8
        {
            record.aim = nil
        }
        try checkAim()
    }

    private mutating func cross(_ crossed: CrossedItems) throws {
        let count = wheel.count
        try require(!record.isPut || crossed.count <= count, "a jump crosses each sector once at most")
        // Beyond a turn, only the last turn is reported.
        if let sector, crossed.count != count {
            try require(
                crossed.first == (sector + (crossed.isAscending ? 1 : count - 1)) % count,
                "the first sector to be crossed is the next one")
        }
        let steps = (crossed.count - 1) % count
        sector = (crossed.first + (crossed.isAscending ? steps : count - steps)) % count
    }

    private func checkRest() throws {
        // Beyond that, detents are not exact.
        guard let sector, abs(wheel.rotation.radians) < 1e6 else { return }
        try require(wheel.selection == sector, "the sector at the indicator of a resting wheel is selected")
        guard !record.isPlaced, !endsAnywhere else { return }
        if wheel.settings.snaps, let extent = wheel.extent(of: sector) {
            let away = (wheel.rotation - extent.middle).radians
            try require(abs(away.remainder(dividingBy: 2 * .pi)) < 1e-8, "a wheel rests on a detent")
        }
        let stops = wheel.settings.stops
        try require(
            wheel.rotation.radians >= stops.minimum.radians - 1e-9
                && wheel.rotation.radians <= stops.maximum.radians + 1e-9,
            "a wheel rests within its stops")
    }
}

extension SeededGenerator {
    fileprivate mutating func ring() throws -> SectorRing {
        let count = int(1...40) == 1 ? pick([1, 2, 1000, 100_000]) : int(0...9)
        guard flag(), count < 10 else { return SectorRing(count: count) }
        let weights = (0..<count).map { _ in double(0.1...2) }
        let made = SectorRing(weights: weights)
        try require(made != nil, "weights make a ring")
        var ring = made!
        if flag() { ring.chances = (0..<count).map { _ in Double(int(0...3)) } }
        return ring
    }

    /// Settings with one difference.
    fileprivate mutating func settings(from old: WheelSettings) -> WheelSettings {
        var settings = old
        switch int(0...13) {
        case 0: settings.indicator = Angle(radians: number(-7...7))
        case 1: settings.direction = pick(WheelDirection.allCases)
        case 2: settings.turning = pick(WheelTurning.allCases)
        case 3: settings.autoAdvance = settings.autoAdvance == nil ? .seconds(0.2) : nil
        case 4: settings.settleDuration = .seconds(double(0...3))
        case 5: settings.springDamping = flag() ? nil : number(0...1.2)
        case 6: settings.spinDuration = .seconds(double(-1...3))
        case 7, 8:
            // At least a turn apart, so that a detent is between them.
            let minimum = Angle(radians: double(-20...20))
            let stops = RotationStops(minimum: minimum, maximum: minimum + .turn + .turn)
            settings.stops = settings.stops == .none ? stops ?? .none : .none
        default:
            let switches = [
                \WheelSettings.snaps, \.hasInertia, \.returnsToStart, \.flickSpins, \.landsAtRandom,
            ]
            settings[keyPath: pick(switches)].toggle()
        }
        return settings
    }
}
