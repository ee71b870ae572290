import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Wheels that decide, and wheels with stops, that turn one way or that return.
@MainActor
final class SpinTests: WidgetTestCase {
    private final class Delegate: RotaryWheelDelegate {
        var events: [String] = []
        func wheel(_ wheel: RotaryWheelWidget, didBeginSpinTo sector: Int) { events.append("spin \(sector)") }
        func wheelDidChangeValue(_ wheel: RotaryWheelWidget) { events.append("at \(wheel.selected ?? -1)") }
    }

    func testSpinReportsItsResultAtBothEnds() async throws {
        let delegate = Delegate()
        let (wheel, _, record) = try shown(makeWheel()) { $0.delegate = delegate }
        wheel.object.connect("spin-begin") { [unowned self, unowned wheel] _ in
            XCTAssertEqual(wheel.rotation, .zero)
            assertDescribed(wheel.object, as: "Spinning")
        }
        wheel.spin(to: 5, turns: 2, duration: .milliseconds(300))
        XCTAssertEqual(wheel.selected, 0)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(record.all("spin-begin") + record.all("settled"), ["spin-begin 5", "settled 5"])
        XCTAssertEqual(delegate.events, ["at 0", "spin 5", "at 5"])
        assertDescribed(wheel.object, as: "6")
        XCTAssertEqual(wheel.rotation.turns, 2 + 3.0 / 8, accuracy: 1e-9)
    }

    func testChangesDuringASpinSettleOnce() async throws {
        let items = (1...8).map { RotaryWheelItem(label: "\($0)") }
        let (wheel, window, record) = try shown(watched(RotaryWheelWidget(items: items)))
        let changes: [(name: String, change: () -> Void)] = [
            ("count", { g_list_store_splice(wheel.model, 5, 3, nil, 0) }),
            ("weights", { for (index, item) in items.enumerated() { item.weight = Double(1 + index) } }),
            ("chances", { for (index, item) in items.enumerated() { item.chance = Double(index % 3) } }),
            ("indicator", { wheel.indicatorAngle = .up }),
            ("direction", { wheel.direction = .counterclockwise }),
            ("visibility", { wheel.object.setVisible(false) }),
        ]
        for (name, change) in changes {
            record.clear()
            wheel.object.setVisible(true)
            try window.waitForFrame()
            wheel.spin(to: 2, turns: 2, duration: .milliseconds(300))
            let start = wheel.rotation
            try MainLoop.wait(for: "the wheel to spin") { wheel.rotation != start }
            change()
            try wheel.waitUntilSettled(record)
            try MainLoop.pass(.milliseconds(400))
            XCTAssertEqual(record.all("settled"), ["settled 2"], name)
        }
        // The watched wheel is finalized in mid-spin.
        wheel.spin(to: 1, turns: 2, duration: .seconds(9))
    }

    func testSeedRepeatsTheResult() async throws {
        var generator = SeededGenerator(seed: 11)
        let (wheel, other) = (makeWheel(60), makeWheel(60))
        let (record, otherRecord) = try (shown(wheel).2, shown(other).2)
        wheel.spinAtRandom(turns: 0, duration: .zero, using: &generator)
        rotary_wheel_widget_spin_with_seed(other.object.opaque, 0, 0, 11)
        XCTAssertEqual(record.all("spin-begin").count, 1)
        XCTAssertEqual(record.all("spin-begin"), otherRecord.all("spin-begin"))
        XCTAssertEqual(wheel.selected, other.selected)
    }

    func testPressCatchesASpinAndStopEndsIt() async throws {
        let (wheel, window, record) = try shown(makeWheel())
        wheel.spin(to: 5, turns: 50, duration: .seconds(60))
        try MainLoop.wait(for: "the wheel to spin") { wheel.rotation.turns > 0.2 }
        try window.perform(window.tap(0, of: wheel))
        try wheel.waitUntilSettled(record)
        let caught = wheel.rotation
        XCTAssertLessThan(caught.turns, 45)
        wheel.spinAtRandom(turns: 50, duration: .seconds(60))
        try MainLoop.wait(for: "the wheel to spin") { wheel.rotation.turns > caught.turns + 0.2 }
        wheel.stop()
        try wheel.waitUntilSettled(record, times: 2)
        XCTAssertEqual(record.all("settled").count, 2)
        XCTAssertLessThan(wheel.rotation.turns, caught.turns + 45)
    }

    func testFlickSpinsForItsDuration() async throws {
        let (wheel, window, record) = try shown(makeWheel()) {
            ($0.flickSpins, $0.spinDuration) = (true, .seconds(1))
        }
        var begin = Duration.zero
        wheel.object.connect("spin-begin") { _ in begin = MonotonicClock.now }
        try window.perform(window.flick(wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(record.all("spin-begin").count, 1)
        XCTAssertEqual(
            record.all("spin-begin").map { $0.dropFirst(5 + 6) },
            record.all("settled").map { $0.dropFirst(8) })
        XCTAssertGreaterThanOrEqual(MonotonicClock.now - begin, .milliseconds(950))
    }

    func testFlickDrawsByTheChances() async throws {
        let items = (1...8).map { RotaryWheelItem(label: "\($0)") }
        let (wheel, window, record) = try shown(watched(RotaryWheelWidget(items: items))) {
            ($0.flickSpins, $0.spinDuration) = (true, .milliseconds(800))
        }
        for item in items { item.chance = 0 }
        for (index, sector) in [5, 0, 2].enumerated() {
            items[sector].chance = 0.5
            try window.perform(window.flick(wheel, to: index == 1 ? -400 : 400))
            try wheel.waitUntilSettled(record, times: index + 1)
            items[sector].chance = 0
        }
        XCTAssertEqual(record.all("spin-begin"), ["spin-begin 5", "spin-begin 0", "spin-begin 2"])
        XCTAssertEqual(record.all("settled"), ["settled 5", "settled 0", "settled 2"])
    }

    func testHubButtonWithTheActionSpins() async throws {
        let (wheel, window, record) = try shown(makeWheel()) { $0.spinDuration = .milliseconds(200) }
        let button = gtk_button_new_with_label("Spin")!
        gtk_actionable_set_action_name(OpaquePointer(button), "wheel.spin")
        wheel.hub = button
        try window.waitForFrame()
        try window.perform(window.tap(0, 0, of: wheel))
        try wheel.waitUntilSettled(record)
        gtk_widget_grab_focus(button)
        try window.focus()
        try window.perform(.key("space"))
        try wheel.waitUntilSettled(record, times: 2)
        XCTAssertEqual(record.all("spin-begin").count, 2)
        XCTAssertGreaterThan(wheel.rotation.turns, 8)
        XCTAssertEqual(record.all("activate"), [])
    }

    func testHubButtonHandlerTurnsAndSpins() async throws {
        let motions: [(degrees: Double, move: (RotaryWheelWidget) -> Void)] = [
            (2.625 * 360, { $0.spin(to: 3, turns: 2, duration: .milliseconds(200)) }),
            (-135, { $0.turn(to: Angle(degrees: -135), duration: .milliseconds(200)) }),
        ]
        for (degrees, move) in motions {
            let (wheel, button) = (makeWheel(), Button())
            // Connected before the wheel's own handler.
            button.connect("clicked") { [unowned wheel] _ in move(wheel) }
            wheel.hub = button.widget
            let record = try settle(wheel) { $0.tap(0, 0, of: wheel) }
            XCTAssertEqual(wheel.selected, 3)
            XCTAssertEqual(wheel.rotation.degrees, degrees, accuracy: 1e-9)
            XCTAssertEqual(record.count("activate"), 0)
        }
    }

    func testTurnToAngleTakesTimeAndIgnoresNonFiniteNumbers() async throws {
        let (wheel, _, record) = try shown(makeWheel())
        rotary_wheel_widget_turn_to_angle(wheel.object.opaque, .nan, 100)
        rotary_wheel_widget_spin(wheel.object.opaque, .infinity)
        XCTAssertEqual(record.events, [])
        XCTAssertEqual(MessageLog.take().count, 2)
        rotary_wheel_widget_turn_to_angle(wheel.object.opaque, 3.3, 100)
        XCTAssertNotEqual(wheel.rotation.radians, 3.3)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.rotation.radians, 3.3, accuracy: 1e-12)
    }

    func testDragStretchesBeyondAStopAndSettlesAtBoth() async throws {
        let (wheel, window, record) = try shown(makeWheel()) {
            ($0.minimumRotation, $0.maximumRotation) = (Angle(turns: -0.25), .zero)
        }
        try window.perform(window.grab(from: 0, to: 90, of: wheel))
        XCTAssertGreaterThan(wheel.rotation.degrees, 5)
        XCTAssertLessThan(wheel.rotation.degrees, 20)
        XCTAssertEqual(record.all("sector-crossed"), [])
        try window.perform(.hold(200), .release)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.rotation, .zero)
        try window.perform(window.drag(from: 0, to: -200, of: wheel))
        XCTAssertEqual(try wheel.waitUntilSettled(record, times: 2), ["settled 0", "settled 2"])
        XCTAssertEqual(wheel.rotation.turns, -0.25, accuracy: 1e-9)
    }

    func testOneWayWheelIgnoresDragsInTheOtherDirection() async throws {
        for (turning, sign, sector) in [(WheelTurning.clockwise, 1.0, 6), (.counterclockwise, -1, 2)] {
            let (wheel, window, record) = try shown(makeWheel()) { $0.turning = turning }
            try window.perform(window.grab(from: 0, to: -60 * sign, of: wheel))
            XCTAssertEqual(wheel.rotation, .zero, "\(turning)")
            // The pointer first returns: a ratchet follows only beyond the point of the press.
            let back = window.arc(from: -60 * sign, to: 90 * sign, of: wheel)
            try window.perform(back + [.hold(200), .release])
            XCTAssertEqual(try wheel.waitUntilSettled(record), ["settled \(sector)"])
            XCTAssertEqual(wheel.rotation.turns, 0.25 * sign, accuracy: 1e-9, "\(turning)")
        }
    }

    func testReleaseReturnsToTheFirstStartByItsSpeed() async throws {
        let (wheel, window, record) = try shown(makeWheel(10)) {
            ($0.returnsToStart, $0.returnSpeed) = (true, 0.01)
        }
        try window.perform(window.drag(from: 0, to: 120, of: wheel))
        let released = wheel.rotation
        try MainLoop.pass(.milliseconds(500))
        XCTAssertEqual(wheel.rotation.degrees, 120, accuracy: 5)
        XCTAssertLessThan(wheel.rotation, released)
        XCTAssertEqual(record.all("settled"), [])
        // `drag-end` reports the total.
        let total = try XCTUnwrap(record.all("drag-end").first.flatMap { Double($0.dropFirst(9)) })
        XCTAssertEqual(Angle(radians: total).degrees, 120, accuracy: 2)
        // Another drag catches it, and returns to the first start by the new speed.
        wheel.returnSpeed = 100
        try window.perform(window.drag(from: 120, to: 150, of: wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.rotation, .zero)
        XCTAssertEqual(record.all("settled"), ["settled 0"])
    }
}
