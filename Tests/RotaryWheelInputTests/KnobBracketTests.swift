import RotaryWheel
import RotaryWheelTestSupport
import XCTest

/// The signals around changes by the user, and knobs that only show a value.
@MainActor
final class KnobBracketTests: WidgetTestCase {
    func testBurstOfKeysIsOneBracket() async throws {
        let (knob, window, record) = try shown(makeKnob(at: 50), isFocused: true)
        try window.perform(.key("Up"), .key("Up"), .key("Page_Up"))
        XCTAssertTrue(knob.isTouched)
        XCTAssertEqual(record.events.prefix(3), ["notify touched", "drag-begin", "notify value"])
        // A burst ends half a second after its last change.
        try MainLoop.pass(.milliseconds(499))
        XCTAssertTrue(knob.isTouched)
        try MainLoop.pass(.milliseconds(1))
        XCTAssertFalse(knob.isTouched)
        XCTAssertEqual(record.all("drag-begin"), ["drag-begin"])
        XCTAssertEqual(record.all("drag-end"), ["drag-end 62.0"])
        XCTAssertEqual(record.events.suffix(2), ["drag-end 62.0", "notify touched"])
    }

    func testBurstOfClicksIsOneBracket() async throws {
        let (knob, window, record) = try shown(makeKnob(at: 50), isFocused: true)
        try window.perform(window.point(0, 0, of: knob), .click(4), .click(4), .click(4))
        try MainLoop.wait(for: "the end of the burst") { record.all("drag-end") == ["drag-end 53.0"] }
        XCTAssertEqual(record.all("drag-begin"), ["drag-begin"])
    }

    func testDragEndsABurst() async throws {
        let (knob, window, record) = try shown(makeKnob(at: 50), isFocused: true)
        try window.perform([.key("Up")] + turn(knob, in: window, from: 0, by: [6]) + [.release])
        XCTAssertEqual(record.all("drag-begin").count, 2)
        XCTAssertEqual(record.all("drag-end").first, "drag-end 51.0")
        XCTAssertFalse(knob.isTouched)
    }

    func testTypedValueAndResetAreBrackets() async throws {
        let (knob, window, record) = try shown(makeKnob(at: 50), isFocused: true)
        try enter("4", "2", "Return", in: window, knob)
        try MainLoop.wait(for: "the value") { knob.value == 42 }
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

    func testClosedWindowEndsABurst() async throws {
        let (knob, window, record) = try shown(makeKnob(at: 50), isFocused: true)
        try window.perform(.key("Up"))
        window.close()
        XCTAssertEqual(record.all("drag-end"), ["drag-end 51.0"])
        XCTAssertFalse(knob.isTouched)
    }

    // MARK: Read-only

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

    func testLossOfControlEndsADrag() async throws {
        let (knob, window, record) = try shown(makeKnob(at: 50))
        try window.perform(turn(knob, in: window, from: 0, by: [30]))
        knob.canControl = false
        XCTAssertEqual(knob.value, 50)
        XCTAssertEqual(record.all("drag-end"), ["drag-end 50.0"])
        try window.perform(.release)
        XCTAssertFalse(knob.isTouched)
    }
}
