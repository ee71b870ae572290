import RotaryWheelModel
import Testing

/// Angles of a knob: texts, multiples of 15°, and the way around.
struct KnobAngleTests {
    private func knob(
        _ lower: Double = 0, _ upper: Double = 360, at value: Double = 0, wraps: Bool = true
    ) throws -> KnobModel {
        var knob = KnobModel(scale: try #require(ScaleModel(lower: lower, upper: upper)))
        (knob.travel.start, knob.travel.wraps) = (.zero, wraps)
        knob.setValue(value)
        return knob
    }

    @Test("A typed angle beyond the bounds is taken modulo 360 where the knob wraps")
    func turns() throws {
        let rows: [(ClosedRange<Double>, String, Double)] = [
            (0...360, "-10", 350), (0...360, "370°", 10), (0...360, "360", 360), (0...360, "−750 deg", 330),
            (-180...180, "350", -10), (-180...180, "181", -179), (-180...180, "-180", -180),
            (0...720, "-10", 350), (0...720, "370", 370), (0...90, "100", 100), (0...90, "-350", 10),
        ]
        for (bounds, text, value) in rows {
            let scale = try #require(ScaleModel(lower: bounds.lowerBound, upper: bounds.upperBound))
            #expect(
                try KnobFormat.angle.value(of: text, on: scale, wraps: true) == value, "\(bounds) \(text)")
        }
        let scale = try #require(ScaleModel(lower: 0, upper: 360))
        #expect(try KnobFormat.angle.value(of: "-10", on: scale) == -10)
        #expect(try KnobFormat.number.value(of: "-10", on: scale, wraps: true) == -10)
    }

    @Test("A drag snaps to multiples, and follows the pointer again without them")
    func snapping() throws {
        var knob = try knob(at: 10)
        knob.beginDrag(.circular)
        knob.snap = 15
        let angles = [2, 4, 6, 8, -4].map { knob.drag(by: Angle(degrees: $0)) }
        #expect(angles == [15, 15, 15, 30, 30])
        #expect(abs(knob.direction.wrapped.degrees - 30) < 1e-9)
        knob.snap = nil
        #expect(abs(knob.drag(by: Angle(degrees: 1)) - 27) < 1e-9)
        knob.snap = 15
        knob.drag(by: Angle(degrees: 1))
        knob.endDrag()
        #expect(knob.value == 30)
        // The next drag begins at the snapped value.
        knob.beginDrag(.circular)
        #expect(abs(knob.drag(by: Angle(degrees: 1)) - 31) < 1e-9)
    }

    @Test("An absolute drag snaps the pointer's direction, and bounds hold")
    func absoluteSnapping() throws {
        var knob = try knob(0, 50, wraps: false)
        (knob.travel.start, knob.travel.end) = (.zero, Angle(degrees: 50))
        knob.beginDrag(.circularAbsolute)
        knob.snap = 15
        #expect([8, 29, 39, 48, 80].map { knob.point(to: Angle(degrees: $0)) } == [15, 30, 45, 45, 45])
        knob.scale = try #require(ScaleModel(lower: 0, upper: 40))
        #expect(knob.point(to: Angle(degrees: 50)) == 40)
    }

    @Test("A snapped value at the end is the start of the next lap, which counts once")
    func laps() throws {
        var knob = try knob(at: 340)
        knob.beginDrag(.circular)
        knob.snap = 15
        let trace = [5, 10, 10, -10, -10, 10].map { step in
            [knob.drag(by: Angle(degrees: step)), Double(knob.laps)]
        }
        #expect(trace == [[345, 0], [0, 1], [0, 1], [0, 1], [345, 0], [0, 1]])
        knob.endDrag()
        #expect([knob.value, Double(knob.laps)] == [0, 1])
    }

    @Test("A step leads to the next multiple, and around the end of a scale that wraps")
    func steps() throws {
        let rows: [(ClosedRange<Double>, Bool, Double, Bool, Double, Int)] = [
            (0...360, true, 20, true, 30, 0), (0...360, true, 30, true, 45, 0),
            (0...360, true, 20, false, 15, 0), (0...360, true, 15, false, 0, 0),
            (0...360, true, 350, true, 0, 1), (0...360, true, 0, false, 345, -1),
            (-180...180, true, 170, true, -180, 1), (-180...180, true, -180, false, 165, -1),
            (-180...180, true, -7, true, 0, 0), (0...50, false, 45, true, 50, 0),
            (0...50, false, 50, false, 45, 0), (0...50, false, 29.999_999_999_999, true, 45, 0),
        ]
        for (bounds, wraps, value, isUpward, next, lap) in rows {
            let scale = try #require(ScaleModel(lower: bounds.lowerBound, upper: bounds.upperBound))
            let step = scale.nextMultiple(of: 15, from: value, isUpward: isUpward, wraps: wraps)
            #expect(step == (next, lap), "\(bounds) from \(value), upward: \(isUpward)")
        }
    }

    @Test("Against the clock an angle begins at the start; a mirrored knob begins at its mirror image")
    func directions() throws {
        var travel = KnobTravel()
        (travel.wraps, travel.isMirrored, travel.keepsStart) = (true, true, true)
        for start in [0.0, -90, 120] {
            travel.start = Angle(degrees: start)
            for (place, turn) in [(0.0, 0.0), (0.25, -90), (0.5, -180)] {
                let direction = Angle(degrees: start + turn)
                #expect(abs((travel.direction(at: place) - direction).wrapped.degrees) < 1e-9)
                #expect(abs(travel.fraction(at: direction, near: place) - place) < 1e-9)
            }
        }
        travel.start = .zero
        travel.keepsStart = false
        #expect(abs(abs(travel.direction(at: 0).wrapped.degrees) - 180) < 1e-9)
        // An arc has its ends at the mirror images of both.
        (travel.keepsStart, travel.wraps) = (true, false)
        #expect(abs(abs(travel.direction(at: 0).wrapped.degrees) - 180) < 1e-9)
    }

    @Test("A mark is under, at or beyond the value")
    func marks() throws {
        let scale = try #require(ScaleModel(lower: 0, upper: 100))
        let rows: [(Double, Double, Int, KnobMarkSide)] = [
            (40, 50, 0, .under), (50, 50, 0, .at), (60, 50, 0, .beyond),
            // The nearest of rounded values.
            (33.3, 33, 0, .at), (33.3, 34, 0, .under), (33.3, 33.3, 1, .at), (33.3, 33.2, 1, .beyond),
            (0.3, 0.1 + 0.2, -1, .at), (0.3, 0.31, -1, .under), (0.3, 0.299, -1, .beyond),
        ]
        for (mark, value, digits, side) in rows {
            #expect(
                KnobMarkSide(of: mark, for: value, digits: digits, on: scale) == side, "\(mark), \(value)")
        }
    }
}
