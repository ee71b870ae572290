import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Items with a value, which pointers, scrolling and keys change.
@MainActor
final class MenuValueTests: PopoverTestCase {
    /// A menu of Volume at the top, Play on the right, Pages at the bottom and the submenu More with Zoom at its top.
    private func makeMenu() {
        menu = TestMenu()
        menu.addAction("volume", number: 50)
        menu.addAction("pages", number: 3, type: "i", takesNumber: false)
        menu.addAction("Play")
        menu.append(
            "Volume", "test.volume", attributes: ["lower": 0.0, "upper": 100.0, "step": 5, "unit": "%"])
        menu.append("Play", "test.Play")
        menu.append("Pages", "test.pages", attributes: ["lower": "1", "upper": "10", "step": "1"])
        let submenu = TestMenu()
        menu.addAction("zoom", number: 1)
        submenu.append("Zoom", "test.zoom", attributes: ["lower": 0, "upper": 4, "step": 0.5])
        submenu.append("Fit")
        menu.append("More", submenu: submenu)
    }

    private func showMenu() throws -> (TestWindow, MarkingMenuPopover) {
        makeMenu()
        let (window, popover) = try showPage(width: 600, height: 600)
        popover.menu.expandDuration = .zero
        return (window, popover)
    }

    private func wait(for value: Double, of action: String) throws {
        try MainLoop.wait(for: "\(value), not \(menu.number(action))") { menu.number(action) == value }
    }

    /// Moves round a point, from an angle in degrees clockwise from the top.
    private func round(
        _ center: (x: Double, y: Double), from start: Double, by way: Double, radius: Double = 30
    )
        -> [InputAction]
    {
        (0...12).map { part in
            let angle = (start + way * Double(part) / 12) * .pi / 180
            return .move(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
        }
    }

    private var canScroll: Bool { !MarkingScreen.isFinger }

    func testScrollOverAnItemChangesItsValue() async throws {
        guard canScroll else { return }
        let (window, popover) = try showMenu()
        try popover.open(300, 300)
        try window.perform(.move(x: 300, y: 230), .move(x: 300, y: 220), .click(4), .click(4))
        try wait(for: 60, of: "volume")
        try window.perform(.click(5))
        try wait(for: 55, of: "volume")
        // Of another item, in whose wedge the pointer is.
        try window.perform(.move(x: 300, y: 390), .move(x: 300, y: 400), .click(5))
        try wait(for: 2, of: "pages")
        try window.perform(.key("Escape"))
        try wait(for: 3, of: "pages")
        XCTAssertEqual(menu.number("volume"), 55)
        XCTAssertTrue(popover.isOpen)
        // Items without a value do not scroll.
        try window.perform(.move(x: 390, y: 300), .move(x: 400, y: 300), .click(4), .key("Escape"))
        try popover.waitUntilClosed()
        XCTAssertEqual(menu.number("volume"), 55)
        XCTAssertEqual(menu.run, [])
    }

    func testPressAndRotationChangesTheValue() async throws {
        let (window, popover) = try showMenu()
        try popover.open(300, 300)
        let center = popover.middle(of: try XCTUnwrap(popover.menu.bubble("Volume")))
        let path = round(center, from: 0, by: 90)
        try window.perform([path[0], .press] + path)
        // 300° are the whole travel; the threshold of a drag takes some degrees.
        try MainLoop.wait(for: "a larger value") { (65...80).contains(menu.number("volume")) }
        XCTAssertEqual(menu.number("volume").remainder(dividingBy: 5), 0)
        try window.perform(.release)
        let value = menu.number("volume")
        try window.perform([path[0], .press] + round(center, from: 0, by: -60))
        try MainLoop.wait(for: "a smaller value") { menu.number("volume") < value }
        try window.perform(.key("Escape"))
        try wait(for: value, of: "volume")
        try window.perform(.release)
        XCTAssertTrue(popover.isOpen)
        try window.perform(.key("Escape"))
        try popover.waitUntilClosed()
        // Opened again, it has the present value.
        try popover.open(300, 300)
        XCTAssertEqual(menu.number("volume"), value)
    }

    func testKeysChangeAValueThatWasEntered() async throws {
        let (window, popover) = try showMenu()
        try popover.open(300, 300)
        try window.perform(.key("Return"), .key("Up"), .key("Right"))
        try wait(for: 60, of: "volume")
        try window.perform(.key("Down"), .key("ctrl+Left"))
        try wait(for: 5, of: "volume")
        try window.perform(.key("shift+Up"))
        try wait(for: 5.5, of: "volume")
        try window.perform(.key("End"))
        try wait(for: 100, of: "volume")
        try window.perform(.key("Escape"))
        try wait(for: 50, of: "volume")
        try window.perform(.key("Return"), .key("Page_Down"), .key("Return"))
        try wait(for: 0, of: "volume")
        // Confirmed: keys move to the next items again.
        try window.perform(.key("Down"), .key("Down"), .key("Return"), .key("shift+Up"), .key("Up"))
        try wait(for: 5, of: "pages")
        XCTAssertTrue(popover.isOpen)
        try window.perform(.key("Return"), .key("Up"), .key("Return"))
        try popover.waitUntilClosed()
        XCTAssertEqual(menu.run, ["Play"])
        XCTAssertEqual(menu.number("pages"), 5)
    }

    func testStrokeEntersAValue() async throws {
        let (window, popover) = try showMenu()
        popover.menu.showDelay = .seconds(60)
        let (press, release) = (MarkingScreen.hand.press, MarkingScreen.hand.release)
        try window.perform([.move(x: 300, y: 400)] + press)
        if MarkingScreen.isFinger { try popover.waitUntilOpen() }
        try window.perform((1...8).map { .move(x: 300, y: 400 - 10 * Double($0)) } + release)
        try popover.waitUntilOpen()
        try window.perform(.key("Up"))
        try wait(for: 55, of: "volume")
        if canScroll {
            try window.perform(.click(4))
            try wait(for: 60, of: "volume")
        }
        try window.perform(.key("Return"), .key("Escape"))
        try popover.waitUntilClosed()
        XCTAssertEqual(menu.run, [])
    }

    func testDialMenu() async throws {
        makeMenu()
        let popover = DialMenuPopover(menuModel: menu.pointer)
        let (window, _) = try showPage(of: popover, width: 600, height: 600)
        popover.dial.expandDuration = .zero
        try popover.open(300, 300)
        let center = popover.middle(of: try XCTUnwrap(popover.dial.bubble("Volume")))
        let path = round(center, from: 0, by: 90)
        try window.perform([path[0], .press] + path + [.release])
        try MainLoop.wait(for: "a larger value") { (65...80).contains(menu.number("volume")) }
        try window.perform(.key("Return"), .key("Home"), .key("Return"))
        try wait(for: 0, of: "volume")
        let other = popover.middle(of: try XCTUnwrap(popover.dial.bubble("Pages")))
        if canScroll {
            try window.perform(.move(x: other.x, y: other.y), .click(4))
            try wait(for: 4, of: "pages")
        }
        // A tap turns it to the top; there it is entered.
        try window.perform(.move(x: other.x, y: other.y), .click(1))
        try MainLoop.wait(for: "the dial to settle") { popover.dial.selected == 2 }
        try window.perform(.move(x: center.x, y: center.y), .click(1), .key("End"), .key("Return"))
        try wait(for: 10, of: "pages")
        XCTAssertTrue(popover.isOpen)
    }

    func testValueInASubmenuFollowsTheApp() async throws {
        let (window, popover) = try showMenu()
        try popover.open(300, 300)
        try window.perform(.key("Up"), .key("Return"))
        try MainLoop.wait(for: "the submenu") { popover.menu.bubble("Zoom") != nil }
        let zoom = try XCTUnwrap(popover.menu.bubble("Zoom"))
        for value in [2.5, 0.3] {
            menu.change("zoom", to: value)
            XCTAssertEqual(gtk_range_get_value(zoom.pointer.assumingMemoryBound(to: GtkRange.self)), value)
        }
        try window.perform(.key("Return"), .key("Up"), .key("Return"), .key("BackSpace"), .key("Escape"))
        try popover.waitUntilClosed()
        XCTAssertEqual(menu.number("zoom"), 0.8)
    }
}
