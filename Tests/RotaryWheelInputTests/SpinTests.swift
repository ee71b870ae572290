import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Wheels that decide.
@MainActor
final class SpinTests: WidgetTestCase {
    override func tearDown() {
        MainActor.assumeIsolated { Self.settings.set("gtk-enable-animations", to: true) }
        super.tearDown()
    }

    private final class Delegate: RotaryWheelDelegate {
        var events: [String] = []
        func wheel(_ wheel: RotaryWheelWidget, didBeginSpinTo sector: Int) { events.append("spin \(sector)") }
        func wheelDidChangeValue(_ wheel: RotaryWheelWidget) { events.append("at \(wheel.selected ?? -1)") }
    }

    private func isDescribed(_ wheel: RotaryWheelWidget, as text: String) -> Bool {
        wheel.object.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, differsFrom: text) == nil
    }

    func testSpinReportsItsResultAtBothEnds() async throws {
        let (wheel, delegate) = (makeWheel(8), Delegate())
        try show(wheel)
        wheel.delegate = delegate
        let record = wheel.record()
        let handler = wheel.object.connect("spin-begin") { _ in
            XCTAssertEqual(wheel.rotation, .zero)
            XCTAssertTrue(self.isDescribed(wheel, as: "Spinning"))
        }
        defer { wheel.object.disconnect(handler) }
        wheel.spin(to: 5, turns: 2, duration: .milliseconds(300))
        XCTAssertEqual(wheel.selected, 0)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(record.all("spin-begin") + record.all("settled"), ["spin-begin 5", "settled 5"])
        XCTAssertEqual(delegate.events, ["at 0", "spin 5", "at 5"])
        XCTAssertTrue(isDescribed(wheel, as: "6"))
        XCTAssertEqual(wheel.rotation.turns, 2 + 3.0 / 8, accuracy: 1e-9)
    }

    func testReducedMotionGoesStraightToTheResult() async throws {
        Self.settings.set("gtk-enable-animations", to: false)
        let wheel = makeWheel(8)
        try show(wheel)
        let record = wheel.record()
        wheel.spin(to: 3, turns: 4, duration: .seconds(60))
        XCTAssertEqual(record.all("spin-begin") + record.all("settled"), ["spin-begin 3", "settled 3"])
        XCTAssertEqual(wheel.selected, 3)
    }

    func testSeedRepeatsTheResult() async throws {
        var generator = SeededGenerator(seed: 11)
        let (wheel, other) = (makeWheel(60), makeWheel(60))
        for control in [wheel, other] { try show(control) }
        let (record, otherRecord) = (wheel.record(), other.record())
        wheel.spinAtRandom(turns: 0, duration: .zero, using: &generator)
        rotary_wheel_widget_spin_with_seed(other.object.opaque, 0, 0, 11)
        XCTAssertEqual(record.all("spin-begin").count, 1)
        XCTAssertEqual(record.all("spin-begin"), otherRecord.all("spin-begin"))
        XCTAssertEqual(wheel.selected, other.selected)
    }

    func testPressCatchesASpinAndStopEndsIt() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        let record = wheel.record()
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
        let wheel = makeWheel(8)
        (wheel.flickSpins, wheel.spinDuration) = (true, .seconds(1))
        let window = try show(wheel)
        let record = wheel.record()
        var begin = Duration.zero
        wheel.object.connect("spin-begin") { _ in begin = MonotonicClock.now }
        try window.perform(
            window.flick(
                from: window.point(0, of: wheel), along: window.arc(from: 0, to: 400, step: 40, of: wheel)))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(record.all("spin-begin").count, 1)
        XCTAssertEqual(
            record.all("spin-begin").map { $0.dropFirst(5 + 6) },
            record.all("settled").map { $0.dropFirst(8) })
        XCTAssertGreaterThanOrEqual(MonotonicClock.now - begin, .milliseconds(950))
    }

    func testHubButtonWithTheActionSpins() async throws {
        let wheel = makeWheel(8)
        wheel.spinDuration = .milliseconds(200)
        let button = gtk_button_new_with_label("Spin")!
        gtk_actionable_set_action_name(OpaquePointer(button), "wheel.spin")
        wheel.hub = button
        let window = try show(wheel)
        let record = wheel.record()
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

    /// Taps a hub button that runs an action, and waits until the wheel settles.
    ///
    /// The action is connected before the wheel's own handler.
    private func tapHub(
        of wheel: RotaryWheelWidget, running action: @escaping @MainActor () -> Void
    ) throws -> EventRecord {
        let button = Widget(sinking: UnsafeMutableRawPointer(gtk_button_new_with_label("Turn")))
        let handler = button.connect("clicked") { _ in action() }
        defer { button.disconnect(handler) }
        wheel.hub = button.widget
        let record = try settle(wheel) { window in
            window.tap(0, 0, of: wheel)
        }
        return record
    }

    func testHubButtonHandlerSpins() async throws {
        let wheel = makeWheel(8)
        _ = try tapHub(of: wheel) { wheel.spin(to: 3, turns: 2, duration: .milliseconds(200)) }
        XCTAssertEqual(wheel.selected, 3)
        XCTAssertGreaterThan(wheel.rotation.turns, 2)
    }

    func testHubButtonHandlerTurnsToAnAngle() async throws {
        let wheel = makeWheel(8)
        let record = try tapHub(of: wheel) {
            wheel.turn(to: Angle(degrees: -135), duration: .milliseconds(200))
        }
        XCTAssertEqual(wheel.rotation.degrees, -135, accuracy: 1e-9)
        XCTAssertEqual(record.count("activate"), 0)
    }

    func testChangesDuringASpinSettleOnce() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        let record = wheel.record()
        for change in [
            { wheel.sectorCount = 5 }, { wheel.weights = [1, 2, 3, 4, 5] }, { wheel.indicatorAngle = .up },
            { wheel.direction = .counterclockwise }, { gtk_widget_set_visible(wheel.widget, 0) },
        ] {
            let times = record.all("settled").count
            gtk_widget_set_visible(wheel.widget, 1)
            try window.waitForFrame()
            wheel.spin(to: 2, turns: 2, duration: .milliseconds(300))
            let start = wheel.rotation
            try MainLoop.wait(for: "the wheel to spin") { wheel.rotation != start }
            change()
            try wheel.waitUntilSettled(record, times: times + 1)
            XCTAssertEqual(record.all("settled").count, times + 1)
            XCTAssertEqual(wheel.selected, 2)
        }
        wheel.spin(to: 1, turns: 2, duration: .seconds(9))
        // The watched wheel is finalized in mid-spin.
    }

    func testTurnToAngleTakesTimeAndIgnoresNonFiniteNumbers() async throws {
        let wheel = makeWheel(8)
        try show(wheel)
        let record = wheel.record()
        rotary_wheel_widget_turn_to_angle(wheel.object.opaque, .nan, 100)
        rotary_wheel_widget_spin(wheel.object.opaque, .infinity)
        XCTAssertEqual(record.events, [])
        XCTAssertEqual(MessageLog.take().count, 2)
        rotary_wheel_widget_turn_to_angle(wheel.object.opaque, 3.3, 100)
        XCTAssertNotEqual(wheel.rotation.radians, 3.3)
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.rotation.radians, 3.3, accuracy: 1e-12)
    }
}
