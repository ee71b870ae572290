import RotaryWheel
import RotaryWheelTestSupport
import XCTest

/// Drags of the default style, whose first pixels decide.
@MainActor
final class KnobAutomaticDragTests: WidgetTestCase {
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
