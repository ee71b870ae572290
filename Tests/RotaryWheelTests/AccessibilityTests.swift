import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The accessible roles, properties and states of wheels and dials.
@MainActor
final class AccessibilityTests: WidgetTestCase {
    private func sectors(of wheel: RotaryWheelWidget) -> [Widget] {
        wheel.object.children.filter { $0.hasRole(GTK_ACCESSIBLE_ROLE_LIST_ITEM) && $0.isMapped }
    }

    private func assertDescribed(_ wheel: RotaryWheelWidget, as text: String, line: UInt = #line) {
        assertDescribed(wheel.object, as: text, line: line)
        XCTAssertNil(
            wheel.object.accessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, differsFrom: text), text, line: line)
    }

    func testWheelIsAListOfSectorsAndDescribesTheSelectedOne() async throws {
        let (wheel, _, record) = try shown(
            watched(RotaryWheelWidget(labels: ["Circles", "", "Monster", "Person"])))
        XCTAssertTrue(wheel.object.hasRole(GTK_ACCESSIBLE_ROLE_LIST))
        let sectors = sectors(of: wheel)
        XCTAssertEqual(sectors.count, 4)
        for (index, name) in ["Circles", "2", "Monster", "Person"].enumerated() {
            expectItem(sectors[index], name, index, of: 4, isSelected: index == 0)
        }
        // The face and the indicator.
        let presentations = wheel.object.children.filter { $0.hasRole(GTK_ACCESSIBLE_ROLE_PRESENTATION) }
        XCTAssertGreaterThanOrEqual(presentations.count, 2)
        assertDescribed(wheel, as: "Circles")
        XCTAssertTrue(sectors[2].activateAction("sector.select"))
        // The description changes when the wheel settles, so that a screen reader announces it once.
        assertDescribed(wheel, as: "Circles")
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selected, 2)
        assertDescribed(wheel, as: "Monster")
        for (index, sector) in self.sectors(of: wheel).enumerated() {
            XCTAssertNil(sector.accessible(GTK_ACCESSIBLE_STATE_SELECTED, differsFrom: index == 2))
        }
        wheel.object.setVisible(false)
        wheel.selected = 1
        assertDescribed(wheel, as: "2")
    }

    /// Expects the name, the place and the selection of an item.
    private func expectItem(
        _ item: Widget, _ name: String, _ index: Int, of count: Int, isSelected: Bool, line: UInt = #line
    ) {
        XCTAssertNil(item.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL, differsFrom: name), line: line)
        XCTAssertNil(item.accessible(GTK_ACCESSIBLE_RELATION_POS_IN_SET, differsFrom: index + 1), line: line)
        XCTAssertNil(item.accessible(GTK_ACCESSIBLE_RELATION_SET_SIZE, differsFrom: count), line: line)
        XCTAssertNil(item.accessible(GTK_ACCESSIBLE_STATE_SELECTED, differsFrom: isSelected), line: line)
    }

    func testOnlyTheSelectedNarrowSectorIsAnItem() async throws {
        let (wheel, _, _) = try shown(makeWheel(5000)) { $0.selected = 4710 }
        let items = sectors(of: wheel).filter {
            $0.accessible(GTK_ACCESSIBLE_STATE_SELECTED, differsFrom: true) == nil
        }
        XCTAssertEqual(items.count, 1)
        for item in items {
            XCTAssertNil(item.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL, differsFrom: "4711"))
            XCTAssertNil(item.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, differsFrom: "4711 of 5000"))
        }
        // The other sector widgets are only visual.
        for other in sectors(of: wheel) where !items.contains(other) {
            XCTAssertTrue(other.isAccessibleHidden)
        }
    }

    func testDescriptionOfAnUnmappedWheelFollowsTheModel() async {
        let wheel = makeWheel(8)
        assertDescribed(wheel, as: "1")
        wheel.selected = 4
        assertDescribed(wheel, as: "5")
        wheel.sectorCount = 0
        assertDescribed(wheel, as: "")
        let names = Names("Circles", "Flower")
        wheel.model = names.list
        assertDescribed(wheel, as: "Circles")
        names.replace(1, at: 0, by: ["Sun"])
        assertDescribed(wheel, as: "Sun")
        names.remove(1, at: 0)
        assertDescribed(wheel, as: "Flower")
    }

    func testDescriptionFollowsAnItemThatChangedBeforeItWasShown() async throws {
        let items = [RotaryWheelItem(label: "Before"), RotaryWheelItem(label: "Other")]
        let wheel = watched(RotaryWheelWidget(items: items))
        items[0].label = "After"
        try show(wheel)
        assertDescribed(wheel, as: "After")
        items[0].label = "Later"
        assertDescribed(wheel, as: "Later")
    }

    func testSpinningWheelIsAListOfVisibleItemsAndDescribesTheSettledOne() async throws {
        let (wheel, _, record) = try shown(makeSpinningWheel(1_000_000))
        assertDescribed(wheel.object, as: "Item 1, 1 of 1000000")
        XCTAssertTrue(wheel.object.activateAction("wheel.next"))
        XCTAssertTrue(wheel.object.activateAction("wheel.next"))
        try MainLoop.wait(for: "some way") { wheel.position > 0.5 }
        assertDescribed(wheel.object, as: "Item 1, 1 of 1000000")
        try wheel.waitUntilSettled(record)
        assertDescribed(wheel.object, as: "Item 3, 3 of 1000000")
        XCTAssertTrue(wheel.object.activateAction("wheel.previous"))
        try wheel.waitUntilSettled(record, times: 2)
        assertDescribed(wheel.object, as: "Item 2, 2 of 1000000")
        XCTAssertTrue(wheel.object.activateAction("wheel.activate"))
        XCTAssertEqual(record.all("activate"), ["activate 1"])
        wheel.scroll(to: 6, animated: false)
        XCTAssertTrue(wheel.object.hasRole(GTK_ACCESSIBLE_ROLE_LIST))
        for (item, index) in zip(wheel.items, 2...) {
            XCTAssertTrue(item.hasRole(GTK_ACCESSIBLE_ROLE_LIST_ITEM))
            expectItem(item, "Item \(index + 1)", index, of: 1_000_000, isSelected: index == 6)
            assertDescribed(item, as: "\(index + 1) of 1000000")
        }
        XCTAssertEqual(wheel.items.count, 9)
        let names = Names("a", "b", "c")
        wheel.show(names.model)
        names.insert(["z"], at: 0)
        for (index, name) in ["z", "a", "b", "c"].enumerated() {
            expectItem(wheel.items[index], name, index, of: 4, isSelected: name == "a")
        }
    }

    func testDialIsAMenuOfItems() async throws {
        let (dial, _, record) = try shownExpanded(makeDial(3))
        XCTAssertTrue(dial.object.hasRole(GTK_ACCESSIBLE_ROLE_MENU))
        XCTAssertEqual(dial.bubbles.count, 3)
        for (index, name) in ["1", "2", "3"].enumerated() {
            let bubble = try XCTUnwrap(dial.bubble(name))
            XCTAssertTrue(bubble.hasRole(GTK_ACCESSIBLE_ROLE_MENU_ITEM))
            expectItem(bubble, name, index, of: 3, isSelected: index == 0)
        }
        assertDescribed(dial.object, as: "1")
        dial.turn(to: 2)
        assertDescribed(dial.object, as: "1")
        try dial.waitUntilSettled(record)
        assertDescribed(dial.object, as: "3")
        dial.model = nil
        assertDescribed(dial.object, as: "")
    }

    func testClickOfAClientRunsItsActionOnce() async throws {
        for isRemoved in [false, true] {
            let menu = TestMenu()
            menu.append("One")
            menu.append("Two", "test.two")
            menu.addAction("two").connect("activate") { _ in if isRemoved { menu.remove(at: 1) } }
            let (dial, _) = try shownDial(of: menu)
            let record = dial.record()
            gtk_widget_activate(try XCTUnwrap(dial.bubble("Two")).widget)
            try MainLoop.wait(for: "the click") { !record.all("activate").isEmpty }
            XCTAssertEqual(menu.run, ["two"])
            XCTAssertEqual(record.all("activate"), ["activate 1"])
            XCTAssertEqual(dial.selectedText, isRemoved ? "One" : "Two")
            XCTAssertFalse(dial.isExpanded)
        }
    }
}
