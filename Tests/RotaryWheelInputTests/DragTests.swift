import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Drags and flicks of a wheel, and `drag-begin` and `drag-end`, which mean the same on all controls.
///
/// The indicator is at the left; sectors are numbered clockwise.
@MainActor
final class DragTests: WidgetTestCase {
    func testQuarterTurnClockwiseSettlesTwoSectorsBack() async throws {
        let (wheel, window, record) = try shown(makeWheel())
        try window.perform(window.drag(from: -90, to: 0, of: wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selected, 6)
        XCTAssertEqual(wheel.rotation.turns, 0.25, accuracy: 1e-9)
        XCTAssertEqual(record.all("settled"), ["settled 6"])
        XCTAssertEqual(record.count("drag-begin"), 1)
        XCTAssertEqual(record.all("drag-end").count, 1)
        XCTAssertEqual(record.all("sector-crossed"), ["sector-crossed 7", "sector-crossed 6"])
    }

    func testPressAndOtherButtonsDoNotTurn() async throws {
        let (wheel, window, record) = try shown(makeWheel())
        try window.perform(window.point(37, of: wheel), .press)
        XCTAssertEqual(wheel.rotation, .zero)
        try window.perform(.hold(200), .release)
        try wheel.waitUntilSettled(record)
        record.clear()
        try window.perform(.click(3), .click(2))
        XCTAssertEqual(record.events, [])
    }

    func testWheelFollowsThePointer() async throws {
        typealias Moves = (TestWindow, RotaryWheelWidget) -> [InputAction]
        let ways: [(name: String, from: Double, turned: Double, moves: Moves)] = [
            // At the left, the pointer's angle jumps from π to −π.
            ("across the left", 150, 60, { $0.arc(from: 150, to: 210, of: $1) }),
            ("beyond a turn", 0, -450, { $0.arc(from: 0, to: -450, step: 9, of: $1) }),
            (
                "outside the ring", 0, 90,
                { $0.arc(from: 0, to: 45, 0.15, of: $1) + $0.arc(from: 45, to: 90, of: $1) }
            ),
            (
                "over half a turn within a frame", 0, 290,
                { window, wheel in [100.0, 200, 290].map { window.point($0, of: wheel).withoutDelay } }
            ),
        ]
        for way in ways {
            let (wheel, window, _) = try shown(makeWheel())
            try window.perform([window.point(way.from, of: wheel), .press] + way.moves(window, wheel))
            XCTAssertEqual(wheel.rotation.degrees, way.turned, accuracy: 2, way.name)
            try window.perform(.hold(200), .release)
        }
    }

    func testDragEndsOrIsCanceledOutsideTheRing() async throws {
        for (ringExit, settled) in [(RingExit.ends, "settled 7"), (.cancels, "settled 0")] {
            let (wheel, window, record) = try shown(makeWheel()) { $0.ringExit = ringExit }
            let out = [.hold(200), window.point(50, 0.15, of: wheel)]
            try window.perform(window.grab(from: 0, to: 50, of: wheel) + out)
            XCTAssertEqual(record.all("drag-end").count, 1)
            try window.perform(window.arc(from: 50, to: 180, of: wheel) + [.release])
            XCTAssertEqual(try wheel.waitUntilSettled(record), [settled])
            XCTAssertEqual(record.count("drag-begin"), 1)
            window.close()
        }
    }

    func testDirectionAndIndicatorChooseTheSector() async throws {
        for (start, change) in [
            (-90.0, { (wheel: RotaryWheelWidget) in wheel.direction = .counterclockwise }),
            // Sector 2 is at the right; a quarter turn counterclockwise takes it to the top.
            (0, { wheel in wheel.indicatorAngle = .up }),
        ] {
            let wheel = makeWheel()
            change(wheel)
            let record = try settle(wheel) { $0.drag(from: start, to: -90 - start, of: wheel) }
            XCTAssertEqual(record.all("settled"), ["settled 2"], "\(wheel.direction) \(wheel.indicatorAngle)")
        }
    }

    func testWheelWithoutSnapStaysWhereReleased() async throws {
        let wheel = makeWheel()
        (wheel.snaps, wheel.hasInertia) = (false, false)
        try settle(wheel) { $0.drag(from: 0, to: 63, of: wheel) }
        XCTAssertEqual(wheel.rotation.degrees, 63, accuracy: 2)
        XCTAssertEqual(wheel.selected, 7)
    }

    /// Records the steps of `rotated`.
    private func followTurning(of wheel: RotaryWheelWidget) -> () -> [Angle] {
        var steps: [Angle] = []
        wheel.object.connect("rotated") { steps.append(Angle(radians: $0.get(1))) }
        return { steps }
    }

    func testFlickCoastsCrossesEachSectorAndSettles() async throws {
        let (wheel, window, record) = try shown(makeWheel())
        let turns = followTurning(of: wheel)
        try window.perform(window.flick(wheel))
        try wheel.waitUntilSettled(record)
        // The limit of 100 rad/s falls to 0.998 of it each millisecond, until 40°/s.
        let coast = (Angle(radians: 100).degrees - 40) / (-1000 * log(0.998))
        XCTAssertEqual(wheel.rotation.degrees, 400 + coast, accuracy: 360 / 16)
        XCTAssertEqual(turns().reduce(.zero, +).radians, wheel.rotation.radians, accuracy: 1e-9)
        XCTAssertTrue(turns().allSatisfy { $0 >= .zero })
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
        XCTAssertEqual(turns().reduce(.zero, +).radians, caught.radians, accuracy: 1e-9)
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

    private struct Shown {
        let name: String
        let window: TestWindow
        let record: EventRecord
        /// How far a drag has changed a property; a dial has none.
        let change: () -> Double?
        /// A point on the control, and points that lie beyond the drag threshold from there.
        let way: [InputAction]
    }

    /// Shows each control in turn.
    private func forEachControl(_ body: (Shown) throws -> Void) throws {
        let dial = makeDial()
        dial.isExpanded = true
        let controls: [(Widget, property: String?, way: [(Double, Double)])] = [
            (makeWheel().object, "rotation", [(0, 0.7), (8, 0.7), (16, 0.7), (24, 0.7)]),
            (makeSpinningWheel().object, "position", [(0, 0.2), (0, 0.1), (0, 0), (0, -0.1)]),
            (dial.object, nil, [(-90, 0.7), (-82, 0.7), (-74, 0.7), (-66, 0.7)]),
            (makeKnob(at: 50.123).object, "value", [(0, 0.5), (12, 0.5), (24, 0.5), (36, 0.5)]),
        ]
        for (widget, property, way) in controls {
            let window = try show(widget, width: 400, height: 400)
            let points: [InputAction] = way.map { window.point($0, $1, of: widget) }
            let record = EventRecord(
                of: widget, signals: ["drag-begin", "drag-end"], except: widget.propertyNames)
            let start = property.map { widget.get($0, as: Double.self) }
            let change = { start.map { abs(widget.get(property!, as: Double.self) - $0) } }
            try body(Shown(name: widget.cssName, window: window, record: record, change: change, way: points))
        }
    }

    func testATapEmitsNeither() async throws {
        try forEachControl { control in
            try control.window.perform(control.way[0], .click(1))
            try MainLoop.pass(.milliseconds(100))
            XCTAssertEqual(control.record.events, [], control.name)
        }
    }

    func testOtherButtonsAndFingersLeaveADragAlone() async throws {
        try forEachControl { control in
            let (record, name) = (control.record, control.name)
            try control.window.perform([control.way[0], .press] + control.way[1...2])
            let change = control.change() ?? 0
            try control.window.perform(.clickBeside)
            XCTAssertEqual(control.change() ?? 0, change, name)
            XCTAssertEqual(record.events, ["drag-begin"], name)
            try control.window.perform(control.way[3], .release)
            try MainLoop.wait(for: "the end of the drag, \(name)") { record.events.count > 1 }
            XCTAssertGreaterThan(control.change() ?? 1, change, name)
        }
    }

    func testADragEmitsEachOnceAlsoWhenEscapeRevertsIt() async throws {
        for end in [InputAction.release, .key("Escape")] {
            try forEachControl { control in
                let (record, name) = (control.record, "\(control.name), by \(end)")
                try control.window.perform(control.way[0], .press)
                XCTAssertEqual(record.events, [], name)
                try control.window.perform(Array(control.way[1...]))
                XCTAssertGreaterThan(control.change() ?? 1, 0.01, name)
                XCTAssertEqual(record.events, ["drag-begin"], name)
                try control.window.perform(end)
                try MainLoop.wait(for: "the end of the drag, \(name)") { record.events.count > 1 }
                if case .key = end {
                    try MainLoop.wait(for: "the way back, \(name)") { control.change() ?? 0 < 1e-9 }
                    try control.window.perform(control.way[1], .release)
                    XCTAssertLessThan(control.change() ?? 0, 1e-9, name)
                    // The exact value, which no step of the knob has.
                    if control.name == "knob" { XCTAssertEqual(record.events.last, "drag-end 50.123") }
                }
                XCTAssertEqual(
                    record.events.map { $0.split(separator: " ")[0] }, ["drag-begin", "drag-end"], name)
            }
        }
    }
}
