import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Menus and lists of a dial, and their changes.
@MainActor
final class DialMenuItemTests: WidgetTestCase {
    /// Shows an expanded dial for a menu.
    private func show(_ menu: TestMenu) throws -> (DialMenuWidget, TestWindow) {
        let dial = watched(DialMenuWidget(menuModel: menu.pointer))
        menu.insertActions(into: dial.object)
        dial.isExpanded = true
        let window = try show(dial)
        try dial.waitUntilExpanded()
        return (dial, window)
    }

    private func captions(_ dial: DialMenuWidget) -> [String] {
        (0..<dial.itemCount).map { item in
            dial.selected = item
            return dial.selectedText ?? ""
        }
    }

    func testAllSectionsHaveLabels() async {
        let (menu, first, second) = (TestMenu(), TestMenu(), TestMenu())
        first.append("_Open")
        first.append("Save_ As")
        second.append("snake__case")
        menu.append(section: first)
        menu.append("Between")
        menu.append(section: second)
        XCTAssertEqual(
            captions(watched(DialMenuWidget(menuModel: menu.pointer))),
            ["Open", "Save As", "Between", "snake_case"])
    }

    func testSectionsAreSpacedApart() async throws {
        let (menu, first, second) = (TestMenu(), TestMenu(), TestMenu())
        for name in ["1", "2"] { first.append(name) }
        for name in ["3", "4"] { second.append(name) }
        menu.append(section: first)
        menu.append(section: second)
        let (dial, window) = try show(menu)
        func distance(_ one: String, _ other: String) throws -> Double {
            let points = try [one, other].map { name -> (x: Double, y: Double) in
                let bubble = try XCTUnwrap(dial.bubble(name))
                let half = Double(bubble.width) / 2
                return window.point(half, half, of: bubble)
            }
            return hypot(points[0].x - points[1].x, points[0].y - points[1].y)
        }
        XCTAssertGreaterThan(try distance("2", "3"), try distance("1", "2") * 1.15)
        XCTAssertGreaterThan(try distance("4", "1"), try distance("3", "4") * 1.15)
    }

    func testActivationRunsTheActionAndCollapsesTheDial() async throws {
        let menu = TestMenu()
        menu.addAction("open")
        menu.addAction("go", takesString: true)
        menu.append("Open", "test.open")
        menu.append("Go", "test.go::there")
        let (dial, _) = try show(menu)
        let record = dial.record()
        dial.object.activateAction("dial.activate", target: nil)
        XCTAssertEqual(menu.run, ["open"])
        XCTAssertEqual(record.all("activate"), ["activate 0"])
        XCTAssertFalse(dial.isExpanded)
        try dial.waitUntilCollapsed()
        dial.isExpanded = true
        dial.selected = 1
        dial.object.activateAction("dial.activate", target: nil)
        XCTAssertEqual(menu.run, ["open", "go"])
    }

    func testActivatedListStaysExpanded() async throws {
        let dial = makeDial()
        dial.isExpanded = true
        try show(dial)
        let record = dial.record()
        dial.object.activateAction("dial.activate", target: nil)
        XCTAssertEqual(record.all("activate"), ["activate 0"])
        XCTAssertTrue(dial.isExpanded)
    }

    func testCollapsedDialDoesNotActivate() async throws {
        let dial = makeDial()
        let record = dial.record()
        dial.object.activateAction("dial.activate", target: nil)
        XCTAssertEqual(record.events, [])
    }

    func testDisabledItemsAreInsensitive() async throws {
        let menu = TestMenu()
        let action = menu.addAction("open")
        action.set("enabled", to: false)
        menu.append("Open", "test.open")
        menu.append("Nobody's", "test.nothing")
        let (dial, _) = try show(menu)
        let bubble = try XCTUnwrap(dial.bubble("Open"))
        XCTAssertFalse(bubble.isSensitive)
        XCTAssertEqual(dial.bubble("Nobody's")?.isSensitive, false)
        dial.object.activateAction("dial.activate", target: nil)
        XCTAssertEqual(menu.run, [])
        XCTAssertTrue(dial.isExpanded)
        action.set("enabled", to: true)
        XCTAssertTrue(bubble.isSensitive)
        dial.object.activateAction("dial.activate", target: nil)
        XCTAssertEqual(menu.run, ["open"])
    }

    func testHiddenWhenFollowsTheAction() async throws {
        let menu = TestMenu()
        let action = menu.addAction("open")
        menu.append("Open", "test.open", hiddenWhen: "action-disabled")
        menu.append("Missing", "test.nothing", hiddenWhen: "action-missing")
        menu.append("Always")
        let (dial, _) = try show(menu)
        XCTAssertEqual(captions(dial), ["Open", "Always"])
        // "Always" is selected.
        action.set("enabled", to: false)
        try MainLoop.wait(for: "the item to go") { dial.itemCount == 1 }
        XCTAssertEqual(dial.selectedText, "Always")
        action.set("enabled", to: true)
        try MainLoop.wait(for: "the item to come") { dial.itemCount == 2 }
        XCTAssertEqual(dial.selected, 1)
        XCTAssertEqual(dial.selectedText, "Always")
    }

    func testItemWithHiddenWhenStaysSelectedAcrossMenuChanges() async throws {
        let menu = TestMenu()
        menu.addAction("open")
        menu.append("Plain")
        menu.append("Open", "test.open", hiddenWhen: "action-disabled")
        menu.append("Open again", "test.open", hiddenWhen: "action-disabled")
        let (dial, _) = try show(menu)
        dial.selected = 1
        let record = dial.record()
        menu.append("Late")
        XCTAssertEqual(dial.itemCount, 4)
        XCTAssertEqual(dial.selectedText, "Open")
        XCTAssertEqual(record.events, [])
        menu.remove(at: 0)
        XCTAssertEqual(dial.selectedText, "Open")
    }

    func testRadioItemsAreChecked() async throws {
        let menu = TestMenu()
        menu.addAction("page", takesString: true, state: "one")
        menu.append("One", "test.page::one")
        menu.append("Two", "test.page::two")
        let (dial, _) = try show(menu)
        XCTAssertEqual(dial.bubble("One")?.get("active", as: Bool.self), true)
        XCTAssertEqual(dial.bubble("Two")?.get("active", as: Bool.self), false)
        dial.selected = 1
        dial.object.activateAction("dial.activate", target: nil)
        dial.isExpanded = true
        try dial.waitUntilExpanded()
        XCTAssertEqual(dial.bubble("One")?.get("active", as: Bool.self), false)
        XCTAssertEqual(dial.bubble("Two")?.get("active", as: Bool.self), true)
    }

    func testSubmenuOpensInPlaceAndBackReturns() async throws {
        let (menu, inner, innermost) = (TestMenu(), TestMenu(), TestMenu())
        inner.addAction("open")
        inner.append("Inner 1", "test.open")
        inner.append("Deeper", submenu: innermost)
        innermost.append("Innermost")
        menu.append("Plain")
        menu.append("More", submenu: inner)
        let (dial, _) = try show(menu)
        inner.insertActions(into: dial.object)
        dial.selected = 1
        dial.object.activateAction("dial.activate", target: nil)
        XCTAssertTrue(dial.isExpanded)
        XCTAssertEqual(captions(dial), ["Inner 1", "Deeper"])
        dial.object.activateAction("dial.activate", target: nil)
        XCTAssertEqual(captions(dial), ["Innermost"])
        dial.goBack()
        XCTAssertEqual(dial.selectedText, "Deeper")
        dial.object.activateAction("dial.back", target: nil)
        XCTAssertEqual(dial.selectedText, "More")
        XCTAssertEqual(dial.itemCount, 2)
        dial.goBack()
        XCTAssertEqual(dial.selectedText, "More")
        // A reopened menu starts at its top level.
        dial.object.activateAction("dial.activate", target: nil)
        dial.selected = 0
        try dial.waitUntilExpanded()
        dial.object.activateAction("dial.activate", target: nil)
        XCTAssertEqual(inner.run, ["open"])
        try dial.waitUntilCollapsed()
        XCTAssertEqual(captions(dial), ["Plain", "More"])
    }

    func testBackReturnsToTheMovedItem() async throws {
        let (menu, inner) = (TestMenu(), TestMenu())
        inner.append("Inner")
        menu.append("Plain")
        menu.append("More", submenu: inner)
        let (dial, _) = try show(menu)
        dial.selected = 1
        dial.object.activateAction("dial.activate", target: nil)
        menu.insert("New", at: 0)
        dial.goBack()
        XCTAssertEqual(dial.selectedText, "More")
        dial.object.activateAction("dial.activate", target: nil)
        menu.remove(at: 0)
        menu.remove(at: 0)
        dial.isExpanded = false
        try dial.waitUntilCollapsed()
        XCTAssertEqual(dial.selectedText, "More")
    }

    func testOpenedSubmenuIsNamedOnceForScreenReaders() async throws {
        let (menu, inner) = (TestMenu(), TestMenu())
        for name in ["First", "Second"] { inner.append(name) }
        menu.append("Plain")
        menu.append("More", submenu: inner)
        let (dial, _) = try show(menu)
        func waitForDescription(_ text: String, line: UInt = #line) throws {
            try MainLoop.wait(for: "the description \(text)", line: line) {
                dial.object.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, differsFrom: text) == nil
            }
        }
        dial.selected = 1
        try waitForDescription("More")
        dial.object.activateAction("dial.activate", target: nil)
        try waitForDescription("More, First")
        dial.selected = 1
        try waitForDescription("Second")
        dial.goBack()
        try waitForDescription("More")
    }

    func testSelectionSurvivesMenuChanges() async throws {
        let (menu, section) = (TestMenu(), TestMenu())
        for name in ["A", "B"] { menu.append(name) }
        for name in ["C", "D"] { section.append(name) }
        menu.append(section: section)
        let (dial, _) = try show(menu)
        dial.selected = 3
        XCTAssertEqual(dial.selectedText, "D")
        menu.insert("New", at: 0)
        XCTAssertEqual(dial.selectedText, "D")
        section.remove(at: 0)
        XCTAssertEqual(dial.selectedText, "D")
        section.remove(at: 0)
        XCTAssertEqual(dial.selectedText, "B")
        menu.remove(at: 0)
        menu.remove(at: 0)
        XCTAssertEqual(dial.selectedText, "B")
        menu.remove(at: 0)
        XCTAssertNil(dial.selected)
        menu.append("Back")
        XCTAssertEqual(dial.selectedText, "Back")
    }

    func testBubbleFollowsItsItem() async throws {
        let item = RotaryWheelItem(label: "Lager")
        let dial = watched(DialMenuWidget(items: [item]))
        dial.isExpanded = true
        try show(dial)
        item.label = "Stout"
        XCTAssertEqual(dial.selectedText, "Stout")
        XCTAssertNotNil(dial.bubble("Stout"))
    }

    func testContentFunctionCreatesWidgets() async throws {
        let dial = makeDial(3)
        dial.setContent { _ in gtk_label_new("content") }
        dial.isExpanded = true
        try show(dial)
        for bubble in dial.bubbles {
            let label = bubble.firstChild?.firstChild
            XCTAssertEqual(label?.cast(to: Label.self).text, "content")
        }
    }

    func testOnlyVisibleItemsHaveBubbles() async throws {
        let dial = makeDial(5000)
        dial.isExpanded = true
        try show(dial)
        XCTAssertLessThan(dial.bubbles.count, 24)
        XCTAssertGreaterThan(dial.bubbles.count, 6)
        dial.selected = 2500
        try MainLoop.wait(for: "the dial to get there") { dial.bubble("2501")?.opacity ?? 0 > 0.99 }
        XCTAssertNil(dial.bubble("1"))
    }
}
