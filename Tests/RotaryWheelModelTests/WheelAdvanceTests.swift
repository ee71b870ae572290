import RotaryWheelModel
import Testing

@Suite struct WheelAdvanceTests {
    @Test("A wheel turns by itself, by one sector after each pause")
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

    @Test("A drag or a postponement restarts the pause, and default settings end it")
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

    @Test("A one-way wheel advances in its direction")
    func oneWay() {
        var wheel = WheelModel(4) { ($0.autoAdvance, $0.turning) = (.seconds(1), .clockwise) }
        _ = wheel.path(at: [1, 2, 3.5, 3.6])
        #expect(wheel.rotation.radians > .pi / 2 && wheel.selection == 3)
    }

    @Test("At a stop the wheel turns back to the other stop, or stays if there is none")
    func atStop() {
        for minimum in [-190.0, -181] {
            for maximum in [0.0, nil] {
                var wheel = WheelModel(4) {
                    ($0.autoAdvance, $0.stops) = (.seconds(1), .degrees(minimum, maximum))
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

    @Test("A wheel with at most one sector does not advance", arguments: [0, 1])
    func nowhere(count: Int) {
        var wheel = WheelModel(count) { $0.autoAdvance = .seconds(1) }
        #expect(wheel.nextAdvance == nil && wheel.update(at: .seconds(9)).isEmpty)
    }
}
