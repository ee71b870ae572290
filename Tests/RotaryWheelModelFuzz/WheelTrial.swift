import RotaryWheelModel

/// Random operations on a wheel.
struct WheelTrial: Trial {
    private(set) var latest = ""
    private var wheel = WheelModel(sectorCount: 6)
    private var time = 0.0
    private var record: WheelRecord
    /// The destination of the current turn, if any.
    private var aim: Int?

    init() { record = WheelRecord(wheel) }

    mutating func act(_ random: inout SeededGenerator) throws {
        time += random.double(0...0.08)
        let now = Duration.seconds(time)
        let before = wheel
        var (isLaidOut, isPut) = (false, false)
        let changes: [WheelChange]
        if wheel.phase == .dragging { record.endsAnywhere = false }
        switch random.int(0...50) {
        case 0:
            latest = "hold"
            changes = wheel.hold(at: now)
            aim = nil
        case 1..<5:
            latest = "beginDrag"
            changes = wheel.beginDrag(at: now)
            aim = nil
        case 5..<20:
            let delta = Angle(radians: random.number(-1...1))
            latest = "drag by \(delta.radians)"
            changes = wheel.drag(by: delta, at: now)
        case 20..<24:
            latest = "endDrag"
            changes = wheel.endDrag(at: now)
        case 24:
            latest = "cancelDrag"
            changes = wheel.cancelDrag(at: now)
        case 25, 26:
            let count = random.int(1...20) == 1 ? random.pick([.max, .min, 1_000_000]) : random.int(-3...3)
            latest = "step by \(count)"
            changes = wheel.step(by: count, at: now)
            // A step that keeps the destination keeps the flick.
            var left = before
            left.update(at: now)
            if let heading = wheel.heading, heading != left.heading { take(aimAt: heading) }
        case 27, 28:
            let sector = random.int(-1...8)
            latest = "turn to \(sector)"
            changes = wheel.turn(to: sector, at: now)
            take(aimAt: sector)
        case 29, 30:
            let sector = random.int(-1...8)
            latest = "select \(sector)"
            changes = wheel.select(sector, at: now)
            take(aimAt: sector)
        case 31:
            latest = "finishMotion"
            try checkFinish(at: now)
            changes = wheel.finishMotion(at: now)
        case 32:
            time += 3
            latest = "wait 3"
            changes = wheel.update(at: .seconds(time))
        case 33:
            isPut = true
            let rotation = Angle(radians: random.number(-30...30))
            latest = "setRotation \(rotation.radians)"
            changes = wheel.setRotation(rotation, at: now)
            if rotation.isFinite { aim = nil } else { isPut = false }
        case 34:
            isLaidOut = true
            let ring = try random.ring()
            latest = "setRing of \(ring.count)"
            changes = wheel.setRing(ring, at: now)
            aim = nil
        case 35, 36, 37:
            isLaidOut = true
            let (settings, name) = random.settings(from: wheel.settings)
            latest = "set \(name)"
            changes = wheel.setSettings(settings, at: now)
        case 38:
            let speed = Angle(radians: random.number(-150...150))
            aim = nil
            latest = "spin by \(speed.radians)"
            changes = wheel.spin(speed: speed, at: now)
        case 39, 40:
            let (sector, turns) = (random.int(-1...8), random.flag() ? random.int(-9...9) : .min)
            let duration = Duration.seconds(random.double(-1...2))
            aim = nil
            latest = "spin to \(sector), \(turns) turns, \(duration)"
            record.endsAnywhere = true
            changes = wheel.spin(to: sector, turns: turns, duration: duration, using: &random, at: now)
        case 41:
            aim = nil
            latest = "spin at random"
            record.endsAnywhere = true
            changes = wheel.spinAtRandom(turns: 2, duration: .seconds(0.5), using: &random, at: now)
        case 42:
            aim = nil
            latest = "stop"
            changes = wheel.stop(at: now)
        case 43:
            let rotation = Angle(radians: random.number(-30...30))
            aim = nil
            latest = "turn to \(rotation.radians)"
            record.endsAnywhere = true
            changes = wheel.turn(to: rotation, duration: .seconds(random.double(-1...1)), at: now)
        default:
            latest = "update"
            try checkFrameRate(at: time, &random)
            changes = wheel.update(at: now)
        }
        latest += " at \(time)"
        try record.check(changes, from: before, to: wheel, isLaidOut: isLaidOut, isPut: isPut)
        try checkAim()
    }

    mutating func finish() throws {
        for isHeld in [true, false] {
            // The return from the rotation limit takes years.
            time += isHeld ? 1000 : 1e10
            let before = wheel
            let now = Duration.seconds(time)
            var calm = wheel.settings
            calm.autoAdvance = nil
            let changes =
                isHeld ? wheel.endDrag(at: now) + wheel.setSettings(calm, at: now) : wheel.update(at: now)
            try record.check(changes, from: before, to: wheel, isLaidOut: isHeld, isPut: false)
        }
        try require(wheel.phase == .idle, "a wheel rests in the end")
        try require(wheel.update(at: .seconds(time + 100)).isEmpty, "a resting wheel stays where it is")
    }

    // MARK: Destination

    private mutating func take(aimAt sector: Int?) {
        if wheel.phase != .dragging, wheel.heading == sector { aim = sector }
    }

    /// Checks that a turn continues to its sector across settings changes.
    private mutating func checkAim() throws {
        guard let aim else { return }
        // Stops and the rotation limit may exclude the sector.
        guard wheel.settings.stops == .none, wheel.settings.autoAdvance == nil,
            abs(wheel.rotation.radians) < 1e8
        else {
            self.aim = nil
            return
        }
        try require(wheel.heading == aim, "a wheel continues to its destination")
        if wheel.phase == .idle { self.aim = nil }
    }

    // MARK: Time

    /// Checks that the motion does not depend on the frame rate.
    private func checkFrameRate(at time: Double, _ random: inout SeededGenerator) throws {
        guard wheel.phase.isMotion, random.int(1...4) == 1 else { return }
        var (often, once) = (wheel, wheel)
        let start = time - 0.02
        for step in 0..<3 { often.update(at: .seconds(start + Double(step) * 0.005)) }
        often.update(at: .seconds(time))
        once.update(at: .seconds(time))
        // A wheel that settles in between starts its pause earlier.
        guard wheel.settings.autoAdvance == nil else { return }
        try require(
            abs((often.rotation - once.rotation).radians) < 1e-9 && often.selection == once.selection,
            "a motion does not depend on the frame rate")
    }

    /// Checks that finishing a motion equals waiting for its end.
    private func checkFinish(at now: Duration) throws {
        guard wheel.settings.autoAdvance == nil else { return }
        var (finished, waited) = (wheel, wheel)
        finished.finishMotion(at: now)
        waited.update(at: now + .seconds(1_000_000_000))
        guard wheel.phase != .dragging else { return }
        try require(
            finished.rotation == waited.rotation && finished.selection == waited.selection
                && finished.phase == .idle && waited.phase == .idle,
            "finishing a motion equals waiting for its end")
    }
}

extension SeededGenerator {
    mutating func ring() throws -> SectorRing {
        let count = int(1...40) == 1 ? pick([1, 2, 1000, 100_000]) : int(0...9)
        guard flag(), count < 10 else { return SectorRing(count: count) }
        let weights = (0..<count).map { _ in double(0.1...2) }
        guard let ring = SectorRing(weights: weights) else { throw Violation("weights make a ring") }
        return ring
    }

    /// Settings with one difference, and its description.
    mutating func settings(from old: WheelSettings) -> (WheelSettings, String) {
        var settings = old
        switch int(0...13) {
        case 0:
            settings.indicator = Angle(radians: number(-7...7))
            return (settings, "indicator \(settings.indicator.radians)")
        case 1:
            settings.direction = pick(WheelDirection.allCases)
            return (settings, "direction \(settings.direction)")
        case 2:
            settings.turning = pick(WheelTurning.allCases)
            return (settings, "turning \(settings.turning)")
        case 3:
            settings.snaps.toggle()
            return (settings, "snaps \(settings.snaps)")
        case 4:
            settings.hasInertia.toggle()
            return (settings, "inertia \(settings.hasInertia)")
        case 5:
            settings.returnsToStart.toggle()
            return (settings, "returns to start \(settings.returnsToStart)")
        case 6:
            settings.autoAdvance = settings.autoAdvance == nil ? .seconds(0.2) : nil
            return (settings, "auto-advance \(settings.autoAdvance != nil)")
        case 7:
            settings.settleDuration = .seconds(double(0...3))
            return (settings, "settle duration \(settings.settleDuration)")
        case 8:
            settings.springDamping = flag() ? nil : number(0...1.2)
            return (settings, "damping \(settings.springDamping ?? 0)")
        case 9:
            settings.flickSpins.toggle()
            return (settings, "flick spins \(settings.flickSpins)")
        case 10:
            settings.spinDuration = .seconds(double(-1...3))
            return (settings, "spin duration \(settings.spinDuration)")
        case 11:
            settings.landsAtRandom.toggle()
            return (settings, "lands at random \(settings.landsAtRandom)")
        default:
            // At least a turn apart, so that a detent is between them.
            let minimum = Angle(radians: double(-20...20))
            let stops = WheelStops(minimum: minimum, maximum: minimum + .turn + .turn)
            settings.stops = settings.stops == .none ? stops ?? .none : .none
            return (settings, "stops from \(settings.stops.minimum.radians)")
        }
    }
}
