import RotaryWheelModel
import Testing

/// Drags of a knob, with an assertion of every value.
struct KnobModelTests {
    /// A knob from 0 to 100 at a value; 3° of its travel change the value by 1.
    private func knob(at value: Double, _ setUp: (inout KnobModel) -> Void = { _ in }) throws -> KnobModel {
        var knob = KnobModel(scale: try #require(ScaleModel(lower: 0, upper: 100)))
        setUp(&knob)
        knob.setValue(value)
        return knob
    }

    /// The values after steps of the pointer, in degrees.
    private func trace(_ knob: inout KnobModel, _ steps: [Double], isFine: Bool = false) -> [Double] {
        steps.map { rounded(knob.drag(by: Angle(degrees: $0), isFine: isFine)) }
    }

    private func rounded(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }

    /// A drag, with the values after each step of the pointer, in degrees.
    struct Drag: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var style = KnobDragStyle.circular
        /// The value before the drag.
        let start: Double
        /// Where an absolute drag is pressed; at the mark by default.
        var press: Angle?
        var setUp: @Sendable (inout KnobModel) -> Void = { _ in }
        let steps: [Double]
        let values: [Double]
    }

    private static func detent(at value: Double, degrees: Double) -> @Sendable (inout KnobModel) -> Void {
        { ($0.detents, $0.detentExtent) = ([value], Angle(degrees: degrees)) }
    }

    private static let drags: [Drag] = [
        // The pointer crosses the gap and enters the start of the travel.
        Drag(
            testDescription: "past its end it stays there; turned back, it follows immediately", start: 97,
            steps: [3, 3, 3, 3, 3, 60, 60, 60, -3, -30, -300, -3, 3],
            values: [98, 99, 100, 100, 100, 100, 100, 100, 99, 89, 0, 0, 1]),
        Drag(
            testDescription: "absolute: it stays at its end until the pointer returns there",
            style: .circularAbsolute, start: 97, steps: [3, 3, 3, 3, 3, 60, 60, -60, -60, -3, -3, -3],
            values: [98, 99, 100, 100, 100, 100, 100, 100, 100, 100, 100, 99]),
        Drag(
            testDescription: "absolute: a full turn beyond the upper end leads back to it",
            style: .circularAbsolute, start: 100, steps: .init(repeating: 30, count: 12) + [-3],
            values: .init(repeating: 100, count: 12) + [99]),
        Drag(
            testDescription: "absolute: a full turn beyond the lower end leads back to it",
            style: .circularAbsolute, start: 0, steps: .init(repeating: -30, count: 12) + [3],
            values: .init(repeating: 0, count: 12) + [1]),
        Drag(
            testDescription: "absolute: beyond an end, the pointer is never more than a turn away",
            style: .circularAbsolute, start: 100, steps: .init(repeating: 90, count: 41) + [-60, -60],
            values: .init(repeating: 100, count: 42) + [90]),
        Drag(
            testDescription: "an endless knob wraps around", start: 90, setUp: { $0.travel.wraps = true },
            steps: [18, 18, 18, -36, 720], values: [95, 0, 5, 95, 95]),
        // The last step crosses the whole dead zone.
        Drag(
            testDescription: "a detent holds it in its dead zone, and skips no value", start: 48,
            setUp: detent(at: 50, degrees: 12), steps: [3, 3, 3, 3, 3, 3, 3, -3, -12, -3, 18],
            values: [49, 50, 50, 50, 50, 50, 51, 50, 50, 49, 51]),
        Drag(
            testDescription: "at a detent it starts in the middle of its dead zone", start: 50,
            setUp: detent(at: 50, degrees: 12), steps: [6, 3, -3, -6, -6, -3],
            values: [50, 51, 50, 50, 50, 49]),
        Drag(
            testDescription: "a detent at the seam of an endless knob holds it in both directions", start: 99,
            setUp: {
                $0.travel.wraps = true
                detent(at: 0, degrees: 7.2)(&$0)
            }, steps: [3.6, 3.6, 3.6, 3.6, -3.6, -7.2, -3.6], values: [0, 0, 0, 1, 0, 0, 99]),
        Drag(
            testDescription: "absolute: a detent attracts the mark near it", style: .circularAbsolute,
            start: 0, press: .up, setUp: detent(at: 50, degrees: 12), steps: [5, 4, -4, -6, -6],
            values: [50, 53, 50, 50, 50 - 7.0 / 3]),
        Drag(
            testDescription: "a knob with a single value keeps it", start: 5,
            setUp: { $0.scale = ScaleModel(lower: 5, upper: 5)! }, steps: [90, -90, 400], values: [5, 5, 5]),
    ]

    @Test("A drag in circles has a value after each step", arguments: drags)
    func values(drag: Drag) throws {
        var knob = try knob(at: drag.start, drag.setUp)
        knob.beginDrag(drag.style)
        if drag.style == .circularAbsolute { knob.point(to: drag.press ?? knob.direction) }
        #expect(trace(&knob, drag.steps) == drag.values.map(rounded))
    }

    @Test(
        "A press in an absolute drag moves the mark to the pointer",
        arguments: [(120, 0), (180, 20), (-90, 50), (0, 80), (60, 100), (89, 100), (91, 0)])
    func pointsToThePress(degrees: Double, expected: Double) throws {
        var knob = try knob(at: 30)
        knob.beginDrag(.circularAbsolute)
        #expect(rounded(knob.point(to: Angle(degrees: degrees))) == expected)
    }

    @Test(
        "A straight drag turns by the distance along its axis only, times the sensitivity",
        arguments: [
            (KnobDragStyle.vertical, 0, -20, 60), (.vertical, 50, 20, 40), (.horizontal, 20, 0, 60),
            (.horizontal, -40, 50, 30), (.vertical, 0, -1000, 100),
        ])
    func straight(style: KnobDragStyle, dx: Double, dy: Double, expected: Double) throws {
        for sensitivity in [1.0, 2] {
            var knob = try knob(at: 50) { $0.sensitivity = sensitivity }
            knob.beginDrag(style)
            let value = knob.drag(by: Angle(degrees: 77), dx: dx / sensitivity, dy: dy / sensitivity)
            #expect(rounded(value) == expected, "sensitivity \(sensitivity)")
        }
    }

    @Test(
        "Fine mode turns by a tenth, without a jump when it begins or ends",
        arguments: [KnobDragStyle.circular, .circularAbsolute])
    func fine(style: KnobDragStyle) throws {
        var knob = try knob(at: 50)
        knob.beginDrag(style)
        if style == .circularAbsolute { knob.point(to: knob.direction) }
        #expect(trace(&knob, [3, 3]) == [51, 52])
        #expect(trace(&knob, [0, 3, 3], isFine: true) == [52, 52.1, 52.2])
        #expect(trace(&knob, [0, 3]) == [52.2, 53.2])
    }

    @Test("A knob can make several turns, and an absolute press chooses the nearest one")
    func turns() throws {
        // The travel is 2 · 360° + 300°.
        var knob = try knob(at: 0) { $0.travel.turns = 3 }
        knob.beginDrag(.circular)
        #expect(
            trace(&knob, [170, 170, 170, 170, 170, 170, 170]).suffix(3) == [rounded(850 / 10.2), 100, 100])
        knob.endDrag()
        #expect(rounded(knob.direction.wrapped.degrees) == 60)
        knob.beginDrag(.circularAbsolute)
        // The nearest of the three places with the mark at the top.
        #expect(rounded(knob.point(to: .up)) == rounded((720 + 150) / 10.2))
    }

    @Test("A mirrored knob turns counterclockwise and reverses horizontal drags")
    func mirrored() throws {
        var knob = try knob(at: 0) { $0.travel.isMirrored = true }
        #expect(rounded(knob.direction.degrees) == 60)
        knob.beginDrag(.circular)
        #expect(trace(&knob, [-30, 6]) == [10, 8])
        knob.setValue(100)
        #expect(rounded(knob.direction.wrapped.degrees) == 120)
        knob.endDrag()
        knob.beginDrag(.horizontal)
        #expect(rounded(knob.drag(by: .zero, dx: 20)) == 90)
    }

    @Test("A drag continues from a value set during it, and keeps its initial value")
    func setInMidDrag() throws {
        var knob = try knob(at: 10)
        knob.beginDrag(.circular)
        #expect(trace(&knob, [3]) == [11])
        knob.setValue(70)
        #expect(trace(&knob, [3]) == [71])
        #expect(knob.valueAtBegin == 10)
    }

    @Test("Movements that are not finite, and NaN, change nothing; an infinite value is clamped")
    func refusal() throws {
        var knob = try knob(at: 10)
        knob.setValue(.nan)
        #expect(knob.value == 10)
        knob.beginDrag(.circular)
        #expect(knob.drag(by: Angle(radians: .nan)) == 10)
        #expect(knob.drag(by: Angle(radians: .infinity), dx: 3) == 10)
        #expect(knob.drag(by: .zero, dx: .nan, dy: 1) == 10)
        #expect(knob.point(to: Angle(radians: .nan)) == 10)
        knob.setValue(.infinity)
        #expect(knob.value == 100)
        // 1e308 pixels are whole turns of an endless knob.
        knob.travel.wraps = true
        knob.setValue(10)
        knob.beginDrag(.vertical)
        #expect(abs(knob.drag(by: .zero, dy: 1e308) - 10) < 1e-6)
        #expect(knob.direction.isFinite)
    }

    @Test(
        "Steps of any size keep the value in its bounds and the direction finite",
        arguments: KnobDragStyle.allCases, [false, true])
    func anySteps(style: KnobDragStyle, wraps: Bool) throws {
        let least = Double.leastNonzeroMagnitude
        let numbers = [1e308, -1e308, least, 1e9, -1e9, 1, Double.greatestFiniteMagnitude]
        for bounds in [(-1e308, 1e308), (0, least), (least, 1e308)] {
            let scale = ScaleModel(lower: bounds.0, upper: bounds.1, taper: .logarithmic)
            var knob = KnobModel(scale: try #require(scale))
            (knob.travel.wraps, knob.detents) = (wraps, [bounds.0, 1, bounds.1])
            for turning in numbers {
                (knob.travel.start, knob.travel.end) = (Angle(radians: turning), Angle(radians: least))
                knob.beginDrag(style)
                knob.point(to: Angle(radians: turning))
                for way in numbers {
                    let value = knob.drag(by: Angle(radians: turning), dx: way, dy: -way)
                    #expect((bounds.0...bounds.1).contains(value))
                    #expect(knob.direction.isFinite)
                }
            }
        }
    }

    @Test(
        "A knob returns at constant speed, an endless one the short way",
        arguments: [
            (false, 100.0, 0.0, 1000, [100.0, 75, 50, 25, 0]), (true, 10, 90, 240, [10, 5, 0, 95, 90]),
        ])
    func returns(wraps: Bool, start: Double, end: Double, milliseconds: Int, values: [Double]) throws {
        let knob = try knob(at: start) { $0.travel.wraps = wraps }
        let back = KnobReturn(from: knob, to: end, at: .seconds(3))
        // At one turn in 1.2 s, 300° take 1 s, and a fifth of a turn 0.24 s.
        #expect(!back.isOver(at: .milliseconds(2999 + milliseconds)))
        #expect(back.isOver(at: .milliseconds(3001 + milliseconds)))
        let times = (0...4).map { 3000 + $0 * milliseconds / 4 } + [9000]
        #expect(times.map { rounded(back.value(at: .milliseconds($0))) } == values + [end])
    }
}
