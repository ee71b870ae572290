import RotaryWheel
import RotaryWheelTestSupport
import XCTest

/// The documented keys of `RotaryWheelWidget`, and the keys that activate in each control.
@MainActor
final class KeyTests: WidgetTestCase {
    /// Shows a focused wheel that settles immediately.
    private func showFocused(_ wheel: RotaryWheelWidget) throws
        -> (RotaryWheelWidget, TestWindow, EventRecord)
    { try shown(wheel, isFocused: true) { $0.settleDuration = .zero } }

    func testArrowsStepAndHomeAndEndSelect() async throws {
        let (wheel, window, _) = try showFocused(makeWheel())
        try press(
            ["Down": 1, "Right": 2, "Up": 1, "Left": 0, "KP_Up": 7, "Home": 0, "End": 7], in: window, wheel)
        wheel.object.setRightToLeft()
        try press(["Right": 6, "Left": 7, "KP_Left": 0, "KP_Down": 1, "Up": 0], in: window, wheel)
    }

    func testPageKeysTurnAQuarter() async throws {
        let (wheel, window, _) = try showFocused(makeWheel(12))
        try press(["Page_Down": 3, "Page_Up": 0, "KP_Page_Up": 9], in: window, wheel)
        let (few, other, _) = try showFocused(makeWheel(3))
        try press(["Page_Down": 1], in: other, few)
    }

    func testDigitsSelectSectorsFromOne() async throws {
        let (wheel, window, _) = try showFocused(makeWheel())
        // There is no sector 38: 8 starts a new number.
        try press(["3": 2, "8": 7, "KP_5": 4], in: window, wheel)
        // There is no sector 9 or 0.
        try window.perform(.key("9"), .key("0"))
        XCTAssertEqual(wheel.selected, 4)
        let (many, other, _) = try showFocused(makeWheel(300))
        try press(["2": 1, "5": 24, "1": 250], in: other, many)
    }

    func testLettersSelectLabels() async throws {
        let labels = ["Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "Über", "3 Circles"]
        let (wheel, window, _) = try showFocused(watched(RotaryWheelWidget(labels: labels)))
        try press(["m": 2, "p": 3, "s": 4, "w": 6, "f": 1], in: window, wheel)
        try window.perform(.key("x"))
        XCTAssertEqual(wheel.selected, 1)
        // A repeated letter selects the next label.
        try MainLoop.pass(.seconds(2))
        for item in [4, 5, 6, 4] { try press(["s": item], in: window, wheel) }
    }

    func testEnterAndSpaceActivate() async throws {
        let dial = makeDial()
        dial.isExpanded = true
        for control in [makeWheel(), makeSpinningWheel(), dial] as [SelectionControl] {
            let (_, window, record) = try shown(control, isFocused: true) { $0.selected = 5 }
            try MainLoop.wait(for: "rest") { MainLoop.time?.isBusy == false }
            for key in ["Return", "KP_Enter", "space"] {
                record.clear()
                try window.perform(.key(key))
                XCTAssertEqual(record.events, ["activate 5"], "\(key), \(control.object.cssName)")
            }
        }
    }

    func testTypedTextEndsAfterASecond() async throws {
        for (pause, item) in [(Duration.seconds(1), 2), (.milliseconds(1001), 0)] {
            let (wheel, window, _) = try showFocused(
                watched(RotaryWheelWidget(labels: ["Oak", "Pale", "Porter"])))
            try press(["p": 1], in: window, wheel)
            try MainLoop.pass(pause)
            try press(["o": item], in: window, wheel)
        }
    }

    func testDraggedWheelIgnoresKeysAndScrolling() async throws {
        let (wheel, window, _) = try showFocused(makeWheel())
        try window.perform(window.grab(from: 0, to: 80, of: wheel))
        let held = wheel.rotation
        try window.perform(.key("Down"), .key("End"), .key("3"), .click(5), .click(5))
        XCTAssertEqual(wheel.rotation, held)
        try window.perform(.key("Escape"), .release)
    }

    func testWheelIgnoresKeysWithModifiers() async throws {
        let (_, window, record) = try showFocused(makeWheel())
        try window.perform(.key("ctrl+Down"), .key("alt+Down"), .key("ctrl+3"))
        XCTAssertEqual(record.events, [])
    }

    func testStepsAddUpDuringASettle() async throws {
        // Each step continues from the destination.
        for step in [InputAction.key("Down"), .click(5)] {
            let (wheel, window, record) = try shown(makeWheel(), isFocused: true) {
                $0.settleDuration = .seconds(1)
            }
            try window.perform(window.point(0, of: wheel), step, step, step)
            XCTAssertEqual(try wheel.waitUntilSettled(record), ["settled 3"], "\(step)")
        }
    }
}
