import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelTestSupport
import XCTest

/// The signals and the bubble around changes by the user, and knobs that only show a value.
@MainActor
final class KnobBracketTests: WidgetTestCase {
    func testBurstOfClicksIsOneBracketAndEndsByTime() async throws {
        let (knob, window, record) = try shown(makeKnob(at: 50))
        try window.perform(window.point(0, 0, of: knob), .click(4), .click(4), .click(4))
        XCTAssertEqual(record.events.prefix(3), ["notify touched", "drag-begin", "notify value"])
        // A burst ends half a second after its last change.
        try MainLoop.pass(.milliseconds(499))
        XCTAssertTrue(knob.isTouched)
        try MainLoop.pass(.milliseconds(1))
        XCTAssertEqual(record.all("drag-begin"), ["drag-begin"])
        XCTAssertEqual(record.events.suffix(2), ["drag-end 53.0", "notify touched"])
    }

    func testHeldKeyIsOneBracketUntilItsReleaseOrTheLossOfTheFocus() async throws {
        let (knob, window, record) = try shown(makeKnob(at: 50), isFocused: true)
        let ends: [() throws -> Void] = [
            { try window.perform(.keyUp("Up")) }, { gtk_window_set_focus(window.gtkWindow, nil) },
        ]
        for end in ends {
            knob.object.grabFocus()
            record.clear()
            // Clicks, and the release of another key, do not end it.
            try window.perform(
                .keyDown("Up"), window.point(0, 0, of: knob), .click(4), .keyDown("Shift_L"),
                .keyUp("Shift_L"))
            for _ in 0..<3 { try MainLoop.pass(.milliseconds(600)) }
            XCTAssertEqual(record.all("drag-end"), [])
            try end()
            XCTAssertFalse(knob.isTouched)
            XCTAssertEqual(record.all("drag-begin"), ["drag-begin"])
            XCTAssertEqual(record.all("drag-end"), ["drag-end \(knob.value)"])
            try window.perform(.keyUp("Up"))
        }
        record.clear()
        knob.object.grabFocus()
        try window.perform(.key("Up"), .key("Page_Up"))
        XCTAssertEqual(record.all("drag-end").count, 2, "two keys")
    }

    func testDragOrAClosedWindowEndsABurst() async throws {
        for isDrag in [true, false] {
            let (knob, window, record) = try shown(makeKnob(at: 50), isFocused: true)
            try window.perform(.key("Up"))
            if isDrag {
                try window.perform(turn(knob, in: window, from: 0, by: [6]) + [.release])
            } else {
                window.close()
            }
            XCTAssertEqual(record.all("drag-begin").count, isDrag ? 2 : 1)
            XCTAssertEqual(record.all("drag-end").count, isDrag ? 2 : 1)
            XCTAssertEqual(record.all("drag-end").first, "drag-end 51.0", "drag: \(isDrag)")
            XCTAssertFalse(knob.isTouched, "drag: \(isDrag)")
        }
    }

    func testTypedValueAndResetAreBrackets() async throws {
        let (knob, window, record) = try shown(makeKnob(at: 50), isFocused: true)
        try enter("4", "2", "Return", in: window, knob)
        try MainLoop.wait(for: "the value") { knob.value == 42 }
        XCTAssertEqual(record.all("drag-end"), ["drag-end 42.0"])
        knob.reset()
        let bracket = ["notify touched", "drag-begin", "notify value"]
        XCTAssertEqual(
            record.events,
            bracket + ["drag-end 42.0", "notify touched"] + bracket + ["drag-end 0.0", "notify touched"])
    }

    func testNothingIsEmittedAtAnEndNorByCode() async throws {
        let (knob, window, record) = try shown(makeKnob(at: 100), isFocused: true)
        try window.perform(.key("Up"), .key("End"))
        XCTAssertEqual(record.events, [])
        knob.value = 30
        XCTAssertEqual(record.events, ["notify value"])
    }

    func testReadOnlyKnobKeepsItsValue() async throws {
        let (knob, window, record) = try shown(makeKnob(at: 50))
        try window.focus()
        knob.canControl = false
        XCTAssertTrue(knob.object.hasStyleClass("read-only"))
        XCTAssertTrue(knob.object.isSensitive)
        record.clear()
        try window.perform(turn(knob, in: window, from: 0, by: [30]) + [.release])
        XCTAssertTrue(knob.object.hasFocus)
        try window.perform(
            .key("Up"), .key("End"), .key("7"), .click(4), .press, .release, .press, .release, .key("Menu"))
        for action in ["knob.edit", "knob.reset", "knob.increase"] {
            _ = knob.object.activateAction(action, target: nil)
        }
        XCTAssertNil(knob.object.popover)
        XCTAssertEqual(record.events, [])
        XCTAssertEqual(knob.value, 50)
        knob.value = 60
        XCTAssertEqual(knob.value, 60)
        knob.canControl = true
        try window.perform(.key("Up"))
        XCTAssertEqual(knob.value, 61)
    }

    private func makeKnobWithBubble() throws -> (KnobWidget, TestWindow) {
        let (knob, window, _) = try shown(makePlainKnob(at: 30), isFocused: true) { knob in
            (knob.drawsValue, knob.unit, knob.valueDisplay) = (true, "%", .changing)
        }
        return (knob, window)
    }

    private func text(of knob: KnobWidget) -> String? {
        guard let contents = knob.object.popover?.children.first(where: { $0.cssName == "contents" }) else {
            return nil
        }
        return contents.firstChild.map { String(cString: gtk_label_get_text($0.opaque)) }
    }

    func testKeysShowTheValueForASecond() async throws {
        let (knob, window) = try makeKnobWithBubble()
        XCTAssertNil(text(of: knob))
        for value in 31...33 {
            try window.perform(.key("Up"))
            XCTAssertEqual(text(of: knob), "\(value)\u{a0}%")
        }
        XCTAssertEqual(knob.value, 33, "the bubble takes no key")
        try MainLoop.wait(for: "the end of the bubble") { text(of: knob) == nil }
        XCTAssertTrue(knob.object.hasFocus)
    }

    func testDragShowsTheValueAsLongAsItLasts() async throws {
        let (knob, window) = try makeKnobWithBubble()
        try window.perform(turn(knob, in: window, from: -90, by: [30]))
        try MainLoop.wait(for: "the bubble") { text(of: knob) != nil }
        try MainLoop.pass(.milliseconds(1500))
        XCTAssertEqual(text(of: knob), knob.text, "while the pointer rests")
        let bubble = try XCTUnwrap(knob.object.popover)
        let top = gdk_popup_get_position_y(gtk_native_get_surface(bubble.opaque))
        // The shadow may lie over the knob.
        XCTAssertLessThan(Double(top) + 20, window.point(0, 0, of: knob.object).y, "above the knob")
        try window.perform(.release)
        try MainLoop.wait(for: "the end of the bubble") { text(of: knob) == nil }
    }

    func testBubbleShowsInputOnlyAndClosesWithItsWindow() async throws {
        let (knob, window) = try makeKnobWithBubble()
        knob.value = 60
        XCTAssertNil(text(of: knob))
        try window.perform(.key("Up"))
        XCTAssertNotNil(text(of: knob))
        knob.valueDisplay = .below
        XCTAssertNil(text(of: knob))
        try window.perform(.key("Up"))
        XCTAssertNil(text(of: knob))
        knob.valueDisplay = .changing
        try window.perform(.key("Up"))
        XCTAssertNotNil(text(of: knob))
        window.close()
    }
}
