import RotaryWheelModel
import RotaryWheelModelFuzz
import Testing

/// Wheels that decide.
@Suite struct WheelSpinTests {
    private func weighted(_ count: Int, _ generator: inout SeededGenerator) throws -> SectorRing {
        try #require(SectorRing(weights: (0..<count).map { _ in .random(in: 0.1...2, using: &generator) }))
    }

    @Test("Spins end in their sector, far from its edges, and in time", arguments: [true, false])
    func ends(landsAtRandom: Bool) throws {
        var generator = SeededGenerator(seed: 7)
        for spin in 0..<repetitions() {
            let count = 2 + spin % 59
            var wheel = WheelModel(try weighted(count, &generator)) { $0.landsAtRandom = landsAtRandom }
            let (sector, turns) = (Int.random(in: 0..<count, using: &generator), spin % 7 - 3)
            wheel.setRotation(Angle(radians: .random(in: -9...9, using: &generator)), at: .zero)
            let start = wheel.rotation.turns
            let begin = wheel.spin(
                to: sector, turns: turns, duration: .seconds(3), using: &generator, at: .zero)
            #expect(begin.first == .spinBegan(sector) && begin.phases == [.spinning])
            #expect(wheel.update(at: .milliseconds(2999)).phases.isEmpty)
            #expect(wheel.update(at: .seconds(3)).settled == [sector])
            #expect(wheel.selection == sector && wheel.current == sector && wheel.phase == .idle)
            let middle = try #require(wheel.extent(of: sector)).middle.radians
            let width = wheel.ring.width(of: sector).radians
            let away = distance(wheel.rotation.radians, middle)
            #expect(landsAtRandom ? away <= 0.4 * width + 1e-9 : away < 1e-9)
            let way = wheel.rotation.turns - start
            #expect(abs(way) > Double(abs(turns)) && abs(way) <= Double(abs(turns)) + 1 + 1e-9)
            #expect((way < 0) == (turns < 0))
        }
    }

    @Test(
        "A spin slows down in each frame, at any frame rate, and never turns back",
        arguments: [30.0, 60, 144])
    func slowsDown(rate: Double) {
        var (wheel, generator) = (WheelModel(8), SeededGenerator(seed: 1))
        wheel.spin(to: 5, turns: 3, duration: .seconds(4), using: &generator, at: .zero)
        var once = wheel
        let path = wheel.path(at: (0...Int(4 * rate)).map { Double($0) / rate })
        let steps = zip(path.dropFirst(), path).map(-)
        #expect(steps.allSatisfy { $0 > 0 } && zip(steps.dropFirst(), steps).allSatisfy(<))
        // The change of velocity is even: no kink.
        let bends = zip(steps.dropFirst(), steps).map { ($1 - $0) * rate * rate }
        #expect(zip(bends.dropFirst(), bends).allSatisfy { abs($0 - $1) < 0.02 * bends[0] * 144 / rate })
        once.update(at: .seconds(4))
        #expect(once.rotation == wheel.rotation && once.selection == wheel.selection)
    }

    @Test(
        "A spin by a velocity coasts to a sector ahead, or anywhere without snapping",
        arguments: [12.0, -12, 0.4, 1e300], [true, false])
    func inertia(speed: Double, snaps: Bool) {
        var wheel = WheelModel(8) { ($0.hasInertia, $0.snaps) = (false, snaps) }
        let begin = wheel.spin(speed: Angle(radians: speed), at: .zero)
        let path = wheel.path(at: (0...2000).map { Double($0) / 100 })
        let steps = zip(path.dropFirst(), path).map { ($0 - $1) * (speed < 0 ? -1 : 1) }
        #expect(steps.allSatisfy { $0 >= 0 } && steps[0] > 0)
        #expect(wheel.phase == .idle && wheel.selection == wheel.current)
        #expect(begin.first == wheel.selection.map(KineticChange.spinBegan))
        #expect(steps[0] * 100 <= WheelModel.maximumSpeed.radians + 1e-9)
    }

    @Test("Stops limit the turns, and one-way wheels spin their way")
    func limits() {
        var generator = SeededGenerator(seed: 3)
        var stopped = WheelModel(8) { $0.stops = .radians(0, 10) }
        stopped.spin(to: 7, turns: 9, duration: .seconds(1), using: &generator, at: .zero)
        stopped.update(at: .seconds(1))
        #expect(stopped.selection == 7 && (2 * .pi...10).contains(stopped.rotation.radians))
        // There is no way back beyond the stop.
        stopped.spin(to: 5, turns: 1, duration: .seconds(1), using: &generator, at: .seconds(2))
        stopped.update(at: .seconds(3))
        #expect(stopped.selection == 5 && (0...10).contains(stopped.rotation.radians))
        var oneWay = WheelModel(8) { $0.turning = .counterclockwise }
        oneWay.spin(to: 3, turns: 2, duration: .seconds(1), using: &generator, at: .zero)
        oneWay.update(at: .seconds(1))
        #expect(oneWay.selection == 3 && oneWay.rotation.turns < -2)
        #expect(oneWay.spin(speed: Angle(radians: 9), at: .seconds(2)).isEmpty)
        #expect(
            oneWay.spin(to: 8, turns: 2, duration: .seconds(1), using: &generator, at: .seconds(2)).isEmpty)
        #expect(oneWay.spin(speed: Angle(radians: .nan), at: .seconds(2)).isEmpty)
    }

    @Test("A hold, a stop and changes of the model leave a legal state, and one settling")
    func interrupted() throws {
        var (generator, start) = (SeededGenerator(seed: 5), WheelModel(8))
        start.spin(to: 5, turns: 5, duration: .seconds(4), using: &generator, at: .zero)
        start.update(at: .seconds(1))
        var caught = start
        let moving = caught.rotation
        #expect(caught.hold(at: .seconds(1)).phases == [.dragging] && caught.rotation == moving)
        #expect(
            caught.spin(to: 1, turns: 1, duration: .seconds(1), using: &generator, at: .seconds(1)).isEmpty)
        #expect((caught.endDrag(at: .seconds(2)) + caught.update(at: .seconds(3))).settled.count == 1)
        var stopped = start
        let changes = stopped.stop(at: .seconds(1)) + stopped.update(at: .seconds(2))
        #expect(changes.settled.count == 1 && abs((stopped.rotation - moving).radians) <= .pi / 8 + 1e-9)
        #expect(stopped.stop(at: .seconds(3)).isEmpty)
        for ring in [try weighted(7, &generator), SectorRing(count: 6), SectorRing(count: 1)] {
            var changed = start
            let all =
                changed.setRing(ring, at: .seconds(1)) + changed.update(at: .seconds(3.9))
                + changed.update(at: .seconds(30))
            #expect(all.settled == [min(5, ring.count - 1)] && all.phases == [.idle])
        }
        var emptied = start
        emptied.setRing(SectorRing(count: 0), at: .seconds(1))
        emptied.update(at: .seconds(30))
        #expect(emptied.phase == .idle && emptied.selection == nil)
    }

    @Test("A fast flick is a spin of the set duration; a slow one is none", arguments: [2.0, -2, 0.3])
    func flicks(way: Double) {
        var wheel = WheelModel(12) { ($0.flickSpins, $0.spinDuration) = (true, .seconds(5)) }
        let end = wheel.flick(by: way, in: 0.2)
        #expect((wheel.phase == .spinning) == (way != 0.3))
        guard way != 0.3 else { return }
        #expect(wheel.update(at: .seconds(end + 4.99)).settled.isEmpty)
        #expect(wheel.update(at: .seconds(end + 5)).settled.count == 1)
        #expect((wheel.rotation.radians > 0) == (way > 0) && abs(wheel.rotation.turns) > 1)
    }

    @Test("A turn to a rotation takes its time, and stays off the detents")
    func turnsToRotation() {
        var wheel = WheelModel(8)
        wheel.turn(to: Angle(radians: 3.3), duration: .seconds(1), at: .zero)
        wheel.update(at: .milliseconds(500))
        #expect(abs(wheel.rotation.radians - 1.65) < 1e-9 && wheel.phase == .settling)
        #expect(wheel.update(at: .seconds(1)).settled == [4] && wheel.rotation.radians == 3.3)
        #expect(wheel.turn(to: Angle(radians: .infinity), duration: .seconds(1), at: .seconds(2)).isEmpty)
        wheel.turn(to: .zero, duration: .zero, at: .seconds(2))
        #expect(wheel.rotation == .zero && wheel.phase == .idle)
    }
}
