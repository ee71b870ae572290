import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel
import RotaryWheelTestSupport
import XCTest

@testable import RotaryWheel

/// The items of marking menus: directions, pages, submenus.
@MainActor
final class MarkingMenuItemTests: WidgetTestCase {
    /// The directions of a dial's items, in degrees clockwise from the top.
    private func directions(of dial: MarkingMenuWidget, in window: TestWindow) throws -> [Double] {
        try window.waitForFrame()
        let hub = window.middlePoint(of: try XCTUnwrap(dial.object.children.last))
        return dial.bubbles.map {
            let (x, y) = window.middlePoint(of: $0)
            let angle = (Angle(radians: .atan2(y: y - hub.y, x: x - hub.x)) - .up).wrapped.degrees.rounded()
            return angle < 0 ? angle + 360 : angle
        }
    }

    private func showDial(_ menu: TestMenu) throws -> (MarkingMenuWidget, TestWindow) {
        try shownMarkingMenu(of: menu, side: 600)
    }

    func testItemsKeepTheirDirections() async throws {
        let (dial, window) = try showDial(TestMenu("One", "Two", "Three", "Four"))
        XCTAssertEqual(try directions(of: dial, in: window), [0, 90, 180, 270])
        dial.turn(to: 2)
        XCTAssertEqual(dial.selectedText, "Three")
        XCTAssertEqual(try directions(of: dial, in: window), [0, 90, 180, 270])
        dial.object.setRightToLeft()
        XCTAssertEqual(try directions(of: dial, in: window), [0, 90, 180, 270])
    }

    func testMenuHasDirections() async throws {
        // The first one has the middle of the widest gap.
        let some = [nil, g_variant_new_double(45), g_variant_new_int32(-90), g_variant_new_string("180")]
        // They count as none.
        let malformed = [
            g_variant_new_double(.nan), g_variant_new_string("up"), g_variant_new_boolean(1),
            g_variant_new_double(-.infinity), g_variant_new_string("nan"),
        ]
        for (values, expected) in [(some, [112.5, 45, 270, 180]), (malformed, [0, 72, 144, 216, 288])] {
            let menu = TestMenu()
            for (index, value) in values.enumerated() {
                if let value { menu.append("\(index)", direction: value) } else { menu.append("\(index)") }
            }
            let (dial, window) = try showDial(menu)
            let directions = try directions(of: dial, in: window)
            XCTAssertEqual(directions.count, expected.count)
            // They are rounded to whole degrees.
            for (seen, wanted) in zip(directions, expected) { XCTAssertEqual(seen, wanted, accuracy: 0.5) }
        }
    }

    func testMoreThanTwelveItems() async throws {
        let menu = TestMenu()
        for index in 1...30 {
            menu.addAction("\(index)")
            menu.append("\(index)", "test.\(index)")
        }
        let (dial, _) = try showDial(menu)
        let implementation = dial.implementation
        func expectItems(_ numbers: ClosedRange<Int>, _ more: String..., line: UInt = #line) {
            let texts = (0..<dial.itemCount).map { implementation.text(of: $0) }
            XCTAssertEqual(texts, numbers.map(String.init) + more, line: line)
        }
        expectItems(1...11, "More")
        // It shows an icon where its caption has no room.
        let icons = try XCTUnwrap(dial.bubble("More")).descendants(gtk_image_get_type())
        XCTAssertTrue(icons.contains(where: \.isMapped))
        implementation.activate(11)
        expectItems(12...22, "More")
        implementation.activate(11)
        expectItems(23...30)
        XCTAssertTrue(dial.object.activateAction("marking-menu.back"))
        expectItems(12...22, "More")
        // An item before the page moves its items.
        menu.remove(at: 0)
        expectItems(13...23, "More")
        implementation.activate(3)
        XCTAssertEqual(menu.run, ["16"])
        dial.isExpanded = true
        implementation.activate(11)
        // A page closes with its items.
        for _ in 0..<17 { menu.remove(at: 0) }
        expectItems(19...30)
    }

    func testMarkThroughMore() async throws {
        let menu = try showMarkingMenu()
        for index in 4...20 {
            menu.root.addAction("\(index)")
            menu.root.append("\(index)", "test.\(index)")
        }
        // "More" is the last of twelve, 330° clockwise from the top.
        menu.press()
        menu.draw(-40, -69, then: .pause)
        menu.draw(0, -60, then: .release)
        XCTAssertEqual(menu.run, ["11"])
    }

    func testStrokesChooseFromAList() async throws {
        let menu = watched(MarkingMenuWidget(labels: ["One", "Two", "Three", "Four"]))
        let (dial, _, record) = try shownExpanded(menu)
        for (x, y, item) in [(80.0, 0.0, 1), (0, 80, 2)] {
            dial.isExpanded = true
            let (start, time) = (MarkPoint(x: 240, y: 240), MonotonicClock.now)
            dial.implementation.beginStroke(at: start, time: time)
            dial.implementation.moveStroke(to: MarkPoint(x: 240 + x, y: 240 + y), time: time)
            dial.implementation.endStroke(at: time)
            XCTAssertEqual(dial.selected, item)
            XCTAssertFalse(dial.isExpanded)
        }
        XCTAssertEqual(record.only("activate"), ["activate 1", "activate 2"])
        let items = [RotaryWheelItem(label: "One"), RotaryWheelItem(label: "Two")]
        menu.setItems(items)
        XCTAssertEqual(dial.itemCount, 2)
    }

    func testMenuThatContainsItself() async throws {
        let menu = TestMenu("One")
        menu.append("Again", submenu: menu)
        let (dial, _) = try showDial(menu)
        let implementation = dial.implementation
        for _ in 0..<12 { implementation.activate(1) }
        XCTAssertEqual(dial.itemCount, 2)
        for _ in 0..<12 { XCTAssertTrue(dial.object.activateAction("marking-menu.back", target: nil)) }
        XCTAssertFalse(implementation.canGoBack)
    }
}
