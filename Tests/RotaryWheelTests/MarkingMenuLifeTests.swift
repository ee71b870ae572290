import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

@testable import RotaryWheel

/// The life of menus that are attached to widgets.
@MainActor
final class MarkingMenuLifeTests: WidgetTestCase {
    /// Shows a menu, whose popover and widget with its controllers must be finalized.
    private func showMenu() throws -> (MarkingMenu, TestWindow) {
        let menu = MarkingMenu()
        watch(menu.popover.handle, "the popover")
        watch(menu.page, "the widget")
        for controller in menu.page.controllers { watch(controller, "a controller") }
        return (menu, try show(menu.page))
    }

    private func hasAction(_ widget: Widget) -> Bool {
        unsafe gtk_widget_activate_action_variant(widget.widget, "marking-menu.popup", nil) != 0
    }

    func testPopoverLivesAsLongAsItsWidget() async throws {
        let page = Box(spacing: 0)
        weak var lost: MarkingMenuPopover?
        let object: WeakObject
        do {
            let menu = TestMenu("One")
            let popover = MarkingMenuPopover.attach(to: page.widget, menuModel: menu.pointer)
            watch(popover.handle, "the popover")
            (lost, object) = (popover, WeakObject(popover.handle))
        }
        XCTAssertNil(lost)
        XCTAssertNotNil(object.object)
        try show(page)
        XCTAssertTrue(hasAction(page))
        try MainLoop.wait(for: "the menu") { object.object?.get("visible", as: Bool.self) == true }
    }

    func testPopoverCanOutliveItsWidget() async throws {
        let box = Box(spacing: 0)
        let popover: MarkingMenuPopover
        do {
            let page = Box(spacing: 0)
            watch(page, "the widget")
            box.append(page)
            let menu = TestMenu("One")
            popover = MarkingMenuPopover.attach(to: page.widget, menuModel: menu.pointer)
            XCTAssertEqual(popover.attachedWidget, page.widget)
            try show(box)
            page.unparent()
        }
        XCTAssertNil(popover.attachedWidget)
        XCTAssertNil(popover.handle.parent)
        popover.attachedWidget = nil
        let other = Box(spacing: 0)
        popover.attachedWidget = other.widget
        try show(other)
        XCTAssertTrue(hasAction(other))
        try popover.menu.waitUntilExpanded()
    }

    func testDetachedWidgetOpensNothing() async throws {
        let (menu, _) = try showMenu()
        menu.popover.attachedWidget = nil
        XCTAssertFalse(hasAction(menu.page))
        XCTAssertNil(menu.popover.handle.parent)
        // Without a parent there is no stroke either.
        menu.stroke((80, 0))
        XCTAssertEqual(MessageLog.take().count, 1)
        XCTAssertEqual(menu.run, [])
    }

    func testMarkEndsWithItsWidget() async throws {
        for fate in ["detached", "hidden", "destroyed"] {
            let (menu, window) = try showMenu()
            menu.press()
            menu.draw(80, 0)
            switch fate {
            case "detached": menu.popover.attachedWidget = nil
            case "hidden": for isVisible in [false, true] { menu.page.setVisible(isVisible) }
            default: window.close()
            }
            MainLoop.drain()
            menu.draw(0, 10)
            menu.release()
            XCTAssertEqual(menu.run, [], fate)
            XCTAssertFalse(menu.isOpen, fate)
            guard fate == "hidden" else { continue }
            menu.stroke((80, 0))
            XCTAssertEqual(menu.run, ["Edit"], fate)
        }
    }

    func testMenuClosesWithItsWidget() async throws {
        for (isStroke, isDestroyed) in [(false, false), (false, true), (true, false), (true, true)] {
            let (menu, window) = try showMenu()
            menu.press()
            menu.draw(0, -60, then: .pause)
            if !isStroke { menu.release() }
            try menu.waitUntilOpen()
            if isDestroyed {
                window.close()
                MainLoop.drain()
                XCTAssertFalse(menu.isOpen, "stroke: \(isStroke)")
                XCTAssertEqual(menu.items, MarkingMenu.rootItems)
            } else {
                menu.popover.attachedWidget = nil
                try menu.waitUntilClosed()
            }
        }
    }

    func testMovedMenuOpensFromItsNewWidgetAlone() async throws {
        let (menu, _) = try showMenu()
        let other = Box(spacing: 0)
        menu.root.insertActions(into: other)
        let notified = EventRecord(of: menu.popover.handle)
        try show(other)
        menu.popover.attachedWidget = other.widget
        menu.popover.attachedWidget = other.widget
        XCTAssertEqual(notified.count("notify attached-widget"), 1)
        XCTAssertFalse(hasAction(menu.page))
        XCTAssertTrue(hasAction(other))
        try menu.waitUntilOpen()
        XCTAssertEqual(menu.popover.handle.parent, other)
        // It moves back while it is open.
        menu.popover.attachedWidget = menu.page.widget
        try menu.waitUntilClosed()
        menu.popover.popup(atX: 100, y: 100)
        try menu.waitUntilOpen()
    }

    func testTwoMenusOfAWidget() async throws {
        let (menu, _) = try showMenu()
        let second = TestMenu("One")
        let other = MarkingMenuPopover.attach(to: menu.page.widget, menuModel: second.pointer)
        watch(other.handle, "the second popover")
        XCTAssertEqual(menu.popover.attachedWidget, other.attachedWidget)
        // The last one has the action.
        XCTAssertTrue(hasAction(menu.page))
        try other.menu.waitUntilExpanded()
        XCTAssertFalse(menu.isOpen)
    }

    func testHundredWidgetsWithTheirMenus() async throws {
        let page = Box(spacing: 0)
        let menu = TestMenu(actions: "One", "Two", "Three")
        menu.insertActions(into: page)
        var popovers: [MarkingMenuPopover] = []
        for _ in 0..<100 {
            let label = Label("x")
            page.append(label)
            let popover = MarkingMenuPopover.attach(to: label.widget, menuModel: menu.pointer)
            watch(popover.handle, "a popover")
            popovers.append(popover)
        }
        try show(page, width: 1200, height: 300)
        for popover in popovers { popover.mark(from: (5, 5), by: 0, -60) }
        XCTAssertEqual(menu.run, Array(repeating: "One", count: 100))
    }

    func testHandlerDropsTheMenu() async throws {
        for (isOpen, isDestroyed) in [(false, false), (false, true), (true, false), (true, true)] {
            let (menu, window) = try showMenu()
            if isDestroyed {
                menu.actions["Edit"]?.connect("activate") { [weak window] _ in window?.close() }
            } else {
                menu.dial.object.connect("activate") { [weak menu] _ in menu?.popover.attachedWidget = nil }
            }
            menu.press()
            menu.draw(80, 0)
            if isOpen {
                menu.pause()
                try menu.waitUntilOpen()
            }
            menu.release()
            XCTAssertEqual(menu.run, ["Edit"], "open: \(isOpen), destroyed: \(isDestroyed)")
            MainLoop.drain()
            XCTAssertFalse(menu.isOpen)
            if !isDestroyed { XCTAssertNil(menu.popover.handle.parent) }
        }
    }

    func testHandlerOfTheExpansionDropsThePopover() async throws {
        let (menu, _) = try showMenu()
        menu.dial.object.connect("notify::expanded") { [weak menu] _ in menu?.popover.attachedWidget = nil }
        menu.press(pauses: true)
        menu.draw(80, 0, then: .release)
        XCTAssertFalse(menu.isShown)
    }

    func testMenuWithoutItems() async throws {
        let page = Box(spacing: 0)
        let menu = TestMenu()
        let popover = MarkingMenuPopover.attach(to: page.widget, menuModel: menu.pointer)
        try show(page)
        popover.mark(from: (50, 50), by: 40, 40, after: .seconds(1))
        XCTAssertEqual(popover.menu.bubbles.count, 0)
    }
}
