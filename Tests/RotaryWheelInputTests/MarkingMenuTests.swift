import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Menus that widgets open by the pointer.
@MainActor
final class MarkingMenuTests: WidgetTestCase {
    /// Shows a page with a menu of four items.
    private func show(_ menu: TestMenu) throws -> (DialMenuWidget, TestWindow) {
        for name in ["One", "Two", "Three", "Four"] {
            menu.addAction(name)
            menu.append(name, "test.\(name)")
        }
        let page = Box(spacing: 0)
        let window = try show(page, width: 600, height: 600)
        menu.insertActions(into: window.window)
        let dial = DialMenuPopover.attach(to: page.widget, menuModel: menu.pointer).dial
        try window.focus()
        try window.perform(.move(x: 300, y: 300))
        return (dial, window)
    }

    /// Shows a menu that a press holds open.
    private func showHeld(_ menu: TestMenu) throws -> (DialMenuWidget, TestWindow) {
        let (dial, window) = try show(menu)
        try window.perform(.pressSecondary)
        try dial.waitUntilExpanded()
        return (dial, window)
    }

    func testClickOfTheSecondaryButtonOpensTheMenu() async throws {
        let menu = TestMenu()
        let (dial, window) = try show(menu)
        try window.perform(.pressSecondary, .hold(100), .releaseSecondary)
        try dial.waitUntilExpanded()
        try window.perform(.move(x: 300, y: 220), .click(1))
        try MainLoop.wait(for: "the popover to close") { !dial.object.isMapped }
        XCTAssertEqual(menu.run, ["One"])
    }

    /// A menu that opened during a press is not modal: presses on it reach the widget below, too.
    func testSecondClickClosesAMenuThatAPauseHasOpened() async throws {
        let (dial, window) = try showHeld(TestMenu())
        try window.perform(.releaseSecondary)
        try window.perform(.pressSecondary, .hold(50), .releaseSecondary)
        try MainLoop.wait(for: "the popover to close") { !dial.object.isMapped }
    }

    func testEscapeCancelsAStrokeWithTheMenuOpen() async throws {
        let menu = TestMenu()
        let (dial, window) = try showHeld(menu)
        try window.perform(.move(x: 300, y: 220), .key("Escape"))
        try MainLoop.wait(for: "the popover to close") { !dial.object.isMapped }
        try window.perform(.releaseSecondary)
        XCTAssertEqual(menu.run, [])
    }

    /// A closed dial whose targets are wedges.
    private func makeInline(_ menu: TestMenu) -> DialMenuWidget {
        let submenu = TestMenu()
        for name in ["One", "Two", "Three", "Four", "Five"] { menu.addAction(name) }
        for name in ["One", "Two", "Three"] { menu.append(name, "test.\(name)") }
        for name in ["Four", "Five"] { submenu.append(name, "test.\(name)") }
        menu.append("More", submenu: submenu)
        let dial = watched(DialMenuWidget(menuModel: menu.pointer))
        dial.targets = .wedges
        menu.insertActions(into: dial.object)
        return dial
    }

    /// Shows a dial in the window itself.
    private func showInline(_ menu: TestMenu) throws -> (DialMenuWidget, TestWindow) {
        let dial = makeInline(menu)
        return (dial, try show(dial, width: 600, height: 600))
    }

    private func line(_ x: Double, _ y: Double, from start: (Double, Double) = (300, 300)) -> [InputAction] {
        (1...8).map { .move(x: start.0 + x * Double($0) / 8, y: start.1 + y * Double($0) / 8) }
    }

    func testInlineDialReadsMarks() async throws {
        let menu = TestMenu()
        let (dial, window) = try showInline(menu)
        // A slow machine makes no pause.
        dial.showDelay = .seconds(5)
        let marks: [(x: Double, y: Double, name: String)] = [
            (0, -120, "One"), (250, 0, "Two"), (0, 120, "Three"),
        ]
        for mark in marks {
            try window.perform([.move(x: 300, y: 300), .press] + line(mark.x, mark.y) + [.release])
            try MainLoop.wait(for: mark.name) { menu.run.last == mark.name }
            XCTAssertFalse(dial.isExpanded)
        }
        // Left, and up.
        try window.perform(
            [.move(x: 300, y: 300), .press] + line(-120, 0) + line(0, -120, from: (180, 300)) + [.release])
        try MainLoop.wait(for: "the item of the submenu") { menu.run.last == "Four" }
        XCTAssertEqual(menu.run, ["One", "Two", "Three", "Four"])
    }

    func testInlineDialOpensUnderAStrokeThatPauses() async throws {
        let menu = TestMenu()
        let (dial, window) = try showInline(menu)
        try window.perform(.move(x: 300, y: 300), .press)
        try dial.waitUntilExpanded()
        try window.perform(line(-100, 0))
        try MainLoop.wait(for: "the submenu") { dial.bubble("Five") != nil }
        try window.perform(line(0, 100, from: (200, 300)))
        // Back into the middle of the first level: nothing is chosen.
        try window.perform(line(100, -100, from: (200, 400)) + [.release])
        try dial.waitUntilCollapsed()
        XCTAssertEqual(menu.run, [])
    }

    /// Shows a closed dial below a button; returns the number of clicks on that.
    private func showBelowButton(_ menu: TestMenu) throws -> (DialMenuWidget, TestWindow, clicks: () -> Int) {
        let (dial, box, button) = (makeInline(menu), Box(spacing: 0), Button())
        nonisolated(unsafe) var clicks = 0
        button.onClick { clicks += 1 }
        gtk_widget_set_size_request(button.widget, 600, 40)
        gtk_widget_set_size_request(dial.object.widget, 600, 560)
        box.append(button)
        box.append(dial.object)
        return (dial, try show(box, width: 600, height: 600), { clicks })
    }

    func testPressesBesideAnOpenDialAreNotTheDials() async throws {
        let (dial, window, clicks) = try showBelowButton(TestMenu())
        dial.isExpanded = true
        try dial.waitUntilExpanded()
        try window.perform(.move(x: 300, y: 10), .click(1))
        try MainLoop.wait(for: "the click") { clicks() == 1 }
        XCTAssertTrue(dial.isExpanded)
    }

    func testDialThatCollapsesDuringAStrokeStaysClosed() async throws {
        let menu = TestMenu()
        let (dial, window, clicks) = try showBelowButton(menu)
        (dial.hoverMode, dial.dwell) = (true, .milliseconds(100))
        dial.isExpanded = true
        try dial.waitUntilExpanded()
        // To the submenu on the left.
        try window.perform([.move(x: 300, y: 320)] + line(-90, 0, from: (300, 320)))
        dial.isExpanded = false
        try MainLoop.pass(.milliseconds(300))
        XCTAssertFalse(dial.isExpanded)
        try window.perform(.move(x: 300, y: 10), .click(1))
        try MainLoop.wait(for: "the click") { clicks() == 1 }
        XCTAssertEqual(menu.run, [])
    }

    func testInlineStrokeIsCanceled() async throws {
        let menu = TestMenu()
        let (dial, window) = try showInline(menu)
        for isOpen in [false, true] {
            dial.showDelay = isOpen ? .zero : .seconds(5)
            for cancel in [[InputAction.key("Escape")], [.pressSecondary, .releaseSecondary]] {
                try window.perform(.move(x: 300, y: 300), .press)
                if isOpen { try dial.waitUntilExpanded() }
                try window.perform(line(250, 0) + cancel)
                try dial.waitUntilCollapsed()
                try window.perform(.move(x: 540, y: 320), .release)
                XCTAssertEqual(menu.run, [], "\(cancel) \(isOpen)")
            }
        }
        // The next stroke begins anew.
        dial.showDelay = .seconds(5)
        try window.perform([.move(x: 300, y: 300), .press] + line(250, 0) + [.release])
        try MainLoop.wait(for: "the item") { menu.run == ["Two"] }
    }

    /// GTK cancels the press of a pen when it reports the mouse in between.
    func testCanceledPressOnTheOpenMenuClosesIt() async throws {
        let menu = TestMenu()
        let (dial, window) = try show(menu)
        dial.expandDuration = .zero
        try window.perform(.pressSecondary, .hold(100), .releaseSecondary)
        try dial.waitUntilExpanded()
        try window.perform(.move(x: 300, y: 220), .press)
        let popover = try XCTUnwrap(dial.object.parent?.parent)
        let controllers = try XCTUnwrap(gtk_widget_observe_controllers(popover.widget))
        for index in 0..<g_list_model_get_n_items(controllers) {
            let controller = try XCTUnwrap(g_list_model_get_item(controllers, index))
            gtk_event_controller_reset(OpaquePointer(controller))
            g_object_unref(controller)
        }
        g_object_unref(UnsafeMutableRawPointer(controllers))
        try MainLoop.wait(for: "the popover to close") { !dial.object.isMapped }
        try window.perform(.release)
        XCTAssertEqual(menu.run, [])
    }
}
