import RotaryWheel
import RotaryWheelTestSupport
import XCTest

/// The clip light of a knob, cleared by pointer and keys.
@MainActor
final class KnobMeterInputTests: WidgetTestCase {
    private func makeClipped(_ style: KnobDragStyle = .circular) -> KnobWidget {
        let knob = makePlainKnob(at: 30)
        (knob.dragStyle, knob.meterChannels) = (style, 2)
        knob.setLevels(0, -20)
        return knob
    }

    func testClickOnTheLightClearsIt() async throws {
        for style in KnobDragStyle.allCases {
            let (knob, window, _) = try shown(makeClipped(style))
            try window.perform(window.tap(0, 0.6, of: knob))
            XCTAssertTrue(knob.isClipped, "elsewhere, \(style)")
            // A tap in the absolute style moves the value, after the time of a double click.
            try MainLoop.pass(.milliseconds(500))
            let value = knob.value
            try window.perform(window.tap(90, 0.76, of: knob))
            try MainLoop.wait(for: "the click, \(style)") { !knob.isClipped }
            try MainLoop.pass(.milliseconds(500))
            XCTAssertEqual(knob.value, value, "\(style)")
            // Also where the knob only shows a value.
            knob.canControl = false
            knob.setLevels(0, -20)
            try window.perform(window.tap(90, 0.76, of: knob))
            try MainLoop.wait(for: "the click without control, \(style)") { !knob.isClipped }
            window.close()
        }
    }

    func testDragFromTheLightTurnsTheKnob() async throws {
        let (knob, window, _) = try shown(makeClipped(.vertical))
        try window.perform([
            window.point(90, 0.76, of: knob), .press, window.point(90, 0.6, of: knob),
            window.point(90, 0.4, of: knob), .release,
        ])
        try MainLoop.wait(for: "the drag") { knob.value > 30 }
        XCTAssertTrue(knob.isClipped)
    }

    func testKeysClearTheLight() async throws {
        for key in ["BackSpace", "Delete"] {
            let (knob, window, record) = try shown(makeClipped(), isFocused: true)
            try window.perform([.key(key), .key(key)])
            XCTAssertFalse(knob.isClipped, key)
            XCTAssertEqual(record.count("notify clipped"), 1, key)
            XCTAssertEqual(knob.value, 30, key)
            window.close()
        }
    }
}
