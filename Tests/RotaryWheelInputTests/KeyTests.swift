import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The documented keys of `RotaryWheelWidget`.
@MainActor
final class KeyTests: WidgetTestCase {
    /// Shows a focused wheel that settles immediately.
    private func showFocused(_ wheel: RotaryWheelWidget) throws -> TestWindow {
        wheel.settleDuration = .zero
        return try showFocused(wheel.object)
    }

    func testArrowsStep() async throws {
        let wheel = makeWheel(8)
        let window = try showFocused(wheel)
        try press("Down", in: window, wheel, selects: 1)
        try press("Right", in: window, wheel, selects: 2)
        try press("Up", in: window, wheel, selects: 1)
        try press("Left", "Left", in: window, wheel, selects: 7)
        try press("KP_Down", in: window, wheel, selects: 0)
    }

    func testRightToLeftSwapsLeftAndRight() async throws {
        let wheel = makeWheel(8)
        wheel.object.setRightToLeft()
        let window = try showFocused(wheel)
        try press("Right", in: window, wheel, selects: 7)
        try press("Left", "Left", in: window, wheel, selects: 1)
        try press("Down", in: window, wheel, selects: 2)
        try press("Up", in: window, wheel, selects: 1)
    }

    func testPageKeysTurnAQuarter() async throws {
        let wheel = makeWheel(12)
        let window = try showFocused(wheel)
        try press("Page_Down", in: window, wheel, selects: 3)
        try press("Page_Up", "Page_Up", in: window, wheel, selects: 9)
        let few = makeWheel(3)
        let other = try showFocused(few)
        try press("Page_Down", in: other, few, selects: 1)
    }

    func testHomeAndEndSelectTheFirstAndLast() async throws {
        let wheel = makeWheel(8)
        let window = try showFocused(wheel)
        wheel.selected = 3
        try press("End", in: window, wheel, selects: 7)
        try press("Home", in: window, wheel, selects: 0)
    }

    func testDigitsSelectSectorsFromOne() async throws {
        let wheel = makeWheel(8)
        let window = try showFocused(wheel)
        try press("3", in: window, wheel, selects: 2)
        // There is no sector 38: 8 starts a new number.
        try press("8", in: window, wheel, selects: 7)
        try press("KP_5", in: window, wheel, selects: 4)
        // There is no sector 9 or 0.
        try window.perform(.key("9"), .key("0"))
        XCTAssertEqual(wheel.selected, 4)
    }

    func testSeveralDigitsFormANumber() async throws {
        let wheel = makeWheel(300)
        let window = try showFocused(wheel)
        try press("2", "5", "1", in: window, wheel, selects: 250)
    }

    func testLettersSelectLabels() async throws {
        let labels = ["Circles", "Flower", "Monster", "Person", "Smile", "Sun", "Swirl", "Über", "3 Circles"]
        let wheel = watched(RotaryWheelWidget(labels: labels))
        let window = try showFocused(wheel)
        try press("m", in: window, wheel, selects: 2)
        try press("p", in: window, wheel, selects: 3)
        try press("s", "w", in: window, wheel, selects: 6)
        try press("f", in: window, wheel, selects: 1)
        try window.perform(.key("x"))
        XCTAssertEqual(wheel.selected, 1)
    }

    func testRepeatedLetterSelectsTheNextLabel() async throws {
        let wheel = watched(RotaryWheelWidget(labels: ["Circles", "Smile", "Sun", "Swirl"]))
        let window = try showFocused(wheel)
        try press("s", in: window, wheel, selects: 1)
        try press("s", in: window, wheel, selects: 2)
        try press("s", in: window, wheel, selects: 3)
        try press("s", in: window, wheel, selects: 1)
    }

    func testEnterAndSpaceActivate() async throws {
        let wheel = makeWheel(8)
        let window = try showFocused(wheel)
        wheel.selected = 5
        for (index, key) in ["Return", "KP_Enter", "space"].enumerated() {
            let record = wheel.record()
            try window.perform(.key(key))
            XCTAssertEqual(record.events, ["activate 5"], "\(index): \(key)")
        }
    }

    func testTypedTextEndsAfterASecond() async throws {
        for (pause, item) in [(Duration.seconds(1), 2), (.milliseconds(1001), 0)] {
            let wheel = watched(RotaryWheelWidget(labels: ["Oak", "Pale", "Porter"]))
            let window = try showFocused(wheel)
            try press("p", in: window, wheel, selects: 1)
            try MainLoop.pass(pause)
            try press("o", in: window, wheel, selects: item)
        }
    }

    func testEscapeRevertsADrag() async throws {
        let wheel = makeWheel(8)
        let window = try showFocused(wheel)
        wheel.selected = 2
        let start = wheel.rotation
        let record = wheel.record()
        try window.perform(
            [window.point(0, of: wheel), .press] + window.arc(from: 0, to: 80, of: wheel) + [.key("Escape")])
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.rotation.radians, start.radians, accuracy: 1e-9)
        XCTAssertEqual(wheel.selected, 2)
        XCTAssertEqual(record.count("notify selected"), 0)
        // The pressed pointer no longer drags.
        try window.perform(window.arc(from: 80, to: 140, of: wheel) + [.release])
        XCTAssertEqual(wheel.rotation.radians, start.radians, accuracy: 1e-9)
        XCTAssertEqual(record.all("settled"), ["settled 2"])
    }

    func testDraggedWheelIgnoresKeys() async throws {
        let wheel = makeWheel(8)
        let window = try showFocused(wheel)
        try window.perform(
            [window.point(0, of: wheel), .press] + window.arc(from: 0, to: 80, of: wheel))
        let held = wheel.rotation
        try window.perform(.key("Down"), .key("End"), .key("3"))
        XCTAssertEqual(wheel.rotation, held)
        try window.perform(.key("Escape"), .release)
    }

    func testWheelIgnoresKeysWithModifiers() async throws {
        let wheel = makeWheel(8)
        let window = try showFocused(wheel)
        let record = wheel.record()
        try window.perform(.key("ctrl+Down"), .key("alt+Down"), .key("ctrl+3"))
        XCTAssertEqual(record.events, [])
    }

    func testStepsAddUpDuringASettle() async throws {
        // Each step continues from the destination.
        let wheel = makeWheel(8)
        let window = try showFocused(wheel)
        wheel.settleDuration = .seconds(1)
        let record = wheel.record()
        try window.perform(.key("Down"), .key("Down"), .key("Down"))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(record.all("settled"), ["settled 3"])
    }

    func testHubHandlesItsKeys() async throws {
        let wheel = makeWheel(8)
        let button = Widget(sinking: UnsafeMutableRawPointer(gtk_button_new_with_label("hub")))
        wheel.hub = button.widget
        let window = try showFocused(wheel)
        wheel.selected = 5
        button.grabFocus()
        let record = wheel.record()
        try window.perform(.key("space"))
        try MainLoop.wait(for: "the button") { record.all("activate").count > 0 }
        XCTAssertEqual(record.all("activate"), ["activate 5"])
    }
}
