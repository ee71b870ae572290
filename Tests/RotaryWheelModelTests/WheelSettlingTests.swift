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
                #expect(wheel.phase == .idle && wheel.selection == sector)
                #expect(changes.crossed.isEmpty)
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
            let held = wheel.current
            let changes = wheel.update(at: .seconds(2))
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
                let released = wheel.swipe(by: velocity * 0.2, in: 0.2)
                wheel.endDrag(at: .seconds(released))
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
        arguments: [2.0, 5, 12, 40, -7, -90])
    func flick(velocity: Double) throws {
        for count in [1, 3, 8, 360] {
            var wheel = WheelModel(sectorCount: count)
            let released = wheel.swipe(by: velocity * 0.2, in: 0.2)
            let start = wheel.rotation.radians
            wheel.endDrag(at: .seconds(released))
            let sign = velocity < 0 ? -1.0 : 1
            let held = wheel.current
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
    }

    @Test("The velocity is continuous at the release", arguments: [1.5, 4, -10, 30])
    func continuous(velocity: Double) {
        var wheel = WheelModel(sectorCount: 8)
        let released = wheel.swipe(by: velocity * 0.2, in: 0.2)
        let start = wheel.rotation.radians
        wheel.endDrag(at: .seconds(released))
        let after = (wheel.path(at: [released + 1e-5])[0] - start) / 1e-5
        #expect(abs(after / velocity - 1) < 0.01)
    }

    @Test("The velocity is continuous when a step or another target interrupts a motion")
    func continuousSteps() {
        for event in 0..<3 {
            var wheel = WheelModel(sectorCount: 8)
            wheel.step(by: 2, at: .zero)
            let before = wheel.path(at: [0.1 - 1e-6, 0.1])
            switch event {
            case 0: wheel.step(by: 1, at: .milliseconds(100))
            case 1: wheel.turn(to: 7, at: .milliseconds(100))
            default: wheel.select(5, at: .milliseconds(100))
            }
            let after = wheel.path(at: [0.1, 0.1 + 1e-6])
            #expect(before[1] == after[0])
            #expect(abs((before[1] - before[0]) / (after[1] - after[0]) - 1) < 0.01)
        }
    }

    @Test("The path is the same at 30, 60 and 144 Hz, and after a stalled frame", arguments: [3.0, -11, 0.2])
    func frameRates(velocity: Double) {
        var released = WheelModel(sectorCount: 8)
        let start = released.swipe(by: velocity * 0.2, in: 0.2)
        released.endDrag(at: .seconds(start))
        let paths = [30, 60, 144, 6].map { rate in
            var wheel = released
            let path = wheel.path(at: (0...(3 * rate)).map { start + Double($0) / Double(rate) })
            #expect(wheel.phase == .idle)
            return (0...18).map { path[$0 * rate / 6] }
        }
        for path in paths {
            #expect(zip(path, paths[0]).allSatisfy { abs($0 - $1) < 1e-9 })
        }
        var stalled = released
        #expect(abs(stalled.path(at: [start + 100])[0] - paths[0][18]) < 1e-9)
        #expect(stalled.phase == .idle)
    }

    @Test("Steps between frames give the same path at any frame rate")
    func keysBetweenFrames() {
        let ends = [2.0, 60, 1000].map { rate in
            var wheel = WheelModel(sectorCount: 12)
            var frame = 0.0
            var positions: [Double] = []
            for (key, time) in [0, 0.055, 0.111, 0.3].enumerated() {
                while frame / rate < time {
                    wheel.update(at: .seconds(frame / rate))
                    frame += 1
                }
                wheel.step(by: key == 2 ? -2 : 1, at: .seconds(time))
                positions.append(wheel.rotation.radians)
            }
            return positions + wheel.path(at: [0.35, 1])
        }
        for end in ends { #expect(zip(end, ends[0]).allSatisfy { abs($0 - $1) < 1e-9 }) }
    }

    @Test("A flick coasts until its last sector is at the indicator, settles, and rests")
    func phases() {
        var wheel = WheelModel(sectorCount: 8)
        let released = wheel.swipe(by: 1, in: 0.2)
        var changes = wheel.endDrag(at: .seconds(released))
        let heading = wheel.heading
        for frame in 0...200 {
            changes += wheel.update(at: .seconds(released + Double(frame) * 0.016))
            if wheel.phase == .coasting { #expect(wheel.current != heading) }
        }
        #expect(changes.phases == [.coasting, .settling, .idle])
        #expect(changes.settled == [heading] && changes.crossed.last == heading)
        #expect(changes.selections == [wheel.selection])
    }

    @Test("Without inertia, a fast release settles on the nearest detent")
    func noInertia() {
        var wheel = WheelModel(8) { $0.hasInertia = false }
        let released = wheel.swipe(by: 1.7, in: 0.05)
        wheel.endDrag(at: .seconds(released))
        wheel.update(at: .seconds(1))
        #expect(abs(wheel.rotation.radians - .pi / 2) < 1e-12)
    }

    @Test("Without snapping, a wheel rests where it is released, or where friction stops it")
    func noSnapping() {
        var wheel = WheelModel(8) { $0.snaps = false }
        wheel.pull(by: 0.3)
        #expect(wheel.phase == .idle && abs(wheel.rotation.radians - 0.3) < 1e-12)
        let released = wheel.swipe(by: 2, in: 0.2, from: 2)
        let start = wheel.rotation.radians
        let changes = wheel.endDrag(at: .seconds(released)) + wheel.update(at: .seconds(9))
        #expect(abs(wheel.rotation.radians - start - (10 - 40 * .pi / 180) / 2.002) < 0.01)
        #expect(changes.phases == [.coasting, .idle])
        #expect(wheel.selection == wheel.current)
    }

    @Test("Finishing a motion reports the same changes as waiting for its end", arguments: [0.3, 4.0, -30])
    func finish(way: Double) {
        for snaps in [true, false] {
            var wheel = WheelModel(8) { $0.snaps = snaps }
            let released = wheel.swipe(by: way, in: 0.2)
            wheel.endDrag(at: .seconds(released))
            var (waiting, finishing) = (wheel, wheel)
            let waited = (1...300).flatMap { waiting.update(at: .seconds(released + Double($0) * 0.01)) }
            let finished = finishing.finishMotion(at: .seconds(released))
            #expect(finished.phases == waited.phases)
            #expect(finished.crossed == waited.crossed)
            #expect(finished.settled == waited.settled && finished.selections == waited.selections)
            #expect(abs(finished.turned - waited.turned) < 1e-9)
            #expect(finishing.rotation == waiting.rotation && finishing.selection == waiting.selection)
            #expect(finishing.finishMotion(at: .seconds(9)).isEmpty)
        }
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
