import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Frames at rest, and automatic steps.
@MainActor
final class RestTests: WidgetTestCase {
    private func countFrames(of window: TestWindow, for duration: Duration) throws -> Int {
        try window.countFrames { try MainLoop.observe(for: duration) }
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

    func testUnmapPausesAutoAdvance() async throws {
        let wheel = makeWheel(8)
        wheel.autoAdvance = .milliseconds(20)
        let window = try show(wheel)
        try MainLoop.wait(for: "the first step") { wheel.selected != 0 }
        window.setVisible(false)
        let selected = wheel.selected
        try MainLoop.observe(for: .milliseconds(200))
        XCTAssertEqual(wheel.selected, selected)
    }

    func testAutoAdvanceSteps() async throws {
        let wheel = makeWheel(4)
        wheel.settleDuration = .milliseconds(10)
        let window = try show(wheel)
        // Outside the wheel, where the pointer does not pause it.
        try window.perform(.move(x: 2000, y: 2000))
        let record = wheel.record()
        wheel.autoAdvance = .milliseconds(20)
        try wheel.waitUntilSettled(record, times: 5)
        XCTAssertEqual(
            record.all("settled").prefix(5),
            ["settled 1", "settled 2", "settled 3", "settled 0", "settled 1"])
        wheel.autoAdvance = nil
        let count = record.all("settled").count
        try MainLoop.observe(for: .milliseconds(200))
        XCTAssertLessThanOrEqual(record.all("settled").count, count + 1)
    }

    func testPointerPausesAutoAdvance() async throws {
        let wheel = makeWheel(4)
        let window = try show(wheel)
        try window.perform(window.point(0, of: wheel))
        wheel.autoAdvance = .milliseconds(20)
        try MainLoop.observe(for: .milliseconds(200))
        XCTAssertEqual(wheel.rotation, .zero)
        try window.perform(.move(x: 2000, y: 2000))
        try MainLoop.wait(for: "a step") { wheel.selected == 1 }
    }
}
