import RotaryWheelModel
import Testing

@Suite struct WheelSettlingTests {
    @Test(
        "Released without velocity, a wheel settles on the nearest detent in 0.2 s",
        arguments: [1, 2, 3, 8, 31])
    func nearest(count: Int) {
        let width = 2 * Double.pi / Double(count)
        for sector in 0..<count {
            for inside in [-0.4999, -0.3, -1e-6, 0, 1e-9, 0.25, 0.4999] {
                var wheel = WheelModel(sectorCount: count)
                let released = (-Double(sector) + inside) * width
                let changes = wheel.pull(by: released)
                let path = wheel.path(at: (0...100).map { 1 + Double($0) * 0.0021 })
                #expect(abs(wheel.rotation.radians + Double(sector) * width) < 1e-12)
                #expect(wheel.phase == .idle && wheel.selection == sector && changes.crossed.isEmpty)
                #expect(path.allSatisfy { abs($0 + Double(sector) * width) <= abs(inside) * width + 1e-12 })
            }
        }
    }

    @Test("A wheel released exactly on an edge settles on its current sector", arguments: 1...60)
    func edge(count: Int) {
        let width = 2 * Double.pi / Double(count)
        for edge in [0.5, -0.5, 1.5, 7.5] {
            var wheel = WheelModel(sectorCount: count)
            wheel.pull(by: edge * width)
            let (held, changes) = (wheel.current, wheel.update(at: .seconds(2)))
            #expect(abs(abs(wheel.rotation.radians - edge * width) - width / 2) < 1e-9)
            #expect(changes.settled == [wheel.selection] && wheel.selection == held)
        }
    }

    @Test(
        "A wheel leaves its sector only in the direction of its release velocity",
        arguments: [0.2, 0.05, 2.0])
    func slow(settleDuration: Double) {
        let width = Double.pi / 4
        for inside in stride(from: -0.49, through: 0.49, by: 0.07) {
            for velocity in [-3, -1.0, -0.3, -0.1, -0.01, 0.01, 0.1, 0.3, 1, 3] {
                var wheel = WheelModel(8) { $0.settleDuration = .seconds(settleDuration) }
                wheel.setRotation(Angle(radians: inside * width - velocity * 0.2), at: .zero)
                let released = wheel.flick(by: velocity * 0.2, in: 0.2)
                let path = wheel.path(at: (0...500).map { released + Double($0) * 0.01 })
                let end = wheel.rotation.radians / width
                #expect(end == end.rounded() && wheel.phase == .idle)
                #expect(velocity > 0 ? end >= 0 : end <= 0)
                // If it rests in its sector, it has never left it.
                if end == 0 { #expect(path.allSatisfy { abs($0) < width / 2 }) }
            }
        }
    }

    @Test(
        "A flick out of its sector is monotonic and ends near (v − u)/k",
        arguments: [2.0, 5, 12, 40, -7, -90], [1, 3, 8, 360])
    func flick(velocity: Double, count: Int) {
        var wheel = WheelModel(sectorCount: count)
        let (released, start) = (wheel.swipe(by: velocity * 0.2, in: 0.2), wheel.rotation.radians)
        wheel.endDrag(at: .seconds(released))
        let (sign, held) = (velocity < 0 ? -1.0 : 1, wheel.current)
        let path = wheel.path(at: (0...400).map { released + Double($0) * 0.01 })
        let way = wheel.rotation.radians - start
        if way * sign >= 0 {
            #expect(zip(path, path.dropFirst()).allSatisfy { ($1 - $0) * sign >= -1e-12 })
        } else {
            #expect(wheel.selection == held)
        }
        #expect(wheel.phase == .idle)
        let free = (velocity - sign * 40 * .pi / 180) / 2.002
        #expect(abs(way - free) <= .pi / Double(count) + 0.01)
    }

    @Test("Without snapping, a wheel rests where it is released, or where friction stops it")
    func noSnapping() {
        var wheel = WheelModel(8) { $0.snaps = false }
        wheel.pull(by: 0.3)
        #expect(wheel.phase == .idle && abs(wheel.rotation.radians - 0.3) < 1e-12)
        let (released, start) = (wheel.swipe(by: 2, in: 0.2, from: 2), wheel.rotation.radians)
        let changes = wheel.endDrag(at: .seconds(released)) + wheel.update(at: .seconds(9))
        #expect(abs(wheel.rotation.radians - start - (10 - 40 * .pi / 180) / 2.002) < 0.01)
        #expect(changes.phases == [.coasting, .idle] && wheel.selection == wheel.current)
    }

    @Test("A settle duration of zero settles immediately, and the duration is clamped")
    func noTime() {
        var wheel = WheelModel(8) { $0.settleDuration = .zero }
        #expect(wheel.pull(by: 0.7).settled == [7])
        #expect(wheel.phase == .idle && abs(wheel.rotation.radians - .pi / 4) < 1e-12)
        #expect(wheel.step(by: 1, at: .seconds(2)).settled == [0])
        #expect(WheelSettings.with { $0.settleDuration = .seconds(-1) }.settleDuration == .zero)
        #expect(WheelSettings.with { $0.settleDuration = .seconds(60) }.settleDuration == .seconds(2))
    }
}
