import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The time in which bubbles expand and collapse.
@MainActor
final class DialMenuExpansionTests: WidgetTestCase {
    func testZeroExpandsAndCollapsesImmediately() async throws {
        let dial = makeDial()
        dial.expandDuration = .zero
        let window = try show(dial)
        let record = dial.record()
        dial.isExpanded = true
        XCTAssertTrue(dial.isFullyExpanded)
        dial.isExpanded = false
        XCTAssertEqual(dial.bubbles, [])
        try window.waitForFrame()
        XCTAssertEqual(record.events, ["notify expanded", "notify expanded"])
    }

    func testLongerExpansionIsOnItsWayForLonger() async throws {
        let dial = makeDial()
        dial.expandDuration = .seconds(2)
        try show(dial)
        dial.isExpanded = true
        try MainLoop.wait(for: "the first bubble") { dial.bubbles.first?.opacity ?? 0 > 0.1 }
        // The duration of the next one; the present one goes on.
        dial.expandDuration = .zero
        XCTAssertFalse(dial.isFullyExpanded)
        dial.isExpanded = false
        XCTAssertEqual(dial.bubbles, [])
    }

    func testSubmenusAndPopoversWithoutExpansion() async throws {
        let (menu, inner) = (TestMenu(), TestMenu())
        inner.append("Inner")
        menu.append("More", submenu: inner)
        let popover = DialMenuPopover(menuModel: menu.pointer)
        watch(Widget(retaining: popover.widget), "the popover")
        popover.dial.expandDuration = .zero
        popover.dial.snapAngle = Angle(degrees: 180)
        let page = Box(spacing: 0)
        gtk_widget_set_parent(popover.widget, page.widget)
        try show(page)
        for _ in 0..<2 {
            popover.popup(atX: 200, y: 200)
            try MainLoop.wait(for: "the bubbles") { popover.dial.isFullyExpanded }
            popover.dial.object.activateAction("dial.activate", target: nil)
            XCTAssertEqual(popover.dial.selectedText, "Inner")
            popover.dial.isExpanded = false
            try MainLoop.wait(for: "the popover to close") { gtk_widget_get_mapped(popover.widget) == 0 }
            XCTAssertEqual(popover.dial.selectedText, "More")
        }
    }

    func testOpenPopoverLeavesWithItsPage() async throws {
        let menu = TestMenu()
        menu.append("One")
        for isHidden in [true, false] {
            let popover = DialMenuPopover(menuModel: menu.pointer)
            watch(Widget(retaining: popover.widget), "the popover")
            popover.dial.expandDuration = .zero
            let page = Box(spacing: 0)
            gtk_widget_set_parent(popover.widget, page.widget)
            let window = try show(page)
            popover.popup(atX: 200, y: 200)
            try MainLoop.wait(for: "the bubbles") { popover.dial.isFullyExpanded }
            if isHidden {
                gtk_widget_set_visible(page.widget, 0)
                gtk_widget_set_visible(page.widget, 1)
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
        let menu = TestMenu()
        menu.append("One")
        let page = Box(spacing: 0)
        let window = try show(page)
        let popover = DialMenuPopover.attach(to: page.widget, menuModel: menu.pointer)
        popover.dial.itemSize = 16
        popover.popup(atX: 200, y: 200)
        try MainLoop.wait(for: "the bubbles") { popover.dial.isFullyExpanded }
        window.close()
    }
}
