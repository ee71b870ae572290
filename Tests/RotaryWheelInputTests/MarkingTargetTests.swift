import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Menus of widgets that have menus of their own, and around such widgets.
@MainActor
final class MarkingTargetTests: PopoverTestCase {
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
        for (index, widget) in [textView, label, link, entry, number, clicked].enumerated() {
            menu = TestMenu(actions: "One", "Two", "Three", "Four")
            let (window, popover) = try showPage(widget, width: 400, height: 400)
            widget.grabFocus()
            for (way, input) in [
                ("button", [.move(x: 140, y: 190), .move(x: 150, y: 200), .click(3)]),
                ("key", [InputAction.key("Menu")]),
            ] {
                try window.perform(input)
                try popover.waitUntilOpen()
                XCTAssertEqual(menus(in: widget), [popover.object], "\(index) \(way)")
                try window.perform(.key("Escape"))
                try popover.waitUntilClosed("\(index) \(way)")
            }
            popover.dial.showDelay = .seconds(60)
            let way = (1...8).map { InputAction.move(x: 150 + 10 * Double($0), y: 200) }
            try window.perform([.move(x: 140, y: 190), .move(x: 150, y: 200), .pressSecondary] + way)
            try window.perform(.releaseSecondary)
            try MainLoop.wait(for: "the mark, \(index)") { menu.run == ["Two"] }
            window.close()
        }
        XCTAssertEqual(clicks, 0)
    }

    func testChildKeepsItsOwnMenu() async throws {
        let attached = Box(spacing: 0)
        let innerMenu = TestMenu(actions: "Inner")
        let inner = DialMenuPopover.attach(to: attached.widget, menuModel: innerMenu.pointer)
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
