import Testing

@testable import RotaryWheelModel

@Suite struct RotationStopsTests {
    @Test("Stops that are not finite are refused", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(radians: Double) {
        #expect(RotationStops(minimum: Angle(radians: radians), maximum: nil) == nil)
        #expect(RotationStops(minimum: nil, maximum: Angle(radians: radians)) == nil)
        #expect(RotationStops(minimum: .zero, maximum: Angle(radians: radians)) == nil)
    }

    @Test("A missing stop leaves its side free; the minimum is clamped to the maximum")
    func sides() {
        #expect(RotationStops(minimum: nil, maximum: nil) == RotationStops.none)
        #expect(RotationStops.radians(3, 1) == RotationStops.radians(1, 1))
        #expect(RotationStops.radians(nil, 1).minimum.radians == -.infinity)
    }

    @Test("The rubber band starts with a slope of 0.55, and stretches by less than 0.3")
    func band() {
        let stops = RotationStops.radians(-1, 2)
        #expect(abs((stops.stretched(2.000_001) - 2) / 0.000_001 - 0.55) < 1e-4)
        #expect(stops.stretched(1.5) == 1.5)
        for beyond in [0.1, 1, 100, 1e9] {
            #expect(stops.stretched(2 + beyond) > 2 && stops.stretched(2 + beyond) < 2.3)
            #expect(stops.stretched(-1 - beyond) < -1 && stops.stretched(-1 - beyond) > -1.3)
        }
    }

    @Test(
        "The functions stretched and pulled are inverse", arguments: [-9.0, -1.2, -1, 0, 1.9, 2, 2.01, 3, 50])
    func inverse(pulled: Double) {
        let stops = RotationStops.radians(-1, 2)
        #expect(abs(stops.pulled(stops.stretched(pulled)) - pulled) < 1e-9)
    }

    @Test("A wheel released beyond a stop returns to the nearest detent", arguments: [-30.0, -3, 3, 30])
    func returns(way: Double) {
        var wheel = WheelModel(8) { $0.stops = .radians(-1, 1) }
        wheel.pull(by: way)
        #expect(abs(wheel.rotation.radians) > 1 && abs(wheel.rotation.radians) < 1.3)
        wheel.update(at: .seconds(5))
        let detent = Double.pi / 4 * (way < 0 ? -1 : 1)
        #expect(abs(wheel.rotation.radians - detent) < 1e-12 && wheel.selection == (way < 0 ? 1 : 7))
    }

    @Test("A flick stays within the rubber band, and ends within the stops", arguments: [0.5, 3, 20, 60])
    func flick(way: Double) {
        for sign in [1.0, -1] {
            for duration in [0.02, 0.05, 0.1, 0.3] {
                for snaps in [true, false] {
                    var wheel = WheelModel(8) { ($0.stops, $0.snaps) = (.radians(-1, 1.4), snaps) }
                    let released = wheel.flick(by: sign * way, in: duration)
                    let path = wheel.path(at: (0...600).map { released + Double($0) * 0.005 })
                    #expect(path.allSatisfy { $0 < 1.7 && $0 > -1.3 } && wheel.phase == .idle)
                    #expect(path.last.map { $0 >= -1 && $0 <= 1.4 } == true)
                }
            }
        }
    }

    @Test("A step back during a fast motion towards a stop stays within the rubber band")
    func stepBack() {
        var wheel = WheelModel(8) { $0.stops = .radians(nil, 31.5) }
        wheel.step(by: -40, at: .zero)
        wheel.update(at: .milliseconds(180))
        #expect(wheel.rotation.radians > 30)
        wheel.step(by: 10, at: .milliseconds(180))
        #expect(wheel.path(at: (0...80).map { 0.18 + Double($0) * 0.005 }).allSatisfy { $0 < 31.8 })
        #expect(wheel.selection == 2 && abs(wheel.rotation.radians - 30 * .pi / 4) < 1e-9)
    }

    @Test("A wheel held in the rubber band does not jump")
    func caught() {
        var wheel = WheelModel(8) { $0.stops = .radians(-1, 1) }
        wheel.pull(by: 2)
        wheel.update(at: .seconds(1.02))
        let caught = wheel.rotation.radians
        #expect(caught > 1)
        wheel.beginDrag(at: .seconds(1.02))
        wheel.drag(by: Angle(radians: 1e-9), at: .seconds(1.03))
        #expect(abs(wheel.rotation.radians - caught) < 1e-8)
    }

    @Test("A canceled drag ends within the stops, on a detent")
    func canceledAtStop() {
        var wheel = WheelModel(8) { $0.stops = .radians(0, 0.6) }
        wheel.setRotation(Angle(radians: 0.6), at: .zero)
        wheel.swipe(by: 1, in: 0.1)
        wheel.cancelDrag(at: .seconds(1))
        wheel.update(at: .seconds(2))
        #expect(wheel.rotation == .zero)
    }

    @Test("A stop that changes during or before a hold causes no jump", arguments: [true, false])
    func moved(held: Bool) {
        var settings = WheelSettings()
        settings.stops = .radians(-1, 1)
        var wheel = WheelModel(sectorCount: 8)
        wheel.setRotation(Angle(radians: 5), at: .zero)
        if held { wheel.beginDrag(at: .zero) }
        wheel.setSettings(settings, at: .zero)
        wheel.beginDrag(at: .milliseconds(10))
        let before = wheel.rotation.radians
        wheel.drag(by: Angle(radians: 1e-9), at: .milliseconds(20))
        #expect(abs(wheel.rotation.radians - before) < 1e-8)
        wheel.endDrag(at: .seconds(1))
        wheel.update(at: .seconds(2))
        #expect(abs(wheel.rotation.radians - .pi / 4) < 1e-12)
    }

    @Test("Without a detent between its stops, a wheel rests at a stop and ignores steps and turns")
    func noDetent() {
        var wheel = WheelModel(4) { $0.stops = .radians(0.1, 0.2) }
        wheel.update(at: .seconds(1))
        #expect(wheel.rotation.radians == 0.1)
        wheel.pull(by: 3, from: 2)
        wheel.update(at: .seconds(9))
        #expect(wheel.rotation.radians == 0.2 && wheel.selection == 0)
        #expect(wheel.turn(to: 2, at: .seconds(9)).isEmpty && wheel.step(by: 1, at: .seconds(9)).isEmpty)
    }

    @Test(
        "Steps and stops of any size keep the rotation within its limits",
        arguments: [Int.max, .min, 1_000_000], [0, 1e9, -1e9, 1e19, -1e300, 1e308])
    func far(count: Int, radians: Double) {
        for (minimum, maximum) in [(nil, nil), (radians, nil), (nil, radians), (-radians, radians)] {
            var wheel = WheelModel(7) { $0.stops = .radians(minimum, maximum) }
            wheel.step(by: 1, at: .seconds(1))
            wheel.pull(by: 3, from: 2)
            wheel.turn(to: 3, at: .seconds(3))
            wheel.setRotation(Angle(radians: radians), at: .seconds(9))
            for (step, time) in [(count, 10), (count, 10.05), (-1, 10.1)] {
                wheel.step(by: step, at: .seconds(time))
            }
            wheel.update(at: .seconds(20))
            #expect(abs(wheel.rotation.radians) <= WheelModel.maximumRotation)
            #expect(wheel.phase == .idle && wheel.selection == wheel.current)
        }
    }
}
