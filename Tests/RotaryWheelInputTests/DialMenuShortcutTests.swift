import CRotaryWheelShims
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Keys that choose items of an open menu.
@MainActor
final class DialMenuShortcutTests: PopoverTestCase {
    /// Makes a menu that has a submenu.
    private func fillMenu() {
        let submenu = TestMenu()
        menu = TestMenu()
        for name in ["copy", "cut", "bold", "erase"] { menu.addAction(name) }
        menu.append("Copy", "test.copy", accel: "<Control><Shift>c")
        menu.append("Cut", "test.cut", accel: "F7")
        menu.append("Format", submenu: submenu)
        menu.append("Erase", "test.erase", accel: "<Control>e")
        submenu.append("Bold", "test.bold", accel: "b")
    }

    private func showPage() throws -> (TestWindow, MarkingMenuPopover) {
        fillMenu()
        return try showPage(width: 800, height: 800)
    }

    func testAcceleratorsRunItemsOfAllLevels() async throws {
        fillMenu()
        // More items than a marking menu shows on a level.
        for index in 1...9 { menu.append("\(index)") }
        menu.addAction("last")
        menu.append("Last", "test.last", accel: "F8")
        let popovers = [
            DialMenuPopover(menuModel: menu.pointer), MarkingMenuPopover(menuModel: menu.pointer),
        ]
        for popover in popovers as [MenuPopover] {
            let (window, _) = try showPage(of: popover, width: 800, height: 800)
            let name = type(of: popover)
            for (key, action) in [("F7", "cut"), ("b", "bold"), ("ctrl+shift+c", "copy"), ("F8", "last")] {
                menu.forgetRuns()
                try popover.open(400, 400)
                try window.perform(.key(key))
                try popover.waitUntilClosed("\(key), \(name)")
                XCTAssertEqual(menu.run, [action], "\(key), \(name)")
            }
        }
    }

    func testAcceleratorOfADisabledItemKeepsTheMenuOpen() async throws {
        let (window, popover) = try showPage()
        let action = menu.addAction("erase")
        action.set("enabled", to: false)
        try popover.open(400, 400)
        try window.perform(.key("ctrl+e"))
        XCTAssertEqual(menu.run, [])
        XCTAssertTrue(popover.isOpen)
        action.set("enabled", to: true)
        try window.perform(.key("ctrl+e"))
        try waitForRuns("erase")
    }

    /// A menu that a stroke opens does not have all keys of the window to itself.
    func testAcceleratorsWorkAfterAStrokeButNotInAClosedMenu() async throws {
        let (window, popover) = try showPage()
        try window.perform(.key("F7"), .key("b"))
        XCTAssertEqual(menu.run, [])
        XCTAssertFalse(popover.isOpen)
        try window.perform(.move(x: 400, y: 400), .click(3))
        try popover.waitUntilOpen()
        try window.perform(.key("F7"))
        try waitForRuns("cut")
        try popover.waitUntilClosed()
    }

    /// Opens a menu in hover mode below the pointer, which then points at an item.
    private func hover(in window: TestWindow, _ popover: MarkingMenuPopover, over item: String) throws {
        popover.menu.hoverMode = true
        try window.perform(.move(x: 400, y: 400))
        try popover.open(400, 400)
        try window.perform(.move(x: 402, y: 400), .move(x: 480, y: 400))
        let bubble = try XCTUnwrap(popover.menu.bubble(item))
        try MainLoop.wait(for: "the highlight") {
            bubble.stateFlags.rawValue & CGTK_STATE_FLAG_PRELIGHT.rawValue != 0
        }
    }

    func testKeysWorkInHoverModeAndTheirSubmenuStaysOpen() async throws {
        let (window, popover) = try showPage()
        try hover(in: window, popover, over: "Cut")
        try window.perform(.key("f"), .key("Return"))
        try MainLoop.wait(for: "the submenu") { popover.menu.bubble("Bold") != nil }
        try window.perform(.move(x: 470, y: 402), .move(x: 460, y: 400))
        XCTAssertNotNil(popover.menu.bubble("Bold"))
        try window.perform(.move(x: 700, y: 400))
        try waitForRuns("bold")
        try popover.waitUntilClosed()
        // Accelerators work there, too.
        try hover(in: window, popover, over: "Cut")
        try window.perform(.key("ctrl+e"))
        try waitForRuns("bold", "erase")
        try popover.waitUntilClosed()
    }

    /// A pointer outside of the circle crosses no edge.
    func testMenuAwayFromThePointerStaysOpenInHoverMode() async throws {
        let (window, popover) = try showPage()
        popover.menu.hoverMode = true
        try window.perform(.move(x: 700, y: 410))
        try popover.open(400, 400)
        try window.perform(.move(x: 690, y: 400), .move(x: 680, y: 400))
        XCTAssertTrue(popover.isOpen)
        XCTAssertEqual(menu.run, [])
        // Into the circle, and out of it.
        for x in stride(from: 660.0, through: 460, by: -20) { try window.perform(.move(x: x, y: 400)) }
        XCTAssertEqual(menu.run, [])
        for x in stride(from: 460.0, through: 660, by: 20) { try window.perform(.move(x: x, y: 400)) }
        try waitForRuns("cut")
    }

    func testEscapeClosesTheWindowOfMarks() async throws {
        let page = try show(Box(spacing: 0))
        menu.append("Copy", "test.copy")
        let strokes = StrokesWindow(menuModel: menu.pointer)
        strokes.present()
        let window = TestWindow(Widget(retaining: UnsafeMutableRawPointer(strokes.widget)), titled: "Strokes")
        watch(window.window, "the window")
        try MainLoop.wait(for: "the window") { window.window.isMapped && window.window.width > 1 }
        try window.focus()
        try page.perform(.key("Escape"))
        try MainLoop.wait(for: "the window to close") { !window.window.isMapped }
    }

    func testLettersAndDigitsMoveAndEnterChooses() async throws {
        let (window, popover) = try showPage()
        try popover.open(400, 400)
        for item in [1, 0, 1] { try press(["c": item], in: window, popover.menu) }
        try press(["f": 2, "4": 3], in: window, popover.menu)
        try window.perform(.key("Return"))
        try waitForRuns("erase")
    }
}
