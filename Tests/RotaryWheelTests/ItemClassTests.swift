import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The style classes and tints of items.
@MainActor
final class ItemClassTests: WidgetTestCase {
    private func items(_ count: Int) -> [RotaryWheelItem] {
        (1...count).map { RotaryWheelItem(label: "\($0)") }
    }

    /// A named color as a pixel.
    private func color(_ name: String, of widget: Widget) throws -> UInt32 {
        let color = try XCTUnwrap(widget.color(named: name), name)
        return [color.red, color.green, color.blue].reduce(0xff) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    }

    /// Expects a point of a widget to have one of the library's colors.
    private func expect(
        _ name: String, at point: (x: Double, y: Double), of widget: Widget, in window: TestWindow,
        _ message: String = "", line: UInt = #line
    ) throws {
        let (seen, wanted) = (try window.color(at: point), try color(name, of: widget))
        XCTAssertLessThanOrEqual(
            Self.distance(seen, wanted), 2, "\(String(seen, radix: 16)) is not \(name) \(message)", line: line
        )
    }

    /// A point in a sector, beside its content.
    private func point(
        in sector: Double, of count: Int, _ wheel: RotaryWheelWidget, _ window: TestWindow
    ) -> (x: Double, y: Double) {
        window.place(180 + wheel.rotation.degrees + sector * 360 / Double(count), 0.5, of: wheel.object)
    }

    // MARK: Tints

    func testSectorsHaveTintsByTurns() async throws {
        for (count, last) in [(7, 7), (8, 8), (9, 5), (10, 2)] {
            let wheel = watched(RotaryWheelWidget(items: items(count)))
            wheel.isTinted = true
            let window = try show(wheel)
            defer { window.close() }
            for sector in 1..<count {
                let tint = sector == count - 1 ? last : sector % 8 + 1
                try expect(
                    "rotary_wheel_tint_\(tint)", at: point(in: Double(sector), of: count, wheel, window),
                    of: wheel.object, in: window, "at \(sector) of \(count)")
            }
            try expect(
                "theme_selected_fg_color", at: point(in: 0, of: count, wheel, window), of: wheel.object,
                in: window)
        }
    }

    func testSectorsTooNarrowForContentHaveTints() async throws {
        let wheel = makeWheel(200)
        wheel.isTinted = true
        let window = try show(wheel)
        func expectTints() throws {
            for sector in [1, 2, 37, 190] {
                let place = wheel.rotation.degrees + Double(sector) * 1.8 + 180
                try expect(
                    "rotary_wheel_tint_\(sector % 8 + 1)",
                    at: window.place(place, 0.85, of: wheel.object), of: wheel.object, in: window)
            }
        }
        try expectTints()
        // The slices of many sectors have no tint.
        wheel.sectorCount = 20_000
        let slice = window.place(0, 0.85, of: wheel.object)
        let tinted = try window.color(at: slice)
        wheel.isTinted = false
        XCTAssertEqual(try window.color(at: slice), tinted)
        wheel.isTinted = true
        wheel.sectorCount = 200
        try expectTints()
    }

    func testTintedSectorsInMotionHaveTheirTints() async throws {
        let wheel = watched(RotaryWheelWidget(items: items(8)))
        wheel.isTinted = true
        let window = try show(wheel)
        wheel.spin(speed: Angle(degrees: 2000))
        try MainLoop.wait(for: "the wheel to turn") { wheel.rotation.degrees > 100 }
        try window.waitForFrame()
        let (rotation, drawing) = (wheel.rotation, window.pixels(x: 0, y: 0, width: 480, height: 480))
        let shown = wheel.current
        for sector in 0..<8 where sector != shown {
            let place = window.place(180 + rotation.degrees + Double(sector) * 45, 0.5, of: wheel.object)
            let seen = drawing[Int(place.y) * 480 + Int(place.x)]
            let tint = try color("rotary_wheel_tint_\(sector + 1)", of: wheel.object)
            XCTAssertLessThanOrEqual(Self.distance(seen, tint), 3, "\(sector)")
        }
        wheel.stop()
    }

    func testSelectedSectorHasTheAccentOfLibadwaita() async throws {
        /// The named colors of a theme with white text on an accent, to which GTK's own theme gives one name.
        func colors(_ accent: String, _ names: String...) -> String {
            (names + ["theme_selected_bg_color"]).map { "@define-color \($0) \(accent);" }.joined()
                + "@define-color theme_selected_fg_color white;"
        }
        let removeOwn = addRules(colors("#3584e5"))
        let wheel = watched(RotaryWheelWidget(items: items(8)))
        let window = try show(wheel)
        let selected = point(in: 0, of: 8, wheel, window)
        try MainLoop.wait(for: "a darker color, on which white text is legible") {
            (try? window.color(at: selected)).map { Self.distance($0, 0xff30_78d0) < 12 } ?? false
        }
        removeOwn()
        let remove = addRules(colors("#3584e4", "accent_bg_color"))
        defer { remove() }
        try MainLoop.wait(for: "the accent itself") { (try? window.color(at: selected)) == 0xff35_84e4 }
    }

    func testSelectedAndHoveredSectorsStandOut() async throws {
        let wheel = watched(RotaryWheelWidget(items: items(8)))
        wheel.isTinted = true
        let window = try show(wheel)
        let (first, other) = (point(in: 0, of: 8, wheel, window), point(in: 3, of: 8, wheel, window))
        let resting = try (window.color(at: first), window.color(at: other))
        wheel.object.children.filter { $0.cssName == "sector" }[3].setState(GTK_STATE_FLAG_PRELIGHT, true)
        XCTAssertNotEqual(try window.color(at: other), resting.1, "hover")
        XCTAssertEqual(try window.color(at: first), resting.0)
        let record = wheel.record()
        wheel.selected = 3
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(try window.color(at: point(in: 3, of: 8, wheel, window)), resting.0, "selected")
        try expect(
            "rotary_wheel_tint_1", at: point(in: 0, of: 8, wheel, window), of: wheel.object, in: window)
    }

    func testItemsOfARimHaveTintsByTurns() async throws {
        let wheel = makeSpinningWheel(20)
        let window = try show(wheel)
        func corner(of item: Int) throws -> (x: Double, y: Double) {
            let shown = wheel.items.first {
                $0.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL, differsFrom: "Item \(item + 1)") == nil
            }
            return window.point(8, 20, of: try XCTUnwrap(shown))
        }
        let plain = try window.color(at: corner(of: 0))
        wheel.isTinted = true
        for position in [0, 3, 9] {
            wheel.position = Double(position)
            try window.waitForFrame()
            for item in [position, position + 1] {
                try expect(
                    "rotary_wheel_tint_\(item % 8 + 1)", at: corner(of: item), of: wheel.object, in: window)
            }
        }
        wheel.isTinted = false
        XCTAssertEqual(try window.color(at: corner(of: 9)), plain)
    }

    func testHighContrastHasNoTints() async throws {
        try restoring("gtk-theme-name", as: String?.self) {
            Self.settings.set("gtk-theme-name", to: "HighContrast" as String?)
            let wheel = watched(RotaryWheelWidget(items: items(8)))
            let rim = makeSpinningWheel(5)
            for (widget, tint, place) in [
                (wheel.object, { wheel.isTinted = $0 }, (0.3, 0.3)),
                (rim.object, { rim.isTinted = $0 }, (0.5, 0.2)),
            ] as [(Widget, (Bool) -> Void, (Double, Double))] {
                let window = try show(widget)
                let point: (x: Double, y: Double) = window.point(480 * place.0, 480 * place.1, of: widget)
                let selected = window.place(180, 0.5, of: widget)
                let plain = try (window.color(at: point), window.color(at: selected))
                tint(true)
                let tinted = try (window.color(at: point), window.color(at: selected))
                XCTAssertEqual(plain.0, tinted.0)
                XCTAssertEqual(plain.1, tinted.1)
            }
        }
    }

    // MARK: Style classes

    func testClassOfAnItemStylesItsSector() async throws {
        let removeRules = addRules(
            "sector.warm > wedge { background-color: rgb(200,0,0); } sector.wide > wedge { background-color: rgb(0,0,200); }"
        )
        defer { removeRules() }
        let items = items(8)
        items[2].cssClass = "warm"
        let wheel = watched(RotaryWheelWidget(items: items))
        let window = try show(wheel)
        func color() throws -> UInt32 { try window.color(at: point(in: 2, of: 8, wheel, window)) }
        XCTAssertEqual(try color(), 0xffc8_0000)
        items[2].cssClass = " other  wide"
        XCTAssertEqual(try color(), 0xff00_00c8)
        items[2].cssClass = nil
        XCTAssertEqual(try color(), try window.color(at: point(in: 3, of: 8, wheel, window)))
        items[2].cssClass = "tint-3"
        try expect(
            "rotary_wheel_tint_3", at: point(in: 2, of: 8, wheel, window), of: wheel.object, in: window)
        wheel.isTinted = true
        items[2].cssClass = "tint-5"
        try expect(
            "rotary_wheel_tint_5", at: point(in: 2, of: 8, wheel, window), of: wheel.object, in: window)
        wheel.isTinted = false
        items[2].cssClass = ".warm"
        XCTAssertEqual(try color(), 0xffc8_0000)
    }

    func testOnlyTheClassesOfAnItemAreRemoved() async throws {
        let items = items(20)
        items[0].cssClass = "kept lost"
        let wheel = watched(SpinningWheelWidget(items: items))
        let window = try show(wheel)
        let widget = try XCTUnwrap(wheel.items.first)
        widget.setStyleClass("own", true)
        items[0].cssClass = "own kept"
        XCTAssertEqual(["own", "kept", "lost"].map(widget.hasStyleClass), [true, true, false])
        items[0].cssClass = ""
        XCTAssertEqual(["own", "kept", "selected"].map(widget.hasStyleClass), [true, false, false])
        // The widget shows other items later.
        items[0].cssClass = "first"
        items[7].cssClass = "seventh"
        for position in 0...7 {
            wheel.position = Double(position)
            try window.waitForFrame()
        }
        XCTAssertFalse(wheel.items.contains { $0.hasStyleClass("first") })
        XCTAssertEqual(wheel.items.count { $0.hasStyleClass("seventh") }, 1)
        items.forEach { $0.cssClass = nil }
        XCTAssertFalse(wheel.items.contains { $0.hasStyleClass("seventh") })
    }

    func testItemsInWidgetsOfTheAppHaveClasses() async throws {
        let items = items(3)
        let wheel = watched(SpinningWheelWidget(items: items))
        unsafe wheel.setItems(create: { unsafe gtk_label_new("")! }, bind: { _, _, _ in })
        try show(wheel)
        items[1].cssClass = "warm"
        XCTAssertEqual(wheel.items.map { $0.hasStyleClass("warm") }, [false, true, false])
    }

    func testBubblesHaveTheClassesOfMenusAndLists() async throws {
        let menu = TestMenu()
        menu.append("Open", cssClass: "warm wide")
        let dial = watched(DialMenuWidget(menuModel: menu.pointer))
        dial.isExpanded = true
        try show(dial)
        try dial.waitUntilExpanded()
        XCTAssertTrue(["warm", "wide", "tint-1"].allSatisfy(dial.bubbles[0].hasStyleClass))
        let items = items(2)
        dial.setItems(items)
        try dial.waitUntilExpanded()
        items[1].cssClass = "warm"
        XCTAssertEqual(dial.bubbles.map { $0.hasStyleClass("warm") }, [false, true])
        XCTAssertTrue(dial.bubbles[1].hasStyleClass("tint-2"))
        items[1].cssClass = "tint-7"
        XCTAssertEqual(
            ["warm", "tint-2", "tint-7"].map(dial.bubbles[1].hasStyleClass), [false, false, true])
    }
}
