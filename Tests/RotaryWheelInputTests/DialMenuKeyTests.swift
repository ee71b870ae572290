import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The documented keys of `RotaryWheelDialMenu`.
@MainActor
final class DialMenuKeyTests: WidgetTestCase {
    private func showFocused(_ dial: DialMenuWidget) throws -> TestWindow {
        dial.isExpanded = true
        return try showFocused(dial.object)
    }

    func testArrowsHomeAndEndTurnTheDial() async throws {
        let dial = makeDial(8)
        let window = try showFocused(dial)
        try press("Down", in: window, dial, selects: 1)
        try press("Right", in: window, dial, selects: 2)
        try press("Up", in: window, dial, selects: 1)
        try press("Left", "Left", in: window, dial, selects: 7)
        try press("Home", in: window, dial, selects: 0)
        try press("End", in: window, dial, selects: 7)
    }

    func testRightToLeftSwapsLeftAndRight() async throws {
        let dial = makeDial(8)
        dial.object.setRightToLeft()
        let window = try showFocused(dial)
        try press("Left", in: window, dial, selects: 1)
        try press("Right", "Right", in: window, dial, selects: 7)
        try press("Down", in: window, dial, selects: 0)
    }

    func testMarkingMenuIsTheSameFromRightToLeft() async throws {
        let menu = TestMenu()
        for name in ["1", "2", "3", "4"] { menu.append(name) }
        let dial = watched(DialMenuWidget(menuModel: menu.pointer))
        dial.targets = .wedges
        dial.object.setRightToLeft()
        let window = try showFocused(dial)
        try press("Right", in: window, dial, selects: 1)
        let (second, middle) = (try XCTUnwrap(dial.bubble("2")), Double(dial.object.width) / 2)
        XCTAssertGreaterThan(window.point(0, 0, of: second).x, middle)
    }

    func testDigitsAndTypeAheadSelectItems() async throws {
        let dial = watched(DialMenuWidget(labels: ["Pale lager", "Pilsner", "Porter", "Stout"]))
        let window = try showFocused(dial)
        try press("4", in: window, dial, selects: 3)
        try press("p", in: window, dial, selects: 0)
        try press("o", in: window, dial, selects: 2)
    }

    func testTypeAheadMatchesSpaces() async throws {
        let dial = watched(DialMenuWidget(labels: ["Dark", "Dark ale", "Dark lager", "Stout"]))
        let window = try showFocused(dial)
        let record = dial.record()
        try press("d", "a", "r", "k", "space", "l", in: window, dial, selects: 2)
        XCTAssertEqual(record.all("activate"), [])
        XCTAssertTrue(dial.isExpanded)
    }

    func testEnterAndSpaceActivate() async throws {
        let dial = makeDial(8)
        let window = try showFocused(dial)
        let record = dial.record()
        try window.perform(.key("Return"), .key("space"), .key("KP_Enter"))
        XCTAssertEqual(record.all("activate"), ["activate 0", "activate 0", "activate 0"])
    }

    func testEscapeCollapsesAndSpaceExpands() async throws {
        let dial = makeDial(8)
        let window = try showFocused(dial)
        try window.perform(.key("Escape"))
        XCTAssertFalse(dial.isExpanded)
        try dial.waitUntilCollapsed()
        // The button in the center has the focus.
        try window.perform(.key("space"))
        try MainLoop.wait(for: "the bubbles") { dial.isExpanded }
        XCTAssertTrue(dial.object.hasFocus)
        let record = dial.record()
        try window.perform(.key("Return"))
        XCTAssertEqual(record.all("activate"), ["activate 0"])
    }

    func testCollapsedDialIgnoresKeys() async throws {
        let dial = makeDial(8)
        let window = try show(dial)
        try window.focus()
        let record = dial.record()
        try window.perform(.key("Down"), .key("4"), .key("End"))
        XCTAssertEqual(record.events, [])
    }

    func testEscapeRevertsADrag() async throws {
        let dial = makeDial(8)
        let window = try showFocused(dial)
        try dial.waitUntilExpanded()
        try window.perform(
            [window.point(0, 0.8, of: dial.object), .press]
                + window.arc(from: 0, to: -80, 0.8, of: dial.object) + [.key("Escape"), .release])
        XCTAssertTrue(dial.isExpanded)
        try MainLoop.wait(for: "the way back") { dial.selected == 0 && dial.isFullyExpanded }
    }

    func testKeysOpenAndCloseSubmenus() async throws {
        let (menu, inner) = (TestMenu(), TestMenu())
        inner.append("Inner")
        menu.append("Plain")
        menu.append("More", submenu: inner)
        let dial = watched(DialMenuWidget(menuModel: menu.pointer))
        let window = try showFocused(dial)
        try press("End", in: window, dial, selects: 1)
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
