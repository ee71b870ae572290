import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

@testable import RotaryWheel

/// Menus and actions that change during a stroke.
@MainActor
final class MarkingMenuChangeTests: WidgetTestCase {
    func testMarkIsReadByTheItemsAtItsRelease() async throws {
        let menu = try showMarkingMenu()
        menu.press()
        menu.draw(80, 0)
        menu.root.remove(at: 0)
        menu.root.append("Copy", "test.Open", at: 1)
        menu.release()
        menu.stroke((0, -80))
        XCTAssertEqual(menu.run, ["Open", "Edit"])
    }

    func testItemsOfTheOpenLevelChange() async throws {
        func replaceFirst(of menu: TestMenu) {
            menu.remove(at: 0)
            menu.append("Close", "test.New", at: 0)
        }
        let changes: [(x: Double, (TestMenu) -> Void, items: [String], run: [String])] = [
            (80, replaceFirst, ["Close", "Open", "Recent", "Save"], ["Open"]),
            // Of three items, the second and the third share the lower half.
            (-80, { $0.remove(at: 3) }, ["New", "Open", "Recent"], []),
            (80, { menu in for _ in 0..<4 { menu.remove(at: 0) } }, [], []),
        ]
        for (x, change, items, run) in changes {
            let menu = try showHeldFile()
            menu.draw(x, 0)
            change(menu.file)
            XCTAssertEqual(menu.items, items)
            menu.release()
            XCTAssertEqual(menu.run, run, "\(items)")
            if x < 0 {
                XCTAssertEqual(menu.items, MarkingMenu.recentItems)
            } else {
                try menu.waitUntilClosed()
            }
        }
    }

    func testOpenSubmenuIsReplaced() async throws {
        let menu = try showHeldFile()
        menu.root.remove(at: 0)
        XCTAssertEqual(menu.items, ["Edit", "View", "Help"])
        let other = TestMenu()
        for name in ["Wheel", "Dial", "Knob"] { other.append(name, "test.\(name)") }
        menu.root.append("Other", submenu: other, at: 0)
        XCTAssertEqual(menu.items, ["Other", "Edit", "View", "Help"])
        menu.draw(0, 200, then: .release)
        XCTAssertEqual(menu.run, ["View"])
        menu.stroke((0, -80), (80, 40))
        XCTAssertEqual(menu.run, ["View", "Dial"])
    }

    func testStrokeStaysInASubmenuWhoseItemMoves() async throws {
        let menu = try showHeldFile()
        menu.root.append("First", at: 0)
        XCTAssertEqual(menu.items, MarkingMenu.fileItems)
        // Past the middle of the first level, which leads back to it.
        menu.draw(70, 90, then: .pause)
        XCTAssertEqual(menu.items, MarkingMenu.recentItems)
        menu.file.remove(at: 0)
        menu.root.remove(at: 0)
        menu.root.append("First", at: 0)
        XCTAssertEqual(menu.items, MarkingMenu.recentItems)
        menu.draw(80, 0, then: .release)
        XCTAssertEqual(menu.run, ["Dial"])
    }

    func testModelIsReplacedDuringAStroke() async throws {
        for (isOpen, isUnset) in [(false, false), (true, false), (false, true), (true, true)] {
            let menu = try showMarkingMenu()
            menu.press(pauses: isOpen)
            menu.draw(80, 0)
            menu.dial.menuModel = isUnset ? nil : menu.recent.pointer
            XCTAssertEqual(menu.items, isUnset ? [] : MarkingMenu.recentItems)
            if isUnset { menu.draw(5, 0) }
            menu.release()
            // The stroke ended with its menu.
            XCTAssertEqual(menu.run, [], "open: \(isOpen), unset: \(isUnset)")
            if isUnset {
                menu.dial.isExpanded = false
                menu.dial.menuModel = menu.recent.pointer
            }
            menu.stroke((80, 0))
            XCTAssertEqual(menu.run, ["Dial"], "open: \(isOpen), unset: \(isUnset)")
        }
    }

    func testCollapseEndsAStroke() async throws {
        let menu = try showHeldMenu()
        try menu.waitUntilOpen()
        menu.draw(0, -80)
        menu.dial.isExpanded = false
        menu.pause()
        menu.draw(80, 0, then: .release)
        XCTAssertEqual(menu.run, [])
        try menu.waitUntilClosed()
        menu.stroke((80, 0))
        XCTAssertEqual(menu.run, ["Edit"])
    }

    func testActionChangesItsMenu() async throws {
        let menu = try showMarkingMenu()
        for name in ["Edit", "Open"] {
            menu.actions[name]?.connect("activate") { [weak menu] _ in
                menu?.root.append("New", at: 0)
                menu?.root.remove(at: 0)
                menu?.dial.menuModel = nil
                menu?.dial.menuModel = menu?.root.pointer
            }
        }
        menu.stroke((80, 0))
        menu.press(pauses: true)
        menu.draw(0, -80)
        menu.draw(80, 0, then: .release)
        XCTAssertEqual(menu.run, ["Edit", "Open"])
        XCTAssertEqual(menu.items, MarkingMenu.rootItems)
    }

    func testMarkOfADisabledItemOpensItsMenu() async throws {
        let menu = try showMarkingMenu()
        menu.setEnabled("Edit", false)
        menu.stroke((80, 0))
        XCTAssertEqual(menu.run, [])
        // The menu shows why.
        try menu.waitUntilOpen()
        XCTAssertEqual(menu.dial.bubble("Edit")?.isSensitive, false)
        menu.dial.isExpanded = false
        menu.stroke((0, -80), (80, 0))
        XCTAssertEqual(menu.run, ["Open"])
        menu.setEnabled("Open", false)
        menu.stroke((0, -80), (80, 0))
        XCTAssertEqual(menu.run, ["Open"])
        try menu.waitUntilOpen()
        XCTAssertEqual(menu.items, MarkingMenu.fileItems)
        XCTAssertEqual(menu.dial.bubble("Open")?.isSensitive, false)
        XCTAssertEqual(menu.dial.bubble("New")?.isSensitive, true)
    }

    func testDisabledSubmenuDoesNotOpen() async throws {
        let menu = try showMarkingMenu()
        let action = menu.root.addAction("format")
        menu.root.remove(at: 1)
        menu.root.append("Format", "test.format", submenu: menu.recent, at: 1)
        let items = menu.items
        menu.stroke((80, 0), (0, -80))
        XCTAssertEqual(menu.run, ["Wheel"])
        action.set("enabled", to: false)
        let marks = { menu.implementation.markMenu }
        try MainLoop.wait(for: "the submenu to be disabled") { marks().items[1].isEnabled == false }
        menu.stroke((80, 0), (0, -80))
        XCTAssertEqual(menu.run, ["Wheel"])
        // The menu shows why.
        try menu.waitUntilOpen()
        XCTAssertEqual(menu.items, items)
        XCTAssertEqual(menu.dial.bubble("Format")?.isSensitive, false)
        menu.dial.isExpanded = false
        try menu.waitUntilClosed()
        try menu.open()
        menu.draw(80, 0, then: .pause)
        XCTAssertEqual(menu.items, items)
        menu.release()
        // Neither by a click nor by Enter.
        menu.implementation.activate(1)
        XCTAssertEqual(menu.items, items)
        XCTAssertTrue(menu.isOpen)
        action.set("enabled", to: true)
        try MainLoop.wait(for: "the submenu to be enabled") {
            menu.dial.bubble("Format")?.isSensitive == true
        }
        menu.implementation.activate(1)
        XCTAssertEqual(menu.items, MarkingMenu.recentItems)
    }

    func testActionChangesDuringTheStroke() async throws {
        for (isOpen, change) in ["enabled", "disabled", "removed"].flatMap({ [(false, $0), (true, $0)] }) {
            let menu = try showMarkingMenu()
            menu.setEnabled("Edit", change != "enabled")
            menu.press(pauses: isOpen)
            menu.draw(80, 0)
            if change == "removed" {
                menu.page.insert(nil, prefix: "test")
            } else {
                menu.setEnabled("Edit", change == "enabled")
            }
            menu.release()
            XCTAssertEqual(menu.run, change == "enabled" ? ["Edit"] : [], "\(change), open: \(isOpen)")
            if change == "enabled" { continue }
            try menu.waitUntilOpen()
            XCTAssertEqual(menu.items, MarkingMenu.rootItems)
        }
    }

    func testToggleAndRadioItems() async throws {
        let page = Box(spacing: 0)
        let menu = TestMenu()
        let bold = menu.addAction("bold", isOn: false)
        let size = menu.addAction("size", takesString: true, state: "small")
        menu.append("Bold", "test.bold")
        for name in ["small", "medium", "large"] { menu.append(name, "test.size::\(name)") }
        menu.insertActions(into: page)
        let popover = MarkingMenuPopover.attach(to: page.widget, menuModel: menu.pointer)
        watch(popover.handle, "the popover")
        try show(page)
        for (x, y, action, state) in [
            (0.0, -60.0, bold, "true"), (0, -60, bold, "false"), (0, 60, size, "'medium'"),
            (-60, 0, size, "'large'"),
        ] {
            popover.mark(from: (200, 200), by: x, y)
            XCTAssertEqual(self.state(action), state)
        }
        popover.popup(atX: 200, y: 200)
        try popover.menu.waitUntilExpanded()
        for (name, isChecked) in [("small", false), ("medium", false), ("large", true), ("Bold", false)] {
            XCTAssertEqual(popover.menu.bubble(name)?.get("active", as: Bool.self), isChecked, name)
        }
    }

    /// The state of an action, as text.
    private func state(_ action: Object) -> String {
        let state = g_action_get_state(action.opaque)
        let text = g_variant_print(state, 0)
        defer {
            g_variant_unref(state)
            g_free(text)
        }
        return String(cString: text!)
    }
}
