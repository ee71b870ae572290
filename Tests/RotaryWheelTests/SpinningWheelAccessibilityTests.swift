import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The accessible roles, properties and states of the spinning wheel.
@MainActor
final class SpinningWheelAccessibilityTests: WidgetTestCase {
    func testSpinningWheelIsAListOfVisibleItems() async throws {
        let wheel = makeSpinningWheel(1_000_000)
        try show(wheel)
        wheel.scroll(to: 6, animated: false)
        XCTAssertTrue(wheel.object.hasRole(GTK_ACCESSIBLE_ROLE_LIST))
        for (index, item) in wheel.items.enumerated() {
            let position = index + 3
            XCTAssertTrue(item.hasRole(GTK_ACCESSIBLE_ROLE_LIST_ITEM))
            XCTAssertNil(item.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL, differsFrom: "Item \(position)"))
            XCTAssertNil(item.accessible(GTK_ACCESSIBLE_RELATION_POS_IN_SET, differsFrom: position))
            XCTAssertNil(item.accessible(GTK_ACCESSIBLE_RELATION_SET_SIZE, differsFrom: 1_000_000))
            let place = "\(position) of 1000000"
            XCTAssertNil(item.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, differsFrom: place))
            XCTAssertNil(item.accessible(GTK_ACCESSIBLE_STATE_SELECTED, differsFrom: position == 7))
        }
        XCTAssertEqual(wheel.items.count, 9)
    }

    func testSetSizeFollowsTheModel() async throws {
        let names = Names("a", "b", "c")
        let wheel = watched(SpinningWheelWidget())
        wheel.show(names.model)
        try show(wheel)
        names.insert(["z"], at: 0)
        for (index, item) in wheel.items.enumerated() {
            XCTAssertNil(
                item.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL, differsFrom: ["z", "a", "b", "c"][index]))
            XCTAssertNil(item.accessible(GTK_ACCESSIBLE_RELATION_POS_IN_SET, differsFrom: index + 1))
            XCTAssertNil(item.accessible(GTK_ACCESSIBLE_RELATION_SET_SIZE, differsFrom: 4))
        }
    }

    func testDescriptionIsTheSettledText() async throws {
        let wheel = makeSpinningWheel(20)
        try show(wheel)
        let record = wheel.record()
        func assertDescribed(_ text: String) {
            XCTAssertNil(wheel.object.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, differsFrom: text))
        }
        assertDescribed("Item 1, 1 of 20")
        XCTAssertTrue(wheel.object.activateAction("wheel.next"))
        XCTAssertTrue(wheel.object.activateAction("wheel.next"))
        try MainLoop.wait(for: "some way") { wheel.position > 0.5 }
        assertDescribed("Item 1, 1 of 20")
        try wheel.waitUntilSettled(record)
        assertDescribed("Item 3, 3 of 20")
        XCTAssertTrue(wheel.object.activateAction("wheel.previous"))
        try wheel.waitUntilSettled(record, times: 2)
        assertDescribed("Item 2, 2 of 20")
        XCTAssertTrue(wheel.object.activateAction("wheel.activate"))
        XCTAssertEqual(record.all("activate"), ["activate 1"])
    }
}
