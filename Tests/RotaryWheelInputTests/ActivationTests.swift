import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Activation of controls at rest and in motion.
@MainActor
final class ActivationTests: WidgetTestCase {
    /// Adds a hub button without a handler.
    private func addButton(to wheel: RotaryWheelWidget) -> Widget {
        let button = Widget(sinking: UnsafeMutableRawPointer(gtk_button_new_with_label("Open")))
        wheel.hub = button.widget
        return button
    }

    /// Flicks a wheel and waits until it coasts.
    private func coast(_ wheel: RotaryWheelWidget, in window: TestWindow) throws {
        let way = window.arc(from: 0, to: 400, step: 40, of: wheel)
        try window.perform(window.flick(from: window.point(0, of: wheel), along: way))
        let released = wheel.rotation
        try MainLoop.wait(for: "the wheel to coast") { wheel.rotation != released }
    }

    /// Asserts that the wheel settles at the activated sector.
    private func assertStops(_ wheel: RotaryWheelWidget, _ record: EventRecord, at rotation: Angle) throws {
        let activated = record.all("activate")
        XCTAssertEqual(activated.count, 1)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(activated, ["activate \(try XCTUnwrap(wheel.selected))"])
        XCTAssertLessThanOrEqual(abs((wheel.rotation - rotation).turns), 0.5 / 8 + 1e-9)
        XCTAssertEqual(wheel.distance(toDetentOf: try XCTUnwrap(wheel.selected)), 0, accuracy: 1e-9)
    }

    func testHubClickActivatesTheSectorAtTheIndicator() async throws {
        let wheel = makeWheel(8)
        _ = addButton(to: wheel)
        let window = try show(wheel)
        try coast(wheel, in: window)
        let record = wheel.record()
        var pressed = Angle.zero
        let handler = wheel.object.connect("activate") { _ in pressed = wheel.rotation }
        defer { wheel.object.disconnect(handler) }
        try window.perform(window.tap(0, 0, of: wheel))
        try MainLoop.wait(for: "the activation") { !record.all("activate").isEmpty }
        try assertStops(wheel, record, at: pressed)
    }

    func testHubButtonHandlerReplacesActivate() async throws {
        let wheel = makeWheel(8)
        let button = Widget(sinking: UnsafeMutableRawPointer(gtk_button_new_with_label("Open")))
        var opened: [Int?] = []
        // Connected before the wheel's own handler.
        let handler = button.connect("clicked") { _ in opened.append(wheel.selected) }
        defer { button.disconnect(handler) }
        wheel.hub = button.widget
        let window = try show(wheel)
        try coast(wheel, in: window)
        let record = wheel.record()
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

    func testHubButtonWithTheActionActivatesOnce() async throws {
        let wheel = makeWheel(8)
        let button = addButton(to: wheel)
        gtk_actionable_set_action_name(button.opaque, "wheel.activate")
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.tap(0, 0, of: wheel))
        try MainLoop.wait(for: "the activation") { !record.all("activate").isEmpty }
        XCTAssertEqual(record.all("activate"), ["activate 0"])
    }

    func testKeysAndActionActivateTheSectorAtTheIndicator() async throws {
        for key in ["Return", "space", nil] {
            let wheel = makeWheel(8)
            let window = try show(wheel)
            try window.focus()
            try coast(wheel, in: window)
            let record = wheel.record()
            var pressed = Angle.zero
            let handler = wheel.object.connect("activate") { _ in pressed = wheel.rotation }
            defer { wheel.object.disconnect(handler) }
            if let key {
                try window.perform(.key(key))
            } else {
                wheel.object.activateAction("wheel.activate", target: nil)
            }
            try MainLoop.wait(for: "the activation") { !record.all("activate").isEmpty }
            try assertStops(wheel, record, at: pressed)
        }
    }

    func testArrowKeysTurnTheWheelAfterAHubClick() async throws {
        let wheel = makeWheel(8)
        _ = addButton(to: wheel)
        let window = try show(wheel)
        try window.focus()
        try window.perform(window.tap(0, 0, of: wheel))
        let record = wheel.record()
        for (times, (key, sector)) in [("Right", 1), ("Down", 2), ("Left", 1), ("End", 7)].enumerated() {
            try window.perform(.key(key))
            try wheel.waitUntilSettled(record, times: times + 1)
            XCTAssertEqual(wheel.selected, sector, key)
        }
        try window.perform(.key("space"))
        try MainLoop.wait(for: "the button") { !record.all("activate").isEmpty }
        XCTAssertEqual(record.all("activate"), ["activate 7"])
    }

    func testTapActivatesTheSelectedSector() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.tap(180, of: wheel))
        try MainLoop.wait(for: "the activation") { !record.all("activate").isEmpty }
        XCTAssertEqual(record.all("activate"), ["activate 0"])
        XCTAssertEqual(wheel.rotation, .zero)
        XCTAssertEqual(record.all("settled"), [])
    }

    func testEnterActivatesTheCenteredItemInMotion() async throws {
        let rim = makeSpinningWheel(1000)
        let window = try show(rim)
        try window.focus()
        rim.object.grabFocus()
        rim.scroll(to: 500)
        try MainLoop.wait(for: "the rim to move") { rim.position > 20 }
        let record = rim.record()
        var position = 0.0
        let handler = rim.object.connect("activate") { _ in position = rim.position }
        defer { rim.object.disconnect(handler) }
        try window.perform(.key("Return"))
        try MainLoop.wait(for: "the activation") { !record.all("activate").isEmpty }
        try MainLoop.wait(for: "the rim to settle") { !record.all("settled").isEmpty }
        XCTAssertEqual(record.all("activate"), ["activate \(Int(position.rounded()))"])
        XCTAssertEqual(rim.position, position.rounded())
    }
}
