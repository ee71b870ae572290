import RotaryWheelModel

/// Random operations on a wheel.
struct WheelTrial: Trial {
    private var wheel = WheelModel(sectorCount: 6)
    private var events = KineticEvents()
    private var record = WheelRecord(WheelModel(sectorCount: 6))

    var latest: String { "\(events.latest) at \(events.time)" }

    init() {}

    mutating func act(_ random: inout SeededGenerator) throws {
        events.time += random.double(0...0.08)
        let before = wheel
        var (isLaidOut, isPut) = (false, false)
        let changes: [WheelChange]
        if wheel.phase == .dragging { record.endsAnywhere = false }
        switch random.int(0...50) {
        case 35:
            let rotation = Angle(radians: random.number(-30...30))
            events.latest = "setRotation \(rotation.radians)"
            isPut = rotation.isFinite
            changes = wheel.setRotation(rotation, at: events.now)
            if isPut { events.aim = nil }
        case 36:
            isLaidOut = true
            let ring = try random.ring()
            events.latest = "setRing of \(ring.count)"
            changes = wheel.setRing(ring, at: events.now)
            events.aim = nil
        case 37, 38, 39:
            isLaidOut = true
            let settings = random.settings(from: wheel.settings)
            events.latest = "set \(settings)"
            changes = wheel.setSettings(settings, at: events.now)
        case let number where number > 44: changes = spin(number, &random)
        case let number: changes = try events.perform(number, on: &wheel, &random)
        }
        try record.check(changes, from: before, to: wheel, isLaidOut: isLaidOut, isPut: isPut)
        // Stops and the rotation limit may exclude the sector.
        if wheel.settings.stops != .none || wheel.settings.autoAdvance != nil
            || abs(wheel.rotation.radians) >= 1e8
        {
            events.aim = nil
        }
        try events.checkAim(of: wheel)
    }

    private mutating func spin(_ number: Int, _ random: inout SeededGenerator) -> [WheelChange] {
        events.aim = nil
        if number > 46 { record.endsAnywhere = true }
        switch number {
        case 45:
            events.latest = "stop"
            return wheel.stop(at: events.now)
        case 46:
            let speed = Angle(radians: random.number(-150...150))
            events.latest = "spin by \(speed.radians)"
            return wheel.spin(speed: speed, at: events.now)
        case 47:
            events.latest = "spin at random"
            return wheel.spinAtRandom(turns: 2, duration: .seconds(0.5), using: &random, at: events.now)
        case 48:
            let rotation = Angle(radians: random.number(-30...30))
            events.latest = "turn to \(rotation.radians)"
            return wheel.turn(to: rotation, duration: .seconds(random.double(-1...1)), at: events.now)
        default:
            let (sector, turns) = (random.int(-1...8), random.flag() ? random.int(-9...9) : .min)
            let duration = Duration.seconds(random.double(-1...2))
            events.latest = "spin to \(sector), \(turns) turns, \(duration)"
            return wheel.spin(to: sector, turns: turns, duration: duration, using: &random, at: events.now)
        }
    }

    mutating func finish() throws {
        for isHeld in [true, false] {
            // The return from the rotation limit takes years.
            events.time += isHeld ? 1000 : 1e10
            let before = wheel
            var calm = wheel.settings
            calm.autoAdvance = nil
            let changes =
                isHeld
                ? wheel.endDrag(at: events.now) + wheel.setSettings(calm, at: events.now)
                : wheel.update(at: events.now)
            try record.check(changes, from: before, to: wheel, isLaidOut: isHeld, isPut: false)
        }
        try require(wheel.phase == .idle, "a wheel rests in the end")
        try require(wheel.update(at: events.now + .seconds(100)).isEmpty, "a resting wheel stays where it is")
    }
}

extension SeededGenerator {
    fileprivate mutating func ring() throws -> SectorRing {
        let count = int(1...40) == 1 ? pick([1, 2, 1000, 100_000]) : int(0...9)
        guard flag(), count < 10 else { return SectorRing(count: count) }
        let weights = (0..<count).map { _ in double(0.1...2) }
        guard let ring = SectorRing(weights: weights) else { throw Violation("weights make a ring") }
        return ring
    }

    /// Settings with one difference.
    fileprivate mutating func settings(from old: WheelSettings) -> WheelSettings {
        var settings = old
        switch int(0...13) {
        case 0: settings.indicator = Angle(radians: number(-7...7))
        case 1: settings.direction = pick(WheelDirection.allCases)
        case 2: settings.turning = pick(WheelTurning.allCases)
        case 3: settings.snaps.toggle()
        case 4: settings.hasInertia.toggle()
        case 5: settings.returnsToStart.toggle()
        case 6: settings.autoAdvance = settings.autoAdvance == nil ? .seconds(0.2) : nil
        case 7: settings.settleDuration = .seconds(double(0...3))
        case 8: settings.springDamping = flag() ? nil : number(0...1.2)
        case 9: settings.flickSpins.toggle()
        case 10: settings.spinDuration = .seconds(double(-1...3))
        case 11: settings.landsAtRandom.toggle()
        default:
            // At least a turn apart, so that a detent is between them.
            let minimum = Angle(radians: double(-20...20))
            let stops = WheelStops(minimum: minimum, maximum: minimum + .turn + .turn)
            settings.stops = settings.stops == .none ? stops ?? .none : .none
        }
        return settings
    }
}
