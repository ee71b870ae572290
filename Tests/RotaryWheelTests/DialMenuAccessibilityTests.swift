import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// What assistive technologies read of a dial, and do with it.
@MainActor
final class DialMenuAccessibilityTests: WidgetTestCase {
    private func assertDescribed(_ dial: DialMenuWidget, as text: String, line: UInt = #line) {
        XCTAssertNil(
            dial.object.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, differsFrom: text), line: line)
    }

    func testDialIsAMenuOfItems() async throws {
        let dial = makeDial(3)
        dial.isExpanded = true
        try show(dial)
        XCTAssertTrue(dial.object.hasRole(GTK_ACCESSIBLE_ROLE_MENU))
        XCTAssertEqual(dial.bubbles.count, 3)
        for (index, name) in ["1", "2", "3"].enumerated() {
            let bubble = try XCTUnwrap(dial.bubble(name))
            XCTAssertTrue(bubble.hasRole(GTK_ACCESSIBLE_ROLE_MENU_ITEM))
            XCTAssertNil(bubble.accessible(GTK_ACCESSIBLE_RELATION_POS_IN_SET, differsFrom: index + 1))
            XCTAssertNil(bubble.accessible(GTK_ACCESSIBLE_RELATION_SET_SIZE, differsFrom: 3))
            XCTAssertNil(bubble.accessible(GTK_ACCESSIBLE_STATE_SELECTED, differsFrom: index == 0))
        }
    }

    func testDescriptionIsTheSettledText() async throws {
        let dial = makeDial()
        dial.isExpanded = true
        try show(dial)
        assertDescribed(dial, as: "1")
        let record = dial.record()
        dial.turn(to: 3)
        assertDescribed(dial, as: "1")
        try dial.waitUntilSettled(record)
        assertDescribed(dial, as: "4")
        dial.model = nil
        assertDescribed(dial, as: "")
    }

    /// A dial after an assistive technology clicks the second item, and a record of its signals.
    private func clickedByClient(_ menu: TestMenu) throws -> (DialMenuWidget, EventRecord) {
        let dial = watched(DialMenuWidget(menuModel: menu.pointer))
        menu.insertActions(into: dial.object)
        dial.isExpanded = true
        try show(dial)
        let record = dial.record()
        gtk_widget_activate(try XCTUnwrap(dial.bubble("Two")).widget)
        try MainLoop.wait(for: "the click") { !record.all("activate").isEmpty }
        return (dial, record)
    }

    func testAccessibleClickRunsTheActionOnce() async throws {
        let menu = TestMenu()
        menu.addAction("one")
        menu.addAction("two")
        menu.append("One", "test.one")
        menu.append("Two", "test.two")
        let (dial, record) = try clickedByClient(menu)
        XCTAssertEqual(menu.run, ["two"])
        XCTAssertEqual(record.all("activate"), ["activate 1"])
        XCTAssertEqual(dial.selectedText, "Two")
        XCTAssertFalse(dial.isExpanded)
    }

    func testAccessibleClickRemovesItsItem() async throws {
        let menu = TestMenu()
        menu.append("One")
        menu.append("Two", "test.remove")
        menu.addAction("remove").connect("activate") { _ in menu.remove(at: 1) }
        let (dial, record) = try clickedByClient(menu)
        XCTAssertEqual(menu.run, ["remove"])
        XCTAssertEqual(record.all("activate"), ["activate 1"])
        XCTAssertEqual(dial.selectedText, "One")
        XCTAssertFalse(dial.isExpanded)
    }
}
