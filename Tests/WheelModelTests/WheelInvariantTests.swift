import Testing
import WheelModel

@Suite struct WheelInvariantTests {
    @Test("Whatever happens to a wheel, it stays true to itself", arguments: 1...300)
    func randomEvents(seed: UInt64) throws {
        var user = RandomUser(seed: seed)
        for _ in 0..<400 { try user.act() }
        try user.rest()
    }
}

/// Does anything to a wheel, and checks everything that it tells.
private struct RandomUser {
    private var random: SeededGenerator
    private var wheel: WheelModel
    private var time = 0.0
    private var phase = WheelPhase.idle
    private var selection: Int?
    private var sector: Int?
    private var hasMoved = false
    /// Whether the wheel was put where it rests, and so need not be on a detent.
    private var isPlaced = false

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        wheel = WheelModel(sectorCount: 6)
        (selection, sector) = (wheel.selection, wheel.sectorAtIndicator)
    }

    mutating func act() throws {
        time += Double.random(in: 0...0.08, using: &random)
        let now = Duration.seconds(time)
        let before = wheel.rotation.radians
        var (isLaidOut, isPut) = (false, false)
        let changes: [WheelChange]
        switch Int.random(in: 0..<40, using: &random) {
        case 0..<5: changes = wheel.beginDrag(at: now)
        case 5..<20: changes = wheel.drag(by: angle(within: 1), at: now)
        case 20..<24: changes = wheel.endDrag(at: now)
        case 24: changes = wheel.cancelDrag(at: now)
        case 25: changes = wheel.step(by: .random(in: -3...3, using: &random), at: now)
        case 26: changes = wheel.turn(to: .random(in: -1...8, using: &random), at: now)
        case 27: changes = wheel.select(.random(in: -1...8, using: &random), at: now)
        case 28: changes = wheel.finishMotion(at: now)
        case 29:
            time += 3
            changes = wheel.update(at: .seconds(time))
        case 30:
            isPut = true
            changes = wheel.setRotation(angle(within: 30), at: now)
        case 31:
            isLaidOut = true
            changes = wheel.setRing(try ring(), at: now)
        case 32:
            isLaidOut = true
            changes = wheel.setSettings(settings(), at: now)
        default: changes = wheel.update(at: now)
        }
        try check(changes, from: before, isLaidOut: isLaidOut, isPut: isPut)
    }

    /// Lets go, waits, and expects the wheel to be at rest.
    mutating func rest() throws {
        for step in 0..<2 {
            time += 100
            let before = wheel.rotation.radians
            var calm = wheel.settings
            calm.autoAdvance = nil
            let changes =
                step == 0
                ? wheel.endDrag(at: .seconds(time)) + wheel.setSettings(calm, at: .seconds(time))
                : wheel.update(at: .seconds(time))
            try check(changes, from: before, isLaidOut: step == 0, isPut: false)
        }
        #expect(wheel.phase == .idle)
        #expect(wheel.update(at: .seconds(time + 100)).isEmpty)
    }

    private mutating func check(
        _ changes: [WheelChange], from before: Double, isLaidOut: Bool, isPut: Bool
    ) throws {
        for change in changes {
            switch change {
            case .phaseChanged(let next):
                #expect(phase.canChange(to: next))
                phase = next
                isPlaced = false
            case .rotated(let delta, let total):
                #expect(delta != .zero && total.isFinite)
                hasMoved = true
            case .sectorsCrossed(let crossed):
                let count = wheel.ring.count
                if !isLaidOut, let sector {
                    let next = (sector + (crossed.isAscending ? 1 : count - 1)) % count
                    // Of a jump the last turn is told.
                    #expect(crossed.first == next || crossed.count == count)
                }
                sector = Array(crossed).last
            case .selectionChanged(let next):
                #expect(next != selection)
                selection = next
            case .settled(let settled):
                #expect(phase == .idle && hasMoved && settled == selection)
                hasMoved = false
            case .dragBegan: #expect(phase != .dragging)
            case .dragEnded: #expect(phase == .dragging)
            }
        }
        if isPut { isPlaced = true }
        if phase == .idle { hasMoved = false }
        if isLaidOut { sector = wheel.sectorAtIndicator }

        #expect(wheel.rotation.isFinite)
        #expect(abs(changes.turned - (wheel.rotation.radians - before)) < 1e-9)
        #expect(wheel.phase == phase)
        #expect(wheel.selection == selection && wheel.sectorAtIndicator == sector)
        #expect(selection.map { (0..<wheel.ring.count).contains($0) } ?? (wheel.ring.count == 0))
        guard phase == .idle, let sector else { return }
        #expect(selection == sector)
        if wheel.settings.snaps, !isPlaced {
            #expect(distance(wheel.middle(of: sector).radians, wheel.settings.indicator.radians) < 1e-9)
        }
        if !isPlaced {
            #expect(wheel.rotation >= wheel.settings.stops.minimum - Angle(radians: 1e-9))
            #expect(wheel.rotation <= wheel.settings.stops.maximum + Angle(radians: 1e-9))
        }
    }

    private mutating func angle(within limit: Double) -> Angle {
        Angle(radians: .random(in: -limit...limit, using: &random))
    }

    private mutating func ring() throws -> SectorRing {
        let count = Int.random(in: 0...9, using: &random)
        guard Bool.random(using: &random) else { return SectorRing(count: count) }
        let weights = (0..<count).map { _ in Double.random(in: 0.1...2, using: &random) }
        return try #require(SectorRing(weights: weights))
    }

    private mutating func settings() -> WheelSettings {
        var settings = wheel.settings
        switch Int.random(in: 0..<8, using: &random) {
        case 0: settings.indicator = angle(within: 7)
        case 1: settings.direction = WheelDirection.allCases.randomElement(using: &random) ?? .clockwise
        case 2: settings.turning = WheelTurning.allCases.randomElement(using: &random) ?? .both
        case 3: settings.snaps.toggle()
        case 4: settings.hasInertia.toggle()
        case 5: settings.returnsToStart.toggle()
        case 6: settings.autoAdvance = settings.autoAdvance == nil ? .seconds(0.2) : nil
        default:
            // At least a turn apart, so that there is a detent between them.
            let minimum = angle(within: 20)
            let stops = WheelStops(minimum: minimum, maximum: minimum + .turn + .turn)
            settings.stops = settings.stops == .none ? stops ?? .none : .none
        }
        return settings
    }
}
