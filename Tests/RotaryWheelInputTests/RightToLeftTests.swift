import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelTestSupport
import XCTest

/// Right-to-left text mirrors flippable controls.
@MainActor
final class RightToLeftTests: WidgetTestCase {
    private func makeMirrored(flippable: Bool = true) -> RotaryWheelWidget {
        let wheel = makeWheel()
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
        let (place, middle) = (window.middlePoint(of: item), window.place(0, 0, of: wheel))
        func sign(_ distance: Double) -> Int { abs(distance) < 3 ? 0 : distance < 0 ? -1 : 1 }
        return (sign(place.x - middle.x), sign(place.y - middle.y))
    }

    func testFlippableMirrorsTheSectors() async throws {
        let wheel = makeMirrored()
        let window = try show(wheel)
        for (isFlippable, sides) in [
            // From the indicator at the right, counterclockwise over the top.
            (true, [(0, 1, 0), (1, 1, -1), (2, 0, -1), (4, -1, 0), (7, 1, 1)]),
            (false, [(0, -1, 0), (1, -1, -1), (2, 0, -1), (4, 1, 0)]),
            (true, [(0, 1, 0)]),
        ] {
            wheel.isFlippable = isFlippable
            try window.waitForFrame()
            for (sector, x, y) in sides {
                let side = try side(of: sector, wheel, window)
                XCTAssertEqual([side.x, side.y], [x, y], "sector \(sector), flippable: \(isFlippable)")
            }
        }
        XCTAssertEqual(wheel.indicatorAngle, .left, "the property has changed")
    }

    func testMirroredWheelFollowsThePointerAndTurnsToATap() async throws {
        typealias Input = (TestWindow, RotaryWheelWidget) -> [InputAction]
        let ways: [(isFlippable: Bool, input: Input, sector: Int, turns: Double)] = [
            // Toward the indicator, which two sectors pass.
            (true, { $0.drag(from: -90, to: -180, of: $1) }, 6, 0.25),
            (false, { $0.drag(from: -90, to: 0, of: $1) }, 6, 0.25),
            (true, { $0.tap(-90, of: $1) }, 2, -0.25),
        ]
        for (isFlippable, input, sector, turns) in ways {
            let wheel = makeMirrored(flippable: isFlippable)
            let record = try settle(wheel) { input($0, wheel) }
            let name = "flippable: \(isFlippable), sector \(sector)"
            XCTAssertEqual(record.all("settled"), ["settled \(sector)"], name)
            XCTAssertEqual(wheel.rotation.turns, turns, accuracy: 1e-9, name)
        }
    }

    func testDeadZoneIsMirrored() async throws {
        let wheel = makeMirrored()
        (wheel.deadZoneAngle, wheel.deadZoneExtent) = (Angle(degrees: 30), Angle(degrees: 20))
        let (_, window, record) = try shown(wheel)
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

    /// How far the second item is to the right of the first.
    private func step(of rim: SpinningWheelWidget, in window: TestWindow) -> Double {
        let places: [(x: Double, y: Double)] = rim.items.prefix(2).map { window.point(0, 0, of: $0) }
        return places[1].x - places[0].x
    }

    /// How far the second bubble is to the right of the center.
    private func side(of dial: DialMenuWidget, in window: TestWindow) throws -> Double {
        let place: (x: Double, y: Double) = window.point(0, 0, of: try XCTUnwrap(dial.bubble("2")))
        return place.x - Double(dial.object.width) / 2
    }

    func testUnflippableControlsAreNotMirroredAndDoNotSwapKeys() async throws {
        let wheel = makeMirrored(flippable: false)
        try press("Right", in: show(wheel)) { wheel.selected == 1 }
        let (rim, window, _) = try shown(makeSpinningWheel(10)) { rim in
            rim.isFlippable = false
            rim.object.setRightToLeft()
        }
        XCTAssertGreaterThan(step(of: rim, in: window), 0)
        try press("Right", in: window) { rim.selected == 1 }
        let (dial, other, _) = try shownExpanded(makeDial()) { dial in
            dial.isFlippable = false
            dial.object.setRightToLeft()
        }
        XCTAssertGreaterThan(try side(of: dial, in: other), 0)
        try press("Right", in: other) { dial.selected == 1 }
    }

    func testDefaultDirectionMirrorsEachControl() async throws {
        gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        let (wheel, window, _) = try shown(makeWheel())
        XCTAssertEqual(try side(of: 0, wheel, window).x, 1)
        XCTAssertEqual(try side(of: 1, wheel, window).y, -1)
        let (rim, rimWindow, _) = try shown(makeSpinningWheel(10))
        XCTAssertLessThan(step(of: rim, in: rimWindow), 0)
        let (dial, dialWindow, _) = try shownExpanded(makeDial())
        XCTAssertLessThan(try side(of: dial, in: dialWindow), -72)
        // The key selects the bubble on its side.
        try press("Left", in: dialWindow) { dial.selected == 1 }
        let knob = makeKnob(at: 50)
        try press("Left", in: show(knob)) { knob.value == 51 }
    }
}
