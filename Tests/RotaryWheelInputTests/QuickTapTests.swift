import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Taps without duration, as a touchpad makes them, also on controls that still move.
@MainActor
final class QuickTapTests: WidgetTestCase {
    /// The sectors of eight that were in a direction of the window at each press on the wheel.
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

    func testEachTapOnAWheelCountsWhileItStillTurnsToTheOneBefore() async throws {
        let wheel = makeWheel(8)
        // So long that each tap comes in the middle of the turn before.
        wheel.settleDuration = .seconds(1)
        let window = try show(wheel)
        let record = wheel.record()
        var degrees = 0.0
        let pressed = followPresses(on: wheel) { degrees }
        for direction in [0.0, 90, -90, 60, 0] {
            degrees = direction
            let before = wheel.selected
            try window.perform(window.point(direction, of: wheel).atOnce, .click(1))
            XCTAssertEqual(wheel.selected, before)
        }
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(pressed().count, 5)
        XCTAssertEqual(wheel.selected, pressed().last)
    }

    func testATapOnACoastingWheelBringsTheSectorRound() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        let record = wheel.record()
        var caught = Angle.zero
        onPress(of: wheel) { [unowned wheel] in caught = wheel.rotation }
        let way = window.arc(from: 0, to: 400, step: 40, of: wheel)
        let flick = window.flick(from: window.point(0, of: wheel), along: way)
        try window.perform(flick + [window.point(0, of: wheel).atOnce, .click(1)])
        try wheel.waitUntilSettled(record)
        // The sector opposite the indicator comes half a turn, and not to where the wheel was caught.
        XCTAssertGreaterThan(abs((wheel.rotation - caught).turns), 0.3)
    }

    func testATapOnTheCentredItemRightAfterADragActivatesIt() async throws {
        let rim = makeSpinningWheel()
        let window = try show(rim)
        let record = rim.record()
        let way = window.way(from: 100, to: -70, of: rim)
        try window.perform([window.point(100, of: rim), .press] + way + [.hold(200), .release])
        try window.perform(window.point(0, of: rim).atOnce, .click(1))
        try MainLoop.wait(for: "the activation; \(record.events)") { !record.all("activate").isEmpty }
        try rim.waitUntilSettled(record)
        XCTAssertEqual(record.all("activate"), ["activate 1"])
        XCTAssertEqual(rim.selected, 1)
    }

    func testATapOnABubbleRightAfterADragCounts() async throws {
        let dial = makeDial()
        dial.isExpanded = true
        let window = try show(dial)
        try dial.waitUntilOut()
        let record = dial.record()
        try window.perform(
            [window.point(-90, of: dial.object), .press] + window.arc(from: -90, to: -80, of: dial.object)
                + [.hold(200), .release])
        // It swings to the top still.
        let top = try XCTUnwrap(dial.current)
        try window.perform(window.point(-90, of: dial.object).atOnce, .click(1))
        try MainLoop.wait(for: "the activation; \(record.events)") { !record.all("activate").isEmpty }
        XCTAssertEqual(record.all("activate"), ["activate \(top)"])
    }
}
