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
        let dial = watched(DialMenuWidget(menuModel: menu.pointer))
        dial.targets = .wedges
        dial.showDelay = .zero
        menu.insertActions(into: dial.object)
        dial.isExpanded = true
        try show(dial)
        try dial.waitUntilExpanded()
        return dial
    }

    /// The visible descendants with a CSS name.
    private func parts(_ cssName: String, of widget: Widget) -> [Widget] {
        widget.children.flatMap { child in
            (unsafe String(cString: gtk_widget_get_css_name(child.widget)) == cssName && child.isMapped
                ? [child] : [])
                + parts(cssName, of: child)
        }
    }

    private func texts(of bubble: String, in dial: DialMenuWidget) throws -> [String] {
        parts("label", of: try XCTUnwrap(dial.bubble(bubble))).map { $0.cast(to: Label.self).text }
    }

    private func glyphs(_ dial: DialMenuWidget) -> [Widget] { dial.bubbles.flatMap { parts("mark", of: $0) } }

    func testMarksAreThePathsOfTheirItems() async throws {
        let dial = try showDial()
        XCTAssertEqual(dial.mark(ofAction: "test.view::list"), "M 0 0 L 0 -10")
        XCTAssertEqual(dial.mark(ofAction: "test.view::icons"), "M 0 0 L 0 10")
        XCTAssertEqual(dial.mark(ofAction: "test.bold"), "M 0 0 L 10 0 L 10 -10")
        XCTAssertEqual(dial.mark(ofAction: "test.code"), "M 0 0 L 10 0 L 10 10")
        // To the right on both levels.
        XCTAssertNil(dial.mark(ofAction: "test.italic"))
        for action in ["test.view", "test.view::other", "test.nothing"] {
            XCTAssertNil(dial.mark(ofAction: action))
        }
        let text = rotary_wheel_dial_menu_get_mark(dial.object.opaque, "test.bold")
        XCTAssertEqual(text.map { String(cString: $0) }, "M 0 0 L 10 0 L 10 -10")
        g_free(text)
    }

    func testMarksFollowTheMenu() async throws {
        let dial = try showDial()
        menu.remove(at: 0)
        XCTAssertNil(dial.mark(ofAction: "test.bold"))
        menu.remove(at: 1)
        XCTAssertEqual(dial.mark(ofAction: "test.code"), "M 0 0 L 0 -10 L 0 0")
        XCTAssertNil(dial.mark(ofAction: "test.view::icons"))
    }

    func testBubblesHaveNoMarks() async throws {
        let dial = try showDial()
        dial.targets = .bubbles
        XCTAssertNil(dial.mark(ofAction: "test.view::list"))
        try dial.waitUntilExpanded()
        XCTAssertEqual(glyphs(dial).count, 0)
    }

    func testMarkOfNoActionIsACritical() async throws {
        let dial = try showDial()
        XCTAssertNil(dial.mark(ofAction: "test.view('"))
        let messages = MessageLog.take()
        XCTAssertEqual(messages.count, 1)
        XCTAssertTrue(messages.allSatisfy { $0.contains("test.view('") }, "\(messages)")
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
        dial.object.activateAction("dial.activate", target: nil)
        try MainLoop.wait(for: "the submenu") { dial.bubble("Bold") != nil && glyphs(dial).count == 3 }
    }

    func testBubblesShowAcceleratorsThatFit() async throws {
        let dial = try showDial()
        XCTAssertEqual(try texts(of: "List", in: dial), ["List", "Ctrl+L"])
        XCTAssertEqual(try texts(of: "Icons", in: dial), ["Icons"])
        XCTAssertEqual(try texts(of: "Nothing", in: dial), ["Nothing", "Shift+\nCtrl+N"])
        for bubble in dial.bubbles {
            for label in parts("label", of: bubble) {
                XCTAssertFalse(label.cast(to: Label.self).isEllipsized)
            }
        }
    }
}
