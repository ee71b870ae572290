import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelModel
import RotaryWheelTestSupport
import XCTest

/// Steps of a knob with Shift, a tenth, and with Ctrl, ten; multiples of 15° of an angle.
@MainActor
final class KnobModifierTests: WidgetTestCase {
    private let keys: KeyValuePairs<String, Double> = [
        "Shift_L+Up": 50.1, "Shift_L+Right": 50.2, "Shift_L+Down": 50.1, "Shift_L+Left": 50,
        "Shift_L+KP_Up": 50.1, "Shift_L+KP_Right": 50.2, "Shift_L+KP_Down": 50.1, "Shift_L+KP_Left": 50,
        "Control_L+Up": 60, "Control_L+Right": 70, "Control_L+Down": 60, "Control_L+Left": 50,
        "Control_L+KP_Up": 60, "Control_L+KP_Left": 50, "Up": 51, "Page_Down": 46, "Control_L+Up": 56,
    ]

    func testShiftIsATenthOfAStepAndCtrlTen() async throws {
        let (knob, window, record) = try shown(makeKnob(at: 50), isFocused: true) {
            // A page is not ten steps.
            $0.digits = 1
            gtk_adjustment_set_page_increment($0.adjustment, 5)
        }
        try press(keys, in: window, knob)
        XCTAssertEqual(record.all("drag-begin").count, keys.count)
        XCTAssertEqual(record.all("drag-end").count, keys.count)
    }

    func testTenthsOfRoundedValuesAreAUnitOfTheLastDigit() async throws {
        let (knob, window, record) = try shown(makeKnob(at: 50), isFocused: true)
        try press(["Shift_L+Up": 51, "Shift_L+Down": 50, "Shift_L+Left": 49], in: window, knob)
        knob.drawsValue = false
        record.clear()
        try window.perform(.key("Shift_L+Up"))
        XCTAssertEqual(knob.value, 49.1, accuracy: 1e-9)
        XCTAssertEqual(record.events.first { $0.hasPrefix("drag") }, "drag-begin")
    }

    func testClicksWithModifiersAreOneBurst() async throws {
        let (knob, window, record) = try shown(makeKnob(at: 50), isFocused: true) { $0.digits = 1 }
        try window.perform(window.point(0, 0, of: knob), .keyDown("Shift_L"), .click(4), .click(4), .click(5))
        XCTAssertEqual(knob.value, 50.1, accuracy: 1e-9)
        // Some desktops exchange the axes with Shift: to the left is up.
        try window.perform(.click(6), .click(6), .click(7))
        XCTAssertEqual(knob.value, 50.2, accuracy: 1e-9)
        try window.perform(.keyUp("Shift_L"), .keyDown("Control_L"), .click(5), .keyUp("Control_L"))
        XCTAssertEqual(knob.value, 40.2, accuracy: 1e-9)
        // Without Shift, to the right is more.
        try window.perform(.click(7), .click(7), .click(6))
        XCTAssertEqual(knob.value, 41.2, accuracy: 1e-9)
        try MainLoop.pass(.milliseconds(500))
        XCTAssertEqual(record.all("drag-begin").count, 1)
        XCTAssertEqual(record.all("drag-end").count, 1)
    }

    func testRightToLeftInvertedAndWrappingKnobsStep() async throws {
        let (knob, window, _) = try shown(makeKnob(at: 50), isFocused: true) {
            $0.digits = 1
            $0.object.setRightToLeft()
        }
        try press(["Shift_L+Right": 49.9, "Shift_L+Up": 50, "Control_L+Left": 60], in: window, knob)
        gtk_range_set_inverted(knob.range, 1)
        try press(["Shift_L+Right": 60.1, "Control_L+Right": 70.1], in: window, knob)
        (knob.wraps, knob.value) = (true, 99.9)
        try press(["Shift_L+Up": 0, "Shift_L+Down": 99.9, "Control_L+Up": 9.9], in: window, knob)
    }

    func testOffAndTapersHoldWithModifiers() async throws {
        let fader = makeKnob(in: -61...6, at: -60)
        fader.scale = KnobScale(.decibel, hasOff: true)
        let (_, window, _) = try shown(fader, isFocused: true)
        fader.digits = 1
        try press(
            ["Shift_L+Up": -59.9, "Shift_L+Down": -60, "Shift_L+Left": -61, "Shift_L+Right": -60],
            in: window, fader)
        try press(["Control_L+Up": -50, "Control_L+Down": -60], in: window, fader)
        window.close()
        let frequency = makeKnob(in: 20...20_000, at: 20)
        frequency.scale = KnobScale(.logarithmic)
        let (_, other, _) = try shown(frequency, isFocused: true)
        // A twelfth of the travel, and a tenth of a 120th.
        try other.perform(.key("Control_L+Up"))
        XCTAssertEqual(frequency.value, 20 * .pow(1000, 1 / 12.0), accuracy: 1)
        frequency.value = 10_000
        try other.perform(.key("Shift_L+Up"))
        XCTAssertEqual(frequency.value, 10_000 * .pow(1000, 1 / 1200.0), accuracy: 1)
    }

    func testReadOnlyKnobIgnoresKeysWithModifiers() async throws {
        let (knob, window, _) = try shown(makeKnob(at: 50), isFocused: true) { $0.canControl = false }
        try press(["Shift_L+Up": 50, "Control_L+Down": 50], in: window, knob)
    }
}
