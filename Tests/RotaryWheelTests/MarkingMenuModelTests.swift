import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel
import RotaryWheelTestSupport
import XCTest

@testable import RotaryWheel

/// Marking menus whose items are those of a list, or none, or come and go.
@MainActor
final class MarkingMenuModelTests: WidgetTestCase {
    private func click(_ menu: MarkingMenu, _ x: Double, _ y: Double) {
        let (point, time) = (MarkPoint(x: x, y: y), MonotonicClock.now)
        menu.implementation.beginStroke(at: point, time: time)
        menu.implementation.endStroke(at: time)
    }

    func testClickClosesAMenuThatHasLostItsModel() async throws {
        let menu = try showMarkingMenu()
        try menu.open()
        menu.release()
        menu.dial.menuModel = nil
        XCTAssertTrue(menu.isOpen)
        try menu.drawing.waitForFrame()
        let center = try XCTUnwrap(menu.page.pointInPlane(try menu.center()))
        click(menu, center.x, center.y)
        try menu.waitUntilClosed()
    }

    func testModelIsReplacedDuringAMark() async throws {
        let menu = try showMarkingMenu()
        menu.dial.showDelay = .seconds(5)
        for model in [menu.recent.pointer, nil] {
            menu.press(isWatched: true)
            menu.draw(60, 0)
            menu.dial.menuModel = model
            try menu.waitUntilClosed()
            menu.release()
            XCTAssertNil(menu.popover.implementation.watch)
            menu.dial.menuModel = menu.root.pointer
        }
        menu.stroke((80, 0))
        XCTAssertEqual(menu.run, ["Edit"])
    }

    func testMenuOfAListLeavesItsSelection() async throws {
        let menu = try showMarkingMenu()
        let names = Names(numbers: 0..<4)
        let selection = gtk_single_selection_new(OpaquePointer(g_object_ref(names.model.pointer)))!
        defer { g_object_unref(UnsafeMutableRawPointer(selection)) }
        gtk_single_selection_set_selected(selection, 2)
        menu.dial.model = selection
        try menu.open()
        XCTAssertEqual(menu.dial.selected, 2)
        XCTAssertEqual(gtk_single_selection_get_selected(selection), 2)
        menu.draw(80, 0, then: .release)
        XCTAssertEqual(gtk_single_selection_get_selected(selection), 1)
    }

    func testMarksFollowAListThatGrows() async throws {
        let names = Names(numbers: 0..<4)
        let menu = watched(MarkingMenuWidget())
        menu.model = names.list
        let window = try showExpanded(menu)
        XCTAssertEqual(menu.implementation.shownMark(of: 1)?.directions, [.zero])
        names.insert(["4", "5", "6", "7"], at: 4)
        try window.waitForFrame()
        let marks = menu.bubbles.flatMap { $0.descendants(gtk_widget_get_type()) }
            .compactMap { ($0.cssName == "mark") ? ($0.implementation as? MarkGlyph)?.shape : nil }
        XCTAssertEqual(Set(marks).count, 8)
    }

    func testMoreKeepsItsPlace() async throws {
        let menu = TestMenu()
        for index in 0..<20 { menu.append("\(index)", "test.\(index)") }
        let (control, window) = try shownMarkingMenu(of: menu, side: 800)
        for change in [{ menu.remove(at: 0) }, { menu.append("new", "test.new", at: 0) }] {
            change()
            try window.waitForFrame()
            let last = try XCTUnwrap(control.implementation.menu.bubbles[11])
            XCTAssertEqual(last.item.text, "More")
            XCTAssertEqual(control.implementation.menu.bubbles.values.count { $0.item.text == "More" }, 1)
        }
    }
}
