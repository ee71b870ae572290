import RotaryWheelModel
import Testing

/// Wheels that return to their start, as a telephone dial does.
@Suite struct WheelReturnTests {
    @Test(
        "A dial returns to its start evenly, at one turn in 1.2 s or at the set speed, which is clamped",
        arguments: [
            (0.5, nil, 2 * .pi / 1.2), (-2, nil, 2 * .pi / 1.2), (5, nil, 2 * .pi / 1.2), (2, 0, 0.1),
            (2, 2, 2), (2, 1e9, 100),
        ] as [(Double, Double?, Double)])
    func returns(way: Double, set: Double?, speed: Double) {
        var wheel = WheelModel(10) {
            $0.returnsToStart = true
            if let set { $0.returnSpeed = set }
        }
        #expect(wheel.settings.returnSpeed == speed)
        #expect(wheel.pull(by: way).phases == [.settling])
        let start = wheel.rotation.radians
        #expect(wheel.heading == 0)
        let time = abs(way) / speed
        let path = wheel.path(at: (0...10).map { 1 + time * Double($0) / 10.001 })
        for (index, rotation) in path.enumerated() {
            #expect(abs(rotation - start * (1 - Double(index) / 10.001)) < 1e-9)
        }
        #expect(wheel.phase == .settling)
        #expect(wheel.update(at: .seconds(1.001 + time)).settled == [0])
        #expect(wheel.rotation == .zero && wheel.phase == .idle)
    }

    @Test("A dial held during its return still returns to its first start", arguments: [true, false])
    func caught(canceled: Bool) {
        var wheel = WheelModel(10) { $0.returnsToStart = true }
        wheel.pull(by: 4)
        wheel.update(at: .seconds(1.3))
        let before = wheel.rotation
        wheel.beginDrag(at: .seconds(1.3))
        #expect(wheel.rotation == before)
        wheel.drag(by: .down, at: .seconds(1.4))
        if canceled { wheel.cancelDrag(at: .seconds(2)) } else { wheel.endDrag(at: .seconds(2)) }
        wheel.update(at: .seconds(9))
        #expect(wheel.rotation == .zero)
    }

    @Test("A returning dial follows changes of its sectors, direction and stops")
    func changed() {
        var start = WheelModel.resting(on: 3, of: SectorRing(count: 10)) { $0.returnsToStart = true }
        start.pull(by: 2, from: 2)
        func end(_ change: (inout WheelModel) -> Void) -> (turns: Double, sector: Int?) {
            var wheel = start
            change(&wheel)
            wheel.update(at: .seconds(9))
            return (wheel.rotation.turns, wheel.selection)
        }
        // It started at sector 3, whose detent is now at −3/7 of a turn.
        let resized = end { $0.setRing(SectorRing(count: 7), at: .seconds(3)) }
        let turned = end {
            $0.setSettings(
                .with { ($0.returnsToStart, $0.direction) = (true, .counterclockwise) }, at: .seconds(3))
        }
        let stopped = end {
            $0.setSettings(
                .with { ($0.returnsToStart, $0.stops) = (true, .degrees(-39.6, nil)) }, at: .seconds(3))
        }
        #expect(abs(resized.turns + 3.0 / 7) < 1e-12 && resized.sector == 3)
        #expect(abs(turned.turns - 0.3) < 1e-12 && turned.sector == 3)
        #expect(abs(stopped.turns + 0.1) < 1e-12 && stopped.sector == 1)
    }

    @Test("A sector selected during the return becomes the start of the dial")
    func selected() {
        var wheel = WheelModel(10) { $0.returnsToStart = true }
        wheel.pull(by: 4)
        wheel.select(2, at: .seconds(1.1))
        wheel.pull(by: .pi / 2, from: 3)
        wheel.update(at: .seconds(9))
        #expect(wheel.selection == 2)
    }

    @Test("A one-way dial turns in its direction and returns in the other")
    func oneWay() {
        var wheel = WheelModel(10) { ($0.returnsToStart, $0.turning) = (true, .clockwise) }
        wheel.pull(by: 3)
        #expect(wheel.rotation.radians == 3)
        wheel.update(at: .seconds(9))
        #expect(wheel.rotation == .zero && wheel.selection == 0)
    }
}
