import RotaryWheelModel
import Testing

/// Values along a knob's travel, and the directions of its mark.
struct ScaleModelTests {
    @Test("Bounds that are not finite are refused, and other invalid bounds are corrected")
    func bounds() throws {
        #expect(ScaleModel(lower: .nan, upper: 1) == nil)
        #expect(ScaleModel(lower: 0, upper: .infinity) == nil)
        #expect(ScaleModel(lower: 3, upper: 1) == ScaleModel(lower: 3, upper: 3))
        #expect(try #require(ScaleModel(lower: 3, upper: 1)).fraction(of: 3) == 0)
        #expect(try #require(ScaleModel(lower: 0, upper: 1, taper: .logarithmic)).taper == .linear)
    }

    private static let largest = Double.greatestFiniteMagnitude
    private static let least = Double.leastNonzeroMagnitude

    /// Bounds at the limits of `Double`: far apart, adjacent, or near 0.
    private static let extremes: [(lower: Double, upper: Double)] = [
        (least, 1e308), (least, largest), (least, 2 * least), (1, 1.0.nextUp), (2.0.nextDown, 2),
        (1e308, largest),
        (1e-308, 1e-307), (-largest, largest), (-1e308, 1e308), (0, largest), (0, least), (-least, least),
    ]

    @Test(
        "Between any two bounds, values ascend with their places and map back to them",
        arguments: [KnobTaper.linear, .logarithmic], extremes)
    func anyBounds(taper: KnobTaper, bounds: (lower: Double, upper: Double)) throws {
        let (lower, upper) = bounds
        let scale = try #require(ScaleModel(lower: lower, upper: upper, taper: taper))
        var before = lower
        for step in 0...100 {
            let value = scale.value(at: Double(step) / 100)
            #expect((before...upper).contains(value))
            before = value
            let place = scale.fraction(of: value)
            #expect((0.0...1).contains(place))
            // Between almost adjacent bounds, many places share one value.
            if scale.value(at: 0.001) != lower { #expect(abs(place - Double(step) / 100) < 1e-3) }
        }
        #expect(scale.fraction(of: lower) == 0)
        #expect(scale.fraction(of: upper) == 1)
        for value in [0.0, 1, -1, Self.largest, -Self.largest, Self.least] {
            #expect((0.0...1).contains(scale.fraction(of: value)))
        }
    }

    @Test("Angles of any size give a valid extent and finite directions")
    func largeAngles() {
        let angles = [0, 1, -1, 1e9, 1e308, -1e308, Self.largest, -Self.largest, Self.least]
        for start in angles {
            for end in angles {
                var travel = KnobTravel()
                (travel.start, travel.end) = (Angle(radians: start), Angle(radians: end))
                for isMirrored in [false, true] {
                    travel.isMirrored = isMirrored
                    #expect(travel.extent.radians >= 1e-6)
                    #expect(travel.extent.radians <= 2 * .pi)
                    for place in [0, 0.3, 1] {
                        #expect(abs(travel.direction(at: place).radians) < 6 * .pi)
                        for direction in angles {
                            #expect(travel.fraction(at: Angle(radians: direction), near: place).isFinite)
                        }
                    }
                }
            }
        }
    }

    @Test("Start and end angles that differ by a rounding error give a full turn")
    func sameAngles() {
        var travel = KnobTravel()
        (travel.start, travel.end) = (Angle(radians: 0.1 + 0.2), Angle(radians: 0.3))
        #expect(travel.extent.degrees.isNear(360))
        (travel.start, travel.end) = (travel.end, travel.start)
        #expect(travel.extent.degrees.isNear(360))
    }

    @Test("The default travel leads from 7 to 5 o'clock in one turn, whose number is clamped")
    func standard() {
        var travel = KnobTravel()
        for (turns, clamped) in [(1000, KnobTravel.maximumTurns), (0, 1)] {
            travel.turns = turns
            #expect(travel.turns == clamped)
        }
        #expect(travel.extent.degrees.isNear(300))
        #expect(travel.direction(at: 0).degrees.isNear(120))
        #expect(travel.direction(at: 0.5).degrees.isNear(270))
        #expect(travel.direction(at: 1).degrees.isNear(420))
    }

    @Test(
        "The travel leads clockwise from the start to the end, with all further turns",
        arguments: [
            (0.0, 90.0, 90.0), (90, 0, 270), (-90, 90, 180), (30, 30, 360), (720, -90, 270), (200, 160, 320),
        ])
    func anywhere(start: Double, end: Double, extent: Double) {
        var travel = KnobTravel()
        (travel.start, travel.end) = (Angle(degrees: start), Angle(degrees: end))
        #expect(travel.extent.degrees.isNear(extent))
        travel.turns = 2
        #expect(travel.extent.degrees.isNear(extent + 360))
        travel.wraps = true
        #expect(travel.extent.degrees.isNear(720))
    }

    @Test("The direction of a place maps back to the place", arguments: [false, true], [1, 3])
    func places(isMirrored: Bool, turns: Int) {
        var travel = KnobTravel()
        (travel.turns, travel.isMirrored) = (turns, isMirrored)
        for step in 0...100 {
            let place = Double(step) / 100
            #expect(travel.fraction(at: travel.direction(at: place).wrapped, near: place).isNear(place))
        }
    }

    @Test("A film strip shows the frame nearest to the place")
    func frames() {
        for (wraps, place, frame) in [
            (false, 0.0, 0), (false, 0.124, 0), (false, 0.126, 1), (false, 0.5, 2), (false, 0.874, 3),
            (false, 0.876, 4), (false, 1, 4), (false, -2, 0), (false, 2, 4), (true, 0, 0), (true, 0.11, 1),
            (true, 0.5, 3), (true, 0.89, 4), (true, 0.91, 0), (true, 1, 0), (true, 1.2, 1), (true, -0.2, 4),
        ] {
            var travel = KnobTravel()
            travel.wraps = wraps
            #expect(travel.frame(at: place, of: 5) == frame)
        }
    }

    @Test("A frame is one of the strip", arguments: [false, true], [-1, 0, 1, 2, 10_000])
    func legalFrames(wraps: Bool, count: Int) {
        var travel = KnobTravel()
        travel.wraps = wraps
        for place in [0, 0.3, 1, -1e300, 1e300, .infinity, .nan] {
            #expect((0..<max(count, 1)).contains(travel.frame(at: place, of: count)))
        }
    }
}
