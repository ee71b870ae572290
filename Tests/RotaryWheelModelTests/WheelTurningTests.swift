import RotaryWheelModel
import Testing

@Suite struct WheelTurningTests {
    @Test("A one-way wheel follows the pointer's farthest position, and never turns back")
    func oneWay() {
        for (turning, sign) in [(WheelTurning.clockwise, 1.0), (.counterclockwise, -1)] {
            var wheel = WheelModel(8) { $0.turning = turning }
            wheel.beginDrag(at: .zero)
            for (step, expected) in [(0.5, 0.5), (-2, 0.5), (1, 0.5), (1.2, 0.7)] {
                wheel.drag(by: Angle(radians: sign * step), at: .zero)
                #expect(abs(wheel.rotation.radians - sign * expected) < 1e-12)
            }
            wheel.endDrag(at: .seconds(1))
            let path = wheel.path(at: (0...60).map { 1 + Double($0) / 60 })
            #expect(zip(path, path.dropFirst()).allSatisfy { ($1 - $0) * sign >= 0 })
            #expect(abs(wheel.rotation.radians - sign * .pi / 4) < 1e-12)
        }
    }

    @Test("A one-way wheel settles ahead after any release", arguments: WheelDirection.allCases)
    func oneWayRelease(direction: WheelDirection) {
        for (turning, sign) in [(WheelTurning.clockwise, 1.0), (.counterclockwise, -1)] {
            for way in stride(from: 0.01, to: 2, by: 0.11) {
                for duration in [0.01, 0.1, 1] {
                    var wheel = WheelModel(5) { ($0.turning, $0.direction) = (turning, direction) }
                    let released = wheel.flick(by: sign * way, in: duration)
                    let path = wheel.path(at: (0...300).map { released + Double($0) / 60 })
                    #expect(zip(path, path.dropFirst()).allSatisfy { ($1 - $0) * sign >= -1e-12 })
                    let detent = wheel.rotation.turns * 5
                    #expect(abs(detent - detent.rounded()) < 1e-9 && wheel.phase == .idle)
                }
            }
        }
    }

    @Test("A one-way wheel steps and turns in its direction only")
    func oneWaySteps() {
        var wheel = WheelModel(8) { $0.turning = .clockwise }
        #expect(wheel.step(by: 1, at: .zero).isEmpty)
        wheel.step(by: -1, at: .zero)
        wheel.update(at: .seconds(1))
        #expect(abs(wheel.rotation.degrees - 45) < 1e-9)
        wheel.turn(to: 0, at: .seconds(1))
        wheel.update(at: .seconds(2))
        #expect(abs(wheel.rotation.degrees - 360) < 1e-9)
    }

    @Test("A one-way wheel stays at a stop")
    func oneWayAtStop() {
        var wheel = WheelModel(8) {
            ($0.turning, $0.stops, $0.autoAdvance) = (.clockwise, .degrees(0, 100), .seconds(1))
        }
        wheel.pull(by: 9)
        wheel.update(at: .seconds(2))
        #expect(abs(wheel.rotation.degrees - 90) < 1e-9)
        #expect(wheel.step(by: -1, at: .seconds(2)).isEmpty && wheel.turn(to: 0, at: .seconds(2)).isEmpty)
        let before = wheel.rotation
        _ = wheel.path(at: (0...50).map { 2 + Double($0) * 0.3 })
        #expect(wheel.rotation == before)
    }
}
