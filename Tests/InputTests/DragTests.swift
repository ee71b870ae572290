import RotaryWheel
import TestSupport
import XCTest

/// Drags with a real pointer.
final class DragTests: WidgetTestCase {
    private final class Delegate: RotaryWheelDelegate {
        var values: [Int?] = []
        func wheelDidChangeValue(_ wheel: RotaryWheelWidget) { values.append(wheel.selected) }
    }

    func testQuarterTurnClockwiseEndsTwoSectorsBack() async throws {
        let wheel = makeWheel()
        let delegate = Delegate()
        wheel.delegate = delegate
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.drag(from: -90, to: 0, of: wheel))
        try wheel.waitUntilSettled(record)
        try MainLoop.observe(for: .milliseconds(300))
        XCTAssertEqual(wheel.selected, 6)
        XCTAssertEqual(record.all("settled"), ["settled 6"])
        XCTAssertEqual(delegate.values, [0, 6], "once at the start, once settled")
        XCTAssertEqual(wheel.rotation.degrees, 90, accuracy: 1e-9)
        XCTAssertEqual(record.all("sector-crossed"), ["sector-crossed 7", "sector-crossed 6"])
    }

    func testDragAcrossTheLeftTellsItsTotalOnce() async throws {
        let wheel = makeWheel()
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.drag(from: 135, to: 225, of: wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(record.all("drag-begin"), ["drag-begin"])
        let ends = record.all("drag-end").compactMap { $0.split(separator: " ").last.flatMap { Double($0) } }
        XCTAssertEqual(ends.count, 1)
        XCTAssertEqual(ends.first ?? 0, .pi / 2, accuracy: 0.02)
    }

    func testTwoTurnsAddUp() async throws {
        let wheel = makeWheel()
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.drag(from: 0, to: 720, of: wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.rotation.turns, 2, accuracy: 1e-9)
        XCTAssertEqual(wheel.selected, 0)
    }

    func testPressDoesNotMove() async throws {
        let wheel = makeWheel()
        let window = try show(wheel)
        try window.perform(window.point(30, of: wheel), .press)
        XCTAssertEqual(wheel.rotation, .zero)
        try window.perform(.release)
    }

    func testFlickCoastsPastAWholeTurnAndSettles() async throws {
        let wheel = makeWheel()
        let window = try show(wheel)
        let record = wheel.record()
        // Nearly half a turn in a sixteenth of a second, let go in full swing.
        let flick =
            [window.point(-90, of: wheel), .press] + window.arc(from: -90, to: 60, step: 40, of: wheel)
        try window.perform(flick + [.release])
        let released = wheel.rotation
        try wheel.waitUntilSettled(record)
        XCTAssertGreaterThan((wheel.rotation - released).turns + 150.0 / 360, 1)
        XCTAssertLessThan(wheel.distance(toDetentOf: wheel.selected ?? 0), 1e-9)
        XCTAssertEqual(record.all("settled").count, 1)
    }

    func testSecondPressCatchesACoastingWheel() async throws {
        let wheel = makeWheel()
        let window = try show(wheel)
        let record = wheel.record()
        let flick =
            [window.point(-90, of: wheel), .press] + window.arc(from: -90, to: 60, step: 40, of: wheel)
        try window.perform(flick + [.release, .press])
        let caught = wheel.rotation
        XCTAssertEqual(record.all("drag-begin").count, 2)
        try MainLoop.observe(for: .milliseconds(200))
        XCTAssertEqual(wheel.rotation, caught, "it stands still in the hand")
        XCTAssertEqual(record.all("settled"), [])
        try window.perform(.release)
        try wheel.waitUntilSettled(record)
        XCTAssertLessThanOrEqual(abs((wheel.rotation - caught).degrees), 22.5 + 1e-9)
    }

    func testReleaseOnAnEdgeSettles() async throws {
        let wheel = makeWheel()
        wheel.snap = false
        let window = try show(wheel)
        let record = wheel.record()
        wheel.rotation = Angle(degrees: -22.5)
        wheel.snap = true
        try wheel.waitUntilSettled(record, times: 2)
        XCTAssertEqual(wheel.distance(toDetentOf: wheel.selected ?? 0), 0, accuracy: 1e-9)
        try window.perform(window.drag(from: 0, to: 22.5, of: wheel))
        try wheel.waitUntilSettled(record, times: 3)
        XCTAssertEqual(wheel.distance(toDetentOf: wheel.selected ?? 0), 0, accuracy: 1e-9)
    }

    func testTapBringsTheOppositeSectorRound() async throws {
        let wheel = makeWheel()
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.tap(0, of: wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(record.all("settled"), ["settled 4"])
        XCTAssertEqual(abs(wheel.rotation.degrees), 180, accuracy: 1e-9)
    }

    func testTapOnTheNeighbourTakesTheShortWay() async throws {
        let wheel = makeWheel()
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(window.tap(-135, of: wheel))
        try wheel.waitUntilSettled(record)
        XCTAssertEqual(wheel.selected, 1)
        XCTAssertEqual(wheel.rotation.degrees, -45, accuracy: 1e-9)
    }
}
