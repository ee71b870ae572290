import RealModule
import RotaryWheelModel
import Testing

/// Tapers of a knob's scale: values at places and back, the value that means off, steps.
struct KnobTaperTests {
    private func scale(
        _ lower: Double, _ upper: Double, _ taper: KnobTaper, lowest: Double? = nil
    ) throws -> ScaleModel {
        try #require(ScaleModel(lower: lower, upper: upper, taper: taper, lowest: lowest))
    }

    /// 20 ms and 200 ms at a third and two thirds, between 0 and 2 s.
    private static let table = KnobTaper.table([
        .init(place: 1.0 / 3, value: 20), .init(place: 2.0 / 3, value: 200),
    ])
    private static let square = KnobCurve(value: { $0 * $0 }, place: { $0.squareRoot() })

    /// Scales with places and their values.
    private static let scales:
        [(taper: KnobTaper, bounds: ClosedRange<Double>, places: [(place: Double, value: Double)])] = [
            (.linear, 0...20, [(0, 0), (0.25, 5), (0.5, 10), (1, 20)]),
            (.linear, -10...10, [(0, -10), (0.25, -5), (0.5, 0), (1, 10)]),
            (.logarithmic, 20...20_000, [(0, 20), (1 / 3.0, 200), (2 / 3.0, 2000), (1, 20_000)]),
            (.power(skew: 0.5), 0...100, [(0.5, 25)]), (.power(skew: 2), 0...100, [(0.25, 50)]),
            (.power(skew: 1), 0...100, [(0.3, 30)]),
            (table, 0...2000, [(1 / 6.0, 10), (1 / 3.0, 20), (0.5, 110), (2 / 3.0, 200), (5 / 6.0, 1100)]),
            (.custom(square), 0...1, [(0.5, 0.25), (0.3, 0.09)]),
            // The place is searched for.
            (.custom(KnobCurve(value: { $0 * $0 })), 0...1, [(0.3, 0.09)]),
        ]

    @Test("A place on a scale has its value, and the value its place", arguments: 0..<scales.count)
    func places(row: Int) throws {
        let (taper, bounds, places) = Self.scales[row]
        let scale = try scale(bounds.lowerBound, bounds.upperBound, taper)
        for (place, value) in places {
            #expect(scale.value(at: place).isNear(value), "\(taper) at \(place)")
            #expect(scale.fraction(of: value).isNear(place), "\(taper) at \(place)")
        }
    }

    @Test("In decibels, the gain is the cube of the place, so that most of the travel is for what is loud")
    func decibels() throws {
        // Down to -180 dB, the gain at the start is almost 0.
        let scale = try scale(-180, 0, .decibel)
        for place in [0.1, 0.5, 0.9] {
            let gain = Double.pow(place * (1 - 1e-3) + 1e-3, 3)
            #expect(scale.value(at: place).isNear(20 * .log10(gain)))
        }
        #expect(abs(scale.value(at: 0.5) + 18) < 0.1)
        let mixer = try self.scale(-60, 6, .decibel)
        #expect(mixer.fraction(of: -12) > 0.4 && mixer.fraction(of: -40) < 0.11)
    }

    @Test("Breakpoints out of bounds are ignored, those that do not ascend make a linear scale")
    func invalidTables() throws {
        let within = try scale(
            0, 10,
            .table([.init(place: -1, value: -5), .init(place: 0.5, value: 2), .init(place: 2, value: 9)]))
        #expect(within.value(at: 0.25).isNear(1) && within.value(at: 0.75).isNear(6))
        for points in [
            [KnobBreakpoint(place: 0.5, value: 2), .init(place: 0.4, value: 3)],
            [.init(place: 0.4, value: 3), .init(place: 0.5, value: 3)], [.init(place: .nan, value: 3)],
        ] {
            #expect(!KnobBreakpoint.areValid(points))
            #expect(try scale(0, 10, .table(points)).taper == .linear)
        }
    }

    @Test("What a function returns is clamped, and a number that is not finite is the lowest value")
    func wildCurves() throws {
        for number in [Double.nan, .infinity, -.infinity, 9] {
            let scale = try scale(2, 3, .custom(KnobCurve(value: { _ in number }, place: { _ in number })))
            #expect((2...3).contains(scale.value(at: 0.5)) && (0...1).contains(scale.fraction(of: 2.5)))
            #expect(scale.value(at: 0) == 2 && scale.value(at: 1) == 3)
        }
    }

    @Test(
        "All tapers have exact ends, clamp what is beyond, ascend, and map values back",
        arguments: [KnobTaper.linear, .logarithmic, .decibel, .power(skew: 0.3), table, .custom(square)],
        [nil, 2.0])
    func allTapers(taper: KnobTaper, lowest: Double?) throws {
        let scale = try scale(1, 1000, taper, lowest: lowest)
        for place in [-3.0, 0] { #expect(scale.value(at: place) == 1) }
        for place in [1.0, 3] { #expect(scale.value(at: place) == 1000) }
        for value in [-9.0, 1] { #expect(scale.fraction(of: value) == 0) }
        for value in [1000.0, 9000] { #expect(scale.fraction(of: value) == 1) }
        var before = 1.0
        for step in 1...100 {
            let value = scale.value(at: Double(step) / 100)
            #expect(value >= before)
            before = value
            // A curve may be flat where it leaves its bounds, and off has a room of its own.
            guard value > 2, value < 1000 else { continue }
            #expect(abs(scale.fraction(of: value) - Double(step) / 100) < 1e-6)
        }
    }

    @Test("The value that means off has the start of the travel, and the lowest value follows")
    func off() throws {
        let scale = try scale(-61, 6, .linear, lowest: -60)
        #expect(scale.hasOff && scale.value(at: 0) == -61)
        #expect(scale.value(at: ScaleModel.offExtent * 0.4) == -61)
        #expect(scale.value(at: ScaleModel.offExtent * 0.6) == -60)
        #expect(scale.value(at: ScaleModel.offExtent) == -60)
        #expect(scale.fraction(of: -60) == ScaleModel.offExtent && scale.isOff(-60.7))
        #expect(!scale.isOff(-60.4) && scale.value(at: 0.52).isNear(-27))
        for lowest in [-70, 6, .nan] { #expect(try !self.scale(-61, 6, .linear, lowest: lowest).hasOff) }
    }

    @Test(
        "Off is one step below the lowest value, however long the step, also where steps are equal turns",
        arguments: [
            (-60.0, -1.0, -61.0, false), (-60, -10, -61, false), (-59.5, -1, -60, false),
            (-55, -10, -60, false), (-61, 1, -60, false), (-61, 10, -60, false), (-61, -1, -61, false),
            (0, 1, 1, false), (5, 1, 6, false), (-60, -1, -61, true), (-59.9, -30, -60, true),
            (-61, 30, -60, true),
        ])
    func stepToOff(value: Double, step: Double, expected: Double, turnsEqually: Bool) throws {
        for taper in turnsEqually ? [.power(skew: 2)] : [KnobTaper.linear, .decibel] {
            let scale = try scale(-61, 6, taper, lowest: -60)
            #expect(scale.value(from: value, step: step).value == expected)
        }
    }

    @Test("Steps turn a scale of unequal values equally")
    func evenTurns() throws {
        for taper in [KnobTaper.logarithmic, .power(skew: 0.5), Self.table] {
            let scale = try scale(1, 1001, taper)
            var value = 1.0
            for _ in 0..<5 { value = scale.value(from: value, step: 100).value }
            #expect(abs(scale.fraction(of: value) - 0.5) < 1e-9)
        }
    }

    @Test("Fine steps of a logarithmic scale are even, few, and at least what rounding keeps; others stay")
    func evenSteps() throws {
        let frequencies = try scale(20, 20_000, .logarithmic)
        let fine = frequencies.evenSteps(for: 1, page: 10)
        #expect(frequencies.value(from: 20, step: 60 * fine.step).value.isNear(20 * .sqrt(1000)))
        #expect(frequencies.value(from: 20, step: 6 * fine.page).value.isNear(20 * .sqrt(1000)))
        #expect(frequencies.evenSteps(for: 100, page: 1000) == (100, 1000))
        #expect(frequencies.value(from: 20, step: 1).value < 20.01)
        #expect(frequencies.value(from: 20, step: 1, least: 1).value == 21)
        #expect(frequencies.value(from: 21, step: -1, least: 1).value == 20)
        #expect(frequencies.value(from: 10_000, step: 100, least: 1).value > 10_300)
        #expect(try scale(20, 20_000, .linear).evenSteps(for: 1, page: 10) == (1, 10))
    }

    @Test(
        "A step beyond an end of a scale that wraps reports its direction",
        arguments: [(99.0, 2.0, 1.0, 1), (0, -1, 99, -1), (50, 1, 51, 0), (98, 3, 1, 1)])
    func lap(value: Double, step: Double, expected: Double, lap: Int) throws {
        for taper in [KnobTaper.linear, .power(skew: 1)] {
            let moved = try scale(0, 100, taper).value(from: value, step: step, wraps: true)
            #expect(moved.value.isNear(expected) && moved.lap == lap)
        }
    }
}
