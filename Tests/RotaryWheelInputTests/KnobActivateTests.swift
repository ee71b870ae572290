import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelModel
import RotaryWheelTestSupport
import XCTest

/// Clicks and keys that activate a knob for an app that listens.
@MainActor
final class KnobActivateTests: WidgetTestCase {
    private func shownActive(
        _ setUp: (KnobWidget) -> Void = { _ in }
    ) throws -> (knob: KnobWidget, window: TestWindow, count: () -> Int) {
        var count = 0
        let (knob, window, _) = try shown(makeKnob(at: 30), isFocused: true) {
            ($0.defaultValue, $0.valueDisplay) = (75, .below)
            $0.onActivate = { _ in count += 1 }
            setUp($0)
        }
        return (knob, window, { count })
    }

    func testEachClickActivatesAndTheSecondDoesNotReset() async throws {
        for style in KnobDragStyle.allCases {
            let (knob, window, count) = try shownActive { $0.dragStyle = style }
            try window.perform(window.point(-30, 0.6, of: knob), .press)
            XCTAssertEqual(count(), 0, "\(style)")
            try window.perform(.release)
            XCTAssertEqual(count(), 1, "\(style)")
            try window.perform(.click(1))
            XCTAssertEqual(count(), 2, "\(style)")
            try MainLoop.pass(.milliseconds(500))
            XCTAssertEqual(knob.value, 30, "\(style)")
            XCTAssertNil(knob.object.popover)
            window.close()
        }
    }

    func testDragMenuValueResetAndCancelDoNotActivate() async throws {
        let (knob, window, count) = try shownActive { $0.meter = KnobMeter(channels: 2) }
        try window.perform(turn(knob, in: window, from: 0, by: [30]) + [.release])
        try window.perform(window.point(0, 0.6, of: knob), .press, .key("Escape"), .release)
        knob.meter?.setLevels(0, -20)
        try window.perform(window.tap(90, 0.76, of: knob))
        XCTAssertEqual(knob.meter?.isClipped, false)
        try window.perform(
            window.point(0, 0.6, of: knob), .keyDown("Control_L"), .click(1), .keyUp("Control_L"))
        XCTAssertEqual(knob.value, 75)
        let value = try XCTUnwrap(knob.object.children.first { $0.cssName == "value" })
        try window.perform(window.point(0, of: value), .click(1), .hold(500))
        try knob.waitForPopover()
        try window.perform(.key("Escape"))
        try MainLoop.wait(for: "the focus") { knob.object.hasFocus }
        try window.perform(window.point(0, of: knob), .pressSecondary, .releaseSecondary)
        try knob.waitForPopover()
        try window.perform(.key("Escape"))
        XCTAssertEqual(count(), 0)
    }

    func testSpaceAndTheActionActivateOnce() async throws {
        let (knob, window, count) = try shownActive()
        try window.perform(.key("space"))
        XCTAssertEqual(count(), 1)
        knob.object.activateAction("knob.activate", target: nil)
        XCTAssertEqual(count(), 2)
        XCTAssertNotEqual(gtk_widget_activate(knob.object.widget), 0)
        XCTAssertEqual(count(), 3)
        // A label's mnemonic focuses the knob, as before.
        gtk_window_set_focus(window.gtkWindow, nil)
        gtk_widget_mnemonic_activate(knob.object.widget, 0)
        XCTAssertTrue(knob.object.hasFocus)
        knob.canControl = false
        try window.perform([.key("space")] + window.tap(0, 0.6, of: knob))
        knob.object.activateAction("knob.activate", target: nil)
        XCTAssertEqual(count(), 3)
    }

    func testKnobWithoutAHandlerIsAsBefore() async throws {
        let (knob, window, count) = try shownActive()
        knob.onActivate = nil
        try window.perform(.key("space"))
        try window.perform(window.point(-30, 0.6, of: knob), .click(1), .click(1))
        XCTAssertEqual(knob.value, 75)
        XCTAssertEqual(count(), 0)
    }

    func testHandlerMayAutomateAndRemoveTheKnob() async throws {
        let (knob, window, _) = try shownActive()
        // As in an article.
        knob.onActivate = { knob in knob.value = 0 }
        try window.perform(window.tap(-30, 0.6, of: knob))
        XCTAssertEqual(knob.value, 0)
        knob.onActivate = { $0.automate(60) }
        try window.perform(window.tap(-30, 0.6, of: knob))
        XCTAssertEqual(knob.value, 60)
        knob.onActivate = { [window] _ in gtk_window_set_child(window.gtkWindow, nil) }
        try window.perform(window.tap(-30, 0.6, of: knob))
        XCTAssertFalse(knob.isTouched)
    }
}
