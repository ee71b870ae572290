import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Marks and accelerators in the bubbles of a marking menu.
@MainActor
final class DialMenuMarkTests: WidgetTestCase {
    private let menu = TestMenu()
    private let format = TestMenu()

    /// Shows an expanded dial of four items; the second is a submenu of four.
    private func showDial() throws -> DialMenuWidget {
        for name in ["bold", "italic", "code", "title"] {
            menu.addAction(name)
            format.append(name.capitalized, "test.\(name)")
        }
        menu.addAction("view", takesString: true)
        menu.append("List", "test.view::list", accel: "<Control>l")
        menu.append("Format", submenu: format)
        menu.append("Icons", "test.view::icons", accel: "<Control><Shift><Alt><Super>i")
        menu.append("Nothing", accel: "<Control><Shift>n")
        return try shownDial(of: menu) { ($0.targets, $0.showDelay) = (.wedges, .zero) }.0
    }

    private func glyphs(_ dial: DialMenuWidget) -> [Widget] {
        dial.bubbles.flatMap { $0.descendants(gtk_widget_get_type()) }.filter {
            $0.cssName == "mark" && $0.isMapped
        }
    }

    func testMarksAreThePathsOfTheirItems() async throws {
        let dial = try showDial()
        let marks = [
            "view::list": "M 0 0 L 0 -10", "view::icons": "M 0 0 L 0 10", "bold": "M 0 0 L 10 0 L 10 -10",
            "code": "M 0 0 L 10 0 L 10 10",
        ]
        for (action, mark) in marks { XCTAssertEqual(dial.mark(ofAction: "test.\(action)"), mark, action) }
        // To the right on both levels.
        XCTAssertNil(dial.mark(ofAction: "test.italic"))
        for action in ["test.view", "test.view::other", "test.nothing"] {
            XCTAssertNil(dial.mark(ofAction: action))
        }
        let text = rotary_wheel_dial_menu_get_mark(dial.object.opaque, "test.bold")
        XCTAssertEqual(text.map { String(cString: $0) }, "M 0 0 L 10 0 L 10 -10")
        g_free(text)
        XCTAssertNil(dial.mark(ofAction: "test.view('"))
        expectMessages(["test.view('"])
        menu.remove(at: 0)
        XCTAssertNil(dial.mark(ofAction: "test.bold"))
        menu.remove(at: 1)
        XCTAssertEqual(dial.mark(ofAction: "test.code"), "M 0 0 L 0 -10 L 0 0")
        XCTAssertNil(dial.mark(ofAction: "test.view::icons"))
    }

    func testPopoverHasTheMarksOfItsDial() async throws {
        menu.append("Up", "test.up")
        menu.append("Down", "test.down")
        let popover = DialMenuPopover(menuModel: menu.pointer)
        XCTAssertEqual(popover.mark(ofAction: "test.down"), "M 0 0 L 0 10")
        let text = rotary_wheel_dial_menu_popover_get_mark(OpaquePointer(popover.widget), "test.up")
        XCTAssertEqual(text.map { String(cString: $0) }, "M 0 0 L 0 -10")
        g_free(text)
    }

    func testBubblesShowMarks() async throws {
        let dial = try showDial()
        XCTAssertEqual(glyphs(dial).count, 4)
        for glyph in glyphs(dial) { XCTAssertGreaterThanOrEqual(glyph.width, 12) }
        dial.showsMarks = false
        XCTAssertEqual(glyphs(dial).count, 0)
        dial.showsMarks = true
        dial.selected = 1
        dial.object.activateAction("dial.activate")
        try MainLoop.wait(for: "the submenu") { dial.bubble("Bold") != nil && glyphs(dial).count == 3 }
        dial.targets = .bubbles
        XCTAssertNil(dial.mark(ofAction: "test.view::list"))
        try dial.waitUntilExpanded()
        XCTAssertEqual(glyphs(dial).count, 0, "bubbles have no directions")
    }

    func testBubblesShowAcceleratorsThatFit() async throws {
        let dial = try showDial()
        for (bubble, texts) in [
            ("List", ["List", "Ctrl+L"]), ("Icons", ["Icons"]), ("Nothing", ["Nothing", "Shift+\nCtrl+N"]),
        ] { XCTAssertEqual(try XCTUnwrap(dial.bubble(bubble)).shownTexts, texts) }
        for label in dial.bubbles.flatMap(\.labels) { XCTAssertFalse(label.isEllipsized, label.text) }
    }
}
