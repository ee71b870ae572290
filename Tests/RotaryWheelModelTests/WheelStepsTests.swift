import RotaryWheelModel
import Testing

@Suite struct WheelStepsTests {
    @Test("If stops exclude the current sector, the nearest allowed one is selected")
    func currentBeyondStops() {
        var wheel = WheelModel(8) { $0.stops = .degrees(-30, 30) }
        wheel.beginDrag(at: .zero)
        wheel.drag(by: Angle(degrees: 29), at: .seconds(1))
        #expect(wheel.current == 7)
        wheel.selectCurrent(at: .seconds(2))
        wheel.update(at: .seconds(3))
        #expect(wheel.selection == 0 && wheel.rotation == .zero)
    }

    @Test("Every sector can be reached at the largest rotation", arguments: 0..<6, [1.0, -1])
    func farthest(sector: Int, sign: Double) {
        var wheel = WheelModel(sectorCount: 6)
        wheel.setRotation(Angle(radians: sign * WheelModel.maximumRotation), at: .zero)
        wheel.turn(to: sector, at: .zero)
        wheel.update(at: .seconds(1))
        #expect(wheel.selection == sector)
    }

    @Test("A turn takes the short way between any two sectors", arguments: 0..<8, 0..<8)
    func shortWay(from: Int, to: Int) {
        for count in [8, 9] {
            var wheel = WheelModel.resting(on: from, of: SectorRing(count: count))
            let changes = wheel.turn(to: to, at: .seconds(2)) + wheel.update(at: .seconds(3))
            #expect(wheel.selection == to)
            let steps = min(abs(to - from), count - abs(to - from))
            #expect(abs(abs(changes.turned) - Double(steps) * 2 * .pi / Double(count)) < 1e-9)
            #expect(changes.isEmpty == (from == to))
        }
    }

    @Test("A turn takes the short way from the rotation of a coasting wheel, not from its destination")
    func shortWayFromSpin() {
        var wheel = WheelModel(sectorCount: 8)
        let released = wheel.flick(by: 6, in: 0.1)
        wheel.update(at: .seconds(released + 0.1))
        let before = wheel.rotation.radians
        wheel.turn(to: 5, at: .seconds(released + 0.1))
        #expect(wheel.heading == 5)
        wheel.update(at: .seconds(9))
        #expect(abs(wheel.rotation.radians - before) <= .pi && wheel.selection == 5)
    }

    @Test("Steps end at the stops, and turns to sectors beyond the stops are ignored")
    func stops() {
        var wheel = WheelModel(8) { $0.stops = .degrees(-100, 0) }
        wheel.step(by: 9, at: .zero)
        wheel.update(at: .seconds(1))
        #expect(abs(wheel.rotation.degrees + 90) < 1e-9 && wheel.selection == 2)
        #expect(wheel.step(by: 1, at: .seconds(1)).isEmpty)
        #expect(wheel.turn(to: 3, at: .seconds(1)).isEmpty && wheel.select(7, at: .seconds(1)).isEmpty)
        wheel.turn(to: 0, at: .seconds(1))
        wheel.update(at: .seconds(2))
        #expect(wheel.rotation == .zero)
    }

    @Test("A turn takes the long way if the stops block the short one")
    func longWay() {
        let wheel = WheelModel.resting(on: 7) { $0.stops = .degrees(-330, 0) }
        #expect(abs(wheel.rotation.degrees + 315) < 1e-9)
    }

    @Test("A set rotation stays between detents, selects its sector, and ends a drag")
    func setRotation() {
        var wheel = WheelModel(sectorCount: 8)
        let changes = wheel.setRotation(Angle(degrees: 100), at: .zero)
        #expect(changes.crossed == [7, 6] && changes.selections == [6] && changes.settled == [6])
        wheel.update(at: .seconds(9))
        #expect(wheel.rotation == Angle(degrees: 100))
        wheel.beginDrag(at: .seconds(9))
        #expect(wheel.setRotation(.zero, at: .seconds(9)).phases == [.idle])
        #expect(wheel.drag(by: .down, at: .seconds(9)).isEmpty)
    }
}
