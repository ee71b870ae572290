import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

@testable import RotaryWheel

/// Items that keep their menu open, in its center.
@MainActor
final class KeepOpenItemTests: WidgetTestCase {
    func testCenterNamesNoItemThatBecomesDisabled() async throws {
        let menu = try showMarkingMenu()
        menu.root.remove(at: 1)
        menu.root.append("Undo", "test.Edit", attributes: ["keep-open": true], at: 1)
        menu.press(pauses: true)
        menu.draw(80, 0, then: .release)
        try menu.waitUntilOpen()
        XCTAssertNil(menu.centerText)
        // The pointer is in the center of the menu, which came along.
        let center = try menu.center()
        XCTAssertEqual(center.x, 380, accuracy: 1)
        menu.implementation.hover(menu.implementation.inPlane(x: center.x + 80, y: center.y))
        XCTAssertEqual(menu.centerText, "Undo")
        menu.dial.object.activateAction("marking-menu.activate")
        XCTAssertEqual(menu.run, ["Edit", "Edit"])
        XCTAssertEqual(menu.centerText, "Undo")
        menu.setEnabled("Edit", false)
        try MainLoop.wait(for: "the center to name nothing") { menu.centerText == nil }
        XCTAssertTrue(menu.isOpen)
    }
}
