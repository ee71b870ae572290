import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelTestSupport
import XCTest

/// The value of a knob that shows only while the user changes it.
@MainActor
final class KnobBubbleTests: WidgetTestCase {
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
