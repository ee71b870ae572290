import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The taper of a knob and its value off, as Swift and C set them.
@MainActor
final class KnobTaperTests: WidgetTestCase {
    func testTaperKeepsItsNumbersAndTheValue() async {
        let (knob, other, scale) = (makeKnob(in: 0...10, at: 3), makeKnob(in: 0...10, at: 3), KnobScale())
        XCTAssertNil(knob.scale)
        (knob.scale, other.scale) = (scale, scale)
        XCTAssertEqual(scale.taper, .linear)
        let record = EventRecord(of: Object(retaining: scale.pointer))
        scale.taper = .power(skew: 0.25)
        XCTAssertEqual(record.events, ["notify skew", "notify taper"])
        scale.skew = 100
        XCTAssertEqual(scale.taper, .power(skew: 10))
        let table = KnobTaper.table([.init(place: 0.5, value: 2)])
        let curve = KnobTaper.custom(KnobCurve(value: { $0 * $0 * 10 }))
        for taper in [table, curve, .logarithmic, .decibel, .power(skew: 0.25), .linear] {
            scale.taper = taper
            XCTAssertEqual(knob.scale?.taper, taper)
            XCTAssertEqual(knob.value, 3, "\(taper)")
        }
        scale.taper = .table([.init(place: 0.5, value: 2), .init(place: 0.4, value: 3)])
        XCTAssertEqual(MessageLog.take().count, 1, "a table must ascend")
        XCTAssertEqual(scale.taper, .linear)
        // Each knob that has the scale follows it, and no other.
        other.scale = nil
        scale.taper = .power(skew: 0.5)
        for (knob, value) in [(knob, 6.0), (other, 8)] {
            XCTAssertTrue(knob.setControllerValue(0.8, takesOver: false))
            XCTAssertEqual(knob.value, value)
        }
    }

    func testScaleOfTwoKnobsOutlivesOne() async throws {
        let (scale, knob) = (KnobScale(), makeKnob(in: 1...100, at: 1))
        knob.scale = scale
        do {
            let other = makeKnob(in: 1...100)
            other.scale = scale
            scale.taper = .decibel
        }
        scale.taper = .logarithmic
        XCTAssertTrue(knob.setControllerValue(0.5, takesOver: false))
        XCTAssertEqual(knob.value, 10)
    }

    func testMarksFollowTheTaper() async throws {
        let knob = makeKnob(in: 0...100)
        knob.addMark(at: 25, markup: "25")
        let window = try show(knob.object, width: 200, height: 200)
        let mark = try XCTUnwrap(knob.object.children.first { $0.hasStyleClass("mark") })
        func middle() throws -> Double {
            try window.waitForFrame()
            return window.point(Double(mark.width) / 2, 0, of: mark).x
        }
        let left = try middle()
        XCTAssertLessThan(left, 60)
        // 25 is at half of the travel, which is up.
        knob.scale = KnobScale(.power(skew: 0.5))
        XCTAssertEqual(try middle(), 100, accuracy: 1)
    }

    func testOffIsNotified() async {
        let knob = makeKnob(in: -61...6, step: 1, at: -61)
        XCTAssertFalse(knob.isOff, "the lower bound is a value")
        XCTAssertEqual(knob.text, "−61")
        var states: [Bool] = []
        knob.object.connect("notify::off") { [weak knob] _ in if let knob { states.append(knob.isOff) } }
        let scale = KnobScale(hasOff: true)
        knob.scale = scale
        XCTAssertEqual(states, [true])
        XCTAssertEqual(knob.text, "Off")
        knob.setFormatter { $0 < -60 ? "silent" : "\($0)" }
        XCTAssertEqual(knob.text, "silent")
        knob.value = -60
        knob.value = 6
        XCTAssertEqual(states, [true, false])
        gtk_adjustment_set_lower(knob.adjustment, 6)
        XCTAssertEqual(states, [true, false], "a single value is not off")
        gtk_adjustment_configure(knob.adjustment, -20, -20, 6, 1, 10, 0)
        XCTAssertEqual(states, [true, false, true])
        scale.hasOff = false
        XCTAssertEqual(states, [true, false, true, false])
    }

    func testFunctionsOfCAreFreed() async {
        let scale = KnobScale()
        watch(Object(retaining: scale.pointer))
        var freed = 0
        withUnsafeMutablePointer(to: &freed) { freed in
            let count: GDestroyNotify = { $0!.assumingMemoryBound(to: Int.self).pointee += 1 }
            for _ in 0..<2 {
                rotary_wheel_knob_scale_set_curve_func(
                    OpaquePointer(scale.pointer), { place, _ in 100 * place * place }, freed, count)
                rotary_wheel_knob_scale_set_inverse_curve_func(
                    OpaquePointer(scale.pointer), { value, _ in value / 100 }, freed, count)
            }
            XCTAssertEqual(
                rotary_wheel_knob_scale_get_taper(OpaquePointer(scale.pointer)),
                ROTARY_WHEEL_KNOB_TAPER_CUSTOM)
            rotary_wheel_knob_scale_set_curve_func(OpaquePointer(scale.pointer), nil, nil, nil)
        }
        XCTAssertEqual(freed, 4)
        XCTAssertEqual(scale.taper, .linear)
    }
}
