import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelTestSupport
import XCTest

/// Drags, keys and typed values on scales that are not linear or have no ends.
@MainActor
final class KnobScaleTests: WidgetTestCase {
    func testDragAndKeysFollowTheScale() async throws {
        // A skew of a half has 250 in the middle.
        let (knob, window, _) = try shown(makeKnob(in: 0...1000), isFocused: true) {
            $0.scale = KnobScale(.power(skew: 0.5))
        }
        // Half of the travel, from 7 o'clock.
        try window.perform(turn(knob, in: window, from: 120, by: [150]) + [.release])
        XCTAssertEqual(knob.value, 250, accuracy: 5)
        knob.value = 490
        // A page of 10 is a hundredth of the travel.
        try press(["Page_Up": 504], in: window, knob)
        knob.value = 0
        // A step that rounding would undo.
        try press(["Up": 1], in: window, knob)
    }

    func testSomeKeysLeadFromEndToEndOfALogarithmicScaleUnlessAnAppSetsAStep() async throws {
        let (knob, window, _) = try shown(makeKnob(in: 20...20_000, at: 20), isFocused: true) {
            $0.scale = KnobScale(.logarithmic)
        }
        for (key, count) in [("Up", 100...200), ("Page_Down", 8...20)] {
            let end = key == "Up" ? 20_000.0 : 20
            var keys = 0
            while knob.value != end, keys < 300 {
                try window.perform([.key(key)])
                keys += 1
            }
            XCTAssertTrue(count.contains(keys), "\(keys) times \(key)")
        }
        knob.value = 1000
        gtk_adjustment_set_step_increment(knob.adjustment, 2)
        try press(["Up": 1001], in: window, knob)
    }

    func testDragCatchesBeforeOff() async throws {
        let (knob, window, _) = try shown(makeKnob(in: -61...6, at: -60)) {
            $0.scale = KnobScale(.decibel, hasOff: true)
        }
        let values = followValue(of: knob)
        try window.perform(turn(knob, in: window, from: 130, by: [-3]))
        XCTAssertEqual(knob.value, -60)
        try window.perform(window.arc(from: 127, to: 115, step: 3, 0.6, of: knob))
        XCTAssertEqual(knob.value, -61)
        try window.perform(window.arc(from: 115, to: 150, step: 3, 0.6, of: knob) + [.release])
        XCTAssertGreaterThan(knob.value, -60)
        XCTAssertEqual(values().prefix(2), [-61, -60])
    }

    func testWrappingKnobHasOneValueAtItsSeam() async throws {
        let (knob, window, _) = try shown(makeKnob(in: 0...360, at: 358), isFocused: true) { $0.wraps = true }
        let values = followValue(of: knob)
        try window.perform(turn(knob, in: window, from: 0, by: [5]) + [.release])
        XCTAssertFalse(values().contains(360))
        try press(["End": 0, "Up": 1, "Down": 0, "Down": 359], in: window, knob)
    }
}
