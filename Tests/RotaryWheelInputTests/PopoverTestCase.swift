import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Tests of popovers with dials, which open over a page.
@MainActor
class PopoverTestCase: WidgetTestCase {
    let menu = TestMenu()
    /// The shown popover, until the end of the test.
    private var popover: DialMenuPopover?

    nonisolated override func tearDown() {
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { test.popover = nil }
        super.tearDown()
    }

    /// Shows the page of a popover in the active window, which has the actions of the menu.
    func show(_ page: Box, of popover: DialMenuPopover, width: Int, height: Int) throws -> TestWindow {
        let window = try show(page, width: width, height: height)
        menu.insertActions(into: window.window)
        try window.focus()
        self.popover = popover
        return window
    }

    func open(_ popover: DialMenuPopover, _ x: Double, _ y: Double) throws {
        popover.popup(atX: x, y: y)
        try MainLoop.wait(for: "the dial to expand") { popover.dial.isFullyExpanded }
    }

    func isOpen(_ popover: DialMenuPopover) -> Bool { gtk_widget_get_mapped(popover.widget) != 0 }

    /// Waits until the actions that ran are these.
    func waitForRuns(_ names: String...) throws {
        try MainLoop.wait(for: "\(names), not \(menu.run)") { menu.run == names }
    }

    func waitUntilClosed(_ popover: DialMenuPopover, file: StaticString = #filePath, line: UInt = #line)
        throws
    {
        try MainLoop.wait(for: "the popover to close", file: file, line: line) { !isOpen(popover) }
    }
}
