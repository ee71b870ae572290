import CRotaryWheelGtk
import RotaryWheelInterop
import RotaryWheelModel
import RotaryWheelTestSupport
import XCTest

@testable import RotaryWheel

/// Items whose bubble is a color, and items whose icon shows alone.
@MainActor
final class SwatchTests: WidgetTestCase {
    private static let colors = [
        "white", "#fafafa", "#f6d32d", "#e01b24", "#3584e4", "#767676", "#242424", "black",
        "rgba(255,255,255,0.1)", "rgba(0,0,0,0)",
    ]

    /// Radio items for colors, with a prefix before their names; the first one is chosen.
    private func makeMenu(_ colors: [String] = colors) -> TestMenu {
        let menu = TestMenu()
        menu.addAction("color", takesString: true, state: colors[0])
        for color in colors {
            menu.append(
                "The \(color)", "test.color::\(color)", attributes: ["color": .init(stringLiteral: color)])
        }
        return menu
    }

    /// Shows a dial, then a marking menu.
    private func forEachMenu(
        of menu: TestMenu, _ body: (MenuControl, TestWindow, _ name: String) throws -> Void
    ) throws {
        setAnimated(false)
        let (dial, window) = try shownDial(of: menu)
        try body(dial, window, "dial")
        window.close()
        let (marking, other) = try shownMarkingMenu(of: menu)
        try body(marking, other, "marking menu")
        other.close()
    }

    /// The colors of a row from the center of an item's bubble to the window beside it.
    private func row(from caption: String, in menu: MenuControl, _ window: TestWindow) throws -> [Color] {
        let bubble = try XCTUnwrap(menu.bubble(caption), caption)
        let (x, y) = window.middlePoint(of: bubble)
        let width = (bubble.drawnWidth(in: window) / 2).rounded(.up) + 8
        try window.waitForFrame()
        let pixels = window.pixels(x: x.rounded() - width, y: y.rounded(), width: Int(width), height: 1)
        return pixels.reversed().map { Color(pixel: $0) }
    }

    /// Expects the name of a bubble under the pointer: as the tooltip of a dial, or in the center of a marking menu.
    private func expectName(
        _ name: String, of bubble: Widget, in control: MenuControl, _ window: TestWindow
    ) throws {
        let point = window.middlePoint(of: bubble)
        if let menu = control as? MarkingMenuWidget {
            menu.implementation.pointedChanged(at: MarkPoint(x: point.x, y: point.y))
            try window.waitForFrame()
            XCTAssertEqual(control.object.children.first { $0.cssName == "hub" }?.shownTexts, [name])
        }
        let implementation = control.object.implementation as? any WidgetImplementation
        XCTAssertEqual(implementation?.tooltip(at: point), control is DialMenuWidget ? name : nil)
    }

    func testSwatchIsTheColorWithoutACaption() async throws {
        try forEachMenu(of: makeMenu(["black", "#e01b24", "#3584e4"])) { control, window, name in
            let bubble = try XCTUnwrap(control.bubble("The #e01b24"), name)
            XCTAssertEqual(bubble.shownTexts, [], name)
            let colors = try row(from: "The #e01b24", in: control, window)
            let inner = colors.prefix(Int(bubble.drawnWidth(in: window) / 2) - 2)
            XCTAssertEqual(Set(inner), [Color(pixel: 0xe01b24)], name)
            try expectName("The #e01b24", of: bubble, in: control, window)
        }
    }

    func testSwatchesStandOutInEachLook() async throws {
        func check(_ look: String) throws {
            try forEachMenu(of: makeMenu()) { control, window, name in
                for color in Self.colors {
                    let colors = try row(from: "The \(color)", in: control, window)
                    let contrast = try XCTUnwrap(colors.map { $0.contrast(with: colors.last!) }.max())
                    XCTAssertGreaterThanOrEqual(contrast, 3, "\(color) in a \(look) \(name)")
                }
            }
        }
        for isDark in [false, true] { try inStyle(dark: isDark) { try check(isDark ? "dark" : "light") } }
        try restoring("gtk-theme-name", as: String?.self) {
            Self.settings.set("gtk-theme-name", to: "HighContrast" as String?)
            try check("high-contrast")
        }
    }

    func testInkIsReadableOnEachColor() async {
        let channels = stride(from: 0.0, through: 1, by: 0.25)
        for (red, green, blue) in channels.flatMap({ red in
            channels.flatMap { green in channels.map { (red, green, $0) } }
        }) {
            for alpha in channels {
                let color = Color(red: red, green: green, blue: blue, alpha: alpha)
                let ink = Swatch.styleClasses(of: color).contains("light") ? Color.black : .white
                for check in [Swatch.checks.light, Swatch.checks.dark] {
                    XCTAssertGreaterThanOrEqual(color.over(check).contrast(with: ink), 3, "\(color)")
                }
            }
        }
    }

    func testChosenSwatchHasACheckMarkOfBlackOrWhite() async throws {
        let menu = makeMenu()
        try forEachMenu(of: menu) { control, window, name in
            for color in Self.colors {
                control.object.activateAction(
                    "test.color", target: DetailedAction("a::\(color)") { _ in }?.target)
                let bubble = try XCTUnwrap(control.bubble("The \(color)"))
                XCTAssertEqual(control.bubbles.filter(\.hasImage), [bubble], "\(color) in a \(name)")
                XCTAssertNil(bubble.accessible(GTK_ACCESSIBLE_STATE_CHECKED, differsFrom: true))
                try window.waitForFrame()
                let image = try XCTUnwrap(bubble.descendants(gtk_image_get_type()).first)
                let (x, y) = window.point(0, 0, of: image)
                let pixels = window.pixels(x: x, y: y, width: image.width, height: image.height)
                let inks = Set(pixels).intersection([0xff00_0000, 0xffff_ffff])
                let own = Color(parsing: color)?.over(Swatch.checks.light)
                XCTAssertTrue(
                    inks.contains { Color(pixel: $0).contrast(with: own!) > 3 }, "\(color) in a \(name)")
            }
        }
    }

    func testTransparentColorIsOnACheckerboard() async throws {
        try forEachMenu(of: makeMenu(["black", "rgba(255,0,0,0.5)"])) { control, window, name in
            let bubble = try XCTUnwrap(control.bubble("The rgba(255,0,0,0.5)"))
            let inner = try row(from: "The rgba(255,0,0,0.5)", in: control, window)
                .prefix(Int(bubble.drawnWidth(in: window) / 2) - 2)
            XCTAssertGreaterThan(Set(inner).count, 1, name)
            XCTAssertTrue(inner.allSatisfy { $0.red > $0.green + 0.3 }, name)
        }
    }

    func testTextThatIsNoColorIsReportedOnceAndThePlainItemStays() async throws {
        let menu = makeMenu(["reddish"])
        try forEachMenu(of: menu) { control, _, name in
            XCTAssertEqual(control.bubble("The reddish")?.shownTexts, ["The reddish"], name)
            menu.append("Other", at: 0)
            XCTAssertEqual(control.itemCount, name == "dial" ? 2 : 3)
        }
        expectMessages(["The attribute 'color' of a menu item is 'reddish'"])
    }

    func testDisplayHintShowsIconsAlone() async throws {
        let (menu, section) = (TestMenu("Plain"), TestMenu("Text"))
        section.append("Undo", attributes: ["icon": "edit-undo-symbolic"])
        menu.append(section: section, displayHint: "circular-buttons")
        menu.append("Redo", attributes: ["icon": "edit-redo-symbolic"])
        try forEachMenu(of: menu) { control, window, name in
            let texts = try ["Plain", "Text", "Undo", "Redo"].map {
                try XCTUnwrap(control.bubble($0)).shownTexts
            }
            XCTAssertEqual(texts, [["Plain"], ["Text"], [], ["Redo"]], name)
            let undo = try XCTUnwrap(control.bubble("Undo"))
            let image = try XCTUnwrap(undo.descendants(gtk_image_get_type()).first)
            XCTAssertEqual(
                window.middlePoint(of: image).y, window.middlePoint(of: undo).y, accuracy: 1, "in the middle")
            try expectName("Undo", of: undo, in: control, window)
        }
    }
}

extension Widget {
    fileprivate var hasImage: Bool { !descendants(gtk_image_get_type()).isEmpty }
}

extension TestMenu {
    fileprivate func append(section: TestMenu, displayHint: String) {
        let item = g_menu_item_new_section(nil, section.pointer)
        defer { g_object_unref(UnsafeMutableRawPointer(item)) }
        g_menu_item_set_attribute_value(item, "display-hint", g_variant_new_string(displayHint))
        g_menu_append_item(OpaquePointer(pointer), item)
    }
}
