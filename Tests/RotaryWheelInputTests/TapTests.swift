import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Taps, and presses outside the wheel's ring.
@MainActor
final class TapTests: WidgetTestCase {
    /// A button that counts its clicks.
    @MainActor
    private final class Button {
        let widget: Widget
        var clicks = 0

        init() {
            widget = Widget(sinking: UnsafeMutableRawPointer(gtk_button_new_with_label("button")))
            widget.connect("clicked") { [weak self] _ in self?.clicks += 1 }
        }
    }

    /// Shows a wheel over a button that fills the window.
    private func showOverlay(_ change: (RotaryWheelWidget) -> Void = { _ in }) throws -> (
        wheel: RotaryWheelWidget, window: TestWindow, record: EventRecord, button: Button
    ) {
        let (wheel, button) = (makeWheel(), Button())
        change(wheel)
        let overlay = Widget(sinking: UnsafeMutableRawPointer(gtk_overlay_new()))
        gtk_overlay_set_child(overlay.opaque, button.widget.widget)
        gtk_overlay_add_overlay(overlay.opaque, wheel.widget)
        return (wheel, try show(overlay), wheel.record(), button)
    }

    func testTapTurnsTheShortWay() async throws {
        let (wheel, window, record) = try shown(makeWheel())
        // Clockwise from the left: sector 1 is 45° ahead, sector 7 45° back.
        for (times, (degrees, turns, sector)) in [(45.0, -0.125, 1), (-45, 0, 0)].enumerated() {
            try window.perform(window.tap(180 + degrees, of: wheel))
            try wheel.waitUntilSettled(record, times: times + 1)
            XCTAssertEqual(wheel.rotation.turns, turns, accuracy: 1e-9)
            XCTAssertEqual(wheel.selected, sector)
        }
    }

    func testTrembleIsATap() async throws {
        let wheel = makeWheel()
        let record = try settle(wheel) { window in
            window.grab(from: 0, to: 0.6, of: wheel) + [window.point(-0.6, of: wheel), .release]
        }
        XCTAssertEqual(record.all("settled"), ["settled 4"])
    }

    func testTapFocusesTheWheel() async throws {
        let (wheel, window, _) = try shown(makeWheel())
        try window.focus()
        try window.perform(window.tap(180, of: wheel))
        XCTAssertTrue(wheel.object.hasFocus)
    }

    func testTapInTheCenterClicksTheHubBetweenTurns() async throws {
        let button = Button()
        let (wheel, window, record) = try shown(makeWheel()) { $0.hub = button.widget.widget }
        for turn in 1...2 {
            record.clear()
            try window.perform(window.tap(0, 0, of: wheel))
            XCTAssertEqual(button.clicks, turn)
            XCTAssertEqual(record.all("settled"), [])
            try window.perform(window.drag(from: -90, to: 0, of: wheel))
            try wheel.waitUntilSettled(record)
            XCTAssertEqual(wheel.rotation.turns, 0.25 * Double(turn), accuracy: 1e-9)
        }
    }

    func testTapBesideTheRingReachesTheWidgetBelow() async throws {
        let (wheel, window, record, button) = try showOverlay()
        for (degrees, fraction) in [(45.0, 1.3), (0, 0)] {
            let before = button.clicks
            try window.perform(window.tap(degrees, fraction, of: wheel))
            try MainLoop.wait(for: "the click at \(degrees) \(fraction)") { button.clicks > before }
            XCTAssertEqual(record.events, [])
        }
    }

    func testGripPropertiesSetTheRing() async throws {
        let (wheel, window, record, button) = try showOverlay { ($0.gripInner, $0.gripOuter) = (0.6, 0.8) }
        for (fraction, isOurs) in [(0.5, false), (0.7, true), (0.88, false)] {
            record.clear()
            let before = button.clicks
            try window.perform(window.tap(0, fraction, of: wheel))
            try MainLoop.wait(for: "an answer to a tap at \(fraction)") {
                isOurs ? record.all("settled").count == 1 : button.clicks == before + 1
            }
            XCTAssertEqual(record.all("settled").count, isOurs ? 1 : 0)
            XCTAssertEqual(button.clicks, isOurs ? before : before + 1)
        }
    }

    func testTapInTheDeadZoneReachesTheWidgetBelow() async throws {
        let (wheel, window, record, button) = try showOverlay {
            ($0.deadZoneAngle, $0.deadZoneExtent) = (.down, Angle(degrees: 40))
        }
        try window.perform(window.tap(90 - 15, of: wheel))
        try window.perform(window.tap(90 + 15, of: wheel))
        try MainLoop.wait(for: "two clicks") { button.clicks == 2 }
        XCTAssertEqual(record.events, [])
        try window.perform(window.tap(90 - 25, of: wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(button.clicks, 2)
    }

    func testInsensitiveWheelDoesNotTurn() async throws {
        let (wheel, window, record) = try shown(makeWheel()) { gtk_widget_set_sensitive($0.widget, 0) }
        try window.perform(window.tap(0, of: wheel))
        XCTAssertEqual(record.events, [])
    }
}
