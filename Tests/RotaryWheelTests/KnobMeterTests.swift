import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The meter in the ring of a knob, and the arcs of modulations around it.
@MainActor
final class KnobMeterTests: WidgetTestCase {
    /// The middle of the ring of a knob of 100 pixels, as a part of its radius.
    private let ring = 0.76
    /// The lines of the inner and the outer of two arcs around it, too.
    private let (inner, outer) = (0.85, 0.95)

    /// A knob whose ring is 5 degrees of turn per decibel, in pure colors, and that falls slowly.
    private func makeMeter(channels: Int = 1) throws -> (KnobWidget, KnobMeter, TestWindow) {
        let (knob, meter) = (makePlainKnob(), KnobMeter(channels: channels))
        (meter.lower, meter.upper, meter.warning, meter.clip) = (-60, 0, -30, -15)
        (meter.fall, meter.hold) = (1, .seconds(60))
        knob.meter = meter
        setRules("meter.ok { color: #00f; } meter.warning { color: #0f0; } meter.clip { color: #f00; }")
        return (knob, meter, try show(knob.object))
    }

    func testLevelFillsTheRingInBands() async throws {
        let (knob, meter, window) = try makeMeter()
        let empty = try color(270, ring, of: knob, in: window)
        window.setVisible(false)
        meter.setLevels(-6)
        window.setVisible(true)
        try MainLoop.wait(for: "the window") { knob.object.isMapped }
        for (degrees, expected) in [
            (125.0, blue), (265, blue), (275, green), (340, green), (350, red), (380, red), (405, empty),
        ] { XCTAssertEqual(try color(degrees, ring, of: knob, in: window), expected, "\(degrees)") }
        meter.lower = -90
        XCTAssertEqual(try color(310, ring, of: knob, in: window), blue, "the scale has changed")
        meter.setLevels(.infinity)
        XCTAssertEqual(try color(405, ring, of: knob, in: window), red)
        (meter.lower, meter.upper) = (0, -60)
        XCTAssertNotEqual(try color(405, ring, of: knob, in: window), red, "no room, no level")
        (meter.lower, meter.upper) = (-60, 0)
        XCTAssertEqual(try color(400, ring, of: knob, in: window), red)
        knob.meter = nil
        XCTAssertNotEqual(try color(400, ring, of: knob, in: window), red)
    }

    func testTwoChannelsRiseOnTheirSides() async throws {
        let (knob, meter, window) = try makeMeter(channels: 2)
        for isMirrored in [false, true] {
            gtk_range_set_inverted(knob.range, isMirrored ? 1 : 0)
            // A change of the number silences them.
            (meter.channels, meter.channels) = (1, 2)
            meter.setLevels(-40, -20)
            for (degrees, level, isLit) in [
                (160.0, blue, true), (180, blue, false), (0, blue, true), (-25, green, true),
                (-50, green, false),
            ] {
                let isSeen = try color(degrees, ring, of: knob, in: window) == level
                XCTAssertEqual(isSeen, isLit, "\(degrees), mirrored: \(isMirrored)")
            }
        }
    }

    func testPeakStaysAboveTheLevel() async throws {
        let (knob, meter, window) = try makeMeter()
        meter.fall = 1000
        meter.setLevels(-12)
        meter.setLevels(-50)
        try MainLoop.wait(for: "the fall") { try! color(300, ring, of: knob, in: window) != green }
        XCTAssertEqual(try color(358, ring, of: knob, in: window), red)
        XCTAssertEqual(try color(150, ring, of: knob, in: window), blue)
        meter.hold = .zero
        meter.setLevels(0)
        meter.setLevels(-.infinity)
        try MainLoop.wait(for: "the fall of the peak") { try! color(418, ring, of: knob, in: window) != red }
    }

    func testSilenceRequestsNoFrames() async throws {
        let (knob, meter, window) = try makeMeter()
        (meter.fall, meter.hold) = (1000, .zero)
        meter.setLevels(-6)
        meter.setLevels(-.infinity)
        try MainLoop.wait(for: "silence") { try! color(125, ring, of: knob, in: window) != blue }
        try window.waitForRest()
        let frames = try window.countFrames {
            for _ in 0..<10 {
                for level in [-90, -60, -Double.infinity] { meter.setLevels(level) }
                try MainLoop.pass(.milliseconds(20))
            }
            try window.waitForRest()
        }
        XCTAssertEqual(frames, 0)
        XCTAssertEqual(MainLoop.time?.isBusy, false)
    }

    func testMovingLevelsLeaveTheRestAsItIs() async throws {
        let (knob, meter, window) = try makeMeter()
        knob.value = 50
        meter.setLevels(-40)
        _ = try color(0, 0, of: knob, in: window)
        let line = try color(-90, 0.5, of: knob, in: window)
        try inFrames(6, of: knob.object) { meter.setLevels(-30 - Double($0)) }
        XCTAssertEqual(try color(-90, 0.5, of: knob, in: window), line)
        // Another value, style or state shows although the levels move.
        try inFrames(6, of: knob.object, midway: { knob.value = 0 }) { meter.setLevels(-20 - Double($0)) }
        XCTAssertNotEqual(try color(-90, 0.5, of: knob, in: window), line)
        let disc = try color(0, 0, of: knob, in: window)
        var removeRules = {}
        try inFrames(
            6, of: knob.object, midway: { removeRules = addRules("knob > dial { background: #f0f; }") }
        ) { meter.setLevels(-10 - Double($0)) }
        XCTAssertNotEqual(try color(0, 0, of: knob, in: window), disc)
        removeRules()
        gtk_widget_set_sensitive(knob.object.widget, 0)
        XCTAssertNotEqual(try color(0, 0, of: knob, in: window), disc, "a disabled knob is dimmed")
        XCTAssertEqual(try color(125, ring, of: knob, in: window), blue, "and measures")
    }

    func testClipLightStaysUntilCleared() async throws {
        let (knob, meter, window) = try makeMeter()
        let dark = try color(90, ring, of: knob, in: window)
        let record = EventRecord(of: Object(retaining: meter.pointer), signals: [])
        meter.setLevels(-15.1)
        XCTAssertFalse(meter.isClipped)
        for level in [-15, 0, -Double.infinity] { meter.setLevels(level) }
        XCTAssertTrue(meter.isClipped)
        XCTAssertEqual(record.count("notify clipped"), 1)
        XCTAssertEqual(try color(90, ring, of: knob, in: window), red)
        XCTAssertNil(knob.object.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, differsFrom: "0; Clipped"))
        meter.isClipped = false
        XCTAssertEqual(record.count("notify clipped"), 2)
        XCTAssertEqual(try color(90, ring, of: knob, in: window), dark)
        meter.setLevels(.nan, 0)
        meter.setLevels(0, .nan)
        XCTAssertEqual(MessageLog.take().count, 2)
        XCTAssertFalse(meter.isClipped)
        XCTAssertNil(knob.object.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, differsFrom: "0"))
    }

    private func makeKnobWithTwoArcs() throws -> (KnobWidget, lfo: KnobModulation, TestWindow) {
        let knob = makePlainKnob(at: 50)
        setRules("modulation.lfo { color: #00f; } modulation.envelope { color: #0f0; }")
        let lfo = KnobModulation(from: 20, to: 40, cssClass: "lfo", label: "LFO")
        knob.modulations = [lfo, KnobModulation(from: 90, to: 60, cssClass: "envelope")]
        return (knob, lfo, try show(knob.object))
    }

    func testArcsLieAroundTheTrackAndADotMovesAlongOne() async throws {
        let (knob, lfo, window) = try makeKnobWithTwoArcs()
        for (value, isInner, isOuter) in [(10.0, false, false), (30, true, false), (75, false, true)] {
            let degrees = 120 + 3 * value
            XCTAssertEqual(try color(degrees, inner, of: knob, in: window) == blue, isInner, "\(value)")
            XCTAssertEqual(try color(degrees, outer, of: knob, in: window) == green, isOuter, "\(value)")
        }
        for value in [0.0, 10, 99] {
            let degrees = 120 + 3 * value
            XCTAssertNotEqual(try color(degrees, inner, of: knob, in: window), blue, "\(value)")
            lfo.value = value
            XCTAssertEqual(try color(degrees, inner, of: knob, in: window), blue, "\(value)")
        }
        lfo.value = nil
        XCTAssertNotEqual(try color(417, inner, of: knob, in: window), blue)
        (lfo.start, lfo.end) = (5, 15)
        XCTAssertEqual(try color(150, inner, of: knob, in: window), blue)
        XCTAssertNotEqual(try color(210, inner, of: knob, in: window), blue)
        lfo.cssClass = " envelope  other"
        XCTAssertEqual(try color(150, inner, of: knob, in: window), green)
        knob.modulations = []
        XCTAssertNotEqual(try color(150, inner, of: knob, in: window), green)
    }

    func testKnobsShowAModulationAsOftenAsTheyHaveIt() async throws {
        let (knob, lfo, window) = try makeKnobWithTwoArcs()
        knob.modulations = [lfo, lfo]
        let other = makePlainKnob(at: 50)
        other.modulations = [lfo]
        let beside = try show(other.object)
        knob.modulations.removeFirst()
        (lfo.start, lfo.end) = (5, 15)
        // One arc lies outside of the others.
        for (knob, window) in [(knob, window), (other, beside)] {
            XCTAssertEqual(try color(150, outer, of: knob, in: window), blue)
        }
        var notified: [String] = []
        for name in ["value", "has-value"] {
            unsafe Object(retaining: lfo.pointer).connect("notify::\(name)") { _ in notified.append(name) }
        }
        lfo.value = 7
        lfo.value = 9
        lfo.value = 9
        lfo.value = nil
        XCTAssertEqual(notified, ["value", "has-value", "value", "has-value"])
    }

    func testModulationsAreInTheValueText() async throws {
        let (knob, lfo, _) = try makeKnobWithTwoArcs()
        func expect(_ text: String, line: UInt = #line) {
            XCTAssertNil(
                knob.object.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, differsFrom: text), line: line)
        }
        expect("50; LFO 20 to 40; Modulation 90 to 60")
        knob.unit = "%"
        expect("50\u{a0}%; LFO 20\u{a0}% to 40\u{a0}%; Modulation 90\u{a0}% to 60\u{a0}%")
        XCTAssertEqual(knob.text, "50\u{a0}%")
        (lfo.start, lfo.end) = (0, 10)
        knob.modulations[1].value = 70
        expect("50\u{a0}%; LFO 0\u{a0}% to 10\u{a0}%; Modulation 90\u{a0}% to 60\u{a0}%")
        lfo.label = "Vibrato"
        expect("50\u{a0}%; Vibrato 0\u{a0}% to 10\u{a0}%; Modulation 90\u{a0}% to 60\u{a0}%")
        knob.modulations = []
        expect("50\u{a0}%")
    }

    func testManyArcsLeaveRoomForTheKnob() async throws {
        let (knob, window, _) = try shown(makePlainKnob(at: 50))
        knob.modulations = (0..<50).map { KnobModulation(from: Double($0), to: 100) }
        let line = try color(-90, 0.3, of: knob, in: window)
        knob.value = 0
        XCTAssertNotEqual(try color(-90, 0.3, of: knob, in: window), line, "the line of the disc is there")
    }

    func testOddValuesAreRefused() async throws {
        let (knob, lfo, window) = try makeKnobWithTwoArcs()
        (lfo.start, lfo.value) = (.nan, .nan)
        unsafe rotary_wheel_knob_modulation_set_end(OpaquePointer(lfo.pointer), .infinity)
        XCTAssertEqual(MessageLog.take().count, 3)
        XCTAssertEqual([lfo.start, lfo.end], [20, 40])
        XCTAssertNil(lfo.value)
        (lfo.start, lfo.end) = (-1e300, 1e300)
        XCTAssertEqual(try color(150, inner, of: knob, in: window), blue)
        XCTAssertEqual(try color(390, inner, of: knob, in: window), blue)
        // A list of modulations has nothing else.
        let (list, meter) = (unsafe rotary_wheel_knob_get_modulations(knob.object.opaque), KnobMeter())
        withExtendedLifetime(meter) { unsafe g_list_store_append(list, meter.pointer) }
        XCTAssertEqual(MessageLog.take().count, 1)
        XCTAssertEqual(knob.modulations.count, 2)
    }
}
