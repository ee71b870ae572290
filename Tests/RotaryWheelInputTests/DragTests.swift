import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Drags of a wheel.
///
/// The indicator is at the left; sectors are numbered clockwise.
@MainActor
final class DragTests: WidgetTestCase {
    private final class Delegate: RotaryWheelDelegate {
        var selections: [Int?] = []
        init() {}
        func wheelDidChangeValue(_ wheel: RotaryWheelWidget) { selections.append(wheel.selected) }
    }

    func testQuarterTurnClockwiseSettlesTwoSectorsBack() async throws {
        let delegate = Delegate()
        let (wheel, window, record) = try shown(makeWheel()) { $0.delegate = delegate }
        XCTAssertEqual(delegate.selections, [0])
        try window.perform(window.drag(from: -90, to: 0, of: wheel))
        try wheel.waitUntilSettled(record)
        try window.waitForFrame()
        XCTAssertEqual(wheel.selected, 6)
        XCTAssertEqual(wheel.rotation.turns, 0.25, accuracy: 1e-9)
        XCTAssertEqual(record.all("settled"), ["settled 6"])
        XCTAssertEqual(delegate.selections, [0, 6])
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
        let ways: [(name: String, from: Double, moves: (TestWindow, RotaryWheelWidget) -> [InputAction])] = [
            // At the left, the pointer's angle jumps from π to −π.
            ("across the left", 150, { $0.arc(from: 150, to: 210, of: $1) }),
            ("beyond a turn", 0, { $0.arc(from: 0, to: -450, step: 9, of: $1) }),
            (
                "over half a turn within a frame", 0,
                { window, wheel in [100.0, 200, 290].map { window.point($0, of: wheel).withoutDelay } }
            ),
        ]
        for (way, turned) in zip(ways, [60.0, -450, 290]) {
            let (wheel, window, _) = try shown(makeWheel())
            try window.perform([window.point(way.from, of: wheel), .press] + way.moves(window, wheel))
            XCTAssertEqual(wheel.rotation.degrees, turned, accuracy: 2, way.name)
            try window.perform(.hold(200), .release)
        }
    }

    func testWheelFollowsThePointerBack() async throws {
        let wheel = makeWheel()
        let record = try settle(wheel) { window in
            window.grab(from: 0, to: 60, of: wheel) + window.arc(from: 60, to: 5, of: wheel)
                + [.hold(200), .release]
        }
        XCTAssertEqual(wheel.selected, 0)
        XCTAssertEqual(wheel.rotation, .zero)
        XCTAssertEqual(record.count("notify selected"), 0)
    }

    func testDragContinuesOutsideTheRing() async throws {
        let wheel = makeWheel()
        let record = try settle(wheel) { window in
            [window.point(0, of: wheel), .press] + window.arc(from: 0, to: 45, 0.15, of: wheel)
                + window.arc(from: 45, to: 90, of: wheel) + [.hold(200), .release]
        }
        XCTAssertEqual(record.all("settled"), ["settled 6"])
    }

    func testStrictGripEndsTheDragOutsideTheRing() async throws {
        let (wheel, window, record) = try shown(makeWheel()) { $0.hasStrictGrip = true }
        let out = [.hold(200), window.point(50, 0.15, of: wheel)]
        try window.perform(window.grab(from: 0, to: 50, of: wheel) + out)
        XCTAssertEqual(record.all("drag-end").count, 1)
        try window.perform(window.arc(from: 50, to: 180, of: wheel) + [.release])
        XCTAssertEqual(try wheel.waitUntilSettled(record), ["settled 7"])
        XCTAssertEqual(record.count("drag-begin"), 1)
    }

    func testReleaseBetweenSectorsSettles() async throws {
        for rotation in [0.5, 1.5, -0.5, -3.5] {
            let (wheel, window, record) = try shown(makeWheel()) { $0.rotation = Angle(turns: rotation / 8) }
            // A drag without rotation, not a tap.
            try window.perform(
                [window.point(0, 0.7, of: wheel), .press, window.point(0, 0.9, of: wheel)]
                    + [window.point(0, 0.7, of: wheel), .hold(200), .release])
            try wheel.waitUntilSettled(record)
            let selected = try XCTUnwrap(wheel.selected)
            XCTAssertEqual(wheel.distance(toDetentOf: selected), 0, accuracy: 1e-9)
            XCTAssertLessThanOrEqual(abs(wheel.rotation.turns * 8 - rotation), 0.5 + 1e-9)
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
}
