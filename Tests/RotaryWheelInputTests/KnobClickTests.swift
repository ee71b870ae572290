import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Taps and clicks on a knob.
@MainActor
final class KnobClickTests: WidgetTestCase {
    func testTapMovesTheMarkToThePointer() async throws {
        let knob = makeKnob(at: 30)
        knob.dragStyle = .circularAbsolute
        let window = try show(knob.object)
        let values = followValue(of: knob)
        try window.perform(window.tap(0, 0.6, of: knob.object))
        try MainLoop.wait(for: "the knob to turn") { !values().isEmpty }
        XCTAssertEqual(values(), [80])
    }

    func testClickInTheCenterFocusesTheKnob() async throws {
        for style in KnobDragStyle.allCases {
            let knob = makeKnob(at: 30)
            knob.dragStyle = style
            let window = try show(knob.object)
            try window.focus()
            gtk_window_set_focus(window.gtkWindow, nil)
            try window.perform(window.point(0, 0, of: knob.object), .click(1))
            try MainLoop.wait(for: "the focus, \(style)") { knob.object.containsFocus }
            XCTAssertEqual(knob.value, 30, "\(style)")
            window.close()
        }
    }

    func testResetCancelsAPendingTap() async throws {
        let knob = makeKnob(at: 30)
        knob.dragStyle = .circularAbsolute
        let window = try show(knob.object)
        try window.focus()
        try window.perform(
            window.tap(0, 0.6, of: knob.object)
                + [
                    .keyDown("Control_L"), window.point(-90, 0.6, of: knob.object), .click(1),
                    .keyUp("Control_L"),
                ])
        try MainLoop.pass(.milliseconds(500))
        XCTAssertEqual(knob.value, 0)
        // Scroll clicks turn the knob again.
        try window.perform(.click(4))
        XCTAssertEqual(knob.value, 1)
    }

    func testDoubleClickOnlyResets() async throws {
        for style in KnobDragStyle.allCases {
            let knob = makeKnob(at: 30)
            knob.defaultValue = 75
            knob.dragStyle = style
            let window = try show(knob.object)
            let values = followValue(of: knob)
            try window.perform([window.point(-30, 0.6, of: knob.object), .click(1), .click(1)])
            try MainLoop.wait(for: "the reset") { !values().isEmpty }
            // A tap alone would have moved it by now.
            try MainLoop.pass(.milliseconds(500))
            XCTAssertEqual(values(), [75], "\(style)")
            window.close()
        }
    }

    func testShortDragsAreNoDoubleClick() async throws {
        let knob = makeKnob(at: 50)
        let window = try show(knob.object)
        let (x, y): (Double, Double) = window.place(-90, 0.6, of: knob.object)
        try window.perform(
            .move(x: x, y: y), .press, .move(x: x + 4, y: y), .move(x: x + 7, y: y), .release, .press,
            .release)
        XCTAssertEqual(knob.value, 50, accuracy: 3)
    }

    func testControlClickResets() async throws {
        let knob = makeKnob(at: 30)
        knob.defaultValue = 75
        let window = try show(knob.object)
        try window.focus()
        try window.perform(
            window.point(-30, 0.6, of: knob.object), .keyDown("Control_L"), .click(1), .keyUp("Control_L"))
        XCTAssertEqual(knob.value, 75)
    }

    func testKnobIgnoresPressesOutside() async throws {
        let knob = makeKnob(at: 30)
        let window = try show(knob.object)
        let record = knob.record()
        try window.perform(
            [window.point(45, 1.2, of: knob.object), .press]
                + window.arc(from: 45, to: 90, 1.2, of: knob.object) + [.release])
        XCTAssertEqual(record.events, [])
    }

    func testSecondaryClickOpensTheMenu() async throws {
        let knob = makeKnob(at: 20)
        let window = try show(knob.object)
        try window.focus()
        try window.perform(window.point(0, of: knob.object), .pressSecondary)
        try window.perform(.releaseSecondary)
        try MainLoop.wait(for: "the menu to have the focus") { knob.object.popover?.containsFocus == true }
        try window.perform(.key("Down"), .key("Return"))
        try MainLoop.wait(for: "the reset") { knob.value == knob.defaultValue }
        XCTAssertNil(knob.object.popover)
    }
}
