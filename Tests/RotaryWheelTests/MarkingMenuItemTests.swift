import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel
import RotaryWheelTestSupport
import XCTest

@testable import RotaryWheel

/// The items of menus with wedges: directions, pages, submenus.
@MainActor
final class MarkingMenuItemTests: WidgetTestCase {
    /// The directions of a dial's items, in degrees clockwise from the top.
    private func directions(of dial: DialMenuWidget, in window: TestWindow) throws -> [Double] {
        try window.waitForFrame()
        let hub = window.middlePoint(of: try XCTUnwrap(dial.object.children.last))
        return dial.bubbles.map {
            let (x, y) = window.middlePoint(of: $0)
            let angle = (Angle(radians: .atan2(y: y - hub.y, x: x - hub.x)) - .up).wrapped.degrees.rounded()
            return angle < 0 ? angle + 360 : angle
        }
    }

    private func showDial(_ menu: TestMenu) throws -> (DialMenuWidget, TestWindow) {
        let dial = watched(DialMenuWidget(menuModel: menu.pointer))
        dial.targets = .wedges
        dial.isExpanded = true
        menu.insertActions(into: dial.object)
        let window = try show(dial, width: 600, height: 600)
        try dial.waitUntilExpanded()
        return (dial, window)
    }

    func testItemsKeepTheirDirections() async throws {
        let menu = TestMenu()
        for name in ["One", "Two", "Three", "Four"] { menu.append(name) }
        let (dial, window) = try showDial(menu)
        XCTAssertEqual(try directions(of: dial, in: window), [0, 90, 180, 270])
        dial.turn(to: 2)
        XCTAssertEqual(dial.selectedText, "Three")
        XCTAssertEqual(try directions(of: dial, in: window), [0, 90, 180, 270])
        dial.snapAngle = Angle(degrees: 90)
        dial.object.setRightToLeft()
        XCTAssertEqual(try directions(of: dial, in: window), [0, 90, 180, 270])
    }

    func testDirectionsOfTheMenu() async throws {
        let menu = TestMenu()
        menu.append("One")
        menu.append("Two", direction: g_variant_new_double(45))
        menu.append("Three", direction: g_variant_new_int32(-90))
        menu.append("Four", direction: g_variant_new_string("180"))
        let (dial, window) = try showDial(menu)
        // The first one has the middle of the widest gap.
        XCTAssertEqual(try directions(of: dial, in: window)[1...], [45, 270, 180])
        XCTAssertEqual(try directions(of: dial, in: window)[0], 112.5, accuracy: 1)
    }

    func testMalformedDirectionsCountAsNone() async throws {
        let menu = TestMenu()
        menu.append("One", direction: g_variant_new_double(.nan))
        menu.append("Two", direction: g_variant_new_string("up"))
        menu.append("Three", direction: g_variant_new_boolean(1))
        menu.append("Four", direction: g_variant_new_double(-.infinity))
        menu.append("Five", direction: g_variant_new_string("nan"))
        let (dial, window) = try showDial(menu)
        XCTAssertEqual(try directions(of: dial, in: window), [0, 72, 144, 216, 288])
    }

    func testMoreThanTwelveItems() async throws {
        let menu = TestMenu()
        for index in 1...30 {
            menu.addAction("\(index)")
            menu.append("\(index)", "test.\(index)")
        }
        let (dial, _) = try showDial(menu)
        XCTAssertEqual(dial.itemCount, 12)
        let implementation = try XCTUnwrap(dial.object.implementation as? DialMenuImplementation)
        func texts() -> [String] { (0..<dial.itemCount).map { implementation.text(of: $0) } }
        XCTAssertEqual(texts(), (1...11).map(String.init) + ["More"])
        // It shows an icon where its caption has no room.
        let more = try XCTUnwrap(dial.bubble("More")).children.flatMap { [$0] + $0.children }
        XCTAssertTrue(more.contains { $0.isA(gtk_image_get_type()) && $0.isMapped })
        implementation.activate(11)
        XCTAssertEqual(texts(), (12...22).map(String.init) + ["More"])
        implementation.activate(11)
        XCTAssertEqual(texts(), (23...30).map(String.init))
        XCTAssertTrue(dial.object.activateAction("dial.back", target: nil))
        XCTAssertEqual(texts(), (12...22).map(String.init) + ["More"])
        // An item before the page moves its items.
        menu.remove(at: 0)
        XCTAssertEqual(texts(), (13...23).map(String.init) + ["More"])
        implementation.activate(3)
        XCTAssertEqual(menu.run, ["16"])
    }

    func testPageClosesWithItsItems() async throws {
        let menu = TestMenu()
        for index in 1...14 { menu.append("\(index)") }
        let (dial, _) = try showDial(menu)
        let implementation = try XCTUnwrap(dial.object.implementation as? DialMenuImplementation)
        implementation.activate(11)
        XCTAssertEqual(dial.itemCount, 3)
        for _ in 0..<2 { menu.remove(at: 0) }
        XCTAssertEqual(dial.itemCount, 12)
        XCTAssertEqual(implementation.text(of: 11), "14")
    }

    func testMarkThroughMore() async throws {
        let menu = try showMarkingMenu()
        for index in 4...20 {
            menu.root.addAction("\(index)")
            menu.root.append("\(index)", "test.\(index)")
        }
        // "More" is the last of twelve, 330° clockwise from the top.
        menu.press()
        menu.draw(-40, -69)
        menu.pause()
        menu.draw(0, -60)
        menu.release()
        XCTAssertEqual(menu.run, ["11"])
    }

    func testListKeepsBubblesAsTargets() async throws {
        let dial = makeDial(8)
        dial.targets = .wedges
        dial.isExpanded = true
        let window = try show(dial)
        try dial.waitUntilExpanded()
        dial.turn(to: 2)
        try MainLoop.wait(for: "the turn") { dial.selected == 2 }
        // The circle turns: the selected item is at the top.
        try MainLoop.wait(for: "the third at the top") {
            guard let bubble = dial.bubble("3") else { return false }
            let (x, y) = window.middlePoint(of: bubble)
            return abs(x - 240) < 3 && y < 120
        }
    }

    func testMenuThatContainsItself() async throws {
        let menu = TestMenu()
        menu.append("One")
        menu.append("Again", submenu: menu)
        let (dial, _) = try showDial(menu)
        let implementation = try XCTUnwrap(dial.object.implementation as? DialMenuImplementation)
        for _ in 0..<12 { implementation.activate(1) }
        XCTAssertEqual(dial.itemCount, 2)
        for _ in 0..<12 { XCTAssertTrue(dial.object.activateAction("dial.back", target: nil)) }
        XCTAssertFalse(implementation.canGoBack)
    }

    func testRightToLeftDoesNotMirrorMarks() async throws {
        let menu = try showMarkingMenu()
        for widget in [menu.page, menu.dial.object] { widget.setRightToLeft() }
        menu.stroke((80, 0))
        menu.stroke((0, -80), (80, 0))
        menu.stroke((-80, 0))
        XCTAssertEqual(menu.run, ["Edit", "Open", "Help"])
        menu.popover.popup(atX: 300, y: 300)
        try menu.waitUntilOpen()
        let bubbles = try ["Edit", "Help"].map { try XCTUnwrap(menu.dial.bubble($0)) }
        let places = bubbles.map { $0.pointInPlane((0, 0))?.x ?? 0 }
        XCTAssertGreaterThan(places[0], places[1])
    }
}
