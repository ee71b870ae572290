import CRotaryWheelShims
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The style classes and tints of items.
@MainActor
final class ItemClassTests: WidgetTestCase {
    /// Expects a point of a widget to have one of the library's colors.
    private func expect(
        _ name: String, at point: (x: Double, y: Double), of widget: Widget, in window: TestWindow,
        _ message: String = "", line: UInt = #line
    ) throws {
        let (seen, wanted) = (try window.color(at: point), try widget.pixel(named: name))
        XCTAssertLessThanOrEqual(
            Self.distance(seen, wanted), 2, "\(String(seen, radix: 16)) is not \(name) \(message)", line: line
        )
    }

    /// A wheel of numbered items in its own window.
    private func showWheel(_ count: Int = 8, isTinted: Bool = true) throws -> (
        RotaryWheelWidget, items: [RotaryWheelItem], TestWindow
    ) {
        let items = (1...count).map { RotaryWheelItem(label: "\($0)") }
        let wheel = watched(RotaryWheelWidget(items: items))
        wheel.object.setStyleClass("tinted", isTinted)
        return (wheel, items, try show(wheel))
    }

    /// A point in a sector, beside its content.
    private func point(
        in sector: Int, of wheel: RotaryWheelWidget, _ window: TestWindow, at part: Double = 0.5
    ) -> (x: Double, y: Double) {
        let middle = wheel.extent(of: sector)!.middle
        return window.place(180 + (wheel.rotation - middle).degrees, part, of: wheel.object)
    }

    /// Expects a sector to have one of the library's colors beside its content.
    private func expect(
        _ name: String, in sector: Int, of wheel: RotaryWheelWidget, _ window: TestWindow,
        _ message: String = "", line: UInt = #line
    ) throws {
        let point = point(in: sector, of: wheel, window)
        try expect(name, at: point, of: wheel.object, in: window, message, line: line)
    }

    func testSelectedSectorWithAColorOfTheAppHasABorder() async throws {
        setRules("rotarywheel > sector.tinted.warm { color: #a51d2d; }")
        let (wheel, items, window) = try showWheel(isTinted: false)
        items[0].cssClass = "tinted warm"
        items[4].cssClass = "tinted warm"
        for (sector, isSelected) in [(0, true), (4, false)] {
            let inside = try window.color(at: point(in: sector, of: wheel, window))
            XCTAssertEqual(inside, 0xffa5_1d2d, "\(sector)")
            let outwards = try (80..<91).map {
                Color(pixel: try window.color(at: point(in: sector, of: wheel, window, at: Double($0) / 100)))
            }
            let isMarked = outwards.contains { $0.contrast(with: Color(pixel: inside)) >= 3 }
            XCTAssertEqual(isMarked, isSelected, "the border of \(sector)")
        }
    }

    func testSectorsHaveTintsByTurns() async throws {
        for (count, last) in [(7, 7), (8, 8), (9, 5), (10, 2)] {
            let (wheel, _, window) = try showWheel(count)
            defer { window.close() }
            for sector in 1..<count {
                let tint = "rotary_wheel_tint_\(sector == count - 1 ? last : sector % 8 + 1)"
                try expect(tint, in: sector, of: wheel, window, "at \(sector) of \(count)")
            }
            try expect("rotary_wheel_tint_1", in: 0, of: wheel, window)
        }
        let (wheel, window, _) = try shown(makeWheel(200)) { wheel in
            gtk_widget_add_css_class(wheel.widget, "tinted")
        }
        func slice(_ sector: Int) -> (x: Double, y: Double) { point(in: sector, of: wheel, window, at: 0.85) }
        // The slices of many sectors have no tint.
        wheel.sectorCount = 20_000
        let tinted = try window.color(at: slice(10_000))
        wheel.object.setStyleClass("tinted", false)
        XCTAssertEqual(try window.color(at: slice(10_000)), tinted)
        wheel.object.setStyleClass("tinted", true)
        wheel.sectorCount = 200
        for sector in [1, 2, 37, 190] {
            try expect(
                "rotary_wheel_tint_\(sector % 8 + 1)", at: slice(sector), of: wheel.object, in: window,
                "at \(sector), too narrow for content")
        }
    }

    func testTintedSectorsInMotionHaveTheirTints() async throws {
        let (wheel, _, window) = try showWheel()
        wheel.spin(speed: Angle(degrees: 2000))
        try MainLoop.wait(for: "the wheel to turn") { wheel.rotation.degrees > 100 }
        try window.waitForFrame()
        XCTAssertFalse(wheel.object.children.contains { $0.hasStyleClass("current") }, "a mark flashes")
        let drawing = window.pixels(x: 0, y: 0, width: 480, height: 480)
        for sector in 0..<8 {
            let place = point(in: sector, of: wheel, window)
            let seen = drawing[Int(place.y) * 480 + Int(place.x)]
            let tint = try wheel.object.pixel(named: "rotary_wheel_tint_\(sector + 1)")
            XCTAssertLessThanOrEqual(Self.distance(seen, tint), 3, "\(sector)")
        }
        wheel.stop()
    }

    func testSelectedAndHoveredSectorsStandOut() async throws {
        let (wheel, _, window) = try showWheel()
        let (first, other) = (point(in: 0, of: wheel, window), point(in: 3, of: wheel, window))
        let resting = try (window.color(at: first), window.color(at: other))
        wheel.object.children.filter { $0.cssName == "sector" }[3].setState(CGTK_STATE_FLAG_PRELIGHT, true)
        XCTAssertNotEqual(try window.color(at: other), resting.1, "hover")
        XCTAssertEqual(try window.color(at: first), resting.0)
        let record = wheel.record()
        wheel.selected = 3
        try wheel.waitUntilSettled(record)
        // An edge marks a selected sector, which keeps its color.
        for (sector, color) in [(3, "theme_selected_fg_color"), (0, "rotary_wheel_tint_1")] {
            try expect("rotary_wheel_tint_\(sector + 1)", in: sector, of: wheel, window)
            let place = 180 + (wheel.rotation - wheel.extent(of: sector)!.middle).degrees + 15
            let edge = window.place(place, 216.5 / 240, of: wheel.object)
            try expect(color, at: edge, of: wheel.object, in: window)
        }
    }

    func testItemsOfARimHaveTintsByTurns() async throws {
        let (wheel, window, _) = try shown(makeSpinningWheel(20))
        func corner(of item: Int) throws -> (x: Double, y: Double) {
            let shown = wheel.items.first {
                $0.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL, differsFrom: "Item \(item + 1)") == nil
            }
            return window.point(8, 20, of: try XCTUnwrap(shown))
        }
        let plain = try window.color(at: corner(of: 0))
        wheel.object.setStyleClass("tinted", true)
        for position in [0, 3, 9] {
            wheel.position = Double(position)
            try window.waitForFrame()
            for item in [position, position + 1] {
                try expect(
                    "rotary_wheel_tint_\(item % 8 + 1)", at: corner(of: item), of: wheel.object, in: window)
            }
        }
        wheel.object.setStyleClass("tinted", false)
        XCTAssertEqual(try window.color(at: corner(of: 9)), plain)
    }

    func testHighContrastHasNoTints() async throws {
        try restoring("gtk-theme-name", as: String?.self) {
            Self.settings.set("gtk-theme-name", to: "HighContrast" as String?)
            let (wheel, rim) = (makeWheel(), makeSpinningWheel(5))
            for (widget, place) in [(wheel.object, (0.3, 0.3)), (rim.object, (0.5, 0.2))] {
                let window = try show(widget)
                let point: (x: Double, y: Double) = window.point(480 * place.0, 480 * place.1, of: widget)
                let selected = window.place(180, 0.5, of: widget)
                let plain = try (window.color(at: point), window.color(at: selected))
                widget.setStyleClass("tinted", true)
                let tinted = try (window.color(at: point), window.color(at: selected))
                XCTAssertEqual(plain.0, tinted.0)
                XCTAssertEqual(plain.1, tinted.1)
            }
        }
    }

    func testClassOfAnItemStylesItsSector() async throws {
        setRules(
            """
            sector.warm > wedge { background-color: rgb(200,0,0); }
            sector.wide > wedge { background-color: rgb(0,0,200); }
            """)
        let (wheel, items, window) = try showWheel(isTinted: false)
        let place = point(in: 2, of: wheel, window)
        items[2].cssClass = "warm"
        XCTAssertEqual(try window.color(at: place), 0xffc8_0000)
        for (name, color) in [(" other  wide", 0xff00_00c8), (".warm", 0xffc8_0000)] {
            items[2].cssClass = name
            XCTAssertEqual(try window.color(at: place), UInt32(color), name)
        }
        items[2].cssClass = nil
        XCTAssertEqual(try window.color(at: place), try window.color(at: point(in: 3, of: wheel, window)))
        for (tint, isTinted) in [(3, false), (5, true)] {
            wheel.object.setStyleClass("tinted", isTinted)
            items[2].cssClass = "tint-\(tint)"
            try expect("rotary_wheel_tint_\(tint)", in: 2, of: wheel, window)
        }
    }

    func testOnlyTheClassesOfAnItemAreRemoved() async throws {
        let items = (1...20).map { RotaryWheelItem(label: "\($0)") }
        items[0].cssClass = "kept lost"
        let (wheel, window, _) = try shown(watched(SpinningWheelWidget(items: items)))
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
        // The app's own widgets have the classes, too.
        wheel.setItems(create: { gtk_label_new("")! }, bind: { _, _, _ in })
        items[8].cssClass = "warm"
        XCTAssertEqual(wheel.items.count { $0.hasStyleClass("warm") }, 1)
    }

    func testBubblesHaveTheClassesOfMenusAndLists() async throws {
        let menu = TestMenu()
        menu.append("Open", cssClass: "warm wide")
        let (dial, _) = try shownDial(of: menu)
        XCTAssertTrue(["warm", "wide", "tint-1"].allSatisfy(dial.bubbles[0].hasStyleClass))
        let items = ["1", "2"].map { RotaryWheelItem(label: $0) }
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
