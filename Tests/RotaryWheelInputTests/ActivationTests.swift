import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Activation of controls at rest and in motion.
@MainActor
final class ActivationTests: WidgetTestCase {
    /// Shows a focused wheel with a button in its hub.
    private func shownWithButton() throws -> (RotaryWheelWidget, TestWindow, EventRecord, button: Widget) {
        let button = Widget(sinking: UnsafeMutableRawPointer(gtk_button_new_with_label("Open")))
        let (wheel, window, record) = try shown(makeWheel(), isFocused: true) { $0.hub = button.widget }
        return (wheel, window, record, button)
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
            let handler = wheel.object.connect("activate") { _ in pressed = wheel.rotation }
            defer { wheel.object.disconnect(handler) }
            try activate(wheel, window)
            try MainLoop.wait(for: "the activation by \(name)") { !record.all("activate").isEmpty }
            try wheel.waitUntilSettled(record)
            let selected = try XCTUnwrap(wheel.selected)
            XCTAssertEqual(record.all("activate"), ["activate \(selected)"], name)
            XCTAssertLessThanOrEqual(abs((wheel.rotation - pressed).turns), 0.5 / 8 + 1e-9, name)
            XCTAssertEqual(wheel.distance(toDetentOf: selected), 0, accuracy: 1e-9, name)
        }
    }

    func testHubButtonHandlerReplacesActivate() async throws {
        let wheel = makeWheel()
        let button = Widget(sinking: UnsafeMutableRawPointer(gtk_button_new_with_label("Open")))
        var opened: [Int?] = []
        // Connected before the wheel's own handler.
        let handler = button.connect("clicked") { _ in opened.append(wheel.selected) }
        defer { button.disconnect(handler) }
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

    func testHubButtonWithTheActionActivatesOnce() async throws {
        let (wheel, window, record, button) = try shownWithButton()
        gtk_actionable_set_action_name(button.opaque, "wheel.activate")
        try window.perform(window.tap(0, 0, of: wheel))
        XCTAssertEqual(try record.wait(for: "activate"), ["activate 0"])
    }

    func testKeysTurnTheWheelAndClickItsHubAfterAHubClick() async throws {
        let (wheel, window, record, _) = try shownWithButton()
        try window.perform(window.tap(0, 0, of: wheel))
        record.clear()
        try press(["Right": 1, "Down": 2, "Left": 1, "End": 7], in: window, wheel)
        try window.perform(.key("space"))
        XCTAssertEqual(try record.wait(for: "activate"), ["activate 7"])
    }

    func testTapActivatesTheSelectedSector() async throws {
        let (wheel, window, record) = try shown(makeWheel())
        try window.perform(window.tap(180, of: wheel))
        XCTAssertEqual(try record.wait(for: "activate"), ["activate 0"])
        XCTAssertEqual(wheel.rotation, .zero)
        XCTAssertEqual(record.all("settled"), [])
    }

    func testEnterActivatesTheCenteredItemInMotion() async throws {
        let (rim, window, record) = try shown(makeSpinningWheel(1000), isFocused: true)
        rim.scroll(to: 500)
        try MainLoop.wait(for: "the rim to move") { rim.position > 20 }
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
