import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Dial popovers.
@MainActor
final class DialMenuPopoverTests: PopoverTestCase {
    /// Shows a page that fills the screen, with a popover of six items.
    private func showPage() throws -> (TestWindow, DialMenuPopover) {
        try showScreen(DialMenuPopover(menuModel: nil))
    }

    private func showScreen<Popover: MenuPopover>(_ popover: Popover) throws -> (TestWindow, Popover) {
        menu = TestMenu(actions: "One", "Two", "Three", "Four", "Five", "Six")
        popover.menuModel = menu.pointer
        return try showPage(of: popover, width: 1280, height: 1024, isAttached: false)
    }

    private func middleOfHub(in popover: MenuPopover) throws -> (x: Double, y: Double) {
        popover.middle(of: try XCTUnwrap(popover.control.object.children.first { $0.cssName == "hub" }))
    }

    func testPopoverOpensAroundThePoint() async throws {
        let (_, popover) = try showPage()
        try popover.open(600, 500)
        let (x, y) = try middleOfHub(in: popover)
        XCTAssertEqual(x, 600, accuracy: 2)
        XCTAssertEqual(y, 500, accuracy: 2)
        // The first item is at the top.
        let top = popover.middle(of: try XCTUnwrap(popover.dial.bubble("One")))
        XCTAssertEqual(top.x, 600, accuracy: 2)
        XCTAssertLessThan(top.y, 400)
        XCTAssertEqual(popover.dial.bubbles.count, 6)
    }

    func testPopoverStaysOnTheScreen() async throws {
        // The margins are the radius of the smallest bubbles, and the least distance of the button from an edge.
        for (kind, bubbles, bubbleMargin, hubMargin) in [
            // The whole ring has room.
            (MarkingMenuPopover(menuModel: nil) as MenuPopover, 6...6, 36.0, 155.0),
            // At an edge, a part of the circle has bubbles.
            (DialMenuPopover(menuModel: nil), 3...6, 20, 23),
        ] {
            let (window, popover) = try showScreen(kind)
            let columns = bubbleMargin...1280 - bubbleMargin
            let rows = bubbleMargin...1024 - bubbleMargin
            for (x, y) in [
                (2.0, 2.0), (1278, 2), (2, 1022), (1278, 1022), (640, 2), (2, 500), (1100, 980), (640, 512),
                (1e5, 0), (-1e5, 1e5), (1e10, -1e10), (-.greatestFiniteMagnitude, 500),
            ] {
                try popover.open(x, y)
                let (dial, name) = (popover.control, "\(type(of: kind)) at \(x) \(y)")
                let hub = try middleOfHub(in: popover)
                XCTAssertTrue(bubbles.contains(dial.bubbles.count), "\(dial.bubbles.count) \(name)")
                for place in dial.bubbles.map(popover.middle) {
                    XCTAssertTrue(columns.contains(place.x) && rows.contains(place.y), "\(place), \(name)")
                }
                XCTAssertEqual(hub.x, min(max(x, hubMargin), 1280 - hubMargin), name)
                XCTAssertEqual(hub.y, min(max(y, hubMargin), 1024 - hubMargin), name)
                dial.isExpanded = false
                try popover.waitUntilClosed()
            }
            window.close()
        }
    }

    func testKeysRunAnActionAndTheReopenedPopoverSelectsTheFirstItem() async throws {
        let (window, popover) = try showPage()
        try popover.open(600, 500)
        XCTAssertTrue(popover.dial.object.hasFocus)
        try window.perform(.key("Right"), .key("Right"), .key("Return"))
        try waitForRuns("Three")
        try popover.waitUntilClosed()
        XCTAssertEqual(popover.dial.selectedText, "Three")
        try popover.open(600, 500)
        XCTAssertEqual(popover.dial.selectedText, "One")
    }

    func testEscapeClosesThePopoverAndReturnsTheFocus() async throws {
        let (window, popover) = try showPage()
        let before = Button()
        try XCTUnwrap(popover.object.parent?.cast(to: Box.self)).append(before)
        try window.waitForFrame()
        before.grabFocus()
        try popover.open(600, 500)
        XCTAssertFalse(before.hasFocus)
        try window.perform(.key("Escape"))
        try popover.waitUntilClosed()
        try MainLoop.wait(for: "the focus") { before.hasFocus }
        XCTAssertEqual(menu.run, [])
        // It opens again.
        try popover.open(700, 500)
    }

    /// The popover of a widget that opens it, by a press without a motion after each way to close it, and while it closes.
    func testAttachedPopoverOpensAgain() async throws {
        menu = TestMenu(actions: "One", "Two", "Three", "Four")
        let attached = DialMenuPopover(menuModel: menu.pointer)
        let (window, popover) = try showPage(of: attached, width: 600, height: 600)
        try window.perform(.move(x: 300, y: 300))
        for isMoving in [nil, false, true] {
            try window.perform(.click(3))
            try popover.waitUntilOpen()
            let item = popover.middle(of: try XCTUnwrap(popover.dial.bubble("One")))
            let click = [InputAction.move(x: item.x, y: item.y), .click(1)]
            let motion = isMoving == true ? [InputAction.move(x: item.x + 1, y: item.y)] : []
            try window.perform(isMoving == nil ? [.key("Escape")] : click + motion)
            try popover.waitUntilClosed()
        }
        try window.perform(.click(3))
        try popover.waitUntilOpen()
        popover.dial.expandDuration = .seconds(2)
        try window.perform(.key("Escape"))
        XCTAssertTrue(popover.isOpen && !popover.dial.isExpanded)
        try window.perform(.key("Menu"))
        try MainLoop.wait(for: "the menu") { popover.dial.isExpanded }
        XCTAssertEqual(menu.run, ["One", "One"])
    }

    func testPopoverOpenedByALongClickHandlesAStroke() async throws {
        let (window, popover) = try showScreen(MarkingMenuPopover(menuModel: nil))
        let clicks = GestureClick(button: 3)
        clicks.onPress { clicks, _, x, y in
            clicks.claim()
            popover.popup(atX: x, y: y)
        }
        try XCTUnwrap(popover.object.parent).add(clicks)
        try window.perform(.move(x: 600, y: 500), .pressSecondary)
        try window.perform(.releaseSecondary)
        try popover.waitUntilOpen()
        let up = stride(from: 500.0, through: 380, by: -12).map { InputAction.move(x: 600, y: $0) }
        try window.perform([.press] + up + [.release])
        try popover.waitUntilClosed()
        XCTAssertEqual(menu.run, ["One"])
    }

    func testClickBesideTheBubblesClosesThePopover() async throws {
        let (window, popover) = try showPage()
        for (x, y) in [(640.0, 560.0), (100, 100)] {
            try popover.open(600, 500)
            try window.perform(.move(x: x, y: y), .click(1))
            try popover.waitUntilClosed()
        }
        XCTAssertEqual(menu.run, [])
    }

    func testClickChoosesAnItemOfAMarkingMenuOrClosesIt() async throws {
        let (window, popover) = try showScreen(MarkingMenuPopover(menuModel: nil))
        try popover.open(600, 500)
        let first = try XCTUnwrap(popover.menu.bubble("One"))
        let edge: (x: Double, y: Double) = window.point(Double(first.width) / 2, 0, of: first)
        let limit = edge.y - Double(first.width)
        try window.perform(.key("Escape"))
        try popover.waitUntilClosed()
        // Three in the wedges of 0°, 120° and 300°, one in the middle, three farther away than a bubble beside the ring,
        // whose pointed bubble is larger.
        for (x, y) in [
            (edge.x, limit + 4), (680.0, 560.0), (427, 400), (610, 510), (edge.x, limit - 12), (360, 360),
            (100, 300),
        ] {
            try popover.open(600, 500)
            try window.perform(.move(x: x, y: y), .click(1))
            try popover.waitUntilClosed()
        }
        XCTAssertEqual(menu.run, ["One", "Three", "Six"])
        // A drag has no end.
        try popover.open(600, 500)
        try window.perform([.move(x: 360, y: 360), .press, .move(x: 200, y: 280), .release])
        try waitForRuns("One", "Three", "Six", "Six")
    }

    func testKeysTakeTheItemFromAPointerAtRest() async throws {
        let (window, popover) = try showScreen(MarkingMenuPopover(menuModel: nil))
        try window.perform(.move(x: 440, y: 400))
        try popover.open(600, 500)
        // A menu that opens elsewhere has no item for the pointer until it moves.
        try window.perform(.key("Return"))
        try popover.waitUntilClosed()
        try popover.open(600, 500)
        try window.perform(.move(x: 450, y: 400), .key("Right"), .key("Right"), .key("Return"))
        try popover.waitUntilClosed()
        try popover.open(600, 500)
        try window.perform(.key("Right"), .move(x: 460, y: 400), .key("Return"))
        try popover.waitUntilClosed()
        XCTAssertEqual(menu.run, ["One", "Three", "Six"])
    }

    func testUnparentAfterAnAnimatedCloseDoesNotCrash() async throws {
        let (window, popover) = try showPage()
        let page = try XCTUnwrap(popover.object.parent?.cast(to: Box.self))
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
        let (_, popover) = try showPage()
        let object = popover.object
        try popover.open(100, 100)
        object.connect("closed") { [weak object] _ in object?.unparent() }
        popover.popup(atX: 120, y: 100)
        XCTAssertNil(object.parent)
        XCTAssertFalse(popover.isOpen)
    }

    func testPopoverWithHiddenWhenItemsClosesWithItsWindow() async throws {
        let (window, popover) = try showPage()
        for name in ["A", "B"] { menu.append(name, "test.One", hiddenWhen: "action-disabled") }
        try popover.open(600, 500)
        XCTAssertEqual(popover.dial.itemCount, 8)
        window.close()
    }

    func testNoTooltipFollowsAPopoverThatClosesUnderThePointerBesideTheWindow() async throws {
        menu = TestMenu(actions: "One", "Two")
        let (window, popover) = try showPage(
            of: DialMenuPopover(menuModel: menu.pointer), width: 100, height: 100, isAttached: false)
        try popover.open(50, 50)
        try window.perform(.move(x: 50, y: 150))
        popover.dial.isExpanded = false
        try popover.waitUntilClosed()
        // GTK shows tooltips after 500 ms.
        let end = SystemTime().now + .milliseconds(600)
        try MainLoop.wait(for: "the delay of tooltips") { SystemTime().now > end }
    }

    func testPopupWithoutAParentIsRejected() async {
        let popover = DialMenuPopover(menuModel: menu.pointer)
        popover.popup(atX: 0, y: 0)
        XCTAssertEqual(MessageLog.take().count, 1)
    }
}
