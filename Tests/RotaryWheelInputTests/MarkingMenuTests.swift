import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Menus that widgets open by the pointer, also widgets with menus of their own and around such widgets.
@MainActor
final class MarkingMenuTests: PopoverTestCase {
    /// Shows a page with a menu of four items.
    private func showPage() throws -> (TestWindow, MarkingMenuPopover) {
        menu = TestMenu(actions: "One", "Two", "Three", "Four")
        return try showPage(width: 600, height: 600)
    }

    /// A menu that opened during a press is not modal: presses on it reach the widget below, too.
    func testSecondClickClosesAMenuThatAPauseHasOpened() async throws {
        let (window, popover) = try showPage()
        try window.perform(.move(x: 300, y: 300), .pressSecondary)
        try popover.menu.waitUntilExpanded()
        try window.perform(.releaseSecondary)
        try window.perform(.pressSecondary, .hold(50), .releaseSecondary)
        try popover.waitUntilClosed()
    }

    func testMenuOpensAgainWhileItCloses() async throws {
        let (window, popover) = try showPage()
        popover.menu.showDelay = .seconds(60)
        let press = [InputAction.move(x: 300, y: 300), .pressSecondary]
        let mark = press + line(80, 0) + [.releaseSecondary]
        for (name, input) in [
            ("key", [.key("Menu")]), ("click", press + [.releaseSecondary]), ("mark", mark),
        ] {
            popover.menu.expandDuration = .zero
            try window.perform(.move(x: 310, y: 310), .move(x: 320, y: 320), .click(3))
            try popover.waitUntilOpen()
            popover.menu.expandDuration = .seconds(2)
            try window.perform(.key("Escape"))
            XCTAssertTrue(popover.isOpen && !popover.menu.isExpanded, name)
            try window.perform(input)
            if name != "mark" {
                try MainLoop.wait(for: "the menu, \(name)") { popover.menu.isExpanded }
                popover.menu.expandDuration = .zero
                try window.perform(.key("Escape"))
            }
            try popover.waitUntilClosed(name)
        }
        XCTAssertEqual(menu.run, ["Two"])
    }

    func testPressWithoutAMotionOpensAClosedMenuAgain() async throws {
        let (window, popover) = try showPage()
        let item = InputAction.move(x: 300, y: 220)
        for way in [[.key("Escape")], [item, .click(1)], [item, .click(1), .move(x: 301, y: 220)]] {
            try window.perform(.move(x: 300, y: 300))
            for end in [way, [.key("Escape")]] {
                try window.perform(.click(3))
                try popover.waitUntilOpen()
                try window.perform(end)
                try popover.waitUntilClosed()
            }
        }
    }

    /// GTK cancels the press of a pen when it reports the mouse in between.
    func testCanceledPressOnTheOpenMenuClosesIt() async throws {
        let (window, popover) = try showPage()
        try window.perform(.move(x: 300, y: 300), .click(3))
        try popover.waitUntilOpen()
        try window.perform(.move(x: 300, y: 220), .press)
        for controller in popover.object.controllers { gtk_event_controller_reset(controller.opaque) }
        try popover.waitUntilClosed()
        try window.perform(.release)
        XCTAssertEqual(menu.run, [])
    }

    /// A closed menu without a popover.
    private func makeInline() -> MarkingMenuWidget {
        let submenu = TestMenu()
        menu = TestMenu(actions: "One", "Two", "Three")
        for name in ["Four", "Five"] { submenu.append(name, "test.\(name)") }
        menu.append("More", submenu: submenu)
        let dial = watched(MarkingMenuWidget(menuModel: menu.pointer))
        menu.insertActions(into: dial.object)
        return dial
    }

    private func line(_ x: Double, _ y: Double, from start: (Double, Double) = (300, 300)) -> [InputAction] {
        (1...8).map { .move(x: start.0 + x * Double($0) / 8, y: start.1 + y * Double($0) / 8) }
    }

    func testInlineDialOpensUnderAStrokeThatPauses() async throws {
        let (dial, window, _) = try shown(makeInline(), width: 600, height: 600)
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

    func testInlineStrokeIsCanceled() async throws {
        let (dial, window, _) = try shown(makeInline(), width: 600, height: 600)
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
        // The next stroke begins anew, and opens nothing.
        dial.showDelay = .seconds(5)
        try window.perform([.move(x: 300, y: 300), .press] + line(250, 0) + [.release])
        try waitForRuns("Two")
        XCTAssertFalse(dial.isExpanded)
    }

    func testOpenDialLeavesPressesBesideItToOthers() async throws {
        let (dial, box, button) = (makeInline(), Box(spacing: 0), Button())
        nonisolated(unsafe) var clicks = 0
        button.onClick { clicks += 1 }
        gtk_widget_set_size_request(button.widget, 600, 40)
        gtk_widget_set_size_request(dial.object.widget, 600, 560)
        box.append(button)
        box.append(dial.object)
        let window = try show(box, width: 600, height: 600)
        (dial.hoverMode, dial.dwell) = (true, .milliseconds(100))
        dial.isExpanded = true
        try dial.waitUntilExpanded()
        try window.perform(.move(x: 300, y: 10), .click(1))
        try MainLoop.wait(for: "the click") { clicks == 1 }
        XCTAssertTrue(dial.isExpanded)
        // A dial that collapses during a stroke, here to the submenu on the left, stays closed.
        try window.perform([.move(x: 300, y: 320)] + line(-90, 0, from: (300, 320)))
        dial.isExpanded = false
        try MainLoop.pass(.milliseconds(300))
        XCTAssertFalse(dial.isExpanded)
        try window.perform(.move(x: 300, y: 10), .click(1))
        try MainLoop.wait(for: "the second click") { clicks == 2 }
        XCTAssertEqual(menu.run, [])
    }

    private var textView: Widget { Widget(sinking: gtk_text_view_new()) }
    private var entry: Widget { Widget(sinking: gtk_entry_new()) }

    /// The open menus in a widget.
    private func menus(in widget: Widget) -> [Widget] {
        widget.children.flatMap {
            ($0.isA(gtk_popover_get_type()) && $0.isMapped ? [$0] : []) + menus(in: $0)
        }
    }

    func testMenuOfAWidgetTakesThePlaceOfItsOwn() async throws {
        let (label, clicked) = (Label("a text to select"), Box(spacing: 0))
        gtk_label_set_selectable(label.opaque, 1)
        nonisolated(unsafe) var clicks = 0
        let own = GestureClick(button: 3)
        own.onPress { _, _, _, _ in clicks += 1 }
        clicked.add(own)
        gtk_widget_set_focusable(clicked.widget, 1)
        let link = Widget(sinking: gtk_link_button_new("https://example.org"))
        let number = Widget(sinking: gtk_spin_button_new_with_range(0, 9, 1))
        // A finger selects text in labels and entries, and GTK leaks a text view whose touch another gesture claims.
        let texts = MarkingScreen.isFinger ? [] : [textView, label, entry, number]
        for (index, widget) in ([link, clicked] + texts).enumerated() {
            menu = TestMenu(actions: "One", "Two", "Three", "Four")
            let (window, popover) = try showPage(widget, width: 400, height: 400)
            widget.grabFocus()
            for (way, input) in [
                ("button", [.move(x: 140, y: 190), .move(x: 150, y: 200), .click(3)]),
                ("key", [InputAction.key("Menu")]),
            ] where !MarkingScreen.isFinger {
                try window.perform(input)
                try popover.waitUntilOpen()
                XCTAssertEqual(menus(in: widget), [popover.object], "\(index) \(way)")
                try window.perform(.key("Escape"))
                try popover.waitUntilClosed("\(index) \(way)")
            }
            popover.menu.showDelay = .seconds(60)
            let (_, press, release) = MarkingScreen.hand
            try window.perform([.move(x: 140, y: 190), .move(x: 150, y: 200)] + press)
            if MarkingScreen.isFinger { try popover.waitUntilOpen() }
            try window.perform(line(80, 0, from: (150, 200)) + release)
            try MainLoop.wait(for: "the mark, \(index)") { menu.run == ["Two"] }
            window.close()
        }
        XCTAssertEqual(clicks, 0)
    }

    func testChildKeepsItsOwnMenu() async throws {
        let attached = Box(spacing: 0)
        let innerMenu = TestMenu(actions: "Inner")
        let inner = MarkingMenuPopover.attach(to: attached.widget, menuModel: innerMenu.pointer)
        for (index, child) in [entry, attached].enumerated() {
            let page = Box(spacing: 0)
            gtk_widget_set_vexpand(child.widget, 1)
            page.append(child)
            let (window, popover) = try showPage(page, width: 400, height: 400)
            // GTK 4.8 warns about a release on a GtkPopoverMenu that has just opened under the pointer.
            try window.perform(
                .move(x: 140, y: 190), .move(x: 150, y: 200), .pressSecondary, .move(x: 20, y: 20),
                .releaseSecondary)
            try MainLoop.wait(for: "the child's menu, \(index)") { menus(in: child).count == 1 }
            XCTAssertEqual(menus(in: page), menus(in: child), "\(index)")
            try window.perform(.key("Escape"))
            try MainLoop.wait(for: "the menu to close, \(index)") { menus(in: page).isEmpty }
            XCTAssertFalse(popover.isOpen)
            window.close()
        }
        withExtendedLifetime(inner) {}
    }
}
