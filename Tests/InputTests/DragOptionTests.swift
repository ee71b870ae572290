import RotaryWheel
import TestSupport
import XCTest

/// The options that change what a drag does, with a real pointer.
final class DragOptionTests: WidgetTestCase {
    private func settle(
        from start: Double = -90, to end: Double = 0, _ set: (RotaryWheelWidget) -> Void
    ) throws -> RotaryWheelWidget {
        let wheel = makeWheel()
        set(wheel)
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.drag(from: start, to: end, of: wheel))
        try wheel.waitUntilSettled(record)
        return wheel
    }

    func testCounterClockwiseNumbering() async throws {
        let wheel = try settle { $0.direction = .counterclockwise }
        XCTAssertEqual(wheel.selected, 2)
    }

    func testIndicatorAtTheTop() async throws {
        let wheel = try settle { $0.indicatorAngle = .up }
        XCTAssertEqual(wheel.selected, 6)
    }

    func testWithoutSnappingItStaysWhereItIs() async throws {
        let wheel = try settle(to: -73) { $0.snap = false }
        XCTAssertEqual(wheel.rotation.degrees, 17, accuracy: 1)
    }

    func testStopHoldsWithARubberBand() async throws {
        let wheel = makeWheel()
        wheel.maximumRotation = Angle(degrees: 50)
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform([window.point(-90, of: wheel), .press] + window.arc(from: -90, to: 60, of: wheel))
        XCTAssertGreaterThan(wheel.rotation.degrees, 50)
        XCTAssertLessThan(wheel.rotation.degrees, 50 + 18)
        try window.perform(.hold(200), .release)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.rotation.degrees, 45, accuracy: 1e-9)
        XCTAssertEqual(wheel.selected, 7)
    }

    func testOneWayTurning() async throws {
        let wheel = makeWheel()
        wheel.turning = .clockwise
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.drag(from: 0, to: -90, of: wheel))
        XCTAssertEqual(wheel.rotation, .zero)
        try window.perform(window.drag(from: -90, to: 0, of: wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selected, 6)
    }

    func testReturnToStart() async throws {
        let wheel = makeWheel()
        wheel.returnToStart = true
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.drag(from: -90, to: 60, of: wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.rotation.degrees, 0, accuracy: 1e-9)
        XCTAssertTrue(record.events.contains("sector-crossed 5"), "it had been turned")
    }

    func testStrictGripEndsOutsideTheRing() async throws {
        let wheel = makeWheel()
        wheel.strictGrip = true
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(
            window.point(0, of: wheel), .press, window.point(20, of: wheel), window.point(20, 0.2, of: wheel))
        XCTAssertEqual(record.all("drag-end").count, 1)
        try wheel.waitUntilSettled(record)
        let rested = wheel.rotation
        try window.perform(window.point(90, of: wheel), .release)
        XCTAssertEqual(wheel.rotation, rested)
    }

    func testDragMayLeaveTheRing() async throws {
        let wheel = makeWheel()
        let window = try show(wheel)
        let record = wheel.record()
        let leave = [window.point(-90, of: wheel), .press] + window.arc(from: -90, to: -45, 0.2, of: wheel)
        try window.perform(leave + window.arc(from: -45, to: 0, 1.2, of: wheel) + [.hold(200), .release])
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selected, 6)
    }

    func testDeadZoneIsNotGripped() async throws {
        let wheel = makeWheel()
        wheel.deadZoneAngle = .up
        wheel.deadZoneExtent = Angle(degrees: 60)
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.drag(from: -90, to: 0, of: wheel))
        XCTAssertEqual(record.events, [])
        try window.perform(window.drag(from: 0, to: -90, of: wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selected, 2)
    }
}
