import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Menus and lists of a dial, and their changes.
@MainActor
final class DialMenuItemTests: WidgetTestCase {
    private func captions(_ dial: DialMenuWidget) -> [String] {
        (0..<dial.itemCount).map { item in
            dial.selected = item
            return dial.selectedText ?? ""
        }
    }

    func testSectionsHaveLabelsAndAreSpacedApart() async throws {
        let menu = TestMenu()
        menu.append(section: TestMenu("_Open", "Save_ As"))
        menu.append("Between")
        menu.append(section: TestMenu("snake__case", "Last"))
        let (dial, window) = try shownDial(of: menu)
        let names = ["Open", "Save As", "Between", "snake_case", "Last"]
        XCTAssertEqual(captions(dial), names)
        dial.selected = 0
        try MainLoop.wait(for: "rest") { MainLoop.time?.isBusy == false }
        let places = try names.map { window.middlePoint(of: try XCTUnwrap(dial.bubble($0))) }
        func distance(_ one: Int, _ other: Int) -> Double {
            hypot(places[one].x - places[other].x, places[one].y - places[other].y)
        }
        XCTAssertGreaterThan(distance(1, 2), distance(0, 1) * 1.15)
        XCTAssertGreaterThan(distance(4, 0), distance(3, 4) * 1.15)
    }

    func testCustomItemsAreLeftOutAndVerbIconsShow() async throws {
        let menu = TestMenu("Plain")
        for (name, label) in [("custom", nil), ("custom", "Zoom"), ("verb-icon", "Cut")] {
            let item = g_menu_item_new(label, nil)
            g_menu_item_set_attribute_value(item, name, g_variant_new_string("edit-cut-symbolic"))
            g_menu_append_item(OpaquePointer(menu.pointer), item)
            g_object_unref(UnsafeMutableRawPointer(item))
        }
        let (dial, _) = try shownDial(of: menu)
        XCTAssertEqual(captions(dial), ["Plain", "Zoom", "Cut"])
        let images = try ["Zoom", "Cut"].map {
            try XCTUnwrap(dial.bubble($0)).descendants(gtk_image_get_type()).count
        }
        XCTAssertEqual(images, [0, 1])
    }

    func testActivationRunsTheActionAndCollapsesTheDial() async throws {
        let menu = TestMenu(actions: "open")
        menu.addAction("go", takesString: true)
        menu.append("Go", "test.go::there")
        let (dial, _) = try shownDial(of: menu)
        let record = dial.record()
        dial.object.activateAction("dial.activate")
        XCTAssertEqual(menu.run, ["open"])
        XCTAssertEqual(record.all("activate"), ["activate 0"])
        XCTAssertFalse(dial.isExpanded)
        try dial.waitUntilCollapsed()
        dial.isExpanded = true
        dial.selected = 1
        dial.object.activateAction("dial.activate")
        XCTAssertEqual(menu.run, ["open", "go"])
    }

    func testActivatedListStaysExpanded() async throws {
        let dial = makeDial()
        let record = dial.record()
        dial.object.activateAction("dial.activate")
        XCTAssertEqual(record.events, [], "collapsed")
        dial.isExpanded = true
        try show(dial)
        dial.object.activateAction("dial.activate")
        XCTAssertEqual(record.all("activate"), ["activate 0"])
        XCTAssertTrue(dial.isExpanded)
    }

    func testDisabledItemsAreInsensitive() async throws {
        let menu = TestMenu()
        let action = menu.addAction("open")
        action.set("enabled", to: false)
        menu.append("Open", "test.open")
        menu.append("Nobody's", "test.nothing")
        let (dial, _) = try shownDial(of: menu)
        let bubble = try XCTUnwrap(dial.bubble("Open"))
        XCTAssertFalse(bubble.isSensitive)
        XCTAssertEqual(dial.bubble("Nobody's")?.isSensitive, false)
        dial.object.activateAction("dial.activate")
        XCTAssertEqual(menu.run, [])
        XCTAssertTrue(dial.isExpanded)
        action.set("enabled", to: true)
        XCTAssertTrue(bubble.isSensitive)
        dial.object.activateAction("dial.activate")
        XCTAssertEqual(menu.run, ["open"])
    }

    func testHiddenWhenFollowsTheAction() async throws {
        let menu = TestMenu()
        let action = menu.addAction("open")
        menu.append("Open", "test.open", hiddenWhen: "action-disabled")
        menu.append("Missing", "test.nothing", hiddenWhen: "action-missing")
        menu.append("Always")
        let (dial, _) = try shownDial(of: menu)
        XCTAssertEqual(captions(dial), ["Open", "Always"])
        // "Always" is selected.
        action.set("enabled", to: false)
        try MainLoop.wait(for: "the item to go") { dial.itemCount == 1 }
        XCTAssertEqual(dial.selectedText, "Always")
        action.set("enabled", to: true)
        try MainLoop.wait(for: "the item to come") { dial.itemCount == 2 }
        XCTAssertEqual(dial.selected, 1)
        XCTAssertEqual(dial.selectedText, "Always")
        dial.selected = 0
        let record = dial.record()
        menu.append("Again", "test.open", hiddenWhen: "action-disabled")
        XCTAssertEqual(dial.itemCount, 3)
        XCTAssertEqual(dial.selectedText, "Open")
        XCTAssertEqual(record.events, [])
        // Of two items with the same action, the selected one stays selected wherever it moves.
        menu.append("Plain", at: 0)
        XCTAssertEqual(dial.selected, 1)
        XCTAssertEqual(dial.selectedText, "Open")
        menu.remove(at: 0)
        XCTAssertEqual(dial.selected, 0)
        XCTAssertEqual(dial.selectedText, "Open")
    }

    func testSubmenuOpensInPlaceAndBackReturns() async throws {
        let menu = TestMenu("Plain")
        menu.addAction("open")
        let inner = TestMenu()
        inner.append("Inner 1", "test.open")
        inner.append("Deeper", submenu: TestMenu("Innermost"))
        menu.append("More", submenu: inner)
        let (dial, _) = try shownDial(of: menu)
        dial.selected = 1
        dial.object.activateAction("dial.activate")
        XCTAssertTrue(dial.isExpanded)
        XCTAssertEqual(captions(dial), ["Inner 1", "Deeper"])
        dial.object.activateAction("dial.activate")
        XCTAssertEqual(captions(dial), ["Innermost"])
        dial.goBack()
        XCTAssertEqual(dial.selectedText, "Deeper")
        dial.object.activateAction("dial.back", target: nil)
        XCTAssertEqual(dial.selectedText, "More")
        XCTAssertEqual(dial.itemCount, 2)
        dial.goBack()
        XCTAssertEqual(dial.selectedText, "More")
        // A reopened menu starts at its top level.
        dial.object.activateAction("dial.activate")
        dial.selected = 0
        try dial.waitUntilExpanded()
        dial.object.activateAction("dial.activate")
        XCTAssertEqual(menu.run, ["open"])
        try dial.waitUntilCollapsed()
        XCTAssertEqual(captions(dial), ["Plain", "More"])
    }

    func testBackReturnsToTheMovedItem() async throws {
        let menu = TestMenu("Plain")
        menu.append("More", submenu: TestMenu("Inner"))
        let (dial, _) = try shownDial(of: menu)
        dial.selected = 1
        dial.object.activateAction("dial.activate")
        menu.append("New", at: 0)
        dial.goBack()
        XCTAssertEqual(dial.selectedText, "More")
        dial.object.activateAction("dial.activate")
        menu.remove(at: 0)
        menu.remove(at: 0)
        dial.isExpanded = false
        try dial.waitUntilCollapsed()
        XCTAssertEqual(dial.selectedText, "More")
    }

    func testSelectionSurvivesMenuChanges() async throws {
        let (menu, section) = (TestMenu("A", "B"), TestMenu("C", "D"))
        menu.append(section: section)
        let (dial, _) = try shownDial(of: menu)
        dial.selected = 3
        let changes: [(() -> Void, selected: String?)] = [
            ({}, "D"), ({ menu.append("New", at: 0) }, "D"), ({ section.remove(at: 0) }, "D"),
            ({ section.remove(at: 0) }, "B"), ({ for _ in 0..<2 { menu.remove(at: 0) } }, "B"),
            ({ menu.remove(at: 0) }, nil), ({ menu.append("Back") }, "Back"),
        ]
        for (index, (change, text)) in changes.enumerated() {
            change()
            XCTAssertEqual(dial.selectedText, text, "\(index)")
        }
    }

    func testMenuAndListReplaceEachOther() async {
        let dial = makeDial()
        let record = dial.record()
        let menu = TestMenu("Open")
        dial.menuModel = menu.pointer
        XCTAssertNil(dial.model)
        XCTAssertEqual(dial.selectedText, "Open")
        XCTAssertEqual(record.count("notify model"), 1)
        dial.setItems([RotaryWheelItem(label: "Stout")])
        XCTAssertNil(dial.menuModel)
        XCTAssertEqual(dial.selectedText, "Stout")
        XCTAssertEqual(record.count("notify menu-model"), 2)
    }

    func testBubblesFollowItemsAndHaveContent() async throws {
        let item = RotaryWheelItem(label: "Lager")
        let (dial, _, _) = try shownExpanded(watched(DialMenuWidget(items: [item])))
        item.label = "Stout"
        XCTAssertEqual(dial.selectedText, "Stout")
        XCTAssertNotNil(dial.bubble("Stout"))
        dial.setContent { _ in gtk_label_new("content") }
        XCTAssertEqual(dial.bubbles.flatMap(\.labels).map(\.text), ["content"])
    }

    func testBubbleThatStaysIsNotMadeAnew() async throws {
        let names = Names("A", "B", "C")
        let (dial, _, _) = try shownExpanded(makeDial(0)) { $0.model = names.list }
        let kept = try XCTUnwrap(dial.bubble("C"))
        names.insert(["X", "Y"], at: 0)
        XCTAssertEqual(dial.bubble("C"), kept)
    }

    func testOnlyVisibleItemsHaveBubbles() async throws {
        let (dial, _, _) = try shownExpanded(makeDial(5000))
        XCTAssertLessThan(dial.bubbles.count, 24)
        XCTAssertGreaterThan(dial.bubbles.count, 6)
        dial.selected = 2500
        try MainLoop.wait(for: "the dial to get there") { dial.bubble("2501")?.opacity ?? 0 > 0.99 }
        XCTAssertNil(dial.bubble("1"))
    }
}
