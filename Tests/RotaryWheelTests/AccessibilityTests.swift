import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The accessible roles, properties and states of the wheel.
@MainActor
final class AccessibilityTests: WidgetTestCase {
    private let labels = ["Circles", "Flower", "Monster", "Person"]

    private func sectors(of wheel: RotaryWheelWidget) -> [Widget] {
        wheel.object.children.filter { $0.hasRole(GTK_ACCESSIBLE_ROLE_LIST_ITEM) && $0.isMapped }
    }

    private func assertDescribed(_ wheel: RotaryWheelWidget, as text: String, line: UInt = #line) {
        for property in [GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT] {
            XCTAssertNil(wheel.object.accessible(property, differsFrom: text), line: line)
        }
    }

    func testWheelIsAListOfSectors() async throws {
        let wheel = watched(RotaryWheelWidget(labels: labels))
        try show(wheel)
        XCTAssertTrue(wheel.object.hasRole(GTK_ACCESSIBLE_ROLE_LIST))
        let sectors = sectors(of: wheel)
        XCTAssertEqual(sectors.count, 4)
        for (index, sector) in sectors.enumerated() {
            XCTAssertNil(sector.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL, differsFrom: labels[index]))
            XCTAssertNil(sector.accessible(GTK_ACCESSIBLE_RELATION_POS_IN_SET, differsFrom: index + 1))
            XCTAssertNil(sector.accessible(GTK_ACCESSIBLE_RELATION_SET_SIZE, differsFrom: 4))
            XCTAssertNil(sector.accessible(GTK_ACCESSIBLE_STATE_SELECTED, differsFrom: index == 0))
        }
    }

    func testSectorWithoutTextIsNamedByItsNumber() async throws {
        let wheel = watched(RotaryWheelWidget(labels: ["Circles", "", "Monster"]))
        wheel.selected = 1
        assertDescribed(wheel, as: "2")
        try show(wheel)
        let names = ["Circles", "2", "Monster"]
        for (name, sector) in zip(names, sectors(of: wheel)) {
            XCTAssertNil(sector.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL, differsFrom: name))
        }
    }

    func testOnlyTheSelectedNarrowSectorIsAnItem() async throws {
        let wheel = makeWheel(5000)
        wheel.selected = 4710
        try show(wheel)
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

    func testSelectActionTurnsToTheSector() async throws {
        let wheel = watched(RotaryWheelWidget(labels: labels))
        try show(wheel)
        let record = wheel.record()
        XCTAssertTrue(sectors(of: wheel)[2].activateAction("sector.select"))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selected, 2)
        assertDescribed(wheel, as: "Monster")
    }

    func testDescriptionIsTheSelectedText() async throws {
        let wheel = watched(RotaryWheelWidget(labels: labels))
        try show(wheel)
        assertDescribed(wheel, as: "Circles")
        let record = wheel.record()
        wheel.turn(to: 2)
        // The description changes when the wheel settles, so that a screen reader announces it once.
        assertDescribed(wheel, as: "Circles")
        try wheel.waitUntilSettled(record)
        assertDescribed(wheel, as: "Monster")
        for (index, sector) in sectors(of: wheel).enumerated() {
            XCTAssertNil(sector.accessible(GTK_ACCESSIBLE_STATE_SELECTED, differsFrom: index == 2))
        }
    }

    func testUnmappedWheelHasADescription() async {
        let wheel = makeWheel(8)
        assertDescribed(wheel, as: "1")
        wheel.selected = 4
        assertDescribed(wheel, as: "5")
        wheel.sectorCount = 0
        assertDescribed(wheel, as: "")
    }

    func testDescriptionFollowsTheModel() async {
        let wheel = makeWheel(0)
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

    func testVisualPartsArePresentational() async throws {
        let wheel = watched(RotaryWheelWidget(labels: labels))
        try show(wheel)
        let presentations = wheel.object.children.filter { $0.hasRole(GTK_ACCESSIBLE_ROLE_PRESENTATION) }
        // The face and the indicator.
        XCTAssertGreaterThanOrEqual(presentations.count, 2)
    }

    func testActionsTurnAndActivate() async throws {
        let wheel = watched(RotaryWheelWidget(labels: labels))
        try show(wheel)
        let record = wheel.record()
        XCTAssertTrue(wheel.object.activateAction("wheel.next"))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selected, 1)
        XCTAssertTrue(wheel.object.activateAction("wheel.previous"))
        try wheel.waitUntilSettled(record, times: 2)
        XCTAssertEqual(wheel.selected, 0)
        XCTAssertTrue(wheel.object.activateAction("wheel.activate"))
        XCTAssertEqual(record.all("activate"), ["activate 0"])
        XCTAssertFalse(wheel.object.activateAction("wheel.nonsense"))
    }
}
