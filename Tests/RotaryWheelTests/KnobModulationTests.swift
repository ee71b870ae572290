import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

@MainActor
final class KnobModulationTests: WidgetTestCase {
    /// The lines of the inner and the outer of two arcs around a knob of 100 pixels, as parts of its radius.
    private let (inner, outer) = (0.85, 0.95)

    private func makeKnobWithTwoArcs() throws -> (KnobWidget, TestWindow) {
        let knob = makePlainKnob(at: 50)
        setRules("modulation.lfo { color: #00f; } modulation.envelope { color: #0f0; }")
        XCTAssertEqual(knob.addModulation(from: 20, to: 40, cssClass: "lfo", label: "LFO"), 0)
        XCTAssertEqual(knob.addModulation(from: 90, to: 60, cssClass: "envelope"), 1)
        return (knob, try show(knob.object))
    }

    func testArcsLieAroundTheTrackAndADotMovesAlongOne() async throws {
        let (knob, window) = try makeKnobWithTwoArcs()
        for (value, isInner, isOuter) in [(10.0, false, false), (30, true, false), (75, false, true)] {
            let degrees = 120 + 3 * value
            XCTAssertEqual(try color(degrees, inner, of: knob, in: window) == blue, isInner, "\(value)")
            XCTAssertEqual(try color(degrees, outer, of: knob, in: window) == green, isOuter, "\(value)")
        }
        for value in [0.0, 10, 99] {
            let degrees = 120 + 3 * value
            XCTAssertNotEqual(try color(degrees, inner, of: knob, in: window), blue, "\(value)")
            knob.setModulation(0, value: value)
            XCTAssertEqual(try color(degrees, inner, of: knob, in: window), blue, "\(value)")
        }
        knob.setModulation(0, value: nil)
        XCTAssertNotEqual(try color(417, inner, of: knob, in: window), blue)
        knob.setModulation(0, from: 5, to: 15)
        XCTAssertEqual(try color(150, inner, of: knob, in: window), blue)
        XCTAssertNotEqual(try color(210, inner, of: knob, in: window), blue)
        knob.clearModulations()
        XCTAssertNotEqual(try color(150, inner, of: knob, in: window), blue)
    }

    func testModulationsAreInTheValueText() async throws {
        let (knob, _) = try makeKnobWithTwoArcs()
        func expect(_ text: String, line: UInt = #line) {
            XCTAssertNil(
                knob.object.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, differsFrom: text), line: line)
        }
        expect("50; LFO 20 to 40; Modulation 90 to 60")
        knob.unit = "%"
        expect("50\u{a0}%; LFO 20\u{a0}% to 40\u{a0}%; Modulation 90\u{a0}% to 60\u{a0}%")
        XCTAssertEqual(knob.text, "50\u{a0}%")
        knob.setModulation(0, from: 0, to: 10)
        knob.setModulation(1, value: 70)
        expect("50\u{a0}%; LFO 0\u{a0}% to 10\u{a0}%; Modulation 90\u{a0}% to 60\u{a0}%")
        knob.clearModulations()
        expect("50\u{a0}%")
    }

    func testManyArcsLeaveRoomForTheKnob() async throws {
        let (knob, window, _) = try shown(makePlainKnob(at: 50))
        for index in 0..<50 { knob.addModulation(from: Double(index), to: 100) }
        let line = try color(-90, 0.3, of: knob, in: window)
        knob.value = 0
        XCTAssertNotEqual(try color(-90, 0.3, of: knob, in: window), line, "the line of the disc is there")
    }

    func testOddValuesAreRefused() async throws {
        let (knob, window) = try makeKnobWithTwoArcs()
        XCTAssertNil(knob.addModulation(from: .nan, to: 1))
        XCTAssertNil(knob.addModulation(from: 0, to: .infinity))
        knob.setModulation(0, from: .nan, to: 1)
        knob.setModulation(2, from: 0, to: 1)
        knob.setModulation(-1, value: 1)
        XCTAssertEqual(MessageLog.take().count, 5)
        knob.setModulation(0, value: .nan)
        knob.setModulation(0, from: -1e300, to: 1e300)
        XCTAssertEqual(try color(150, inner, of: knob, in: window), blue)
        XCTAssertEqual(try color(390, inner, of: knob, in: window), blue)
        let refused = unsafe rotary_wheel_knob_add_modulation(knob.object.opaque, .nan, 1, nil, nil)
        XCTAssertEqual(refused, .max)
        XCTAssertEqual(MessageLog.take().count, 1)
    }
}
