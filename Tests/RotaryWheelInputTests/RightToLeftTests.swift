import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Right-to-left text mirrors flippable controls.
@MainActor
final class RightToLeftTests: WidgetTestCase {
    private func makeMirrored(flippable: Bool = true) -> RotaryWheelWidget {
        let wheel = makeWheel(8)
        wheel.isFlippable = flippable
        wheel.object.setRightToLeft()
        return wheel
    }

    /// The side of a sector's center relative to the wheel's: −1 is left or above, 1 right or below.
    private func side(of sector: Int, _ wheel: RotaryWheelWidget, _ window: TestWindow) throws -> (
        x: Int, y: Int
    ) {
        let item = try XCTUnwrap(
            wheel.object.children.first {
                $0.hasRole(GTK_ACCESSIBLE_ROLE_LIST_ITEM)
                    && $0.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL, differsFrom: "\(sector + 1)") == nil
            })
        let place: (x: Double, y: Double) = window.point(
            Double(item.width) / 2, Double(item.height) / 2, of: item)
        let middle = window.place(0, 0, of: wheel.object)
        func sign(_ distance: Double) -> Int { abs(distance) < 3 ? 0 : distance < 0 ? -1 : 1 }
        return (sign(place.x - middle.x), sign(place.y - middle.y))
    }

    func testMirroredSectorsStartAtTheRight() async throws {
        let wheel = makeMirrored()
        let window = try show(wheel)
        // From the indicator at the right, counterclockwise over the top.
        for (sector, x, y) in [(0, 1, 0), (1, 1, -1), (2, 0, -1), (4, -1, 0), (7, 1, 1)] {
            let side = try side(of: sector, wheel, window)
            XCTAssertEqual([side.x, side.y], [x, y], "sector \(sector)")
        }
        XCTAssertEqual(wheel.indicatorAngle, .left, "the property has changed")
    }

    func testUnflippableWheelIsNotMirrored() async throws {
        let wheel = makeMirrored(flippable: false)
        let window = try show(wheel)
        for (sector, x, y) in [(0, -1, 0), (1, -1, -1), (2, 0, -1), (4, 1, 0)] {
            let side = try side(of: sector, wheel, window)
            XCTAssertEqual([side.x, side.y], [x, y], "sector \(sector)")
        }
        wheel.isFlippable = true
        try window.waitForFrame()
        XCTAssertEqual(try side(of: 0, wheel, window).x, 1)
    }

    func testMirroredWheelFollowsThePointer() async throws {
        for (flippable, end) in [(true, -180.0), (false, 0)] {
            let wheel = makeMirrored(flippable: flippable)
            let record = try settle(wheel) { window in
                // Toward the indicator, which two sectors pass.
                window.drag(from: -90, to: end, of: wheel)
            }
            XCTAssertEqual(record.all("settled"), ["settled 6"])
            XCTAssertEqual(wheel.rotation.turns, 0.25, accuracy: 1e-9)
        }
    }

    func testTapSelectsTheMirroredSector() async throws {
        let wheel = makeMirrored()
        let record = try settle(wheel) { window in
            window.tap(-90, of: wheel)
        }
        XCTAssertEqual(record.all("settled"), ["settled 2"])
    }

    func testDeadZoneIsMirrored() async throws {
        let wheel = makeMirrored()
        wheel.deadZoneAngle = Angle(degrees: 30)
        wheel.deadZoneExtent = Angle(degrees: 20)
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.tap(150, of: wheel))
        try window.perform(window.tap(30, of: wheel))
        try wheel.waitUntilSettled(record)
        // Only the second tap is on the wheel.
        XCTAssertEqual(record.all("settled").count, 1)
    }

    private func press(_ key: String, in window: TestWindow, _ condition: () -> Bool) throws {
        try window.perform(.key("Tab"), .key(key))
        try MainLoop.wait(for: key, until: condition)
    }

    func testUnflippableControlsDoNotSwapKeys() async throws {
        let wheel = makeMirrored(flippable: false)
        try press("Right", in: show(wheel)) { wheel.selected == 1 }
        let spinning = makeSpinningWheel(10)
        spinning.isFlippable = false
        spinning.object.setRightToLeft()
        try press("Right", in: show(spinning)) { spinning.selected == 1 }
        let dial = makeDial()
        dial.isFlippable = false
        dial.object.setRightToLeft()
        dial.isExpanded = true
        let window = try show(dial)
        try dial.waitUntilExpanded()
        let second = try XCTUnwrap(dial.bubble("2"))
        let place: (x: Double, y: Double) = window.point(0, 0, of: second)
        XCTAssertGreaterThan(place.x, Double(dial.object.width) / 2)
        try press("Right", in: window) { dial.selected == 1 }
    }

    func testFlippableReversesTheItemsOfASpinningWheel() async throws {
        for (flippable, sign) in [(true, -1.0), (false, 1)] {
            let wheel = makeSpinningWheel(10)
            wheel.isFlippable = flippable
            wheel.object.setRightToLeft()
            let window = try show(wheel)
            let places: [(x: Double, y: Double)] = wheel.items.prefix(2).map { window.point(0, 0, of: $0) }
            XCTAssertGreaterThan(sign * (places[1].x - places[0].x), 0)
        }
    }

    // MARK: The default text direction

    private func withDefaultRightToLeft(_ run: () throws -> Void) rethrows {
        gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        try run()
    }

    func testDefaultDirectionMirrorsTheWheel() async throws {
        try withDefaultRightToLeft {
            let wheel = makeWheel(8)
            let window = try show(wheel)
            XCTAssertEqual(try side(of: 0, wheel, window).x, 1)
            XCTAssertEqual(try side(of: 1, wheel, window).y, -1)
        }
    }

    func testDefaultDirectionMirrorsTheSpinningWheel() async throws {
        try withDefaultRightToLeft {
            let wheel = makeSpinningWheel(10)
            let window = try show(wheel)
            let places: [(x: Double, y: Double)] = wheel.items.prefix(2).map { window.point(0, 0, of: $0) }
            XCTAssertLessThan(places[1].x, places[0].x)
        }
    }

    func testDefaultDirectionMirrorsTheDial() async throws {
        try withDefaultRightToLeft {
            let dial = makeDial()
            dial.isExpanded = true
            let window = try show(dial)
            try dial.waitUntilExpanded()
            let second = try XCTUnwrap(dial.bubble("2"))
            let place: (x: Double, y: Double) = window.point(0, 0, of: second)
            XCTAssertLessThan(place.x, Double(dial.object.width) / 2 - 72)
            // The key selects the bubble on its side.
            try press("Left", in: window) { dial.selected == 1 }
        }
    }

    func testDefaultDirectionMirrorsTheKnob() async throws {
        try withDefaultRightToLeft {
            let knob = makeKnob(at: 50)
            let window = try show(knob.object)
            try press("Left", in: window) { knob.value == 51 }
        }
    }
}
