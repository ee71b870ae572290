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
