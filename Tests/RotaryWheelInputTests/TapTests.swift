import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Taps on a wheel and beside its ring, and the activation of items at rest and in motion.
@MainActor
final class TapTests: WidgetTestCase {
    func testTapFocusesTheWheelAndTurnsTheShortWayOrActivates() async throws {
        let (wheel, window, record) = try shown(makeWheel())
        try window.focus()
        gtk_window_set_focus(window.gtkWindow, nil)
        try window.perform(window.tap(180, of: wheel))
        XCTAssertTrue(wheel.object.hasFocus)
        XCTAssertEqual(try record.wait(for: "activate"), ["activate 0"])
        XCTAssertEqual(wheel.rotation, .zero)
        XCTAssertEqual(record.all("settled"), [])
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

    func testTapsBesideTheRingReachTheWidgetBelow() async throws {
        typealias Tap = (degrees: Double, fraction: Double, isOurs: Bool)
        let rings: [(name: String, change: (RotaryWheelWidget) -> Void, taps: [Tap])] = [
            ("default", { _ in }, [(45, 1.3, false), (0, 0, false)]),
            (
                "grip", { ($0.gripInner, $0.gripOuter) = (0.6, 0.8) },
                [(0, 0.5, false), (0, 0.7, true), (0, 0.88, false)]
            ),
            (
                "dead zone", { ($0.deadZoneAngle, $0.deadZoneExtent) = (.down, Angle(degrees: 40)) },
                [(90 - 15, 0.75, false), (90 + 15, 0.75, false), (90 - 25, 0.75, true)]
            ),
        ]
        for (name, change, taps) in rings {
            let (wheel, button) = (makeWheel(), Button())
            nonisolated(unsafe) var clicks = 0
            button.onClick { clicks += 1 }
            change(wheel)
            let overlay = Widget(sinking: UnsafeMutableRawPointer(gtk_overlay_new()))
            gtk_overlay_set_child(overlay.opaque, button.widget)
            gtk_overlay_add_overlay(overlay.opaque, wheel.widget)
            let (window, record) = (try show(overlay), wheel.record())
            for (degrees, fraction, isOurs) in taps {
                clicks = 0
                record.clear()
                try window.perform(window.tap(degrees, fraction, of: wheel))
                try MainLoop.wait(for: "an answer to a tap at \(degrees) \(fraction), \(name)") {
                    isOurs ? !record.all("settled").isEmpty : clicks > 0
                }
                XCTAssertEqual(clicks, isOurs ? 0 : 1, name)
                XCTAssertEqual(record.all("settled").count, isOurs ? 1 : 0, name)
                if !isOurs { XCTAssertEqual(record.events, [], name) }
            }
        }
    }

    /// Flicks a wheel and waits until it coasts.
    private func coast(_ wheel: RotaryWheelWidget, in window: TestWindow) throws {
        try window.perform(window.flick(wheel))
        let released = wheel.rotation
        try MainLoop.wait(for: "the wheel to coast") { wheel.rotation != released }
    }

    func testActivationStopsACoastAtTheSectorAtTheIndicator() async throws {
        let ways: [(String, (RotaryWheelWidget, TestWindow) throws -> Void)] = [
            ("Return", { try $1.perform(.key("Return")) }),
            ("space", { try $1.perform(.key("space")) }),
            ("action", { wheel, _ in wheel.object.activateAction("wheel.activate", target: nil) }),
            ("hub", { try $1.perform($1.tap(0, 0, of: $0)) }),
        ]
        for (name, activate) in ways {
            let (wheel, window, record) = try shown(makeWheel(), isFocused: true) {
                if name == "hub" { $0.hub = gtk_button_new_with_label("Open") }
            }
            try coast(wheel, in: window)
            var pressed = Angle.zero
            wheel.object.connect("activate") { [unowned wheel] _ in pressed = wheel.rotation }
            try activate(wheel, window)
            try wheel.waitUntilSettled(record)
            let selected = try XCTUnwrap(wheel.selected)
            XCTAssertEqual(record.all("activate"), ["activate \(selected)"], name)
            XCTAssertLessThanOrEqual(abs((wheel.rotation - pressed).turns), 0.5 / 8 + 1e-9, name)
            XCTAssertEqual(wheel.distance(toDetentOf: selected), 0, accuracy: 1e-9, name)
        }
    }

    func testHubButtonHandlerReplacesActivate() async throws {
        let (wheel, button) = (makeWheel(), Button())
        var opened: [Int?] = []
        // Connected before the wheel's own handler.
        button.connect("clicked") { [unowned wheel] _ in opened.append(wheel.selected) }
        let (_, window, record) = try shown(wheel) { $0.hub = button.widget }
        try coast(wheel, in: window)
        try window.perform(window.tap(0, 0, of: wheel))
        try MainLoop.wait(for: "the click") { !opened.isEmpty }
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(opened, [wheel.selected])
        XCTAssertEqual(record.all("activate"), [])
        // Also by a key on the button.
        try coast(wheel, in: window)
        button.grabFocus()
        try window.focus()
        try window.perform(.key("Return"))
        try MainLoop.wait(for: "the second click") { opened.count == 2 }
        try wheel.waitUntilSettled(record, times: 2)
        XCTAssertEqual(opened.last, wheel.selected)
    }

    func testHubActivatesOnceByAClickAndByTheKeysOfTheWheel() async throws {
        for action in [nil, "wheel.activate"] {
            let button = Button()
            gtk_actionable_set_action_name(button.opaque, action)
            let (wheel, window, record) = try shown(makeWheel(), isFocused: true) { $0.hub = button.widget }
            try window.perform(window.tap(0, 0, of: wheel))
            XCTAssertEqual(try record.wait(for: "activate"), ["activate 0"], action ?? "no action")
            record.clear()
            try press(["Right": 1, "Down": 2, "Left": 1, "End": 7], in: window, wheel)
            try window.perform(.key("space"))
            XCTAssertEqual(try record.wait(for: "activate"), ["activate 7"], action ?? "no action")
        }
    }
}
