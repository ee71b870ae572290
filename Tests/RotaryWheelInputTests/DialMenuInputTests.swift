import CRotaryWheelShims
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Pointer and key input on a dial.
@MainActor
final class DialMenuInputTests: WidgetTestCase {
    private let ring = DialMenuWidget.ring

    func testDraggedBubbleFollowsThePointerAndTheNearestSettlesAtTheTop() async throws {
        let (dial, window, record) = try shownExpanded(makeDial())
        try window.perform(window.grab(from: 0, to: 50, ring, of: dial))
        XCTAssertTrue(window.isPlaced("3", of: dial, at: 50))
        // To just beyond the top's neighbor, so that bubble 3 is nearest.
        try window.perform(window.arc(from: 50, to: -80, ring, of: dial) + [.hold(200), .release])
        XCTAssertEqual(try dial.waitUntilSettled(record), ["settled 2"])
        XCTAssertEqual(dial.selectedText, "3")
    }

    func testDialIgnoresDragsInsideTheRingAndACollapsedOneKeysToo() async throws {
        let (expanded, window, record) = try shownExpanded(makeDial())
        try window.perform(window.drag(from: 0, to: -90, 0.4, of: expanded))
        XCTAssertEqual(record.events, [])
        let (collapsed, other, events) = try shown(makeDial())
        try other.focus()
        try other.perform(.key("Down"), .key("4"), .key("End"))
        XCTAssertEqual(events.events, [], "keys")
        try other.perform(other.drag(from: 0, to: -90, ring, of: collapsed))
        XCTAssertEqual(events.events, [], "a drag")
    }

    func testItemChangesKeepTheDraggedBubble() async throws {
        let list = ListModel(adopting: UnsafeMutableRawPointer(gtk_string_list_new(nil)))
        for number in 1...8 { gtk_string_list_append(list.opaque, "\(number)") }
        let (dial, window, record) = try shownExpanded(makeDial(0)) { $0.model = list.opaque }
        try window.perform(window.grab(from: 0, to: -30, ring, of: dial))
        for index in [0, 6] { gtk_string_list_remove(list.opaque, guint(index)) }
        try window.waitForFrame()
        XCTAssertTrue(window.isPlaced("3", of: dial, at: -30))
        record.clear()
        try window.perform(window.arc(from: -30, to: -85, ring, of: dial) + [.hold(200), .release])
        try dial.waitUntilSettled(record)
        XCTAssertEqual(dial.selectedText, "3")
        // All items may go, too.
        try window.perform(window.grab(from: 0, to: -30, ring, of: dial))
        while list.count > 0 { gtk_string_list_remove(list.opaque, 0) }
        try window.perform(window.arc(from: -30, to: -60, ring, of: dial) + [.release])
        XCTAssertNil(dial.selected)
    }

    func testTapTurnsToABubbleAndASecondTapActivatesIt() async throws {
        let (dial, window, record) = try shownExpanded(makeDial())
        let bubble = try XCTUnwrap(dial.bubble("4"))
        try window.perform(window.middle(of: bubble), .click(1))
        try dial.waitUntilSettled(record)
        XCTAssertEqual(dial.selectedText, "4")
        XCTAssertEqual(record.all("activate"), [])
        try window.waitForFrame()
        try window.perform(window.middle(of: try XCTUnwrap(dial.bubble("4"))), .click(1))
        XCTAssertEqual(try record.wait(for: "activate"), ["activate 3"])
    }

    func testHubExpandsAndCollapsesTheDial() async throws {
        let (dial, window, _) = try shown(makeDial())
        try window.perform(window.tap(0, 0, of: dial))
        XCTAssertTrue(dial.isExpanded)
        try dial.waitUntilExpanded()
        try window.perform(window.tap(0, 0, of: dial))
        XCTAssertFalse(dial.isExpanded)
        try dial.waitUntilCollapsed()
    }

    func testHoverAndPressSetStateFlags() async throws {
        let (dial, window, _) = try shownExpanded(makeDial())
        let bubble = try XCTUnwrap(dial.bubble("3"))
        try window.perform(window.middle(of: bubble))
        XCTAssertNotEqual(bubble.stateFlags.rawValue & CGTK_STATE_FLAG_PRELIGHT.rawValue, 0)
        try window.perform(.press)
        XCTAssertNotEqual(bubble.stateFlags.rawValue & CGTK_STATE_FLAG_ACTIVE.rawValue, 0)
        try window.perform(.release)
        XCTAssertEqual(bubble.stateFlags.rawValue & CGTK_STATE_FLAG_ACTIVE.rawValue, 0)
    }

    private func stroke(to degrees: Double, in window: TestWindow, _ dial: DialMenuWidget) -> [InputAction] {
        [window.point(0, 0, of: dial), .press]
            + (1...8).map { window.point(degrees, 0.1 * Double($0), of: dial) }
    }

    func testStrokeFromTheHubActivates() async throws {
        for isWithinAFrame in [false, true] {
            let menu = TestMenu(actions: "north", "east", "south", "west")
            let (dial, window, _) = try shown(watched(DialMenuWidget(menuModel: menu.pointer)))
            menu.insertActions(into: dial.object)
            let moves = stroke(to: 90, in: window, dial)
            try window.perform((isWithinAFrame ? moves.map(\.withoutDelay) : moves) + [.release])
            try MainLoop.wait(for: "the action, within a frame: \(isWithinAFrame)") { !menu.run.isEmpty }
            XCTAssertEqual(menu.run, ["south"])
            XCTAssertEqual(dial.selectedText, "south")
            XCTAssertFalse(dial.isExpanded)
            try dial.waitUntilCollapsed()
        }
    }

    func testStrokeMarksTheBubbleInItsDirectionAndActivatesItUnlessItGoesBack() async throws {
        for (degrees, text, isBack) in [(0.0, "2", true), (180, "4", false)] {
            let (dial, window, record) = try shown(makeDial(4))
            try window.perform(stroke(to: degrees, in: window, dial))
            let bubble = try XCTUnwrap(dial.bubble(text))
            XCTAssertNotEqual(bubble.stateFlags.rawValue & CGTK_STATE_FLAG_ACTIVE.rawValue, 0, text)
            try window.perform((isBack ? [window.point(0, 0.2, of: dial)] : []) + [.release])
            XCTAssertEqual(record.all("activate"), isBack ? [] : ["activate 3"])
            if isBack { XCTAssertTrue(dial.isExpanded) }
        }
    }

    func testArrowsHomeAndEndTurnTheDial() async throws {
        let (dial, window, _) = try shownExpanded(makeDial(), isFocused: true)
        try press(["Down": 1, "Right": 2, "Up": 1, "Left": 0, "End": 7, "Home": 0], in: window, dial)
        dial.object.setRightToLeft()
        try press(["Right": 7, "Left": 0, "Down": 1], in: window, dial)
    }

    func testMarkingMenuIsTheSameFromRightToLeft() async throws {
        let menu = TestMenu()
        for name in ["1", "2", "3", "4"] { menu.append(name) }
        let dial = watched(MarkingMenuWidget(menuModel: menu.pointer))
        dial.object.setRightToLeft()
        let (_, window, _) = try shownExpanded(dial, isFocused: true)
        try press(["Right": 1], in: window, dial)
        let (second, middle) = (try XCTUnwrap(dial.bubble("2")), Double(dial.object.width) / 2)
        XCTAssertGreaterThan(window.point(0, 0, of: second).x, middle)
    }

    func testDigitsAndTypeAheadSelectItems() async throws {
        let dial = watched(DialMenuWidget(labels: ["Pale", "Pale ale", "Pale lager", "Porter"]))
        let (_, window, record) = try shownExpanded(dial, isFocused: true)
        try press(["4": 3, "p": 0], in: window, dial)
        try window.perform(["a", "l", "e", "space"].map { .key($0) })
        // A space within a text does not activate.
        try press(["l": 2], in: window, dial)
        XCTAssertEqual(record.all("activate"), [])
        XCTAssertTrue(dial.isExpanded)
    }

    func testEscapeCollapsesAndSpaceExpands() async throws {
        let (dial, window, record) = try shownExpanded(makeDial(), isFocused: true)
        try window.perform(.key("Escape"))
        XCTAssertFalse(dial.isExpanded)
        try dial.waitUntilCollapsed()
        // The button in the center has the focus.
        try window.perform(.key("space"))
        try MainLoop.wait(for: "the bubbles") { dial.isExpanded }
        XCTAssertTrue(dial.object.hasFocus)
        try window.perform(.key("Return"))
        XCTAssertEqual(record.all("activate"), ["activate 0"])
    }

    func testEscapeDuringADragKeepsTheDialExpanded() async throws {
        let (dial, window, _) = try shownExpanded(makeDial(), isFocused: true)
        try window.perform(window.grab(from: 0, to: -80, 0.8, of: dial) + [.key("Escape"), .release])
        XCTAssertTrue(dial.isExpanded)
        try MainLoop.wait(for: "the way back") { dial.selected == 0 && dial.isFullyExpanded }
    }

    func testKeysOpenAndCloseSubmenus() async throws {
        let (menu, inner) = (TestMenu(), TestMenu())
        inner.append("Inner")
        menu.append("Plain")
        menu.append("More", submenu: inner)
        let dial = watched(DialMenuWidget(menuModel: menu.pointer))
        let (_, window, _) = try shownExpanded(dial, isFocused: true)
        try press(["End": 1], in: window, dial)
        try window.perform(.key("Return"))
        XCTAssertEqual(dial.selectedText, "Inner")
        try window.perform(.key("Escape"))
        XCTAssertEqual(dial.selectedText, "More")
        try window.perform(.key("Return"), .key("BackSpace"))
        XCTAssertEqual(dial.selectedText, "More")
        XCTAssertTrue(dial.isExpanded)
        try window.perform(.key("Escape"))
        XCTAssertFalse(dial.isExpanded)
    }
}
