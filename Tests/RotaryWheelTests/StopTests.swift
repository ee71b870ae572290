import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The minimum and maximum rotation.
@MainActor
final class StopTests: WidgetTestCase {
    func testMinimumIsClampedToTheMaximum() async {
        let wheel = makeWheel(8)
        wheel.maximumRotation = Angle(radians: 1)
        wheel.minimumRotation = Angle(radians: 2)
        XCTAssertEqual(wheel.minimumRotation?.radians, 1)
        XCTAssertEqual(wheel.maximumRotation?.radians, 1)
    }

    func testMaximumBelowTheMinimumMovesAndNotifiesBoth() async {
        let wheel = makeWheel(8)
        wheel.minimumRotation = Angle(radians: 2)
        let record = wheel.record()
        wheel.maximumRotation = Angle(radians: 1)
        XCTAssertEqual(wheel.minimumRotation?.radians, 1)
        XCTAssertEqual(record.count("notify minimum-rotation"), 1)
        XCTAssertEqual(record.count("notify maximum-rotation"), 1)
        record.clear()
        wheel.maximumRotation = Angle(radians: 3)
        XCTAssertEqual(record.count("notify minimum-rotation"), 0)
    }

    func testUnsetStopsAreNil() async {
        let wheel = makeWheel(8)
        wheel.minimumRotation = Angle(radians: -1)
        wheel.minimumRotation = nil
        XCTAssertNil(wheel.minimumRotation)
        XCTAssertEqual(
            wheel.object.get("minimum-rotation", as: Double.self), -Double.greatestFiniteMagnitude)
        wheel.object.set("maximum-rotation", to: Double.greatestFiniteMagnitude)
        XCTAssertNil(wheel.maximumRotation)
    }

    func testWheelBeyondANewStopSettlesAtIt() async throws {
        let wheel = makeWheel(8)
        wheel.rotation = Angle(turns: 0.5)
        try show(wheel)
        let record = wheel.record()
        wheel.maximumRotation = Angle(turns: 0.25)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.rotation.turns, 0.25, accuracy: 1e-9)
        XCTAssertEqual(wheel.selected, 6)
    }

    func testDirectionChangeKeepsTheRotationInRange() async {
        let wheel = makeWheel(11)
        wheel.maximumRotation = Angle(radians: -1e6)
        let record = wheel.record()
        wheel.direction = .counterclockwise
        XCTAssertLessThanOrEqual(wheel.rotation.radians, -1e6)
        XCTAssertEqual(record.only("notify rotation"), [], "no rotation")
    }

    func testRotationIsClampedToTheStops() async {
        let wheel = makeWheel(8)
        wheel.minimumRotation = Angle(turns: -0.25)
        wheel.maximumRotation = Angle(turns: 0.25)
        wheel.rotation = Angle(turns: 3)
        XCTAssertEqual(wheel.rotation.turns, 0.25)
        wheel.rotation = Angle(turns: -3)
        XCTAssertEqual(wheel.rotation.turns, -0.25)
    }
}
