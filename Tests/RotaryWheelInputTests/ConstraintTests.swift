import RotaryWheel
import RotaryWheelTestSupport
import XCTest

/// Stops, one-way wheels and wheels that return.
@MainActor
final class ConstraintTests: WidgetTestCase {
    func testDragStretchesBeyondAStopAndSettlesAtBoth() async throws {
        let (wheel, window, record) = try shown(makeWheel()) {
            ($0.minimumRotation, $0.maximumRotation) = (Angle(turns: -0.25), .zero)
        }
        try window.perform(window.grab(from: 0, to: 90, of: wheel))
        XCTAssertGreaterThan(wheel.rotation.degrees, 5)
        XCTAssertLessThan(wheel.rotation.degrees, 20)
        XCTAssertEqual(record.all("sector-crossed"), [])
        try window.perform(.hold(200), .release)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.rotation, .zero)
        try window.perform(window.drag(from: 0, to: -200, of: wheel))
        XCTAssertEqual(try wheel.waitUntilSettled(record, times: 2), ["settled 0", "settled 2"])
        XCTAssertEqual(wheel.rotation.turns, -0.25, accuracy: 1e-9)
    }

    func testOneWayWheelIgnoresDragsInTheOtherDirection() async throws {
        for (turning, sign, sector) in [(WheelTurning.clockwise, 1.0, 6), (.counterclockwise, -1, 2)] {
            let (wheel, window, record) = try shown(makeWheel()) { $0.turning = turning }
            try window.perform(window.grab(from: 0, to: -60 * sign, of: wheel))
            XCTAssertEqual(wheel.rotation, .zero, "\(turning)")
            // The pointer first returns: a ratchet follows only beyond the point of the press.
            let back = window.arc(from: -60 * sign, to: 90 * sign, of: wheel)
            try window.perform(back + [.hold(200), .release])
            XCTAssertEqual(try wheel.waitUntilSettled(record), ["settled \(sector)"])
            XCTAssertEqual(wheel.rotation.turns, 0.25 * sign, accuracy: 1e-9, "\(turning)")
        }
    }

    func testReleaseReturnsToTheFirstStartByItsSpeed() async throws {
        let (wheel, window, record) = try shown(makeWheel(10)) {
            ($0.returnsToStart, $0.returnSpeed) = (true, 0.01)
        }
        try window.perform(window.drag(from: 0, to: 120, of: wheel))
        let released = wheel.rotation
        try MainLoop.pass(.milliseconds(500))
        XCTAssertEqual(wheel.rotation.degrees, 120, accuracy: 5)
        XCTAssertLessThan(wheel.rotation, released)
        XCTAssertEqual(record.all("settled"), [])
        // `drag-end` reports the total.
        let total = try XCTUnwrap(record.all("drag-end").first.flatMap { Double($0.dropFirst(9)) })
        XCTAssertEqual(Angle(radians: total).degrees, 120, accuracy: 2)
        // Another drag catches it, and returns to the first start by the new speed.
        wheel.returnSpeed = 100
        try window.perform(window.drag(from: 120, to: 150, of: wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.rotation, .zero)
        XCTAssertEqual(record.all("settled"), ["settled 0"])
    }
}
