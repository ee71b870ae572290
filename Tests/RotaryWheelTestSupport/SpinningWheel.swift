import CRotaryWheelGtk
import Foundation
package import RotaryWheel
package import RotaryWheelInterop

extension WidgetTestCase {
    /// Asserts that a spinning wheel is finalized at the end of the test.
    package func watched(_ wheel: SpinningWheelWidget) -> SpinningWheelWidget {
        watch(wheel.object, "the spinning wheel")
        return wheel
    }

    /// A watched spinning wheel with the items "Item 1", "Item 2" and so on.
    package func makeSpinningWheel(_ count: Int = 40) -> SpinningWheelWidget {
        let wheel = watched(SpinningWheelWidget())
        wheel.show(ListModel(ofNumberedStrings: count))
        return wheel
    }

    /// Shows a spinning wheel in its own window.
    @discardableResult
    package func show(_ wheel: SpinningWheelWidget, width: Int = 560, height: Int = 200) throws -> TestWindow
    {
        try show(wheel.object, width: width, height: height)
    }
}

extension ListModel {
    /// A GtkStringList of "Item 1", "Item 2" and so on.
    package convenience init(ofNumberedStrings count: Int) {
        let list = unsafe gtk_string_list_new(nil)!
        for number in 0..<count { unsafe gtk_string_list_append(list, "Item \(number + 1)") }
        unsafe self.init(adopting: UnsafeMutableRawPointer(list))
    }
}

extension SpinningWheelWidget {
    /// The spinning wheel as a widget.
    package var object: Widget { unsafe Widget(retaining: widget) }

    /// Sets the model.
    package func show(_ list: ListModel?) {
        withExtendedLifetime(list) { unsafe model = unsafe list?.opaque }
    }

    /// The item widgets in order.
    package var items: [Widget] { Array(object.children.dropFirst()) }

    /// Records all signals and notifications, except those of the motion.
    package func record() -> EventRecord {
        EventRecord(
            of: object, signals: ["settled", "drag-begin", "drag-end", "activate"], except: EventRecord.motion
        )
    }

    /// Waits for a number of `settled` emissions.
    package func waitUntilSettled(
        _ record: EventRecord, times: Int = 1, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try MainLoop.pass(
            until: "the wheel settles; events: \(record.events.suffix(20))", file: file, line: line
        ) { record.all("settled").count >= times }
    }
}

extension TestWindow {
    /// A point at a distance from the center, in pixels.
    package func point(_ dx: Double, _ dy: Double = 0, of wheel: SpinningWheelWidget) -> InputAction {
        let object = wheel.object
        let (x, y) = point(Double(object.width) / 2 + dx, Double(object.height) / 2 + dy, of: object)
        return .move(x: x, y: y)
    }

    /// A pointer path along the rim.
    package func path(
        from start: Double, to end: Double, step: Double = 12, of wheel: SpinningWheelWidget
    ) -> [InputAction] {
        let count = Int((abs(end - start) / step).rounded(.up))
        return (1...count).map { point(start + (end - start) * Double($0) / Double(count), of: wheel) }
    }

    /// A drag along the rim, with a pause before the release.
    package func drag(from start: Double, to end: Double, of wheel: SpinningWheelWidget) -> [InputAction] {
        [point(start, of: wheel), .press] + path(from: start, to: end, of: wheel) + [.hold(200), .release]
    }
}
