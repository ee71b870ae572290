import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Drags of a wheel.
///
/// The indicator is at the left; sectors are numbered clockwise.
@MainActor
final class DragTests: WidgetTestCase {
    private final class Delegate: RotaryWheelDelegate {
        var selections: [Int?] = []
        init() {}
        func wheelDidChangeValue(_ wheel: RotaryWheelWidget) { selections.append(wheel.selected) }
    }

    func testQuarterTurnClockwiseSettlesTwoSectorsBack() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        let delegate = Delegate()
        wheel.delegate = delegate
        XCTAssertEqual(delegate.selections, [0])
        let record = wheel.record()
        try window.perform(window.drag(from: -90, to: 0, of: wheel))
        try wheel.waitUntilSettled(record)
        try window.waitForFrame()
        XCTAssertEqual(wheel.selected, 6)
        XCTAssertEqual(wheel.rotation.turns, 0.25, accuracy: 1e-9)
        XCTAssertEqual(record.all("settled"), ["settled 6"])
        XCTAssertEqual(delegate.selections, [0, 6])
        XCTAssertEqual(record.count("drag-begin"), 1)
        XCTAssertEqual(record.all("drag-end").count, 1)
        XCTAssertEqual(record.all("sector-crossed"), ["sector-crossed 7", "sector-crossed 6"])
    }

    func testPressDoesNotTurn() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        try window.perform(window.point(37, of: wheel), .press)
        XCTAssertEqual(wheel.rotation, .zero)
        try window.perform(.hold(200), .release)
    }

    func testWheelFollowsThePointerAcrossTheLeft() async throws {
        // At the left, the pointer's angle jumps from π to −π.
        let wheel = makeWheel(8)
        let window = try show(wheel)
        try window.perform(
            [window.point(150, of: wheel), .press] + window.arc(from: 150, to: 210, of: wheel))
        XCTAssertEqual(wheel.rotation.degrees, 60, accuracy: 2)
        try window.perform([.hold(200), .release])
    }

    func testWheelFollowsThePointerBeyondATurn() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        try window.perform(
            [window.point(0, of: wheel), .press] + window.arc(from: 0, to: -450, step: 9, of: wheel))
        XCTAssertEqual(wheel.rotation.degrees, -450, accuracy: 2)
        try window.perform([.hold(200), .release])
    }

    func testWheelFollowsOverHalfATurnWithinAFrame() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        let stations = [100.0, 200, 290].map { window.place($0, of: wheel.object) }
        try window.perform(
            [window.point(0, of: wheel), .press] + stations.map { .jump(x: $0.x, y: $0.y) })
        XCTAssertEqual(wheel.rotation.degrees, 290, accuracy: 2)
        try window.perform([.hold(200), .release])
    }

    func testWheelFollowsThePointerBack() async throws {
        let wheel = makeWheel(8)
        let record = try settle(wheel) { window in
            [window.point(0, of: wheel), .press]
                + window.arc(from: 0, to: 60, of: wheel)
                + window.arc(from: 60, to: 5, of: wheel)
                + [.hold(200), .release]
        }
        XCTAssertEqual(wheel.selected, 0)
        XCTAssertEqual(wheel.rotation, .zero)
        XCTAssertEqual(record.count("notify selected"), 0)
    }

    func testDragContinuesOutsideTheRing() async throws {
        let wheel = makeWheel(8)
        let record = try settle(wheel) { window in
            [window.point(0, of: wheel), .press]
                + window.arc(from: 0, to: 45, 0.15, of: wheel)
                + window.arc(from: 45, to: 90, of: wheel)
                + [.hold(200), .release]
        }
        XCTAssertEqual(record.all("settled"), ["settled 6"])
    }

    func testStrictGripEndsTheDragOutsideTheRing() async throws {
        let wheel = makeWheel(8)
        wheel.hasStrictGrip = true
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(
            [window.point(0, of: wheel), .press] + window.arc(from: 0, to: 50, of: wheel)
                + [.hold(200), window.point(50, 0.15, of: wheel)])
        XCTAssertEqual(record.all("drag-end").count, 1)
        try window.perform(window.arc(from: 50, to: 180, of: wheel) + [.release])
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(record.all("settled"), ["settled 7"])
        XCTAssertEqual(record.count("drag-begin"), 1)
    }

    func testReleaseBetweenSectorsSettles() async throws {
        for rotation in [0.5, 1.5, -0.5, -3.5] {
            let wheel = makeWheel(8)
            let window = try show(wheel)
            wheel.rotation = Angle(turns: rotation / 8)
            let record = wheel.record()
            // A drag without rotation, not a tap.
            try window.perform(
                [window.point(0, 0.7, of: wheel), .press, window.point(0, 0.9, of: wheel)]
                    + [window.point(0, 0.7, of: wheel), .hold(200), .release])
            try wheel.waitUntilSettled(record)
            let selected = try XCTUnwrap(wheel.selected)
            XCTAssertEqual(wheel.distance(toDetentOf: selected), 0, accuracy: 1e-9)
            XCTAssertLessThanOrEqual(abs(wheel.rotation.turns * 8 - rotation), 0.5 + 1e-9)
            window.close()
        }
    }

    func testCounterclockwiseDirectionReversesTheSectors() async throws {
        let wheel = makeWheel(8)
        wheel.direction = .counterclockwise
        let record = try settle(wheel) { window in
            window.drag(from: -90, to: 0, of: wheel)
        }
        XCTAssertEqual(record.all("settled"), ["settled 2"])
    }

    func testIndicatorAtTheTopSelectsThere() async throws {
        let wheel = makeWheel(8)
        wheel.indicatorAngle = .up
        let record = try settle(wheel) { window in
            // Sector 2 is at the right; a quarter turn counterclockwise takes it to the top.
            window.drag(from: 0, to: -90, of: wheel)
        }
        XCTAssertEqual(record.all("settled"), ["settled 2"])
    }

    func testWheelWithoutSnapStaysWhereReleased() async throws {
        let wheel = makeWheel(8)
        wheel.snaps = false
        wheel.hasInertia = false
        try settle(wheel) { window in
            window.drag(from: 0, to: 63, of: wheel)
        }
        XCTAssertEqual(wheel.rotation.degrees, 63, accuracy: 2)
        XCTAssertEqual(wheel.selected, 7)
    }

    func testSecondaryButtonDoesNotTurn() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.point(0, of: wheel), .click(3), .click(2))
        XCTAssertEqual(record.events, [])
    }
}
