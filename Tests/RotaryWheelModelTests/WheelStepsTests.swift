import RotaryWheelModel
import Testing

@Suite struct WheelStepsTests {
    @Test(
        "A step turns to the next sector in either direction of the numbering",
        arguments: WheelDirection.allCases)
    func step(direction: WheelDirection) {
        var wheel = WheelModel(8) { $0.direction = direction }
        let changes = wheel.step(by: 1, at: .zero) + wheel.update(at: .seconds(1))
        #expect(changes.phases == [.settling, .idle])
        #expect(changes.settled == [1] && changes.selections == [1] && changes.crossed == [1])
        #expect(abs(wheel.rotation.degrees - (direction == .clockwise ? -45 : 45)) < 1e-9)
    }

    @Test("Steps during a motion add up", arguments: [1, -1, 3])
    func repeated(count: Int) {
        var wheel = WheelModel(sectorCount: 8)
        for key in 0..<10 { wheel.step(by: count, at: .milliseconds(key * 30)) }
        wheel.update(at: .seconds(3))
        #expect(abs(wheel.rotation.degrees + Double(10 * count) * 45) < 1e-9)
    }

    @Test("Selecting the current sector ends a motion or drag there", arguments: [0.1, 0.4, 1.1, 2.5])
    func current(time: Double) {
        for snaps in [true, false] {
            var wheel = WheelModel(8) { $0.snaps = snaps }
            let released = wheel.swipe(by: 4, in: 0.2)
            if time < 2 {
                wheel.endDrag(at: .seconds(released))
                wheel.update(at: .seconds(released + time))
            }
            let (current, rotation) = (wheel.current, wheel.rotation)
            let changes = wheel.selectCurrent(at: .seconds(released + time))
            #expect(wheel.selection == current && wheel.heading == current)
            let later = wheel.update(at: .seconds(9))
            #expect((changes + later).settled == [current] && wheel.phase == .idle)
            #expect(later.selections.isEmpty)
            if !snaps { #expect(wheel.rotation == rotation) }
            #expect(wheel.selectCurrent(at: .seconds(10)).isEmpty)
        }
    }

    @Test("If stops exclude the current sector, the nearest allowed one is selected")
    func currentBeyondStops() {
        var wheel = WheelModel(8) {
            $0.stops = WheelStops(minimum: Angle(degrees: -30), maximum: Angle(degrees: 30))!
        }
        wheel.beginDrag(at: .zero)
        wheel.drag(by: Angle(degrees: 29), at: .seconds(1))
        #expect(wheel.current == 7)
        wheel.selectCurrent(at: .seconds(2))
        wheel.update(at: .seconds(3))
        #expect(wheel.selection == 0 && wheel.rotation == .zero)
    }

    @Test("Steps of any size keep the rotation within its limits", arguments: [Int.max, .min, 1_000_000])
    func huge(count: Int) {
        var wheel = WheelModel(sectorCount: 8)
        wheel.step(by: count, at: .zero)
        wheel.step(by: count, at: .milliseconds(50))
        wheel.step(by: -1, at: .milliseconds(100))
        wheel.update(at: .seconds(3))
        #expect(wheel.phase == .idle && abs(wheel.rotation.radians) <= WheelModel.maximumRotation)
        #expect(wheel.selection == wheel.current)
    }

    @Test("Every sector can be reached at the largest rotation", arguments: 0..<6)
    func farthest(sector: Int) {
        for rotation in [WheelModel.maximumRotation, -WheelModel.maximumRotation] {
            var wheel = WheelModel(sectorCount: 6)
            wheel.setRotation(Angle(radians: rotation), at: .zero)
            wheel.turn(to: sector, at: .zero)
            wheel.update(at: .seconds(1))
            #expect(wheel.selection == sector)
        }
    }

    @Test("A turn takes the short way between any two sectors", arguments: 0..<9, 0..<9)
    func shortWay(from: Int, to: Int) {
        var wheel = WheelModel(sectorCount: 9)
        wheel.turn(to: from, at: .zero)
        wheel.update(at: .seconds(1))
        let before = wheel.rotation
        let changes = wheel.turn(to: to, at: .seconds(2)) + wheel.update(at: .seconds(3))
        #expect(wheel.selection == to)
        #expect(abs((wheel.rotation - before).radians) < .pi)
        #expect(changes.isEmpty == (from == to))
    }

    @Test("The opposite sector is half a turn away")
    func opposite() {
        var wheel = WheelModel(sectorCount: 8)
        wheel.turn(to: 4, at: .zero)
        wheel.update(at: .seconds(1))
        #expect(abs(abs(wheel.rotation.degrees) - 180) < 1e-9)
    }

    @Test("A turn takes the short way from the rotation of a coasting wheel, not from its destination")
    func shortWayFromSpin() {
        var wheel = WheelModel(sectorCount: 8)
        let released = wheel.swipe(by: 6, in: 0.1)
        wheel.endDrag(at: .seconds(released))
        wheel.update(at: .seconds(released + 0.1))
        let before = wheel.rotation.radians
        wheel.turn(to: 5, at: .seconds(released + 0.1))
        #expect(wheel.heading == 5)
        wheel.update(at: .seconds(9))
        #expect(abs(wheel.rotation.radians - before) <= .pi && wheel.selection == 5)
    }

    @Test("A weighted wheel turns to the middles of its sectors")
    func weighted() throws {
        var wheel = WheelModel(ring: try #require(SectorRing(weights: [1, 2, 3, 2])))
        // The sectors are 45°, 90°, 135° and 90° wide; sector 2 is half a turn away.
        for (sector, degrees) in [(1, -67.5), (2, -180), (3, 67.5), (0, 0)] {
            wheel.turn(to: sector, at: .zero)
            wheel.update(at: .seconds(9))
            #expect(distance(wheel.rotation.radians, degrees / 180 * .pi) < 1e-12)
            #expect(wheel.selection == sector)
        }
    }

    @Test("A selection is reported immediately, and the wheel turns afterwards")
    func select() {
        var wheel = WheelModel(sectorCount: 8)
        #expect(wheel.select(3, at: .zero).first == .selectionChanged(3))
        #expect(wheel.selection == 3 && wheel.current == 0 && wheel.heading == 3)
        #expect(wheel.update(at: .seconds(1)).settled == [3])
        #expect(wheel.select(3, at: .seconds(2)).isEmpty)
        wheel.beginDrag(at: .seconds(3))
        #expect(wheel.select(4, at: .seconds(3)).first == .dragEnded(total: .zero))
        #expect(wheel.drag(by: .down, at: .seconds(3)).isEmpty)
        wheel.update(at: .seconds(4))
        #expect(wheel.selection == 4)
    }

    @Test("A turn to a missing sector is ignored", arguments: [-1, 8, .max, .min])
    func noSuchSector(sector: Int) {
        var wheel = WheelModel(sectorCount: 8)
        let before = wheel
        #expect(wheel.turn(to: sector, at: .zero).isEmpty && wheel.select(sector, at: .zero).isEmpty)
        #expect(wheel == before)
    }

    @Test("A held wheel does not step or turn")
    func held() {
        var wheel = WheelModel(sectorCount: 8)
        wheel.beginDrag(at: .zero)
        let before = wheel
        #expect(wheel.step(by: 1, at: .zero).isEmpty && wheel.turn(to: 3, at: .zero).isEmpty)
        #expect(wheel == before)
    }

    @Test("Steps end at the stops, and turns to sectors beyond the stops are ignored")
    func stops() throws {
        let stops = try #require(WheelStops(minimum: Angle(degrees: -100), maximum: .zero))
        var wheel = WheelModel(8) { $0.stops = stops }
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
    func longWay() throws {
        let stops = try #require(WheelStops(minimum: Angle(degrees: -330), maximum: .zero))
        var wheel = WheelModel(8) { $0.stops = stops }
        wheel.turn(to: 7, at: .zero)
        wheel.update(at: .seconds(1))
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
