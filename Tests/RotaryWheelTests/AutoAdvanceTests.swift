import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Automatic steps of a wheel.
@MainActor
final class AutoAdvanceTests: WidgetTestCase {
    func testWheelAdvancesUnlessItIsUnmappedOrBelowThePointer() async throws {
        let wheel = makeWheel(4)
        wheel.settleDuration = .milliseconds(10)
        let window = try show(wheel)
        try window.perform(window.point(0, of: wheel))
        let record = wheel.record()
        wheel.autoAdvance = .milliseconds(20)
        try MainLoop.pass(.milliseconds(200))
        XCTAssertEqual(wheel.rotation, .zero)
        // Outside the wheel.
        try window.perform(.move(x: 2000, y: 2000))
        try wheel.waitUntilSettled(record, times: 5)
        XCTAssertEqual(
            record.all("settled").prefix(5),
            ["settled 1", "settled 2", "settled 3", "settled 0", "settled 1"])
        window.setVisible(false)
        let selected = wheel.selected
        try MainLoop.pass(.milliseconds(200))
        XCTAssertEqual(wheel.selected, selected)
        window.setVisible(true)
        let count = record.all("settled").count
        try wheel.waitUntilSettled(record, times: count + 1)
        wheel.autoAdvance = nil
        let last = record.all("settled").count
        try MainLoop.pass(.milliseconds(200))
        XCTAssertLessThanOrEqual(record.all("settled").count, last + 1)
    }
}
