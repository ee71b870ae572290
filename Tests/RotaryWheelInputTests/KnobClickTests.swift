import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelTestSupport
import XCTest

/// Taps and clicks on a knob.
@MainActor
final class KnobClickTests: WidgetTestCase {
    func testTapMovesTheMarkToThePointer() async throws {
        let (knob, window, _) = try shown(makeKnob(at: 30)) { $0.dragStyle = .circularAbsolute }
        let values = followValue(of: knob)
        try window.perform(window.tap(0, 0.6, of: knob))
        try MainLoop.wait(for: "the knob to turn") { !values().isEmpty }
        XCTAssertEqual(values(), [80])
    }

    func testClickInTheCenterFocusesTheKnob() async throws {
        for style in KnobDragStyle.allCases {
            let (knob, window, _) = try shown(makeKnob(at: 30)) { $0.dragStyle = style }
            try window.focus()
            gtk_window_set_focus(window.gtkWindow, nil)
            try window.perform(window.point(0, 0, of: knob), .click(1))
            try MainLoop.wait(for: "the focus, \(style)") { knob.object.containsFocus }
            XCTAssertEqual(knob.value, 30, "\(style)")
            window.close()
        }
    }

    func testResetCancelsAPendingTap() async throws {
        let (knob, window, _) = try shown(makeKnob(at: 30)) { $0.dragStyle = .circularAbsolute }
        try window.focus()
        let reset = [.keyDown("Control_L"), window.point(-90, 0.6, of: knob), .click(1), .keyUp("Control_L")]
        try window.perform(window.tap(0, 0.6, of: knob) + reset)
        try MainLoop.pass(.milliseconds(500))
        XCTAssertEqual(knob.value, 0)
        // Scroll clicks turn the knob again.
        try window.perform(.click(4))
        XCTAssertEqual(knob.value, 1)
    }

    func testDoubleClickOnlyResets() async throws {
        for style in KnobDragStyle.allCases {
            let (knob, window, _) = try shown(makeKnob(at: 30)) {
                ($0.defaultValue, $0.dragStyle) = (75, style)
            }
            let values = followValue(of: knob)
            try window.perform([window.point(-30, 0.6, of: knob), .click(1), .click(1)])
            try MainLoop.wait(for: "the reset") { !values().isEmpty }
            // A tap alone would have moved it by now.
            try MainLoop.pass(.milliseconds(500))
            XCTAssertEqual(values(), [75], "\(style)")
            window.close()
        }
    }

    func testShortDragsAreNoDoubleClick() async throws {
        let (knob, window, _) = try shown(makeKnob(at: 50))
        let (x, y): (Double, Double) = window.place(-90, 0.6, of: knob)
        try window.perform(
            .move(x: x, y: y), .press, .move(x: x + 4, y: y), .move(x: x + 7, y: y), .release, .press,
            .release)
        XCTAssertEqual(knob.value, 50, accuracy: 3)
    }

    func testKnobIgnoresPressesOutside() async throws {
        let (knob, window, record) = try shown(makeKnob(at: 30))
        try window.perform(window.grab(from: 45, to: 90, 1.2, of: knob) + [.release])
        XCTAssertEqual(record.events, [])
    }

    func testSecondaryClickOpensTheMenu() async throws {
        let (knob, window, _) = try shown(makeKnob(at: 20))
        try window.focus()
        try window.perform(window.point(0, of: knob), .pressSecondary)
        try window.perform(.releaseSecondary)
        try knob.waitForPopover()
        try window.perform(.key("Down"), .key("Return"))
        try MainLoop.wait(for: "the reset") { knob.value == knob.defaultValue }
        XCTAssertNil(knob.object.popover)
    }
}
