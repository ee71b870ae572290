import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// `drag-begin` and `drag-end` mean the same on all controls.
@MainActor
final class DragSignalTests: WidgetTestCase {
    /// The controls, each with a point on it, and points that lie beyond the drag threshold from there.
    private func controls() -> [(widget: Widget, start: (Double, Double), way: [(Double, Double)])] {
        let dial = makeDial()
        dial.isExpanded = true
        return [
            (makeWheel(8).object, (0.85, 0.5), [(0.85, 0.55), (0.84, 0.6), (0.83, 0.65)]),
            (makeSpinningWheel().object, (0.6, 0.5), [(0.55, 0.5), (0.5, 0.5), (0.45, 0.5)]),
            (dial.object, (0.5, 0.15), [(0.55, 0.15), (0.6, 0.16), (0.65, 0.18)]),
            (makeKnob(at: 50).object, (0.75, 0.5), [(0.75, 0.55), (0.74, 0.6), (0.73, 0.65)]),
        ]
    }

    private func signals(of widget: Widget) -> EventRecord {
        EventRecord(of: widget, signals: ["drag-begin", "drag-end"], except: widget.propertyNames)
    }

    private func point(_ fractions: (Double, Double), of widget: Widget, in window: TestWindow) -> InputAction
    {
        let (x, y) = window.point(
            fractions.0 * Double(widget.width), fractions.1 * Double(widget.height), of: widget)
        return .move(x: x, y: y)
    }

    func testATapEmitsNeither() async throws {
        for control in controls() {
            let window = try show(control.widget, width: 400, height: 400)
            let record = signals(of: control.widget)
            try window.perform(point(control.start, of: control.widget, in: window), .click(1))
            try MainLoop.pass(.milliseconds(100))
            XCTAssertEqual(record.events, [], control.widget.cssName)
        }
    }

    func testADragEmitsEachOnce() async throws {
        for control in controls() {
            let window = try show(control.widget, width: 400, height: 400)
            let record = signals(of: control.widget)
            try window.perform(point(control.start, of: control.widget, in: window), .press)
            XCTAssertEqual(record.events, [], control.widget.cssName)
            try window.perform(control.way.map { point($0, of: control.widget, in: window) })
            XCTAssertEqual(record.events, ["drag-begin"], control.widget.cssName)
            try window.perform(.release)
            try MainLoop.wait(for: "the end of the drag") { record.events.count > 1 }
            XCTAssertEqual(record.events.count, 2, control.widget.cssName)
            XCTAssertTrue(record.events[1].hasPrefix("drag-end "), control.widget.cssName)
        }
    }

    func testACanceledDragEndsToo() async throws {
        for control in controls() {
            let window = try show(control.widget, width: 400, height: 400)
            let record = signals(of: control.widget)
            try window.perform(point(control.start, of: control.widget, in: window), .press)
            try window.perform(
                control.way.map { point($0, of: control.widget, in: window) } + [.key("Escape")])
            try MainLoop.wait(for: "the end of the drag; \(record.events)") { record.events.count > 1 }
            try window.perform(.release)
            XCTAssertEqual(record.events.map { $0.split(separator: " ")[0] }, ["drag-begin", "drag-end"])
        }
    }
}
