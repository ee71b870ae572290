import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Frames at rest, by the system's time.
@MainActor
final class RestTests: WidgetTestCase {
    override class var takesSystemTime: Bool { true }

    private func countFrames(of window: TestWindow, for duration: Duration) throws -> Int {
        try window.countFrames { try MainLoop.pass(duration) }
    }

    func testWheelAtRestRequestsNoFrames() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(
            [window.point(0, of: wheel), .press] + window.arc(from: 0, to: 200, step: 20, of: wheel) + [
                .release
            ])
        try wheel.waitUntilSettled(record)
        // The last frames of the motion and a sharper one at rest.
        try window.waitForRest()
        XCTAssertEqual(try countFrames(of: window, for: .milliseconds(500)), 0)
    }

    func testHeldWheelRequestsNoFrames() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        try window.perform(
            [window.point(0, of: wheel), .press] + window.arc(from: 0, to: 100, step: 20, of: wheel))
        // The sharper frame at rest.
        try window.waitForRest()
        XCTAssertEqual(try countFrames(of: window, for: .milliseconds(300)), 0)
        try InputDevice.releaseButton()
    }

    func testTurningWheelRequestsFrames() async throws {
        let wheel = makeWheel(8)
        wheel.settleDuration = .seconds(2)
        let window = try show(wheel)
        try wheel.beginTurning(to: 4)
        XCTAssertGreaterThan(try countFrames(of: window, for: .milliseconds(300)), 2)
    }

    func testSpinningWheelAtRestRequestsNoFrames() async throws {
        let wheel = makeSpinningWheel(100)
        let window = try show(wheel)
        let record = wheel.record()
        wheel.scroll(to: 50)
        try wheel.waitUntilSettled(record)
        try window.waitForRest()
        XCTAssertEqual(try countFrames(of: window, for: .milliseconds(200)), 0)
    }

    func testDialAtRestRequestsNoFrames() async throws {
        let dial = makeDial()
        dial.isExpanded = true
        let window = try show(dial)
        dial.turn(to: 3)
        let record = dial.record()
        try dial.waitUntilSettled(record)
        try window.waitForRest()
        XCTAssertEqual(try countFrames(of: window, for: .milliseconds(200)), 0)
    }
}
