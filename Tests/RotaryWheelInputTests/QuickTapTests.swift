import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Instant taps, as from a touchpad, also on moving controls.
@MainActor
final class QuickTapTests: WidgetTestCase {
    /// Calls a closure at each press on a wheel.
    private func onPress(of wheel: RotaryWheelWidget, _ pressed: @escaping @MainActor () -> Void) {
        let click = GestureClick(isCapturing: true)
        click.onPress { _, _, _, _ in pressed() }
        wheel.object.add(click)
    }

    func testTapsDuringATurnAreHandled() async throws {
        // Long enough that each tap occurs during the previous turn.
        let (wheel, window, record) = try shown(makeWheel()) { $0.settleDuration = .seconds(1) }
        var rotations: [Angle] = []
        onPress(of: wheel) { [unowned wheel] in rotations.append(wheel.rotation) }
        var pressed: Int?
        for (count, direction) in [0.0, 90, -90, 60, 0].enumerated() {
            let before = wheel.selected
            try window.perform(window.point(direction, of: wheel).withoutDelay, .click(1))
            XCTAssertEqual(wheel.selected, before)
            XCTAssertEqual(rotations.count, count + 1)
            // The sector, of eight, that was in the direction at the press.
            let turned = (Angle(degrees: direction - 180) - rotations[count]).turns * 8
            pressed = (Int(turned.rounded()) % 8 + 8) % 8
        }
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selected, pressed)
    }

    func testTapDuringACoastTurnsToTheSector() async throws {
        let (wheel, window, record) = try shown(makeWheel())
        var caught = Angle.zero
        onPress(of: wheel) { [unowned wheel] in caught = wheel.rotation }
        try window.perform(window.flick(wheel) + [window.point(0, of: wheel).withoutDelay, .click(1)])
        try wheel.waitUntilSettled(record)
        // The sector opposite the indicator turns by a half, not to where the wheel stopped.
        XCTAssertGreaterThan(abs((wheel.rotation - caught).turns), 0.3)
    }

    func testTapAfterADragActivatesTheCenteredItem() async throws {
        let (rim, window, record) = try shown(makeSpinningWheel())
        try window.perform(window.drag(from: 100, to: -70, of: rim))
        try window.perform(window.point(0, of: rim).withoutDelay, .click(1))
        try MainLoop.wait(for: "the activation; \(record.events)") { !record.all("activate").isEmpty }
        try rim.waitUntilSettled(record)
        XCTAssertEqual(record.all("activate"), ["activate 1"])
        XCTAssertEqual(rim.selected, 1)
    }

    func testTapAfterADragActivatesTheTopBubble() async throws {
        let (dial, window, record) = try shownExpanded(makeDial())
        try window.perform(window.drag(from: -90, to: -80, of: dial))
        // It still swings to the top.
        let top = try XCTUnwrap(dial.current)
        try window.perform(window.point(-90, of: dial).withoutDelay, .click(1))
        XCTAssertEqual(try record.wait(for: "activate"), ["activate \(top)"])
    }
}
