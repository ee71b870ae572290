import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// `drag-begin` and `drag-end` mean the same on all controls.
@MainActor
final class DragSignalTests: WidgetTestCase {
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
            (makeWheel().object, "rotation", [(0.85, 0.5), (0.85, 0.55), (0.84, 0.6), (0.83, 0.65)]),
            (makeSpinningWheel().object, "position", [(0.6, 0.5), (0.55, 0.5), (0.5, 0.5), (0.45, 0.5)]),
            (dial.object, nil, [(0.5, 0.15), (0.55, 0.15), (0.6, 0.16), (0.65, 0.18)]),
            (makeKnob(at: 50).object, "value", [(0.75, 0.5), (0.75, 0.55), (0.74, 0.6), (0.73, 0.65)]),
        ]
        for (widget, property, way) in controls {
            let window = try show(widget, width: 400, height: 400)
            let points: [InputAction] = way.map { fractions in
                let (x, y) = window.point(
                    fractions.0 * Double(widget.width), fractions.1 * Double(widget.height), of: widget)
                return .move(x: x, y: y)
            }
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
                }
                XCTAssertEqual(
                    record.events.map { $0.split(separator: " ")[0] }, ["drag-begin", "drag-end"], name)
            }
        }
    }
}
