import RotaryWheelModel
import Testing

@Suite struct WheelAdvanceTests {
    @Test("A wheel turns on by itself, one sector after each pause")
    func advances() {
        var wheel = WheelModel(4) { $0.autoAdvance = .seconds(3) }
        var settled: [Int] = []
        for turn in 0..<6 {
            let due = Duration.milliseconds(3000 + turn * 4000)
            #expect(wheel.nextAdvance == due)
            #expect(wheel.update(at: due - .milliseconds(1)).isEmpty)
            #expect(wheel.update(at: due).phases == [.settling])
            #expect(wheel.nextAdvance == nil)
            settled += wheel.update(at: due + .seconds(1)).settled
        }
        #expect(settled == [1, 2, 3, 0, 1, 2])
    }

    @Test("A user's movement, or postponing, starts the pause anew")
    func postponed() {
        var wheel = WheelModel(4) { $0.autoAdvance = .seconds(3) }
        wheel.beginDrag(at: .seconds(2))
        #expect(wheel.nextAdvance == nil && wheel.update(at: .seconds(10)).isEmpty)
        wheel.endDrag(at: .seconds(11))
        #expect(wheel.nextAdvance == .seconds(14))
        wheel.postponeAdvance(at: .seconds(13))
        #expect(wheel.nextAdvance == .seconds(16))
        wheel.setSettings(WheelSettings(), at: .seconds(15))
        #expect(wheel.nextAdvance == nil)
    }

    @Test("It turns the one way that it may")
    func oneWay() {
        var wheel = WheelModel(4) {
            $0.autoAdvance = .seconds(1)
            $0.turning = .clockwise
        }
        _ = wheel.path(at: [1, 2, 3.5, 3.6])
        #expect(wheel.rotation.radians > .pi / 2 && wheel.selection == 3)
    }

    @Test("At a stop it goes back to the other, or stays where there is no other")
    func atStop() throws {
        for minimum in [Angle(degrees: -190), Angle(degrees: -181)] {
            for maximum in [Angle.zero, nil] {
                let stops = try #require(WheelStops(minimum: minimum, maximum: maximum))
                var wheel = WheelModel(4) {
                    $0.autoAdvance = .seconds(1)
                    $0.stops = stops
                }
                var settled: [Int] = []
                for frame in 0..<400 { settled += wheel.update(at: .milliseconds(frame * 20)).settled }
                if maximum == nil {
                    #expect(settled == [1, 2] && abs(wheel.rotation.degrees + 180) < 1e-9)
                } else {
                    #expect(settled.starts(with: [1, 2, 0, 1, 2]))
                }
            }
        }
    }

    @Test("A wheel of one sector, or of none, has nowhere to go", arguments: [0, 1])
    func nowhere(count: Int) {
        var wheel = WheelModel(count) { $0.autoAdvance = .seconds(1) }
        #expect(wheel.nextAdvance == nil && wheel.update(at: .seconds(9)).isEmpty)
    }
}
