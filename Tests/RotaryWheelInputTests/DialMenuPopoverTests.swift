import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Dial popovers.
@MainActor
final class DialMenuPopoverTests: PopoverTestCase {
    /// Shows a page that fills the screen, with a popover.
    private func showPage() throws -> (TestWindow, DialMenuPopover) {
        menu.append(actions: "One", "Two", "Three", "Four", "Five", "Six")
        let page = Box(spacing: 0)
        let popover = DialMenuPopover(menuModel: menu.pointer)
        watch(Widget(retaining: popover.widget), "the popover")
        gtk_widget_set_parent(popover.widget, page.widget)
        return (try show(page, of: popover, width: 1280, height: 1024), popover)
    }

    private func close(_ popover: DialMenuPopover) throws {
        popover.dial.isExpanded = false
        try waitUntilClosed(popover)
    }

    /// The center of a widget in a popover, in window coordinates.
    private func middle(of widget: Widget, in popover: DialMenuPopover) -> (x: Double, y: Double) {
        let surface = gtk_native_get_surface(OpaquePointer(popover.widget))
        var point = graphene_point_t(x: Float(widget.width) / 2, y: Float(widget.height) / 2)
        var inPopover = graphene_point_t()
        _ = gtk_widget_compute_point(widget.widget, popover.widget, &point, &inPopover)
        var (dx, dy) = (0.0, 0.0)
        gtk_native_get_surface_transform(OpaquePointer(popover.widget), &dx, &dy)
        return (
            Double(inPopover.x) + dx + Double(gdk_popup_get_position_x(surface)),
            Double(inPopover.y) + dy + Double(gdk_popup_get_position_y(surface))
        )
    }

    private func hub(of popover: DialMenuPopover) throws -> Widget {
        try XCTUnwrap(popover.dial.object.children.last)
    }

    func testPopoverOpensAroundThePoint() async throws {
        let (_, popover) = try showPage()
        try open(popover, 600, 500)
        let (x, y) = middle(of: try hub(of: popover), in: popover)
        XCTAssertEqual(x, 600, accuracy: 2)
        XCTAssertEqual(y, 500, accuracy: 2)
        // The first item is at the top.
        let top = middle(of: try XCTUnwrap(popover.dial.bubble("One")), in: popover)
        XCTAssertEqual(top.x, 600, accuracy: 2)
        XCTAssertLessThan(top.y, 400)
        XCTAssertEqual(popover.dial.bubbles.count, 6)
    }

    /// Opens a popover at points on, at and beyond the edges of the screen.
    ///
    /// - Parameters:
    ///   - bubbleMargin: the radius of the smallest bubbles.
    ///   - hubMargin: the distance of the button's center from the edges of the screen.
    private func assertFits(
        _ popover: DialMenuPopover, bubbles: ClosedRange<Int>, bubbleMargin: Double, hubMargin: Double
    ) throws {
        for (x, y) in [
            (2.0, 2.0), (1278, 2), (2, 1022), (1278, 1022), (640, 2), (2, 500), (1100, 980), (640, 512),
            (1e5, 0), (-1e5, 1e5), (1e10, -1e10), (-.greatestFiniteMagnitude, 500),
        ] {
            try open(popover, x, y)
            let (dial, hub) = (popover.dial, middle(of: try hub(of: popover), in: popover))
            XCTAssertTrue(bubbles.contains(dial.bubbles.count), "\(dial.bubbles.count) at \(x) \(y)")
            for (bubbleX, bubbleY) in dial.bubbles.map({ middle(of: $0, in: popover) }) {
                let (right, bottom) = (1280 - bubbleMargin, 1024 - bubbleMargin)
                XCTAssertTrue((bubbleMargin...right).contains(bubbleX), "\(bubbleX) at \(x) \(y)")
                XCTAssertTrue((bubbleMargin...bottom).contains(bubbleY), "\(bubbleY) at \(x) \(y)")
            }
            XCTAssertEqual(hub.x, min(max(x, hubMargin), 1280 - hubMargin), "at \(x) \(y)")
            XCTAssertEqual(hub.y, min(max(y, hubMargin), 1024 - hubMargin), "at \(x) \(y)")
            try close(popover)
        }
    }

    func testRingStaysWholeOnTheScreen() async throws {
        let (_, popover) = try showPage()
        // The ring's radius with its margin.
        try assertFits(popover, bubbles: 6...6, bubbleMargin: 36, hubMargin: 155)
    }

    func testPartOfACircleOfBubblesStaysOnTheScreen() async throws {
        let (_, popover) = try showPage()
        popover.dial.targets = .bubbles
        try assertFits(popover, bubbles: 3...6, bubbleMargin: 20, hubMargin: 23)
    }

    func testKeysRunAnActionAndTheReopenedPopoverSelectsTheFirstItem() async throws {
        let (window, popover) = try showPage()
        try open(popover, 600, 500)
        XCTAssertTrue(popover.dial.object.hasFocus)
        try window.perform(.key("Right"), .key("Right"), .key("Return"))
        try waitForRuns("Three")
        try waitUntilClosed(popover)
        XCTAssertEqual(popover.dial.selectedText, "Three")
        try open(popover, 600, 500)
        XCTAssertEqual(popover.dial.selectedText, "One")
    }

    func testEscapeClosesThePopoverAndReturnsTheFocus() async throws {
        let (window, popover) = try showPage()
        let before = Widget(sinking: UnsafeMutableRawPointer(gtk_button_new_with_label("before")))
        try XCTUnwrap(Widget(retaining: popover.widget).parent?.cast(to: Box.self)).append(before)
        try window.waitForFrame()
        before.grabFocus()
        try open(popover, 600, 500)
        XCTAssertFalse(before.hasFocus)
        try window.perform(.key("Escape"))
        try waitUntilClosed(popover)
        try MainLoop.wait(for: "the focus") { before.hasFocus }
        XCTAssertEqual(menu.run, [])
        // It opens again.
        try open(popover, 700, 500)
    }

    func testPopoverOpenedByALongClickHandlesAStroke() async throws {
        let (window, popover) = try showPage()
        let clicks = GestureClick(button: 3)
        clicks.onPress { clicks, _, x, y in
            clicks.claim()
            popover.popup(atX: x, y: y)
        }
        try XCTUnwrap(Widget(retaining: popover.widget).parent).add(clicks)
        try window.perform(.move(x: 600, y: 500), .pressSecondary)
        try window.perform(.releaseSecondary)
        try MainLoop.wait(for: "the dial to expand") { popover.dial.isFullyExpanded }
        let up = stride(from: 500.0, through: 380, by: -12).map { InputAction.move(x: 600, y: $0) }
        try window.perform([.press] + up + [.release])
        try waitUntilClosed(popover)
        XCTAssertEqual(menu.run, ["One"])
    }

    func testClickOutsideTheBubblesClosesThePopover() async throws {
        let (window, popover) = try showPage()
        popover.dial.targets = .bubbles
        for (x, y) in [(640.0, 560.0), (100, 100)] {
            try open(popover, 600, 500)
            try window.perform(.move(x: x, y: y), .click(1))
            try waitUntilClosed(popover)
        }
        XCTAssertEqual(menu.run, [])
    }

    func testClickAnywhereChoosesTheItemOfItsWedge() async throws {
        let (window, popover) = try showPage()
        // Two clicks in the wedges of 120° and 300°, one in the middle.
        for (x, y) in [(680.0, 560.0), (100, 300), (610, 510)] {
            try open(popover, 600, 500)
            try window.perform(.move(x: x, y: y), .click(1))
            try waitUntilClosed(popover)
        }
        XCTAssertEqual(menu.run, ["Three", "Six"])
    }

    func testKeysTakeTheItemFromAPointerAtRest() async throws {
        let (window, popover) = try showPage()
        try window.perform(.move(x: 300, y: 330))
        try open(popover, 600, 500)
        // A menu that opens elsewhere has no item for the pointer until it moves.
        try window.perform(.key("Return"))
        try waitUntilClosed(popover)
        try open(popover, 600, 500)
        try window.perform(.move(x: 310, y: 330), .key("Right"), .key("Right"), .key("Return"))
        try waitUntilClosed(popover)
        try open(popover, 600, 500)
        try window.perform(.key("Right"), .move(x: 320, y: 330), .key("Return"))
        try waitUntilClosed(popover)
        XCTAssertEqual(menu.run, ["One", "Three", "Six"])
    }

    func testUnparentAfterAnAnimatedCloseDoesNotCrash() async throws {
        let (window, popover) = try showPage()
        let page = try XCTUnwrap(Widget(retaining: popover.widget).parent?.cast(to: Box.self))
        try window.perform(.move(x: 600, y: 450))
        for time in [20, 40, 60, 80, 100] {
            popover.popup(atX: 600, y: 500)
            // Each frame of the animation allocates the dial.
            try window.perform(.hold(time))
            gtk_popover_popdown(
                UnsafeMutableRawPointer(popover.widget).assumingMemoryBound(to: GtkPopover.self))
            try window.perform(.hold(100))
            gtk_widget_unparent(popover.widget)
            page.append(Label("x"))
            try window.perform(.hold(100))
            gtk_widget_set_parent(popover.widget, page.widget)
        }
    }

    func testClosedHandlerUnparentsThePopoverAsItReopens() async throws {
        menu.append("One", "test.One")
        let page = Box(spacing: 0)
        let popover = DialMenuPopover(menuModel: menu.pointer)
        let object = Widget(retaining: popover.widget)
        watch(object, "the popover")
        gtk_widget_set_parent(popover.widget, page.widget)
        try show(page)
        try open(popover, 100, 100)
        object.connect("closed") { [unowned object] _ in object.unparent() }
        popover.popup(atX: 120, y: 100)
        XCTAssertNil(object.parent)
        XCTAssertFalse(isOpen(popover))
    }

    func testPopoverWithHiddenWhenItemsClosesWithItsWindow() async throws {
        for name in ["A", "B"] { menu.append(name, "test.One", hiddenWhen: "action-disabled") }
        let (window, popover) = try showPage()
        try open(popover, 600, 500)
        XCTAssertEqual(popover.dial.itemCount, 8)
        window.close()
    }

    func testPopupWithoutAParentIsRejected() async {
        let popover = DialMenuPopover(menuModel: menu.pointer)
        popover.popup(atX: 0, y: 0)
        XCTAssertEqual(MessageLog.take().count, 1)
    }
}
