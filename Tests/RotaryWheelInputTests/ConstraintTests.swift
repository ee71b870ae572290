import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Stops and one-way wheels.
@MainActor
final class ConstraintTests: WidgetTestCase {
    func testDragStretchesBeyondAStop() async throws {
        let wheel = makeWheel(8)
        wheel.minimumRotation = Angle(turns: -0.25)
        wheel.maximumRotation = .zero
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform([window.point(0, of: wheel), .press] + window.arc(from: 0, to: 90, of: wheel))
        XCTAssertGreaterThan(wheel.rotation.degrees, 5)
        XCTAssertLessThan(wheel.rotation.degrees, 20)
        XCTAssertEqual(record.all("sector-crossed"), [])
        try window.perform(.hold(200), .release)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(record.all("settled"), ["settled 0"])
        XCTAssertEqual(wheel.rotation, .zero)
    }

    func testDragSettlesAtTheMinimum() async throws {
        let wheel = makeWheel(8)
        wheel.minimumRotation = Angle(turns: -0.25)
        wheel.maximumRotation = .zero
        let record = try settle(wheel) { window in
            window.drag(from: 0, to: -200, of: wheel)
        }
        XCTAssertEqual(record.all("settled"), ["settled 2"])
        XCTAssertEqual(wheel.rotation.turns, -0.25, accuracy: 1e-9)
    }

    func testFlickSettlesAtTheMaximum() async throws {
        let wheel = makeWheel(8)
        wheel.maximumRotation = Angle(turns: 0.5)
        let record = try settle(wheel) { window in
            [window.point(0, of: wheel), .press]
                + window.arc(from: 0, to: 160, step: 20, of: wheel)
                + [.release]
        }
        XCTAssertEqual(record.all("settled"), ["settled 4"])
        XCTAssertEqual(wheel.rotation.turns, 0.5, accuracy: 1e-9)
    }

    func testStopsLimitKeys() async throws {
        let wheel = makeWheel(8)
        wheel.settleDuration = .zero
        wheel.minimumRotation = Angle(turns: -0.25)
        wheel.maximumRotation = .zero
        let window = try show(wheel)
        try window.focus()
        wheel.object.grabFocus()
        try window.perform(.key("Down"), .key("Down"), .key("Down"), .key("Down"))
        try MainLoop.wait(for: "the stop") { wheel.selected == 2 }
        // Keys cannot reach sectors beyond the stops.
        try window.perform(.key("End"), .key("5"))
        XCTAssertEqual(wheel.selected, 2)
        XCTAssertEqual(wheel.rotation.turns, -0.25, accuracy: 1e-9)
    }

    func testClockwiseWheelIgnoresCounterclockwiseDrags() async throws {
        let wheel = makeWheel(8)
        wheel.turning = .clockwise
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform([window.point(0, of: wheel), .press] + window.arc(from: 0, to: -60, of: wheel))
        XCTAssertEqual(wheel.rotation, .zero)
        // The pointer first returns: a ratchet follows only beyond the point of the press.
        try window.perform(window.arc(from: -60, to: 90, of: wheel) + [.hold(200), .release])
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(record.all("settled"), ["settled 6"])
        XCTAssertEqual(wheel.rotation.turns, 0.25, accuracy: 1e-9)
    }

    func testCounterclockwiseWheelIgnoresClockwiseDrags() async throws {
        let wheel = makeWheel(8)
        wheel.turning = .counterclockwise
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.drag(from: 0, to: 60, of: wheel))
        XCTAssertEqual(wheel.rotation, .zero)
        try window.perform(window.drag(from: 0, to: -90, of: wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.rotation.turns, -0.25, accuracy: 1e-9)
        XCTAssertEqual(wheel.selected, 2)
    }

    func testTapTurnsAOneWayWheelInItsDirection() async throws {
        let wheel = makeWheel(8)
        wheel.turning = .clockwise
        let record = try settle(wheel) { window in
            // Sector 1 is next counterclockwise; clockwise it is seven sectors away.
            window.tap(180 + 45, of: wheel)
        }
        XCTAssertEqual(record.all("settled"), ["settled 1"])
        XCTAssertEqual(wheel.rotation.turns, 7.0 / 8, accuracy: 1e-9)
    }

    func testReleaseReturnsToTheStart() async throws {
        let wheel = makeWheel(10)
        wheel.returnsToStart = true
        let record = try settle(wheel) { window in
            window.drag(from: 0, to: 120, of: wheel)
        }
        XCTAssertEqual(wheel.rotation, .zero)
        XCTAssertEqual(record.all("settled"), ["settled 0"])
        // `drag-end` still reports the total.
        let total = try XCTUnwrap(
            record.all("drag-end").first?.split(separator: " ").last.flatMap { Double($0) })
        XCTAssertEqual(Angle(radians: total).degrees, 120, accuracy: 2)
    }

    func testReturnHasASpeed() async throws {
        let wheel = makeWheel(10)
        (wheel.returnsToStart, wheel.returnSpeed) = (true, 0.01)
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.drag(from: 0, to: 120, of: wheel))
        XCTAssertEqual(wheel.rotation.degrees, 120, accuracy: 5)
        XCTAssertEqual(record.all("settled"), [])
        // Another drag catches it, and returns to the first start by the new speed.
        wheel.returnSpeed = 100
        try window.perform(window.drag(from: 120, to: 150, of: wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.rotation, .zero)
    }
}
