import RotaryWheelModel
import Testing

/// Soft takeover of a knob by a controller, laps and velocity drags.
struct KnobTakeoverTests {
    @Test("Nothing moves until the controller has met the knob")
    func meeting() {
        var takeover = KnobTakeover()
        var knob = 0.5
        var places: [Double] = []
        for place in [0.2, 0.3, 0.48, 0.7, 0.9, 0.1] {
            if takeover.takes(place, at: knob) { knob = place }
            places.append(knob)
        }
        // 0.7 passes 0.5; from then on the knob follows every step.
        #expect(places == [0.5, 0.5, 0.5, 0.7, 0.9, 0.1])
    }

    @Test("A knob that something else moves is to be met again")
    func movedKnob() {
        var takeover = KnobTakeover()
        let moves = [(0.5, 0.5), (0.6, 0.5), (0.7, 0.2), (0.3, 0.2), (0.1, 0.2)]
        var taken: [Bool] = []
        for (place, knob) in moves { taken.append(takeover.takes(place, at: knob)) }
        #expect(taken == [true, true, false, false, true])
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
        var knob = KnobModel(scale: try #require(KnobScale(lower: 0, upper: 100)))
        knob.travel.wraps = true
        knob.setValue(90)
        knob.beginDrag(.circular)
        for _ in 0..<8 { knob.drag(by: Angle(degrees: 10)) }
        #expect(knob.laps == 1)
        for _ in 0..<16 { knob.drag(by: Angle(degrees: -10)) }
        #expect(knob.laps == 0)
        for _ in 0..<36 { knob.drag(by: Angle(degrees: -10)) }
        #expect(knob.laps == -1)
    }

    @Test("Slow velocity drags are fine, fast ones are coarse")
    func velocity() throws {
        /// The value after 100 pixels to the right in a time.
        func value(after time: Duration) throws -> Double {
            var knob = KnobModel(scale: try #require(KnobScale(lower: 0, upper: 1000)))
            knob.beginDrag(.velocity)
            for _ in 0..<10 { knob.drag(by: .zero, dx: 10, over: time / 10) }
            return knob.value
        }
        #expect(abs(try value(after: .seconds(10)) - 50) < 1)
        #expect(abs(try value(after: .milliseconds(50)) - 1000) < 1)
        #expect(try value(after: .milliseconds(400)) > value(after: .seconds(1)))
    }
}
