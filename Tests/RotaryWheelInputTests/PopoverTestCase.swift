import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport

/// Tests of menus that open over a page.
@MainActor
class PopoverTestCase: WidgetTestCase {
    var menu = TestMenu()
    /// The shown popover, until the end of the test.
    private var popover: MenuPopover?

    nonisolated override func tearDown() {
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { test.popover = nil }
        super.tearDown()
    }

    /// Shows a page with the menu in the active window, which has the actions of the menu.
    ///
    /// - Parameter isAttached: whether presses on the page open the menu.
    func showPage<Popover: MenuPopover>(
        _ page: Widget = Box(spacing: 0), of popover: Popover, width: Int, height: Int,
        isAttached: Bool = true
    ) throws -> (TestWindow, Popover) {
        watch(popover.object, "the popover")
        if isAttached {
            popover.attachedWidget = page.widget
        } else {
            gtk_widget_set_parent(popover.widget, page.widget)
        }
        let window = try show(page, width: width, height: height)
        menu.insertActions(into: window.window)
        try window.focus()
        self.popover = popover
        return (window, popover)
    }

    /// Shows such a page with a marking menu.
    func showPage(
        _ page: Widget = Box(spacing: 0), width: Int, height: Int, isAttached: Bool = true
    ) throws -> (TestWindow, MarkingMenuPopover) {
        let popover = MarkingMenuPopover(menuModel: menu.pointer)
        return try showPage(page, of: popover, width: width, height: height, isAttached: isAttached)
    }

    /// Waits until the actions that ran are these.
    func waitForRuns(_ names: String...) throws {
        try MainLoop.wait(for: "\(names), not \(menu.run)") { menu.run == names }
    }
}

extension MenuPopover {
    /// The menu in it.
    var control: MenuControl { (self as? DialMenuPopover)?.dial ?? (self as! MarkingMenuPopover).menu }
    var isOpen: Bool { object.isMapped }

    func open(_ x: Double, _ y: Double) throws {
        popup(atX: x, y: y)
        try waitUntilOpen()
    }

    func waitUntilOpen() throws { try MainLoop.wait(for: "the menu to open") { control.isFullyExpanded } }

    func waitUntilClosed(_ what: String = "", file: StaticString = #filePath, line: UInt = #line) throws {
        try MainLoop.wait(for: "the menu to close; \(what)", file: file, line: line) { !isOpen }
    }

    /// The center of a widget in the menu, in coordinates of the page's window.
    func middle(of part: Widget) -> (x: Double, y: Double) {
        let surface = gtk_native_get_surface(OpaquePointer(widget))
        let (x, y) = TestWindow(object, titled: "the menu").middlePoint(of: part)
        return (x + Double(gdk_popup_get_position_x(surface)), y + Double(gdk_popup_get_position_y(surface)))
    }
}
