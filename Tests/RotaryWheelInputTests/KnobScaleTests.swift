import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Drags, keys and typed values on scales that are not linear or have no ends.
@MainActor
final class KnobScaleTests: WidgetTestCase {
    /// A focused knob of 0 … 1000 with a skew of a half, which has 250 in the middle.
    private func focusSkewedKnob() throws -> (KnobWidget, TestWindow) {
        let (knob, window, _) = try shown(makeKnob(in: 0...1000), isFocused: true) {
            $0.taper = .power(skew: 0.5)
        }
        return (knob, window)
    }

    func testDragFollowsTheScale() async throws {
        let (knob, window) = try focusSkewedKnob()
        // Half of the travel, from 7 o'clock.
        try window.perform(turn(knob, in: window, from: 120, by: [150]) + [.release])
        XCTAssertEqual(knob.value, 250, accuracy: 5)
    }

    func testKeysTurnTheKnobEqually() async throws {
        let (knob, window) = try focusSkewedKnob()
        // A page of 10 is a hundredth of the travel; the square root of 25 parts of a thousand.
        for _ in 0..<50 { try window.perform(.key("Page_Up")) }
        // Each is rounded to a whole number, and at least a step.
        let rounded = (1...50).reduce(0.0) { value, _ in
            let place = (value / 1000).squareRoot() + 0.01
            return max((1000 * place * place).rounded(), value + 1)
        }
        XCTAssertEqual(knob.value, rounded)
        knob.value = 0
        try window.perform(.key("Up"))
        XCTAssertEqual(knob.value, 1, "a step that rounding would undo")
    }

    // MARK: Off

    private func focusFader(at value: Double) throws -> (KnobWidget, TestWindow) {
        let (knob, window, _) = try shown(makeKnob(in: -61...6, at: value), isFocused: true) {
            ($0.taper, $0.hasOff, $0.unit) = (.decibel, true, "dB")
        }
        return (knob, window)
    }

    func testKeysReachOffInOneStep() async throws {
        let (knob, window) = try focusFader(at: -59)
        for (key, value) in [
            ("Down", -60.0), ("Down", -61), ("Down", -61), ("Up", -60), ("Page_Down", -61), ("Page_Up", -60),
            ("Home", -61), ("End", 6),
        ] {
            try window.perform(.key(key))
            XCTAssertEqual(knob.value, value, key)
            XCTAssertEqual(knob.isOff, value == -61, key)
        }
        XCTAssertEqual(knob.text, "6\u{a0}dB")
        knob.value = -61
        XCTAssertEqual(knob.text, "Off")
    }

    func testDragCatchesBeforeOff() async throws {
        let (knob, window) = try focusFader(at: -60)
        let values = followValue(of: knob)
        try window.perform(turn(knob, in: window, from: 130, by: [-3]))
        XCTAssertEqual(knob.value, -60)
        try window.perform(window.arc(from: 127, to: 115, step: 3, 0.6, of: knob))
        XCTAssertEqual(knob.value, -61)
        try window.perform(window.arc(from: 115, to: 150, step: 3, 0.6, of: knob) + [.release])
        XCTAssertGreaterThan(knob.value, -60)
        XCTAssertEqual(values().prefix(2), [-61, -60])
    }

    // MARK: Endless

    func testWrappingKnobHasOneValueAtItsSeam() async throws {
        let (knob, window, _) = try shown(makeKnob(in: 0...360, at: 358)) { $0.wraps = true }
        let values = followValue(of: knob)
        try window.perform(turn(knob, in: window, from: 0, by: [5]) + [.release])
        XCTAssertFalse(values().contains(360))
        for (scroll, value) in [
            (GTK_SCROLL_END, 0.0), (GTK_SCROLL_STEP_UP, 1), (GTK_SCROLL_STEP_DOWN, 0),
            (GTK_SCROLL_STEP_DOWN, 359),
        ] {
            g_type_class_peek(cgtk_type_of_instance(knob.object.pointer))
                .assumingMemoryBound(to: GtkRangeClass.self).pointee.move_slider(
                    knob.object.pointer.assumingMemoryBound(to: GtkRange.self), scroll)
            XCTAssertEqual(knob.value, value)
        }
    }
}
