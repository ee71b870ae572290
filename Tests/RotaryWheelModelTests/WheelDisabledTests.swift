import RotaryWheelModel
import Testing

/// Wheels with sectors out of the draw.
@Suite struct WheelDisabledTests {
    /// A resting wheel of eight sectors, some of them disabled.
    private func wheel(
        without disabled: Set<Int>, _ change: (inout WheelSettings) -> Void = { _ in }
    ) -> WheelModel {
        var ring = SectorRing(count: 8)
        ring.disabled = disabled
        return WheelModel(ring, change)
    }

    @Test("A wheel rests on the nearest enabled sector, with and without snapping", arguments: [true, false])
    func rests(snaps: Bool) {
        var wheel = wheel(without: [1, 2, 4]) { ($0.snaps, $0.hasInertia) = (snaps, false) }
        wheel.pull(by: -Angle(degrees: 50).radians)
        #expect(wheel.update(at: .seconds(3)).settled == [0] && abs(wheel.rotation.degrees) < 1e-9)
        wheel.pull(by: -Angle(degrees: 100).radians, from: 4)
        #expect(wheel.update(at: .seconds(8)).settled == [3] && abs(wheel.rotation.degrees + 135) < 1e-9)
        // It rests where it is on an enabled sector.
        wheel.pull(by: Angle(degrees: 2).radians, from: 9)
        wheel.update(at: .seconds(12))
        #expect(wheel.selection == 3 && (abs(wheel.rotation.degrees + 135) < 1e-9) == snaps)
    }

    @Test("A flick in one direction goes on to the next enabled sector")
    func restsAhead() {
        var wheel = wheel(without: [7, 6, 5]) { $0.turning = .clockwise }
        wheel.pull(by: Angle(degrees: 40).radians)
        #expect(wheel.update(at: .seconds(3)).settled == [4] && abs(wheel.rotation.degrees - 180) < 1e-9)
    }

    @Test(
        "Steps count enabled sectors",
        arguments: [
            (1, 3), (2, 5), (3, 6), (4, 7), (5, 0), (-1, 7), (-4, 3), (7, 5), (-5, 0), (11, 3),
            (-1_000_001, 7),
        ])
    func steps(count: Int, sector: Int) {
        var wheel = wheel(without: [1, 2, 4])
        wheel.step(by: count, at: .zero)
        wheel.update(at: .seconds(3))
        #expect(wheel.selection == sector)
    }

    @Test("Steps end at the last enabled sector within the stops")
    func stops() {
        var wheel = wheel(without: [1, 2]) { $0.stops = .degrees(-90, 0) }
        for time in 0..<3 {
            #expect(wheel.step(by: 1, at: .seconds(time)).isEmpty && wheel.selection == 0)
        }
    }

    @Test("A disabled sector is not selected, turned or spun to")
    func refuses() {
        var (wheel, generator) = (wheel(without: [3]), SeededGenerator(seed: 1))
        #expect(wheel.select(3, at: .zero).isEmpty)
        #expect(wheel.turn(to: 3, at: .zero).isEmpty)
        #expect(wheel.spin(to: 3, turns: 1, duration: .seconds(1), using: &generator, at: .zero).isEmpty)
        #expect(wheel.selection == 0 && wheel.phase == .idle && !wheel.isEnabled(3) && wheel.isEnabled(4))
    }

    @Test("A spin by a velocity lands on an enabled sector ahead", arguments: [-9.0, -7, 3, 5, 8])
    func spins(speed: Double) throws {
        var wheel = wheel(without: [0, 1, 2, 4, 5, 6, 7])
        let begin = wheel.spin(speed: Angle(radians: speed), at: .zero)
        #expect(begin.first == .spinBegan(3))
        #expect(wheel.update(at: .seconds(30)).settled == [3])
        #expect((wheel.rotation.radians < 0) == (speed < 0))
    }

    @Test("Elimination: the winner is out of the next draw, until one is left")
    func elimination() {
        var (wheel, generator, winners) = (wheel(without: []), SeededGenerator(seed: 5), [Int]())
        for round in 0..<8 {
            let time = Duration.seconds(10 * round)
            wheel.spinAtRandom(turns: 2, duration: .seconds(3), using: &generator, at: time)
            winners += wheel.update(at: time + .seconds(4)).settled
            var ring = wheel.ring
            ring.disabled.insert(winners.last ?? 0)
            wheel.setRing(ring, at: time + .seconds(5))
            wheel.update(at: time + .seconds(8))
        }
        #expect(winners.sorted() == Array(0..<8))
        #expect(
            wheel.spinAtRandom(turns: 2, duration: .seconds(3), using: &generator, at: .seconds(90)).isEmpty)
        // All are disabled: it turns as if none were.
        wheel.step(by: 1, at: .seconds(91))
        #expect(wheel.update(at: .seconds(95)).settled.count == 1)
    }

    @Test("A wheel leaves a sector that is disabled at rest in a motion, and settles once")
    func leaves() {
        var wheel = wheel(without: [])
        var ring = wheel.ring
        ring.disabled = [0, 7]
        let changes = wheel.setRing(ring, at: .zero)
        #expect(changes.phases == [.settling] && wheel.selection == 0 && wheel.rotation == .zero)
        #expect(wheel.update(at: .seconds(2)).settled == [1] && wheel.selection == 1)
    }

    @Test(
        "A motion to a sector that is disabled meanwhile ends on another",
        arguments: ["turn", "spin", "drag"])
    func changesInMotion(kind: String) {
        var (wheel, generator) = (wheel(without: []), SeededGenerator(seed: 5))
        switch kind {
        case "turn": wheel.turn(to: 3, at: .zero)
        case "spin": wheel.spin(to: 3, turns: 2, duration: .seconds(2), using: &generator, at: .zero)
        default:
            wheel.beginDrag(at: .zero)
            wheel.drag(by: -Angle(degrees: 135), at: .milliseconds(50))
        }
        var ring = wheel.ring
        ring.disabled = [3]
        var changes = wheel.setRing(ring, at: .milliseconds(60))
        if kind == "drag" { changes += wheel.endDrag(at: .seconds(1)) }
        changes += wheel.update(at: .seconds(9))
        #expect(changes.settled.count == 1 && [2, 4].contains(changes.settled.first))
        #expect(wheel.phase == .idle && wheel.isEnabled(wheel.selection ?? 3))
    }

    @Test("A new ring selects an enabled sector immediately")
    func replaces() {
        var (wheel, ring) = (WheelModel(3), SectorRing(count: 6))
        ring.disabled = [-1, 0, 1, 6]
        #expect(ring.disabled == [0, 1])
        wheel.replaceRing(ring, selection: 0, at: .zero)
        #expect(wheel.selection == 5 && wheel.phase == .idle)
    }
}
