import RotaryWheelModel
import Testing

@Suite struct WheelSetupTests {
    @Test("A wheel starts at rest with sector 0 at the indicator", arguments: [1, 2, 7, 100_000, .max])
    func start(count: Int) {
        let wheel = WheelModel(sectorCount: count)
        #expect(wheel.selection == 0 && wheel.current == 0 && wheel.heading == 0)
        #expect(wheel.rotation == .zero && wheel.phase == .idle)
        #expect(wheel.ring.count == min(count, 100_000) && wheel.middle(of: 0) == .left)
    }

    @Test(
        "At rest, new sectors leave the selection at its new detent, or on the last sector",
        arguments: [1, 2, 5, 6, 9, 40])
    func keeps(count: Int) {
        var wheel = WheelModel.resting(on: 5)
        let before = wheel.rotation.radians
        let changes = wheel.setRing(SectorRing(count: count), at: .seconds(2))
        let sector = min(5, count - 1)
        #expect(wheel.selection == sector && wheel.current == sector && wheel.phase == .idle)
        #expect(changes.selections == (count > 5 ? [] : [sector]))
        #expect(count <= 5 || changes.settled.isEmpty && changes.phases.isEmpty)
        #expect(abs(changes.turned - (wheel.rotation.radians - before)) < 1e-12)
        #expect(distance(wheel.rotation.radians, -Double(sector) * 2 * .pi / Double(count)) < 1e-9)
    }

    @Test(
        "A new ring selects the chosen sector, clamped to its sectors", arguments: [(3, 3), (99, 4), (-1, 0)])
    func chosen(sector: Int, expected: Int) {
        var wheel = WheelModel(sectorCount: 8)
        wheel.setRing(SectorRing(count: 5), selection: sector, at: .zero)
        #expect(wheel.selection == expected && wheel.current == expected)
    }

    @Test("A held wheel does not turn when its sectors change, and settles on a new detent")
    func held() {
        var wheel = WheelModel.resting(on: 6)
        wheel.beginDrag(at: .seconds(2))
        wheel.drag(by: Angle(radians: 0.2), at: .seconds(2))
        let before = wheel.rotation
        #expect(wheel.setRing(SectorRing(count: 3), at: .seconds(2)) == [.selectionChanged(2)])
        #expect(wheel.rotation == before && wheel.phase == .dragging)
        wheel.endDrag(at: .seconds(3))
        expectRest(&wheel)
    }

    /// After a motion the wheel rests on a detent, and has selected its sector.
    private func expectRest(_ wheel: inout WheelModel) {
        wheel.update(at: .seconds(9))
        let detent = wheel.rotation.turns * Double(wheel.ring.count)
        #expect(abs(detent - detent.rounded()) < 1e-9 && wheel.phase == .idle)
        #expect(wheel.selection == wheel.current)
    }

    @Test(
        "A coasting wheel continues when its sectors change, and settles on a new detent",
        arguments: [1, 2, 3, 5, 9, 31])
    func moving(count: Int) {
        var wheel = WheelModel(sectorCount: 8)
        let released = wheel.flick(by: -2, in: 0.1)
        wheel.update(at: .seconds(released + 0.1))
        let before = wheel.rotation
        let changes = wheel.setRing(SectorRing(count: count), at: .seconds(released + 0.1))
        #expect(wheel.rotation == before && wheel.phase == .coasting && (count < 8 || changes.isEmpty))
        #expect(wheel.selection.map { $0 < count } == true)
        expectRest(&wheel)
    }

    @Test("New sectors change the selection at most once, to the sector at the indicator")
    func once() throws {
        for count in [0, 1, 2, 3, 4, 7, 30, 200] {
            var wheel = WheelModel(8) { $0.stops = .radians(1.5, 1.6) }
            wheel.update(at: .seconds(1))
            #expect(wheel.selection == 6)
            let changes = wheel.setRing(SectorRing(count: count), selection: 0, at: .seconds(2))
            #expect(changes.selections.count <= 1)
            #expect(wheel.selection == wheel.current && wheel.phase == .idle)
            #expect((1.5...1.6).contains(wheel.rotation.radians))
        }
    }

    @Test("A wheel that does not snap keeps its rotation when its sectors change")
    func noSnapping() {
        var wheel = WheelModel(8) { $0.snaps = false }
        wheel.setRotation(Angle(degrees: 100), at: .zero)
        #expect(wheel.setRing(SectorRing(count: 4), at: .zero) == [.selectionChanged(3)])
        #expect(wheel.rotation == Angle(degrees: 100))
    }

    @Test("An empty wheel accepts every event, and turns without crossing or selecting sectors")
    func empty() {
        var wheel = WheelModel(sectorCount: 0)
        #expect(wheel.selection == nil && wheel.sector(in: .left) == nil && wheel.extent(of: 0) == nil)
        #expect(wheel.middle(of: 3).isFinite)
        #expect(wheel.step(by: 1, at: .zero).isEmpty && wheel.turn(to: 0, at: .zero).isEmpty)
        #expect(wheel.select(0, at: .zero).isEmpty)
        let released = wheel.swipe(by: 2, in: 0.1)
        let changes =
            wheel.endDrag(at: .seconds(released)) + wheel.update(at: .seconds(0.2))
            + wheel.finishMotion(at: .seconds(0.3))
        #expect(wheel.phase == .idle && wheel.rotation.radians > 2)
        #expect(changes.settled.isEmpty && changes.crossed.isEmpty && changes.selections.isEmpty)
        wheel.setSettings(.with { $0.direction = .counterclockwise }, at: .seconds(1))
        wheel.beginDrag(at: .seconds(1))
        wheel.cancelDrag(at: .seconds(1))
        #expect(wheel.nextAdvance == nil)
    }

    @Test("When the direction is reversed, the selected sector stays at the indicator")
    func direction() throws {
        for ring in [SectorRing(count: 8), try #require(SectorRing(weights: [1, 2, 3, 4]))] {
            var wheel = WheelModel.resting(on: 3, of: ring)
            wheel.setSettings(.with { $0.direction = .counterclockwise }, at: .seconds(2))
            #expect(wheel.current == 3 && wheel.selection == 3 && wheel.phase == .idle)
            #expect(distance(wheel.middle(of: 3).radians, .pi) < 1e-12)
        }
    }

    @Test("A resting wheel settles on the nearest detent when snapping is enabled")
    func snapping() {
        var wheel = WheelModel(8) { $0.snaps = false }
        wheel.pull(by: 1)
        #expect(wheel.setSettings(WheelSettings(), at: .seconds(2)).phases == [.settling])
        wheel.update(at: .seconds(3))
        #expect(abs(wheel.rotation.degrees - 45) < 1e-9)
    }
}
