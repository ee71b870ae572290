import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The time in which bubbles expand and collapse.
@MainActor
final class DialMenuExpansionTests: WidgetTestCase {
    func testDurationIsThatOfTheNextExpansion() async throws {
        let (dial, window, record) = try shown(makeDial()) { $0.expandDuration = .zero }
        dial.isExpanded = true
        XCTAssertTrue(dial.isFullyExpanded)
        dial.isExpanded = false
        XCTAssertEqual(dial.bubbles, [])
        try window.waitForFrame()
        XCTAssertEqual(record.events, ["notify expanded", "notify expanded"])
        dial.expandDuration = .seconds(2)
        dial.isExpanded = true
        try MainLoop.wait(for: "the first bubble") { dial.bubbles.first?.opacity ?? 0 > 0.1 }
        // The present one goes on.
        dial.expandDuration = .zero
        XCTAssertFalse(dial.isFullyExpanded)
        dial.isExpanded = false
        XCTAssertEqual(dial.bubbles, [])
    }

    private func showPopover(_ menu: TestMenu) throws -> (DialMenuPopover, page: Box, TestWindow) {
        let popover = DialMenuPopover(menuModel: menu.pointer)
        watch(Widget(retaining: popover.widget), "the popover")
        let page = Box(spacing: 0)
        gtk_widget_set_parent(popover.widget, page.widget)
        return (popover, page, try show(page))
    }

    private func open(_ popover: DialMenuPopover) throws {
        popover.popup(atX: 200, y: 200)
        try MainLoop.wait(for: "the bubbles") { popover.dial.isFullyExpanded }
    }

    func testSubmenusAndPopoversWithoutExpansion() async throws {
        let menu = TestMenu()
        menu.append("More", submenu: TestMenu("Inner"))
        let (popover, _, _) = try showPopover(menu)
        (popover.dial.expandDuration, popover.dial.snapAngle) = (.zero, Angle(degrees: 180))
        for _ in 0..<2 {
            try open(popover)
            popover.dial.object.activateAction("dial.activate")
            XCTAssertEqual(popover.dial.selectedText, "Inner")
            popover.dial.isExpanded = false
            try MainLoop.wait(for: "the popover to close") { gtk_widget_get_mapped(popover.widget) == 0 }
            XCTAssertEqual(popover.dial.selectedText, "More")
        }
    }

    func testOpenPopoverLeavesWithItsPage() async throws {
        for isHidden in [true, false] {
            let (popover, page, window) = try showPopover(TestMenu("One"))
            popover.dial.expandDuration = .zero
            try open(popover)
            if isHidden {
                page.setVisible(false)
                page.setVisible(true)
                XCTAssertEqual(gtk_widget_get_mapped(popover.widget), 0)
                try window.waitForFrame()
            }
            gtk_widget_unparent(popover.widget)
            XCTAssertFalse(popover.dial.isExpanded)
            try window.waitForFrame()
            window.close()
        }
    }

    func testSmallestPopoverOpensWithoutACritical() async throws {
        let (popover, _, window) = try showPopover(TestMenu("One"))
        popover.dial.itemSize = 16
        try open(popover)
        window.close()
    }
}
