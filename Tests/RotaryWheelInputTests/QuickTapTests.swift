import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Instant taps, as from a touchpad, also on moving controls.
@MainActor
final class QuickTapTests: WidgetTestCase {
    /// Records which of eight sectors is in a direction at each press on the wheel.
    private func followPresses(on wheel: RotaryWheelWidget, at degrees: @escaping () -> Double) -> () -> [Int]
    {
        var sectors: [Int] = []
        let object = WeakObject(wheel.object)
        onPress(of: wheel) {
            guard let rotation = object.object?.get("rotation", as: Double.self) else { return }
            let turned = (Angle(degrees: degrees() - 180) - Angle(radians: rotation)).turns * 8
            sectors.append((Int(turned.rounded()) % 8 + 8) % 8)
        }
        return { sectors }
    }

    /// Calls a closure at each press on a wheel.
    private func onPress(of wheel: RotaryWheelWidget, _ pressed: @escaping @MainActor () -> Void) {
        let click = GestureClick(isCapturing: true)
        click.onPress { _, _, _, _ in pressed() }
        wheel.object.add(click)
    }

    func testTapsDuringATurnAreHandled() async throws {
        let wheel = makeWheel(8)
        // Long enough that each tap occurs during the previous turn.
        wheel.settleDuration = .seconds(1)
        let window = try show(wheel)
        let record = wheel.record()
        var degrees = 0.0
        let pressed = followPresses(on: wheel) { degrees }
        for direction in [0.0, 90, -90, 60, 0] {
            degrees = direction
            let before = wheel.selected
            try window.perform(window.point(direction, of: wheel).withoutDelay, .click(1))
            XCTAssertEqual(wheel.selected, before)
        }
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(pressed().count, 5)
        XCTAssertEqual(wheel.selected, pressed().last)
    }

    func testTapDuringACoastTurnsToTheSector() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        let record = wheel.record()
        var caught = Angle.zero
        onPress(of: wheel) { [unowned wheel] in caught = wheel.rotation }
        let way = window.arc(from: 0, to: 400, step: 40, of: wheel)
        let flick = window.flick(from: window.point(0, of: wheel), along: way)
        try window.perform(flick + [window.point(0, of: wheel).withoutDelay, .click(1)])
        try wheel.waitUntilSettled(record)
        // The sector opposite the indicator turns by a half, not to where the wheel stopped.
        XCTAssertGreaterThan(abs((wheel.rotation - caught).turns), 0.3)
    }

    func testTapAfterADragActivatesTheCenteredItem() async throws {
        let rim = makeSpinningWheel()
        let window = try show(rim)
        let record = rim.record()
        let way = window.path(from: 100, to: -70, of: rim)
        try window.perform([window.point(100, of: rim), .press] + way + [.hold(200), .release])
        try window.perform(window.point(0, of: rim).withoutDelay, .click(1))
        try MainLoop.wait(for: "the activation; \(record.events)") { !record.all("activate").isEmpty }
        try rim.waitUntilSettled(record)
        XCTAssertEqual(record.all("activate"), ["activate 1"])
        XCTAssertEqual(rim.selected, 1)
    }

    func testTapAfterADragActivatesTheTopBubble() async throws {
        let dial = makeDial()
        dial.isExpanded = true
        let window = try show(dial)
        try dial.waitUntilExpanded()
        let record = dial.record()
        try window.perform(
            [window.point(-90, of: dial.object), .press] + window.arc(from: -90, to: -80, of: dial.object)
                + [.hold(200), .release])
        // It still swings to the top.
        let top = try XCTUnwrap(dial.current)
        try window.perform(window.point(-90, of: dial.object).withoutDelay, .click(1))
        try MainLoop.wait(for: "the activation; \(record.events)") { !record.all("activate").isEmpty }
        XCTAssertEqual(record.all("activate"), ["activate \(top)"])
    }
}
