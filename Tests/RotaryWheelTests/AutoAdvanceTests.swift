import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Automatic steps of a wheel.
@MainActor
final class AutoAdvanceTests: WidgetTestCase {
    func testUnmapPausesAutoAdvance() async throws {
        let wheel = makeWheel(8)
        wheel.autoAdvance = .milliseconds(20)
        let window = try show(wheel)
        try MainLoop.wait(for: "the first step") { wheel.selected != 0 }
        window.setVisible(false)
        let selected = wheel.selected
        try MainLoop.pass(.milliseconds(200))
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
        try MainLoop.pass(.milliseconds(200))
        XCTAssertLessThanOrEqual(record.all("settled").count, count + 1)
    }

    func testPointerPausesAutoAdvance() async throws {
        let wheel = makeWheel(4)
        let window = try show(wheel)
        try window.perform(window.point(0, of: wheel))
        wheel.autoAdvance = .milliseconds(20)
        try MainLoop.pass(.milliseconds(200))
        XCTAssertEqual(wheel.rotation, .zero)
        try window.perform(.move(x: 2000, y: 2000))
        try MainLoop.wait(for: "a step") { wheel.selected == 1 }
    }
}
