import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelTestSupport
import XCTest

/// Return of a knob to the start of a drag, by Escape or on release.
@MainActor
final class KnobReturnTests: WidgetTestCase {
    func testEscapeRevertsADragToTheExactValue() async throws {
        let (knob, window, record) = try shown(makeKnob(in: 0...100, step: 0.1), isFocused: true) {
            $0.value = 50.123
        }
        try window.perform(turn(knob, in: window, from: 0, by: [30]) + [.key("Escape")])
        XCTAssertEqual(knob.value, 50.123)
        XCTAssertEqual(record.all("drag-end"), ["drag-end 50.123"])
        try window.perform(window.arc(from: 30, to: 60, 0.6, of: knob) + [.release])
        XCTAssertEqual(knob.value, 50.123)
    }

    /// A released knob that returns to 10.
    private func release() throws -> (KnobWidget, TestWindow) {
        let (knob, window, _) = try shown(makeKnob(at: 10)) { $0.returnsToStart = true }
        try window.perform(turn(knob, in: window, from: -90, by: [180]) + [.release])
        return (knob, window)
    }

    func testPressPausesTheReturnAndSpeedSetsItsPace() async throws {
        let (knob, window) = try release()
        XCTAssertGreaterThan(knob.value, 12)
        knob.returnSpeed = 0.01
        try window.perform(.press)
        let caught = knob.value
        try MainLoop.pass(.milliseconds(100))
        XCTAssertEqual(knob.value, caught)
        try window.perform(.release)
        try MainLoop.pass(.milliseconds(500))
        XCTAssertEqual(knob.value, caught, accuracy: 2)
        XCTAssertLessThan(knob.value, caught)
        knob.returnSpeed = 100
        // Also after another drag.
        try window.perform(turn(knob, in: window, from: 90, by: [30]) + [.release])
        try MainLoop.wait(for: "the knob to be back") { knob.value == 10 }
    }

    func testSettingTheValueAndUnmapEndTheReturn() async throws {
        let (knob, _) = try release()
        gtk_adjustment_set_value(knob.adjustment, 77)
        try MainLoop.pass(.milliseconds(200))
        XCTAssertEqual(knob.value, 77)
        let (unmapped, window) = try release()
        window.setVisible(false)
        XCTAssertEqual(unmapped.value, 10)
    }
}
