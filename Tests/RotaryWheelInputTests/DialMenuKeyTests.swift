import RotaryWheel
import RotaryWheelTestSupport
import XCTest

/// The documented keys of `RotaryWheelDialMenu`.
@MainActor
final class DialMenuKeyTests: WidgetTestCase {
    func testArrowsHomeAndEndTurnTheDial() async throws {
        let (dial, window, _) = try shownExpanded(makeDial(), isFocused: true)
        try press(["Down": 1, "Right": 2, "Up": 1, "Left": 0, "End": 7, "Home": 0], in: window, dial)
        dial.object.setRightToLeft()
        try press(["Right": 7, "Left": 0, "Down": 1], in: window, dial)
    }

    func testMarkingMenuIsTheSameFromRightToLeft() async throws {
        let menu = TestMenu()
        for name in ["1", "2", "3", "4"] { menu.append(name) }
        let dial = watched(DialMenuWidget(menuModel: menu.pointer))
        dial.targets = .wedges
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

    func testEnterAndSpaceActivate() async throws {
        let (_, window, record) = try shownExpanded(makeDial(), isFocused: true)
        try window.perform(.key("Return"), .key("space"), .key("KP_Enter"))
        XCTAssertEqual(record.all("activate"), ["activate 0", "activate 0", "activate 0"])
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

    func testCollapsedDialIgnoresKeys() async throws {
        let (_, window, record) = try shown(makeDial())
        try window.focus()
        try window.perform(.key("Down"), .key("4"), .key("End"))
        XCTAssertEqual(record.events, [])
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
