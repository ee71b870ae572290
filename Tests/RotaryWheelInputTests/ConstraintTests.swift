import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Wheels that may not turn as far, or as, the hand would.
@MainActor
final class ConstraintTests: WidgetTestCase {
    func testARubberBandGivesAtAStop() async throws {
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

    func testComesToRestAtTheOtherStop() async throws {
        let wheel = makeWheel(8)
        wheel.minimumRotation = Angle(turns: -0.25)
        wheel.maximumRotation = .zero
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.drag(from: 0, to: -200, of: wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(record.all("settled"), ["settled 2"])
        XCTAssertEqual(wheel.rotation.turns, -0.25, accuracy: 1e-9)
    }

    func testAFlickEndsAtTheStop() async throws {
        let wheel = makeWheel(8)
        wheel.maximumRotation = Angle(turns: 0.5)
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(
            [window.point(0, of: wheel), .press] + window.arc(from: 0, to: 160, step: 20, of: wheel) + [
                .release
            ])
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(record.all("settled"), ["settled 4"])
        XCTAssertEqual(wheel.rotation.turns, 0.5, accuracy: 1e-9)
    }

    func testStopsHoldForKeysToo() async throws {
        let wheel = makeWheel(8)
        wheel.settleDuration = .zero
        wheel.minimumRotation = Angle(turns: -0.25)
        wheel.maximumRotation = .zero
        let window = try show(wheel)
        try window.focus()
        wheel.object.grabFocus()
        try window.perform(.key("Down"), .key("Down"), .key("Down"), .key("Down"))
        try MainLoop.wait(for: "the stop") { wheel.selected == 2 }
        // Sectors that the stops keep away are not to be had.
        try window.perform(.key("End"), .key("5"))
        XCTAssertEqual(wheel.selected, 2)
        XCTAssertEqual(wheel.rotation.turns, -0.25, accuracy: 1e-9)
    }

    func testTurnsOneWayOnly() async throws {
        let wheel = makeWheel(8)
        wheel.turning = .clockwise
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform([window.point(0, of: wheel), .press] + window.arc(from: 0, to: -60, of: wheel))
        XCTAssertEqual(wheel.rotation, .zero)
        // The hand comes back first: a ratchet follows only beyond where it was gripped.
        try window.perform(window.arc(from: -60, to: 90, of: wheel) + [.hold(200), .release])
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(record.all("settled"), ["settled 6"])
        XCTAssertEqual(wheel.rotation.turns, 0.25, accuracy: 1e-9)
    }

    func testTurnsTheOtherWayOnly() async throws {
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

    func testATapOnAOneWayWheelGoesRound() async throws {
        let wheel = makeWheel(8)
        wheel.turning = .clockwise
        let window = try show(wheel)
        let record = wheel.record()
        // Sector 1, the next, comes to the indicator against the clock; the allowed way is seven sectors long.
        try window.perform(window.tap(180 + 45, of: wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(record.all("settled"), ["settled 1"])
        XCTAssertEqual(wheel.rotation.turns, 7.0 / 8, accuracy: 1e-9)
    }

    func testReturnsToItsStart() async throws {
        let wheel = makeWheel(10)
        wheel.returnsToStart = true
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.drag(from: 0, to: 120, of: wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.rotation, .zero)
        XCTAssertEqual(record.all("settled"), ["settled 0"])
        // What was dialled is known all the same.
        let total = try XCTUnwrap(
            record.all("drag-end").first?.split(separator: " ").last.flatMap { Double($0) })
        XCTAssertEqual(Angle(radians: total).degrees, 120, accuracy: 2)
    }
}
