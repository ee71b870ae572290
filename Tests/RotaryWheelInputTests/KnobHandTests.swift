import RotaryWheel
import RotaryWheelTestSupport
import XCTest

/// Drags that are not live or of the default style, laps, and hands against automation and controllers.
///
/// The first pixels of a drag of the default style decide.
@MainActor
final class KnobHandTests: WidgetTestCase {
    func testKnobThatIsNotLiveChangesAtTheReleaseUnlessEscapeKeepsItsValue() async throws {
        for (end, value) in [([InputAction.release], 40), ([.key("Escape"), .release], 30)] {
            let (knob, window, record) = try shown(makeKnob(at: 30), isFocused: true) { $0.isLive = false }
            try window.perform(turn(knob, in: window, from: 0, by: [30]))
            XCTAssertEqual(knob.value, 30)
            XCTAssertEqual(knob.text, "40")
            XCTAssertTrue(knob.object.hasStyleClass("preview"))
            try window.perform(end)
            XCTAssertEqual(knob.value, Double(value))
            XCTAssertEqual(knob.text, "\(value)")
            XCTAssertFalse(knob.object.hasStyleClass("preview"))
            XCTAssertEqual(record.count("notify value"), value == 30 ? 0 : 1)
            XCTAssertEqual(record.all("drag-end"), ["drag-end \(value).0"])
        }
    }

    func testLapsHaveADirection() async throws {
        var laps: [Int] = []
        let (knob, window, _) = try shown(makeKnob(at: 95)) { knob in
            knob.wraps = true
            knob.onWrapped = { laps.append($1) }
        }
        try window.focus()
        try window.perform(turn(knob, in: window, from: 0, by: [40, -60]) + [.release])
        XCTAssertEqual(laps, [1, -1])
        knob.value = 0
        try window.perform(.key("Down"), .key("Up"))
        XCTAssertEqual(laps, [1, -1, -1, 1])
    }

    func testSlowVelocityDragIsFine() async throws {
        let (knob, window, _) = try shown(makeKnob(in: 0...1000)) { $0.dragStyle = .velocity }
        guard case .move(let x, let y) = window.point(0, 0, of: knob) else { return XCTFail() }
        let way = (0...20).map { InputAction.jump(x: x + Double($0), y: y) }
        try window.perform(way[0], .press)
        for move in way.dropFirst() {
            try window.perform(.hold(30))
            // After a layout, GDK reports the place of a resting pointer.
            knob.object.queueAllocate()
            try window.perform(.hold(20), move)
        }
        try window.perform(.release)
        // At most 20 pixels a second: a tenth of 5 for each pixel, also of the first beyond the threshold.
        let slow = knob.value
        XCTAssertGreaterThan(slow, 0)
        XCTAssertLessThanOrEqual(slow, 10)
        knob.value = 0
        try window.perform([way[0], .press, way[10], way[20], .release])
        XCTAssertGreaterThan(knob.value, 3 * slow)
    }

    func testHandWinsOverAutomationAndControllers() async throws {
        let (knob, window, _) = try shown(makeKnob(at: 30))
        XCTAssertTrue(knob.automate(31))
        try window.perform(window.point(0, 0.6, of: knob), .press)
        XCTAssertTrue(knob.isTouched)
        XCTAssertFalse(knob.automate(80))
        XCTAssertFalse(knob.setControllerValue(0.8, takesOver: false))
        XCTAssertEqual(knob.value, 31)
        try window.perform(.release)
        XCTAssertTrue(knob.automate(80))
        XCTAssertEqual(knob.value, 80)
    }

    func testControllerTakesOverSoftly() async throws {
        let (knob, _, record) = try shown(makeKnob(at: 50))
        for (place, value) in [(0.1, 50.0), (0.3, 50), (0.6, 60), (0.2, 20)] {
            knob.setControllerValue(place)
            XCTAssertEqual(knob.value, value, accuracy: 1e-9)
        }
        XCTAssertEqual(record.all("drag-begin").count, 1)
        // The knob rounds its value, and still follows.
        for (place, value) in [(0.204, 20.0), (0.208, 21), (0.2, 20)] {
            XCTAssertTrue(knob.setControllerValue(place))
            XCTAssertEqual(knob.value, value)
        }
        knob.turnController(by: 3)
        XCTAssertEqual(knob.value, 23)
        XCTAssertTrue(knob.setControllerValue(0.9, takesOver: false))
        XCTAssertEqual(knob.value, 90)
        knob.canControl = false
        XCTAssertFalse(knob.setControllerValue(0.5, takesOver: false))
        XCTAssertEqual(record.all("drag-end"), ["drag-end 90.0"])
    }

    /// The values of a knob of the app's size, as a pointer presses at a point from its center and moves along a path.
    private func drag(
        from start: (x: Double, y: Double), _ name: String, along path: [(x: Double, y: Double)]
    ) throws -> [Double] {
        let (knob, window, _) = try shown(makePlainKnob(at: 40)) { $0.dragStyle = nil }
        let values = followValue(of: knob)
        let (x, y): (Double, Double) = window.place(0, 0, of: knob)
        let points = ([start] + path).map { InputAction.move(x: x + $0.x, y: y + $0.y) }
        try window.perform([points[0], .press] + points.dropFirst() + [.release])
        window.close()
        let steps = zip([40] + values(), values()).map { abs($1 - $0) }
        XCTAssertLessThan(steps.max() ?? 0, 5, "\(name) jumps")
        return values()
    }

    /// A point around the center.
    private func point(_ degrees: Double) -> (x: Double, y: Double) {
        (38 * cos(degrees / 180 * .pi), 38 * sin(degrees / 180 * .pi))
    }

    func testStraightPullIsStraightFromEverywhere() async throws {
        for (start, way, value) in [
            // Through the center, and beside it, where the turn about the center is the other way round.
            ((0.0, 17.0), (0.0, -80.0), 78.0), ((0, 10), (0, -110), 93), ((0, 0), (0, -60), 68),
            ((38, 0), (0, -100), 84), ((-38, 0), (0, 60), 16), ((0, 38), (100, 0), 84),
            ((38, 10), (0, 60), 12),
        ] {
            let count = Int(max(abs(way.0), abs(way.1)) / 2)
            let path = (1...count).map { step in
                let part = Double(step) / Double(count)
                return (x: start.0 + part * way.0, y: start.1 + part * way.1)
            }
            let values = try drag(from: start, "\(start) \(way)", along: path)
            // The decision takes some of the way, 16 pixels where a turn begins alike.
            XCTAssertEqual(try XCTUnwrap(values.last), value, accuracy: 5, "\(start) \(way)")
            XCTAssertTrue(zip(values, values.dropFirst()).allSatisfy { ($0 < $1) == (value > 40) }, "one way")
        }
    }

    func testTurnIsCircularAndStaysAtAnEnd() async throws {
        // Up on the right side is less, and left at the bottom is more.
        for (start, turned, value) in [(0.0, -90.0, 17.0), (90, 100, 66), (-90, 60, 53), (-90, 300, 100)] {
            let path = stride(from: 0, through: turned, by: turned < 0 ? -3 : 3).map { point(start + $0) }
            let values = try drag(from: point(start), "\(start)", along: path)
            XCTAssertEqual(try XCTUnwrap(values.last), value, accuracy: 3, "\(start) \(turned)")
        }
    }

    func testDecisionStaysForThePress() async throws {
        let up = stride(from: 18.0, through: -20, by: -2).map { (x: 38.0, y: $0) }
        let around = stride(from: 0.0, through: -180, by: -3).map { (x: point($0).x, y: point($0).y - 20) }
        let values = try drag(from: (38, 20), "then around", along: up + around)
        XCTAssertEqual(try XCTUnwrap(values.last), 56, accuracy: 3, "its height alone counts")
    }
}
