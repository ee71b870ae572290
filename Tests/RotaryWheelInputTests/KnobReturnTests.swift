import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Return of a knob to the start of a drag, by Escape or on release.
@MainActor
final class KnobReturnTests: WidgetTestCase {
    func testEscapeRevertsADrag() async throws {
        let knob = makeKnob(at: 30)
        let window = try show(knob.object)
        try window.focus()
        let record = knob.record()
        try window.perform(turn(knob, in: window, from: 0, by: [30]) + [.key("Escape")])
        XCTAssertEqual(knob.value, 30)
        XCTAssertEqual(record.all("drag-end"), ["drag-end 30.0"])
        try window.perform(window.arc(from: 30, to: 60, 0.6, of: knob.object) + [.release])
        XCTAssertEqual(knob.value, 30)
    }

    func testEscapeRevertsToAnUnroundedValue() async throws {
        let knob = makeKnob(in: 0...100, step: 0.1)
        knob.value = 50.123
        let window = try show(knob.object)
        try window.focus()
        try window.perform(turn(knob, in: window, from: -90, by: [30]) + [.key("Escape"), .release])
        XCTAssertEqual(knob.value, 50.123)
    }

    func testReleaseReturnsMonotonically() async throws {
        let knob = makeKnob(at: 20)
        knob.returnsToStart = true
        let window = try show(knob.object)
        let values = followValue(of: knob)
        try window.perform(turn(knob, in: window, from: -90, by: [120]))
        XCTAssertEqual(knob.value, 60, accuracy: 1)
        let count = values().count
        try window.perform(.release)
        try MainLoop.wait(for: "the knob to be back") { knob.value == 20 }
        let back = Array(values()[count...])
        XCTAssertEqual(back, back.sorted(by: >))
        XCTAssertGreaterThan(back.count, 3)
    }

    /// A released knob that returns to 10.
    private func release() throws -> (KnobWidget, TestWindow) {
        let knob = makeKnob(at: 10)
        knob.returnsToStart = true
        let window = try show(knob.object)
        try window.perform(turn(knob, in: window, from: -90, by: [180]) + [.release])
        return (knob, window)
    }

    func testPressPausesTheReturn() async throws {
        let (knob, window) = try release()
        XCTAssertGreaterThan(knob.value, 12)
        try window.perform(.press)
        let caught = knob.value
        try MainLoop.pass(.milliseconds(100))
        XCTAssertEqual(knob.value, caught)
        try window.perform(.release)
        try MainLoop.wait(for: "the knob to be back") { knob.value == 10 }
        // Also after another drag.
        try window.perform(turn(knob, in: window, from: -90, by: [180]) + [.release, .press])
        try window.perform(window.arc(from: 90, to: 120, 0.6, of: knob.object) + [.release])
        try MainLoop.wait(for: "the knob to be back") { knob.value == 10 }
    }

    func testReturnHasASpeed() async throws {
        let knob = makeKnob(at: 10)
        (knob.returnsToStart, knob.returnSpeed) = (true, 0.01)
        let window = try show(knob.object)
        try window.perform(turn(knob, in: window, from: -90, by: [180]) + [.release])
        XCTAssertEqual(knob.value, 70, accuracy: 2)
        try window.perform(.press)
        knob.returnSpeed = 100
        try window.perform(.release)
        try MainLoop.wait(for: "the knob to be back") { knob.value == 10 }
    }

    func testSettingTheValueEndsTheReturn() async throws {
        let (knob, _) = try release()
        gtk_adjustment_set_value(knob.adjustment, 77)
        try MainLoop.pass(.milliseconds(200))
        XCTAssertEqual(knob.value, 77)
    }

    func testUnmapEndsTheReturnAtTheStart() async throws {
        let (knob, window) = try release()
        window.setVisible(false)
        XCTAssertEqual(knob.value, 10)
    }
}
