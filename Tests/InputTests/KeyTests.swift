import RotaryWheel
import TestSupport
import XCTest

/// Keys of a real keyboard.
final class KeyTests: WidgetTestCase {
    private static let names = [
        "Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "3 Circles", "Tree", "Wave",
        "Zebra",
        "Apple",
    ]

    private func focused(_ wheel: RotaryWheelWidget) throws -> TestWindow {
        let window = try show(wheel)
        try window.focus()
        wheel.object.grabFocus()
        return window
    }

    /// Types keys one after the other, each when the wheel has settled on what the last should have brought.
    private func expect(
        _ steps: [(keys: [String], sector: Int)], _ wheel: RotaryWheelWidget, in window: TestWindow,
        line: UInt = #line
    ) throws {
        for (keys, sector) in steps {
            try window.perform(keys.map { .key($0) })
            try MainLoop.wait(for: "\(keys) to bring \(sector), not \(wheel.selected ?? -1)", line: line) {
                wheel.selected == sector && wheel.distance(toDetentOf: sector) < 1e-9
            }
        }
    }

    func testStepsAndJumps() async throws {
        let wheel = watched(RotaryWheelWidget(labels: Self.names))
        let window = try focused(wheel)
        try expect(
            [
                (["Down"], 1), (["Right"], 2), (["Up"], 1), (["Left"], 0), (["Left"], 11), (["Next"], 2),
                (["Prior"], 11), (["Home"], 0), (["End"], 11), (["KP_Home"], 0),
                (["Down", "Down", "Down"], 3),
            ], wheel, in: window)
    }

    func testArrowsChangePlacesFromRightToLeft() async throws {
        let wheel = makeWheel()
        wheel.object.setRightToLeft()
        let window = try focused(wheel)
        try expect([(["Left"], 1), (["Right"], 0), (["Down"], 1)], wheel, in: window)
    }

    func testDigitsGoByNumber() async throws {
        let wheel = makeWheel(12)
        let window = try focused(wheel)
        try expect([(["3"], 2)], wheel, in: window)
        try MainLoop.observe(for: .milliseconds(1100))
        try expect([(["1", "2"], 11)], wheel, in: window)
        // No sector 129: what follows starts anew.
        try expect([(["9"], 8)], wheel, in: window)
    }

    func testLettersGoByLabel() async throws {
        let wheel = watched(RotaryWheelWidget(labels: Self.names))
        let window = try focused(wheel)
        try expect([(["m"], 2)], wheel, in: window)
        try MainLoop.observe(for: .milliseconds(1100))
        try expect([(["s", "w"], 6)], wheel, in: window)
        try MainLoop.observe(for: .milliseconds(1100))
        try expect([(["s"], 4), (["s"], 5), (["s"], 6), (["s"], 4)], wheel, in: window)
    }

    func testEnterAndSpaceActivate() async throws {
        let wheel = makeWheel()
        let window = try focused(wheel)
        let record = wheel.record()
        try window.perform(.key("Return"), .key("space"), .key("KP_Enter"))
        XCTAssertEqual(record.events, ["activate 0", "activate 0", "activate 0"])
    }

    func testEscapeTakesADragBack() async throws {
        let wheel = makeWheel()
        let window = try focused(wheel)
        let record = wheel.record()
        try window.perform([window.point(-90, of: wheel), .press] + window.arc(from: -90, to: 0, of: wheel))
        XCTAssertEqual(wheel.rotation.degrees, 90, accuracy: 1)
        try window.perform(.key("Escape"))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.rotation.degrees, 0, accuracy: 1e-9)
        try window.perform(window.point(60, of: wheel), .release)
        XCTAssertEqual(wheel.selected, 0)
        XCTAssertEqual(record.all("settled"), ["settled 0"])
    }
}
