import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Taps and clicks on a knob, and the clip light that they and keys clear.
@MainActor
final class KnobClickTests: WidgetTestCase {
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

    func testClickOnTheValueOpensTheEntry() async throws {
        for display in [KnobValueDisplay.center, .below] {
            for style in KnobDragStyle.allCases {
                let (knob, window, _) = try shown(makeKnob(in: -60...60, at: 29)) {
                    ($0.valueDisplay, $0.dragStyle) = (display, style)
                }
                let value = try XCTUnwrap(knob.object.children.first { $0.cssName == "value" })
                // Scrolling takes the place of a click in the face.
                let focus = display == .center ? window.point(180, of: value) : window.point(0, of: knob)
                try window.perform(focus, .click(1), .click(4), .hold(500))
                XCTAssertNil(knob.object.popover, "\(display), \(style)")
                knob.value = 30
                try window.perform(window.point(0, of: value), .click(1), .hold(500))
                try knob.waitForPopover()
                XCTAssertEqual(knob.value, 30, "\(display), \(style)")
                window.close()
            }
        }
    }

    func testTapMovesTheMarkToThePointerUnlessAResetCancelsIt() async throws {
        let (knob, window, _) = try shown(makeKnob(at: 30)) { $0.dragStyle = .circularAbsolute }
        try window.focus()
        let reset = [.keyDown("Control_L"), window.point(-90, 0.6, of: knob), .click(1), .keyUp("Control_L")]
        try window.perform(window.tap(0, 0.6, of: knob) + reset)
        try MainLoop.pass(.milliseconds(500))
        XCTAssertEqual(knob.value, 0)
        // Scroll clicks turn the knob again.
        try window.perform(.click(4))
        XCTAssertEqual(knob.value, 1)
        try window.perform(window.tap(0, 0.6, of: knob))
        try MainLoop.wait(for: "the knob to turn") { knob.value == 80 }
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

    func testMenuThatAKeyOrASecondaryClickOpensResetsTheValue() async throws {
        for actions in [[InputAction.key("Menu")], [.pressSecondary, .releaseSecondary]] {
            let (knob, window, _) = try shown(makeKnob(at: 50), isFocused: true) { $0.defaultValue = 20 }
            try window.perform([window.point(0, of: knob)] + actions)
            try knob.waitForPopover()
            try window.perform(.key("Down"), .key("Return"))
            try MainLoop.wait(for: "the reset by \(actions)") { knob.value == 20 }
            XCTAssertNil(knob.object.popover)
            // The hidden menu takes no press, also after a layout.
            knob.value = 50
            try window.perform([window.point(0, of: knob)] + actions)
            try knob.waitForPopover()
            try window.perform(.key("Escape"))
            gtk_widget_set_size_request(knob.widget, 150, 150)
            try window.perform(.click(1), .click(1))
            try MainLoop.wait(for: "the click after \(actions)") { knob.value == 20 }
            window.close()
        }
    }

    private func makeClipped(_ style: KnobDragStyle = .circular) -> KnobWidget {
        let knob = makePlainKnob(at: 30)
        (knob.dragStyle, knob.meter) = (style, KnobMeter(channels: 2))
        knob.meter?.setLevels(0, -20)
        return knob
    }

    func testClickOnTheLightClearsIt() async throws {
        for style in KnobDragStyle.allCases {
            let (knob, window, _) = try shown(makeClipped(style))
            try window.perform(window.tap(0, 0.6, of: knob))
            XCTAssertEqual(knob.meter?.isClipped, true, "elsewhere, \(style)")
            // A tap in the absolute style moves the value, after the time of a double click.
            try MainLoop.pass(.milliseconds(500))
            let value = knob.value
            try window.perform(window.tap(90, 0.76, of: knob))
            try MainLoop.wait(for: "the click, \(style)") { knob.meter?.isClipped == false }
            try MainLoop.pass(.milliseconds(500))
            XCTAssertEqual(knob.value, value, "\(style)")
            // Also where the knob only shows a value.
            knob.canControl = false
            knob.meter?.setLevels(0, -20)
            try window.perform(window.tap(90, 0.76, of: knob))
            try MainLoop.wait(for: "the click without control, \(style)") { knob.meter?.isClipped == false }
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
        XCTAssertEqual(knob.meter?.isClipped, true)
    }

    func testKeysClearTheLight() async throws {
        for key in ["BackSpace", "Delete"] {
            let (knob, window, _) = try shown(makeClipped(), isFocused: true)
            let record = EventRecord(of: Object(retaining: knob.meter!.pointer), signals: [])
            try window.perform([.key(key), .key(key)])
            XCTAssertEqual(knob.meter?.isClipped, false, key)
            XCTAssertEqual(record.count("notify clipped"), 1, key)
            XCTAssertEqual(knob.value, 30, key)
            window.close()
        }
    }
}
