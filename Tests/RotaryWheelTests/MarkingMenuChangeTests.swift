import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

@testable import RotaryWheel

/// Menus and actions that change during a stroke.
@MainActor
final class MarkingMenuChangeTests: WidgetTestCase {
    // MARK: Menus

    func testMarkIsReadByTheItemsAtItsRelease() async throws {
        let menu = try showMarkingMenu()
        menu.press()
        menu.draw(80, 0)
        menu.root.remove(at: 0)
        menu.root.insert("Copy", "test.Open", at: 1)
        menu.release()
        XCTAssertEqual(menu.run, ["Open"])
        menu.stroke((0, -80))
        XCTAssertEqual(menu.run, ["Open", "Edit"])
    }

    func testItemsOfTheOpenLevelChange() async throws {
        let menu = try showHeldFile()
        menu.draw(80, 0)
        menu.file.remove(at: 0)
        XCTAssertEqual(menu.items, ["Open", "Recent", "Save"])
        menu.file.insert("Close", "test.New", at: 0)
        XCTAssertEqual(menu.items, ["Close", "Open", "Recent", "Save"])
        menu.release()
        XCTAssertEqual(menu.run, ["Open"])
        try menu.waitUntilClosed()
    }

    func testItemUnderThePointerIsRemoved() async throws {
        let menu = try showHeldFile()
        menu.draw(-80, 0)
        menu.file.remove(at: 3)
        // Of three items, the second and the third share the lower half.
        menu.release()
        XCTAssertEqual(menu.run, [])
        XCTAssertEqual(menu.items, ["Wheel", "Dial", "Knob", "Helm"])
    }

    func testAllItemsAreRemoved() async throws {
        let menu = try showHeldFile()
        menu.draw(80, 0)
        for _ in 0..<4 { menu.file.remove(at: 0) }
        XCTAssertEqual(menu.items, [])
        menu.release()
        XCTAssertEqual(menu.run, [])
        try menu.waitUntilClosed()
    }

    func testOpenSubmenuIsRemoved() async throws {
        let menu = try showHeldFile()
        menu.root.remove(at: 0)
        XCTAssertEqual(menu.items, ["Edit", "View", "Help"])
        menu.draw(0, 200)
        menu.release()
        XCTAssertEqual(menu.run.count, 1)
        XCTAssertTrue(["View", "Help"].contains(menu.run[0]), menu.run[0])
    }

    func testOpenSubmenuIsReplaced() async throws {
        let menu = try showHeldFile()
        menu.root.remove(at: 0)
        let other = TestMenu()
        for name in ["Wheel", "Dial", "Knob"] { other.append(name, "test.\(name)") }
        menu.root.insert("Other", submenu: other, at: 0)
        XCTAssertEqual(menu.items, ["Other", "Edit", "View", "Help"])
        menu.meanwhile(.canceled)
        menu.stroke((0, -80), (80, 40))
        XCTAssertEqual(menu.run, ["Dial"])
    }

    func testItemsBeforeTheOpenSubmenuAreInsertedAndRemoved() async throws {
        let menu = try showMarkingMenu()
        menu.press()
        menu.release()
        try menu.waitUntilOpen()
        menu.implementation.activate(0)
        XCTAssertEqual(menu.items, MarkingMenu.fileItems)
        menu.root.insert("First", at: 0)
        XCTAssertTrue(menu.dial.object.activateAction("dial.back", target: nil))
        XCTAssertEqual(menu.items, ["First", "File", "Edit", "View", "Help"])
        XCTAssertEqual(menu.dial.selectedText, "File")
        menu.root.remove(at: 0)
        XCTAssertEqual(menu.items, MarkingMenu.rootItems)
    }

    func testStrokeStaysInASubmenuWhoseItemMoves() async throws {
        let menu = try showHeldFile()
        menu.root.insert("First", at: 0)
        XCTAssertEqual(menu.items, MarkingMenu.fileItems)
        // Past the middle of the first level, which leads back to it.
        menu.draw(70, 90)
        menu.pause()
        XCTAssertEqual(menu.items, ["Wheel", "Dial", "Knob", "Helm"])
        menu.file.remove(at: 0)
        menu.root.remove(at: 0)
        menu.root.insert("First", at: 0)
        XCTAssertEqual(menu.items, ["Wheel", "Dial", "Knob", "Helm"])
        menu.draw(80, 0)
        menu.release()
        XCTAssertEqual(menu.run, ["Dial"])
    }

    func testModelIsReplacedDuringAStroke() async throws {
        for isOpen in [false, true] {
            let menu = try showMarkingMenu()
            menu.press()
            if isOpen { menu.pause() }
            menu.draw(80, 0)
            menu.dial.menuModel = menu.recent.pointer
            XCTAssertEqual(menu.items, ["Wheel", "Dial", "Knob", "Helm"])
            menu.release()
            // The stroke ended with its menu.
            XCTAssertEqual(menu.run, [])
            menu.stroke((80, 0))
            XCTAssertEqual(menu.run, ["Dial"])
        }
    }

    func testCollapseDuringAStrokeCancelsIt() async throws {
        let menu = try showHeldMenu()
        try menu.waitUntilOpen()
        menu.draw(0, -80)
        menu.dial.isExpanded = false
        menu.pause()
        menu.draw(80, 0)
        menu.release()
        try menu.waitUntilClosed()
        XCTAssertEqual(menu.run, [])
    }

    func testModelIsUnsetDuringAStroke() async throws {
        for isOpen in [false, true] {
            let menu = try showMarkingMenu()
            menu.press()
            if isOpen { menu.pause() }
            menu.draw(80, 0)
            menu.dial.menuModel = nil
            menu.draw(5, 0)
            menu.release()
            XCTAssertEqual(menu.run, [])
            XCTAssertEqual(menu.dial.itemCount, 0)
            menu.dial.isExpanded = false
            menu.dial.menuModel = menu.root.pointer
            menu.stroke((80, 0))
            XCTAssertEqual(menu.run, ["Edit"])
        }
    }

    func testTargetsChangeDuringAStroke() async throws {
        let menu = try showHeldMenu()
        menu.draw(80, 0)
        menu.dial.targets = .bubbles
        menu.release()
        XCTAssertEqual(menu.run, [])
        menu.dial.isExpanded = false
        menu.dial.targets = .wedges
        menu.stroke((80, 0))
        XCTAssertEqual(menu.run, ["Edit"])
    }

    func testActionChangesItsMenu() async throws {
        let menu = try showMarkingMenu()
        for name in ["Edit", "Open"] {
            menu.actions[name]?.connect("activate") { [weak menu] _ in
                menu?.root.insert("New", at: 0)
                menu?.root.remove(at: 0)
                menu?.dial.menuModel = nil
                menu?.dial.menuModel = menu?.root.pointer
            }
        }
        menu.stroke((80, 0))
        menu.hold()
        menu.draw(0, -80)
        menu.draw(80, 0)
        menu.release()
        XCTAssertEqual(menu.run, ["Edit", "Open"])
        XCTAssertEqual(menu.items, MarkingMenu.rootItems)
    }

    // MARK: Actions

    func testDisabledItemIsNotChosen() async throws {
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
    }

    func testMarkOfADisabledItemOpensItsSubmenu() async throws {
        let menu = try showMarkingMenu()
        menu.setEnabled("Open", false)
        menu.stroke((0, -80), (80, 0))
        XCTAssertEqual(menu.run, [])
        try menu.waitUntilOpen()
        XCTAssertEqual(menu.items, MarkingMenu.fileItems)
        XCTAssertEqual(menu.dial.bubble("Open")?.isSensitive, false)
        XCTAssertEqual(menu.dial.bubble("New")?.isSensitive, true)
    }

    /// A menu whose second item is the submenu Format, which an action opens; expanded by a tap.
    private func showSubmenuOfAnAction() throws -> (MarkingMenu, action: Object) {
        let menu = try showMarkingMenu()
        let action = menu.root.addAction("format")
        menu.root.remove(at: 1)
        menu.root.insert("Format", "test.format", submenu: menu.recent, at: 1)
        return (menu, action)
    }

    func testMarkStopsAtADisabledSubmenu() async throws {
        let (menu, action) = try showSubmenuOfAnAction()
        menu.stroke((80, 0), (0, -80))
        XCTAssertEqual(menu.run, ["Wheel"])
        action.set("enabled", to: false)
        try MainLoop.wait(for: "the submenu to be disabled") {
            menu.implementation.menuMarks?.menu.items[1].isEnabled == false
        }
        menu.stroke((80, 0), (0, -80))
        XCTAssertEqual(menu.run, ["Wheel"])
        // The menu shows why.
        try menu.waitUntilOpen()
        XCTAssertEqual(menu.items, ["File", "Format", "View", "Help"])
        XCTAssertEqual(menu.dial.bubble("Format")?.isSensitive, false)
    }

    func testDisabledSubmenuDoesNotOpen() async throws {
        let (menu, action) = try showSubmenuOfAnAction()
        action.set("enabled", to: false)
        menu.hold()
        try menu.waitUntilOpen()
        let open = menu.items
        menu.draw(80, 0)
        menu.pause()
        XCTAssertEqual(menu.items, open)
        menu.release()
        // Neither by a click nor by Enter.
        menu.implementation.activate(1)
        XCTAssertEqual(menu.items, open)
        XCTAssertTrue(menu.isOpen)
        action.set("enabled", to: true)
        try MainLoop.wait(for: "the submenu to be enabled") {
            menu.dial.bubble("Format")?.isSensitive == true
        }
        menu.implementation.activate(1)
        XCTAssertEqual(menu.items, ["Wheel", "Dial", "Knob", "Helm"])
    }

    func testActionIsDisabledDuringTheStroke() async throws {
        let menu = try showHeldFile()
        menu.draw(80, 0)
        menu.setEnabled("Open", false)
        menu.release()
        XCTAssertEqual(menu.run, [])
        try menu.waitUntilOpen()
        XCTAssertEqual(menu.items, MarkingMenu.fileItems)
    }

    func testActionIsEnabledDuringTheStroke() async throws {
        let menu = try showMarkingMenu()
        menu.setEnabled("Edit", false)
        menu.press()
        menu.draw(80, 0)
        menu.setEnabled("Edit", true)
        menu.release()
        XCTAssertEqual(menu.run, ["Edit"])
    }

    func testActionVanishesDuringTheStroke() async throws {
        for isOpen in [false, true] {
            let menu = try showMarkingMenu()
            menu.press()
            if isOpen { menu.pause() }
            menu.draw(80, 0)
            menu.page.insert(nil, prefix: "test")
            menu.release()
            XCTAssertEqual(menu.run, [])
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
        let popover = DialMenuPopover.attach(to: page.widget, menuModel: menu.pointer)
        watch(popover.handle, "the popover")
        try show(page)
        func mark(_ x: Double, _ y: Double) {
            popover.implementation.beginStroke(.key(code: 0), atX: 200, y: 200)
            let dial = popover.implementation.dialImplementation!
            let start = dial.marks.start
            dial.moveStroke(to: .init(x: start.x + x, y: start.y + y), time: MonotonicClock.now)
            popover.implementation.end(at: MonotonicClock.now)
        }
        mark(0, -60)
        XCTAssertTrue(isOn(bold))
        mark(0, -60)
        XCTAssertFalse(isOn(bold))
        mark(0, 60)
        XCTAssertEqual(text(size), "medium")
        mark(-60, 0)
        XCTAssertEqual(text(size), "large")
        popover.popup(atX: 200, y: 200)
        try popover.dial.waitUntilExpanded()
        for (name, isChecked) in [("small", false), ("medium", false), ("large", true), ("Bold", false)] {
            let bubble = try XCTUnwrap(popover.dial.bubble(name))
            XCTAssertEqual(bubble.stateFlags.rawValue & GTK_STATE_FLAG_CHECKED.rawValue != 0, isChecked, name)
        }
    }

    private func isOn(_ action: Object) -> Bool {
        let state = unsafe g_action_get_state(action.opaque)
        defer { unsafe g_variant_unref(state) }
        return unsafe g_variant_get_boolean(state) != 0
    }

    private func text(_ action: Object) -> String {
        let state = unsafe g_action_get_state(action.opaque)
        defer { unsafe g_variant_unref(state) }
        return unsafe String(cString: g_variant_get_string(state, nil))
    }
}
