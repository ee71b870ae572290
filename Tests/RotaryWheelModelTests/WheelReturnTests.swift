import RotaryWheelModel
import Testing

/// The telephone dial.
@Suite struct WheelReturnTests {
    @Test("A dial goes back to its start at one turn in 1.2 s", arguments: [0.5, -2, 5])
    func returns(way: Double) throws {
        var wheel = WheelModel(10) { $0.returnsToStart = true }
        #expect(wheel.pull(by: way).phases == [.settling])
        let start = wheel.rotation.radians
        #expect(wheel.heading == 0)
        let time = abs(way) / (2 * .pi) * 1.2
        let path = wheel.path(at: (0...10).map { 1 + time * Double($0) / 10.001 })
        for (index, rotation) in path.enumerated() {
            #expect(abs(rotation - start * (1 - Double(index) / 10.001)) < 1e-9)
        }
        #expect(wheel.phase == .settling)
        #expect(wheel.update(at: .seconds(1.001 + time)).settled == [0])
        #expect(wheel.rotation == .zero && wheel.phase == .idle)
    }

    @Test("Caught on its way back, a dial still goes back to where it first began")
    func caught() {
        for cancelled in [true, false] {
            var wheel = WheelModel(10) { $0.returnsToStart = true }
            wheel.pull(by: 4)
            wheel.update(at: .seconds(1.3))
            let before = wheel.rotation
            wheel.beginDrag(at: .seconds(1.3))
            #expect(wheel.rotation == before)
            wheel.drag(by: .down, at: .seconds(1.4))
            if cancelled { wheel.cancelDrag(at: .seconds(2)) } else { wheel.endDrag(at: .seconds(2)) }
            wheel.update(at: .seconds(9))
            #expect(wheel.rotation == .zero)
        }
    }

    @Test("A dial returns by the sectors, the stops and the numbering of the moment")
    func changed() throws {
        let settings = WheelSettings.with { $0.returnsToStart = true }
        var start = WheelModel(sectorCount: 10)
        start.setSettings(settings, at: .zero)
        start.turn(to: 3, at: .zero)
        start.update(at: .seconds(1))
        start.pull(by: 2, from: 2)

        var resized = start
        resized.setRing(SectorRing(count: 7), at: .seconds(3))
        resized.update(at: .seconds(9))
        // It began with sector 3, which rests at −3/7 of a turn now.
        #expect(abs(resized.rotation.turns + 3.0 / 7) < 1e-12 && resized.selection == 3)

        var turned = start
        var reversed = settings
        reversed.direction = .counterclockwise
        turned.setSettings(reversed, at: .seconds(3))
        turned.update(at: .seconds(9))
        #expect(abs(turned.rotation.turns - 0.3) < 1e-12 && turned.selection == 3)

        var stopped = start
        var narrow = settings
        narrow.stops = try #require(WheelStops(minimum: Angle(turns: -0.11), maximum: nil))
        stopped.setSettings(narrow, at: .seconds(3))
        stopped.update(at: .seconds(9))
        #expect(abs(stopped.rotation.turns + 0.1) < 1e-12 && stopped.selection == 1)
    }

    @Test("A sector selected on the way back is the dial's new start")
    func selected() {
        var wheel = WheelModel(10) { $0.returnsToStart = true }
        wheel.pull(by: 4)
        wheel.select(2, at: .seconds(1.1))
        wheel.beginDrag(at: .seconds(3))
        wheel.drag(by: .down, at: .seconds(3))
        wheel.endDrag(at: .seconds(4))
        wheel.update(at: .seconds(9))
        #expect(wheel.selection == 2)
    }

    @Test("A one-way dial is dialled one way and returns the other")
    func oneWay() {
        var wheel = WheelModel(10) {
            $0.returnsToStart = true
            $0.turning = .clockwise
        }
        wheel.pull(by: 3)
        #expect(wheel.rotation.radians == 3)
        wheel.update(at: .seconds(9))
        #expect(wheel.rotation == .zero && wheel.selection == 0)
    }
}
