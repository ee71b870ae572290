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
    private func showOverlay(_ wheel: RotaryWheelWidget, over button: Button) throws -> TestWindow {
        let overlay = Widget(sinking: UnsafeMutableRawPointer(gtk_overlay_new()))
        gtk_overlay_set_child(overlay.opaque, button.widget.widget)
        gtk_overlay_add_overlay(overlay.opaque, wheel.widget)
        return try show(overlay)
    }

    func testTapTurnsToTheOppositeSector() async throws {
        let wheel = makeWheel(8)
        let record = try settle(wheel) { window in
            window.tap(0, of: wheel)
        }
        XCTAssertEqual(record.all("settled"), ["settled 4"])
        XCTAssertEqual(abs(wheel.rotation.turns), 0.5, accuracy: 1e-9)
    }

    func testTapTurnsTheShortWay() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        let record = wheel.record()
        // Clockwise from the left: sector 1 is 45° ahead, sector 7 45° back.
        try window.perform(window.tap(180 + 45, of: wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.rotation.turns, -0.125, accuracy: 1e-9)
        XCTAssertEqual(wheel.selected, 1)
        try window.perform(window.tap(180 - 45, of: wheel))
        try wheel.waitUntilSettled(record, times: 2)
        XCTAssertEqual(wheel.rotation.turns, 0, accuracy: 1e-9)
        XCTAssertEqual(wheel.selected, 0)
    }

    func testTapOnTheSelectedSectorDoesNotTurn() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.tap(180, of: wheel))
        XCTAssertEqual(wheel.rotation, .zero)
        XCTAssertEqual(record.all("settled"), [])
    }

    func testTrembleIsATap() async throws {
        let wheel = makeWheel(8)
        let record = try settle(wheel) { window in
            [
                window.point(0, of: wheel), .press, window.point(0.6, of: wheel),
                window.point(-0.6, of: wheel), .release,
            ]
        }
        XCTAssertEqual(record.all("settled"), ["settled 4"])
    }

    func testTapFocusesTheWheel() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        try window.focus()
        try window.perform(window.tap(180, of: wheel))
        XCTAssertTrue(wheel.object.hasFocus)
    }

    func testWheelTurnsAfterAHubClick() async throws {
        let wheel = makeWheel(8)
        let button = Button()
        wheel.hub = button.widget.widget
        let window = try show(wheel)
        for turn in 1...2 {
            try window.perform(window.tap(0, 0, of: wheel))
            XCTAssertEqual(button.clicks, turn)
            let record = wheel.record()
            try window.perform(window.drag(from: -90, to: 0, of: wheel))
            try wheel.waitUntilSettled(record)
            XCTAssertEqual(wheel.rotation.turns, 0.25 * Double(turn), accuracy: 1e-9)
        }
    }

    func testTapInTheCenterClicksTheHub() async throws {
        let wheel = makeWheel(8)
        let button = Button()
        wheel.hub = button.widget.widget
        let window = try show(wheel)
        let record = wheel.record()
        wheel.turn(to: 3)
        try wheel.waitUntilSettled(record)
        record.clear()
        try window.perform(window.tap(0, 0, of: wheel))
        try MainLoop.wait(for: "the click") { button.clicks > 0 }
        XCTAssertEqual(button.clicks, 1)
        XCTAssertEqual(record.all("settled"), [])
    }

    func testTapInACornerReachesTheWidgetBelow() async throws {
        let wheel = makeWheel(8)
        let button = Button()
        let window = try showOverlay(wheel, over: button)
        let record = wheel.record()
        try window.perform(window.tap(45, 1.3, of: wheel))
        try MainLoop.wait(for: "the click") { button.clicks > 0 }
        XCTAssertEqual(record.events, [])
    }

    func testTapInAnEmptyCenterReachesTheWidgetBelow() async throws {
        let wheel = makeWheel(8)
        let button = Button()
        let window = try showOverlay(wheel, over: button)
        try window.perform(window.tap(0, 0, of: wheel))
        try MainLoop.wait(for: "the click") { button.clicks > 0 }
    }

    func testTapOnTheRingDoesNotReachTheWidgetBelow() async throws {
        let wheel = makeWheel(8)
        let button = Button()
        let window = try showOverlay(wheel, over: button)
        let record = wheel.record()
        try window.perform(window.tap(0, of: wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(button.clicks, 0)
    }

    func testGripPropertiesSetTheRing() async throws {
        let wheel = makeWheel(8)
        let button = Button()
        let window = try showOverlay(wheel, over: button)
        wheel.gripInner = 0.6
        wheel.gripOuter = 0.8
        for (fraction, isOurs) in [(0.5, false), (0.7, true), (0.88, false)] {
            let record = wheel.record()
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
        let wheel = makeWheel(8)
        wheel.deadZoneAngle = .down
        wheel.deadZoneExtent = Angle(degrees: 40)
        let button = Button()
        let window = try showOverlay(wheel, over: button)
        let record = wheel.record()
        try window.perform(window.tap(90 - 15, of: wheel))
        try window.perform(window.tap(90 + 15, of: wheel))
        try MainLoop.wait(for: "two clicks") { button.clicks == 2 }
        XCTAssertEqual(record.events, [])
        try window.perform(window.tap(90 - 25, of: wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(button.clicks, 2)
    }

    func testInsensitiveWheelDoesNotTurn() async throws {
        let wheel = makeWheel(8)
        gtk_widget_set_sensitive(wheel.widget, 0)
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.tap(0, of: wheel))
        XCTAssertEqual(record.events, [])
    }
}
