import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Flicks of a wheel.
@MainActor
final class FlickTests: WidgetTestCase {
    /// A turn with a release in motion.
    private func flick(_ wheel: RotaryWheelWidget, in window: TestWindow, to end: Double = 400)
        -> [InputAction]
    {
        window.flick(
            from: window.point(0, of: wheel), along: window.arc(from: 0, to: end, step: 40, of: wheel))
    }

    /// The sums of `rotated`.
    private final class Turns {
        var sum = Angle.zero
        var backwards = Angle.zero
        var largestStep = Angle.zero
        init() {}
    }

    private func followTurning(of wheel: RotaryWheelWidget) -> Turns {
        let turns = Turns()
        wheel.object.connect("rotated") {
            let delta = Angle(radians: $0.get(1))
            turns.sum += delta
            if delta < .zero { turns.backwards += delta }
            turns.largestStep = max(turns.largestStep, delta)
        }
        return turns
    }

    func testFlickCoastsAndSettles() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        let record = wheel.record()
        let turns = followTurning(of: wheel)
        try window.perform(flick(wheel, in: window))
        let dragged = Angle(degrees: 400)
        try wheel.waitUntilSettled(record)
        XCTAssertGreaterThan(wheel.rotation.radians - dragged.radians, 2 * .pi)
        XCTAssertEqual(turns.sum.radians, wheel.rotation.radians, accuracy: 1e-9)
        XCTAssertEqual(turns.backwards, .zero)
        XCTAssertEqual(record.all("settled").count, 1)
        XCTAssertEqual(wheel.distance(toDetentOf: try XCTUnwrap(wheel.selected)), 0, accuracy: 1e-9)
    }

    func testWeakerFlickCoastsForLess() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        let record = wheel.record()
        var released = Duration.zero
        wheel.object.connect("drag-end") { _ in released = MonotonicClock.now }
        let durations = try [8.0, 400].enumerated().map { times, end in
            try window.perform(flick(wheel, in: window, to: end))
            try wheel.waitUntilSettled(record, times: times + 1)
            return MonotonicClock.now - released
        }
        XCTAssertLessThan(durations[0], durations[1] / 2)
    }

    func testCoastEmitsEverySectorCrossed() async throws {
        let wheel = makeWheel(8)
        let record = try settle(wheel) { window in
            flick(wheel, in: window)
        }
        let crossed = record.all("sector-crossed").compactMap { Int($0.split(separator: " ")[1]) }
        let sectors = Int((wheel.rotation.turns * 8).rounded())
        XCTAssertEqual(crossed, (1...sectors).map { ((-$0) % 8 + 8) % 8 })
    }

    func testPressStopsACoast() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        let record = wheel.record()
        let turns = followTurning(of: wheel)
        try window.perform(flick(wheel, in: window))
        try window.perform(window.point(-45, of: wheel), .press)
        let caught = wheel.rotation
        XCTAssertEqual(turns.sum.radians, caught.radians, accuracy: 1e-9)
        XCTAssertEqual(record.all("settled"), [])
        // A press is no drag yet.
        XCTAssertEqual(record.count("drag-begin"), 1)
        try MainLoop.pass(.milliseconds(300))
        XCTAssertEqual(wheel.rotation, caught)
        try window.perform(.release)
        try wheel.waitUntilSettled(record)
        // It settles where it stopped: the press is not a tap on another sector.
        XCTAssertLessThanOrEqual(abs((wheel.rotation - caught).turns), 0.5 / 8 + 1e-9)
    }

    func testDragContinuesFromAStoppedCoast() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        try window.perform(flick(wheel, in: window))
        try window.perform(window.point(-45, of: wheel), .press)
        let caught = wheel.rotation
        try window.perform(window.arc(from: -45, to: -105, of: wheel))
        XCTAssertEqual((wheel.rotation - caught).degrees, -60, accuracy: 2)
        try window.perform(.hold(200), .release)
    }

    func testFlickWithoutInertiaSettlesAtTheNearest() async throws {
        let wheel = makeWheel(8)
        wheel.hasInertia = false
        try settle(wheel) { window in
            flick(wheel, in: window, to: 360)
        }
        XCTAssertEqual(wheel.rotation.turns, 1, accuracy: 1e-9)
    }

    func testPauseBeforeTheReleasePreventsACoast() async throws {
        let wheel = makeWheel(8)
        try settle(wheel) { window in
            flick(wheel, in: window, to: 360).dropLast() + [.hold(250), .release]
        }
        XCTAssertEqual(wheel.rotation.turns, 1, accuracy: 1e-9)
    }

    func testSlowFlickSettlesForward() async throws {
        // Released slowly, just past the edge of the next sector.
        let wheel = makeWheel(4)
        try settle(wheel) { window in
            [window.point(0, of: wheel), .press]
                + window.arc(from: 0, to: 52, step: 4, of: wheel)
                + [.release]
        }
        XCTAssertGreaterThanOrEqual(wheel.rotation.turns, 0.25 - 1e-9)
    }
}
