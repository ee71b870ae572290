import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Flicks of a wheel.
@MainActor
final class FlickTests: WidgetTestCase {
    /// The sums of `rotated`.
    private final class Turns {
        var sum = Angle.zero
        var backwards = Angle.zero
        init() {}
    }

    private func followTurning(of wheel: RotaryWheelWidget) -> Turns {
        let turns = Turns()
        wheel.object.connect("rotated") {
            let delta = Angle(radians: $0.get(1))
            turns.sum += delta
            if delta < .zero { turns.backwards += delta }
        }
        return turns
    }

    func testFlickCoastsCrossesEachSectorAndSettles() async throws {
        let (wheel, window, record) = try shown(makeWheel())
        let turns = followTurning(of: wheel)
        try window.perform(window.flick(wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertGreaterThan(wheel.rotation.degrees - 400, 360)
        XCTAssertEqual(turns.sum.radians, wheel.rotation.radians, accuracy: 1e-9)
        XCTAssertEqual(turns.backwards, .zero)
        XCTAssertEqual(record.all("settled").count, 1)
        XCTAssertEqual(wheel.distance(toDetentOf: try XCTUnwrap(wheel.selected)), 0, accuracy: 1e-9)
        let crossed = record.all("sector-crossed").compactMap { Int($0.split(separator: " ")[1]) }
        let sectors = Int((wheel.rotation.turns * 8).rounded())
        XCTAssertEqual(crossed, (1...sectors).map { ((-$0) % 8 + 8) % 8 })
    }

    func testWeakerFlickCoastsForLess() async throws {
        let (wheel, window, record) = try shown(makeWheel())
        var released = Duration.zero
        wheel.object.connect("drag-end") { _ in released = MonotonicClock.now }
        let durations = try [8.0, 400].enumerated().map { times, end in
            try window.perform(window.flick(wheel, to: end))
            try wheel.waitUntilSettled(record, times: times + 1)
            return MonotonicClock.now - released
        }
        XCTAssertLessThan(durations[0], durations[1] / 2)
    }

    func testPressStopsACoast() async throws {
        let (wheel, window, record) = try shown(makeWheel())
        let turns = followTurning(of: wheel)
        try window.perform(window.flick(wheel))
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
        // A drag continues from there.
        try window.perform(window.flick(wheel) + [window.point(-45, of: wheel), .press])
        let start = wheel.rotation
        try window.perform(window.arc(from: -45, to: -105, of: wheel))
        XCTAssertEqual((wheel.rotation - start).degrees, -60, accuracy: 2)
        try window.perform(.hold(200), .release)
    }

    func testWheelWithoutInertiaAndAPauseBeforeTheReleaseDoNotCoast() async throws {
        for hasInertia in [false, true] {
            let wheel = makeWheel()
            wheel.hasInertia = hasInertia
            try settle(wheel) { window in
                window.flick(wheel, to: 360).dropLast() + (hasInertia ? [.hold(250)] : []) + [.release]
            }
            XCTAssertEqual(wheel.rotation.turns, 1, accuracy: 1e-9, "inertia: \(hasInertia)")
        }
    }

    func testSlowFlickSettlesForward() async throws {
        // Released slowly, just past the edge of the next sector.
        let wheel = makeWheel(4)
        try settle(wheel) { $0.grab(from: 0, to: 52, step: 4, of: wheel) + [.release] }
        XCTAssertGreaterThanOrEqual(wheel.rotation.turns, 0.25 - 1e-9)
    }
}
