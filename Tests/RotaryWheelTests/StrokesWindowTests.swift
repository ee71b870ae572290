import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The window with the marks of a menu.
@MainActor
final class StrokesWindowTests: WidgetTestCase {
    private let menu = TestMenu()
    private let format = TestMenu()

    /// A menu of four items; the second is a submenu of four.
    private func fillMenu() {
        for name in ["Bold", "Italic", "Code", "Title"] { format.append(name, "test.\(name)") }
        menu.append("List", "test.list", hiddenWhen: "action-disabled", accel: "<Control>l")
        menu.append("Format", submenu: format)
        menu.append("Icons", "test.icons")
        menu.append("Nothing")
    }

    private func makeWindow() -> StrokesWindow {
        fillMenu()
        return watched(StrokesWindow(menuModel: menu.pointer))
    }

    /// A window that is closed at the end of the test.
    private func watched(_ strokes: StrokesWindow) -> StrokesWindow {
        _ = watched(object(strokes), .strokesWindow)
        return strokes
    }

    private func object(_ strokes: StrokesWindow) -> Window { Window(retaining: strokes.widget) }

    private func present(_ strokes: StrokesWindow) throws {
        strokes.present()
        try MainLoop.wait(for: "the window") { object(strokes).isMapped && object(strokes).width > 1 }
    }

    private func rows(_ strokes: StrokesWindow) -> [Widget] {
        object(strokes).descendants(gtk_list_box_row_get_type())
    }

    private func headings(_ strokes: StrokesWindow) -> [String] {
        object(strokes).labels.filter { $0.hasRole(GTK_ACCESSIBLE_ROLE_HEADING) }.map(\.text)
    }

    private func row(_ name: String, of strokes: StrokesWindow) throws -> Widget {
        try XCTUnwrap(
            rows(strokes).first { $0.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL, differsFrom: name) == nil },
            name)
    }

    func testRowsAreTheItemsOfAllLevels() async throws {
        let strokes = makeWindow()
        XCTAssertEqual(object(strokes).title, "Strokes")
        XCTAssertEqual(
            rows(strokes).map { $0.labels.map(\.text) },
            [["List", "Ctrl+L"], ["Icons"], ["Nothing"], ["Bold"], ["Italic"], ["Code"], ["Title"]])
        XCTAssertEqual(headings(strokes), ["Format"])
        let wanted = [
            "List": "up; Ctrl+L", "Icons": "down", "Bold": "right, then up", "Code": "right, then down",
        ]
        for (name, text) in wanted {
            let row = try row(name, of: strokes)
            XCTAssertNil(row.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, differsFrom: text), name)
        }
        // To the right on both levels: there is no mark.
        let (list, italic) = (try row("List", of: strokes), try row("Italic", of: strokes))
        XCTAssertNotNil(italic.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, differsFrom: "right"))
        XCTAssertNil(list.accessible(GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, differsFrom: "Ctrl+L"))
    }

    /// The pictures of two marks that differ in up and down are each other upside down.
    func testRowsShowTheirMarks() async throws {
        let strokes = makeWindow()
        let window = TestWindow(object(strokes), titled: "the window")
        // A picture of a window with a shadow is smaller.
        unsafe gtk_window_set_titlebar(window.gtkWindow, nil)
        unsafe gtk_window_set_decorated(window.gtkWindow, 0)
        object(strokes).setDefaultSize(width: 480, height: 800)
        try present(strokes)
        try window.waitForFrame()
        /// The distances of the colors of a row's glyph from that of its corner, line by line.
        func lines(_ name: String) throws -> [[Int]] {
            let row = try row(name, of: strokes)
            let glyph = try XCTUnwrap(row.descendants(gtk_widget_get_type()).first { $0.cssName == "mark" })
            let width = glyph.width
            let (x, y): (Double, Double) = window.point(0, 0, of: glyph)
            let pixels = window.pixels(x: x, y: y, width: width, height: glyph.height)
            return stride(from: 0, to: pixels.count, by: width).map { start in
                pixels[start..<start + width].map { Self.distance($0, pixels[0]) }
            }
        }
        let (list, icons, bold, code) = try (lines("List"), lines("Icons"), lines("Bold"), lines("Code"))
        // Most of the height is the line, whose start at the bottom is a dot.
        let widths = list.map { line in line.count { $0 > 100 } }.filter { $0 > 0 }
        XCTAssertGreaterThan(widths.count, list.count * 3 / 4)
        XCTAssertLessThan(widths.prefix(4).max()!, widths.suffix(4).max()!)
        XCTAssertNotEqual(list, bold)
        for (one, other) in [(list, icons), (bold, code)] {
            let differences = zip(one.joined(), other.reversed().joined()).map { abs($0 - $1) }
            // The edges of the dots differ a little.
            XCTAssertLessThan(differences.max()!, 80)
        }
        XCTAssertTrue(try lines("Italic").joined().allSatisfy { $0 == 0 })
    }

    func testWindowFollowsTheMenu() async throws {
        let strokes = makeWindow()
        format.remove(at: 0)
        XCTAssertEqual(
            rows(strokes).map { $0.labels[0].text }, ["List", "Icons", "Nothing", "Italic", "Code", "Title"])
        menu.remove(at: 1)
        XCTAssertEqual(rows(strokes).map { $0.labels[0].text }, ["List", "Icons", "Nothing"])
        XCTAssertEqual(headings(strokes), [])
        strokes.menuModel = nil
        XCTAssertEqual(rows(strokes).count, 0)
    }

    func testMoreThanTwelveItemsGoOn() async throws {
        for number in 1...14 { menu.append("Item \(number)", "test.item") }
        let strokes = watched(StrokesWindow(menuModel: menu.pointer))
        XCTAssertEqual(rows(strokes).count, 14)
        XCTAssertEqual(headings(strokes), ["More"])
        let second = try row("Item 2", of: strokes)
        XCTAssertNil(second.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, differsFrom: "30°"))
    }

    /// Items hidden in the dial are not in the window, which shows the others where the dial has them.
    func testActionWidgetHidesItems() async throws {
        let page = Box(spacing: 0)
        menu.insertActions(into: page)
        let action = menu.addAction("list")
        try show(page)
        let strokes = makeWindow()
        strokes.actionWidget = page.widget
        XCTAssertEqual(strokes.actionWidget, page.widget)
        XCTAssertEqual(rows(strokes).count, 7)
        action.set("enabled", to: false)
        try MainLoop.wait(for: "the item to be hidden") { rows(strokes).count == 6 }
        let icons = try row("Icons", of: strokes)
        XCTAssertNil(icons.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, differsFrom: "120°"))
        strokes.actionWidget = nil
        XCTAssertEqual(rows(strokes).count, 7)
        let label = Label("")
        strokes.actionWidget = label.widget
        g_object_run_dispose(label.object)
        XCTAssertNil(strokes.actionWidget, "it goes before its window")
        XCTAssertEqual(rows(strokes).count, 7)
    }

    func testWindowFitsAPhoneAndScrolls() async throws {
        let strokes = makeWindow()
        menu.append(
            "A caption of many words that is far longer than the row of a phone", "test.long", accel: "F9")
        object(strokes).setDefaultSize(width: 360, height: 294)
        try present(strokes)
        XCTAssertLessThanOrEqual(object(strokes).measure(GTK_ORIENTATION_HORIZONTAL).minimum, 360)
        XCTAssertLessThanOrEqual(object(strokes).measure(GTK_ORIENTATION_VERTICAL, for: 360).minimum, 294)
        for row in rows(strokes) { XCTAssertLessThanOrEqual(row.width, 360) }
    }

    func testCFunctions() async throws {
        fillMenu()
        let made = Widget(retaining: UnsafeMutableRawPointer(rotary_wheel_strokes_window_new(menu.pointer)!))
        let strokes = watched(try XCTUnwrap(StrokesWindow(made.widget)))
        XCTAssertEqual(rotary_wheel_strokes_window_get_menu_model(made.opaque), menu.pointer)
        XCTAssertEqual(rows(strokes).count, 7)
        rotary_wheel_strokes_window_set_menu_model(made.opaque, format.pointer)
        XCTAssertEqual(strokes.menuModel, format.pointer)
        let label = Label("")
        rotary_wheel_strokes_window_set_action_widget(made.opaque, label.widget)
        XCTAssertEqual(rotary_wheel_strokes_window_get_action_widget(made.opaque), label.widget)
    }

    /// An attached menu has an action for the window.
    func testActionOpensOneWindow() async throws {
        fillMenu()
        let page = Box(spacing: 0)
        MarkingMenuPopover.attach(to: page.widget, menuModel: menu.pointer)
        try show(page)
        func windows() -> [StrokesWindow] {
            let windows = ListModel(retaining: UnsafeMutableRawPointer(gtk_window_get_toplevels()))
            return (0..<windows.count).compactMap { index in
                windows.item(at: index).flatMap { StrokesWindow($0.cast(to: Widget.self).widget) }
            }
        }
        for _ in 0..<2 {
            for _ in 0..<2 { XCTAssertTrue(page.activateAction("marking-menu.show-strokes", target: nil)) }
            XCTAssertEqual(windows().count, 1)
            let strokes = watched(try XCTUnwrap(windows().first))
            XCTAssertEqual(strokes.actionWidget, page.widget)
            XCTAssertEqual(rows(strokes).count, 6)
            unsafe gtk_window_destroy(object(strokes).pointer.assumingMemoryBound(to: GtkWindow.self))
            try MainLoop.wait(for: "the window to close") { windows().isEmpty }
        }
    }
}
