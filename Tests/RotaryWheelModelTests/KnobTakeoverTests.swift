import RotaryWheelModel
import Testing

/// Soft takeover of a knob by a controller, laps and velocity drags.
struct KnobTakeoverTests {
    @Test(
        "Nothing moves until the controller has met the knob, again after something else has moved it",
        arguments: [
            // 0.7 passes 0.5; from then on the knob follows every step.
            (
                [(0.2, 0.5), (0.3, 0.5), (0.48, 0.5), (0.7, 0.5), (0.9, 0.7), (0.1, 0.9)],
                [false, false, false, true, true, true]
            ),
            (
                [(0.5, 0.5), (0.6, 0.5), (0.7, 0.2), (0.3, 0.2), (0.1, 0.2)],
                [true, true, false, false, true]
            ),
            // Back where they met, without the controller.
            ([(0.5, 0.5), (0.9, 0.1), (0.95, 0.5)], [true, false, false]),
        ])
    func meeting(moves: [(place: Double, knob: Double)], taken: [Bool]) {
        var takeover = KnobTakeover()
        let takes = moves.map { takeover.takes($0.place, at: $0.knob) }
        #expect(takes == taken)
    }

    @Test("A knob that rounds its places stays with the controller")
    func roundedKnob() {
        var takeover = KnobTakeover()
        var knob = 0.5
        for place in [0.5, 0.54, 0.57, 0.64, 0.2] {
            let takes = takeover.takes(place, at: knob)
            #expect(takes, "\(place)")
            knob = (place * 10).rounded() / 10
            takeover.follow(knob)
        }
        let takesAfterAMove = takeover.takes(0.3, at: 0.8)
        #expect(!takesAfterAMove)
    }

    @Test("A drag beyond an end of a knob that wraps counts laps with their direction")
    func laps() throws {
        var knob = KnobModel(scale: try #require(ScaleModel(lower: 0, upper: 100)))
        knob.travel.wraps = true
        knob.setValue(90)
        knob.beginDrag(.circular)
        for (steps, degrees, laps) in [(8, 10.0, 1), (16, -10, 0), (36, -10, -1)] {
            for _ in 0..<steps { knob.drag(by: Angle(degrees: degrees)) }
            #expect(knob.laps == laps, "\(steps) × \(degrees)°")
        }
    }

    @Test("Slow velocity drags are fine, fast ones are coarse")
    func velocity() throws {
        /// The value after 100 pixels to the right in a time.
        func value(after time: Duration) throws -> Double {
            var knob = KnobModel(scale: try #require(ScaleModel(lower: 0, upper: 1000)))
            knob.beginDrag(.velocity)
            for _ in 0..<10 { knob.drag(by: .zero, dx: 10, over: time / 10) }
            return knob.value
        }
        #expect(abs(try value(after: .seconds(10)) - 50) < 1)
        #expect(abs(try value(after: .milliseconds(50)) - 1000) < 1)
        #expect(try value(after: .milliseconds(400)) > value(after: .seconds(1)))
    }
}
