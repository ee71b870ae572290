import CRotaryWheel
import CRotaryWheelGtk
import RealModule
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Captions, marks and accelerators in bubbles.
@MainActor
final class DialMenuCaptionTests: WidgetTestCase {
    private let menu = TestMenu()
    private let format = TestMenu()

    /// Shows a dial and returns its bubbles, the smallest first.
    private func showBubbles(
        of texts: [String], size: Int, minimum: Double = 0.66, side: Int = 480
    ) throws -> (bubbles: [Widget], window: TestWindow) {
        let dial = watched(DialMenuWidget(labels: texts))
        dial.itemSize = size
        dial.minimumInflation = minimum
        let window = try showExpanded(dial, side: side)
        let bubbles = dial.bubbles.sorted { $0.drawnWidth(in: window) < $1.drawnWidth(in: window) }
        return (bubbles, window)
    }

    private let texts = (1...16).map { String(repeating: "o", count: $0) }

    /// The caption in the top bubble, the largest, or in the bottom one, the smallest.
    private func shownLabel(of text: String, top: Bool) throws -> Label {
        let (bubbles, window) = try showBubbles(of: [text, text], size: 76)
        let bubble = try XCTUnwrap(top ? bubbles.last : bubbles.first)
        let label = try XCTUnwrap(bubble.labels.first)
        XCTAssertTrue(label.isMapped, "\(text) shows")
        // The caption is scaled like its bubble.
        let scale = bubble.drawnWidth(in: window) / Double(bubble.width)
        let corner = Double.hypot(Double(label.width) / 2, 4.5 / scale)
        XCTAssertLessThanOrEqual(corner, Double(bubble.width) / 2, "\(text) stays in its bubble")
        return label
    }

    func testLongCaptionIsEllipsized() async throws {
        let isShortened = try [false, true].map { top in
            try texts.map { try shownLabel(of: $0, top: top).isEllipsized }
        }
        XCTAssertEqual(isShortened[0], isShortened[0].sorted { !$0 && $1 }, "the longer ones are")
        XCTAssertEqual(Set(isShortened[0]), [true, false])
        XCTAssertLessThan(isShortened[0].count { !$0 }, isShortened[1].count { !$0 }, "a larger bubble")
    }

    func testTinyBubbleHidesItsCaption() async throws {
        for size in [16, 72] {
            let (bubbles, window) = try showBubbles(of: texts, size: size, minimum: 0.1)
            let (smallest, largest) = (try XCTUnwrap(bubbles.first), try XCTUnwrap(bubbles.last))
            XCTAssertLessThan(smallest.drawnWidth(in: window), 12)
            let label = try XCTUnwrap(smallest.labels.first)
            XCTAssertFalse(label.isMapped)
            func tooltip(of bubble: Widget) throws -> String? {
                let dial = try XCTUnwrap(bubble.parent?.implementation as? any WidgetImplementation)
                return dial.tooltip(at: window.middlePoint(of: bubble))
            }
            XCTAssertEqual(try tooltip(of: smallest), label.text)
            if size == 72 { XCTAssertNil(try tooltip(of: largest), "it shows its short caption") }
            window.close()
        }
    }

    func testAllSmallBubblesShowCaptionsOrNone() async throws {
        let texts = ["Ale", "Stout", "Pilsner", "Pale lager", "Weissbier", "English bitter"]
        var counts: Set<Int> = []
        for size in stride(from: 40, through: 100, by: 6) {
            let (bubbles, window) = try showBubbles(of: texts, size: size, side: Int(Double(size) * 5.5))
            let shown = bubbles.dropLast().filter { $0.labels.first?.isMapped == true }
            for bubble in shown {
                let label = bubble.labels[0]
                let line = label.measure(GTK_ORIENTATION_VERTICAL, for: label.width).natural
                let lineHeight = Double(line) * bubble.drawnWidth(in: window) / Double(bubble.width)
                // Cantarell's line height is 1.2 times its font size.
                XCTAssertGreaterThanOrEqual(lineHeight, 11 * 1.19, "\(label.text) of \(size)")
            }
            XCTAssertTrue([0, texts.count - 1].contains(shown.count), "\(shown.count) of \(size)")
            counts.insert(shown.count)
            window.close()
        }
        XCTAssertEqual(counts, [0, texts.count - 1])
    }

    func testIconsWithoutCaptionsKeepOtherCaptions() async throws {
        let plain = ["Wheel", "Dial", "Knobs"].map { RotaryWheelItem(label: $0) }
        let iconed = ["Preferences", "Shortcuts", "X"]
        let items = plain + iconed.map { RotaryWheelItem(label: $0, iconName: "weather-clear") }
        let dial = watched(DialMenuWidget(items: items))
        try showExpanded(dial, side: 396)
        let shown = try ["Dial", "Knobs", "Preferences", "Shortcuts", "X"].filter {
            try XCTUnwrap(dial.bubble($0)?.labels.first).isMapped
        }
        XCTAssertEqual(shown, ["Dial", "Knobs"])
    }

    func testDialScalesWithItsAllocation() async throws {
        /// The widths of the largest bubble, the smallest bubble and the hub, relative to the dial.
        func parts(_ count: Int, side: Int) throws -> [Double] {
            let dial = makeDial(count)
            let window = try showExpanded(dial, side: side)
            defer { window.close() }
            let widths = dial.bubbles.map { $0.drawnWidth(in: window) }
            let hub = try XCTUnwrap(dial.object.children.first { $0.cssName == "hub" })
            return try [XCTUnwrap(widths.max()), XCTUnwrap(widths.min()), hub.drawnWidth(in: window)]
                .map { $0 / Double(side) }
        }
        let natural = try parts(8, side: 396)
        for side in [600, 900] {
            for (part, usual) in zip(try parts(8, side: side), natural) {
                XCTAssertEqual(part, usual, accuracy: 0.005, "\(side)")
            }
        }
        // Larger bubbles that reduce the number of visible ones grow half as much, logarithmically.
        let many = try zip(parts(100, side: 396), parts(100, side: 900)).map { 900 * $1 / (396 * $0) }
        XCTAssertEqual(many[0], (900.0 / 396).squareRoot(), accuracy: 0.05)
    }

    /// Shows an expanded marking menu of four items; the second is a submenu of four.
    private func showDial() throws -> MarkingMenuWidget {
        for name in ["bold", "italic", "code", "title"] {
            menu.addAction(name)
            format.append(name.capitalized, "test.\(name)")
        }
        menu.addAction("view", takesString: true)
        menu.append("List", "test.view::list", accel: "<Control>l")
        menu.append("Format", submenu: format)
        menu.append("Icons", "test.view::icons", accel: "<Control><Shift><Alt><Super>i")
        menu.append("Nothing", accel: "<Control><Shift>n")
        return try shownMarkingMenu(of: menu).0
    }

    private func glyphs(_ dial: MarkingMenuWidget) -> [Widget] {
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
        let text = rotary_wheel_marking_menu_get_mark(dial.object.opaque, "test.bold")
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

    func testPopoverHasTheMarksOfItsMenu() async throws {
        menu.append("Up", "test.up")
        menu.append("Down", "test.down")
        let popover = MarkingMenuPopover(menuModel: menu.pointer)
        XCTAssertEqual(popover.menu.mark(ofAction: "test.down"), "M 0 0 L 0 10")
        let inner = rotary_wheel_marking_menu_popover_get_menu(OpaquePointer(popover.widget))
        let text = rotary_wheel_marking_menu_get_mark(inner, "test.up")
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
        dial.object.activateAction("marking-menu.activate")
        try MainLoop.wait(for: "the submenu") { dial.bubble("Bold") != nil && glyphs(dial).count == 3 }
    }

    func testMarksCutIntoNoCaption() async throws {
        let captions = [
            "Open Containing Folder", "Show Hidden Files and Folders", "Zusammenfassung", "Paste Special",
            "Eigenschaften des Ordners", "Keep on the Desktop", "Undo Typing", "Insert a Picture",
        ]
        for caption in captions { menu.append(caption) }
        let (dial, window) = try shownMarkingMenu(of: menu)
        for (bubble, glyph) in zip(dial.bubbles, glyphs(dial)) {
            let label = try XCTUnwrap(bubble.labels.first)
            let (mark, text) = (window.middlePoint(of: glyph), window.middlePoint(of: label))
            // The letters take three quarters of the height, and the mark is round.
            let dx = max(abs(mark.x - text.x) - Double(label.width) / 2, 0)
            let dy = max(abs(mark.y - text.y) - 0.375 * Double(label.height), 0)
            XCTAssertGreaterThanOrEqual(.hypot(dx, dy), Double(glyph.width) / 2 - 1, label.text)
        }
    }

    func testBubblesShowAcceleratorsThatFit() async throws {
        let dial = try showDial()
        for (bubble, texts) in [
            ("List", ["List", "Ctrl+L"]), ("Icons", ["Icons"]), ("Nothing", ["Nothing", "Shift+\nCtrl+N"]),
        ] { XCTAssertEqual(try XCTUnwrap(dial.bubble(bubble)).shownTexts, texts) }
        for label in dial.bubbles.flatMap(\.labels) { XCTAssertFalse(label.isEllipsized, label.text) }
    }
}
