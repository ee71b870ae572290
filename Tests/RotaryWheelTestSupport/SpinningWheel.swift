import CRotaryWheelGtk
import Foundation
package import RotaryWheel
package import RotaryWheelInterop

extension WidgetTestCase {
    /// Sees to it that a spinning wheel is gone when the test has ended.
    package func watched(_ wheel: SpinningWheelWidget) -> SpinningWheelWidget {
        watch(wheel.object, "the spinning wheel")
        return wheel
    }

    /// A spinning wheel with the items "Item 1", "Item 2" and so on, gone when the test has ended.
    package func makeSpinningWheel(_ count: Int = 40) -> SpinningWheelWidget {
        let wheel = watched(SpinningWheelWidget())
        wheel.show(ListModel(ofNumberedStrings: count))
        return wheel
    }

    /// Shows a spinning wheel in a window of its own.
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
    /// The wheel as any GObject.
    package var object: Widget { unsafe Widget(retaining: widget) }

    /// Shows a list.
    package func show(_ list: ListModel?) {
        withExtendedLifetime(list) { unsafe model = unsafe list?.opaque }
    }

    /// The widgets of the items, in their order.
    package var items: [Widget] { object.children }

    /// Records all signals and notifications but those on the way.
    package func record() -> EventRecord {
        EventRecord(
            of: object, signals: ["settled", "drag-begin", "drag-end", "activate"], except: EventRecord.way)
    }

    /// Waits until the wheel has settled so many times.
    package func waitUntilSettled(
        _ record: EventRecord, times: Int = 1, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try MainLoop.wait(
            for: "the wheel to settle; it told \(record.events.suffix(20))", file: file, line: line
        ) { record.all("settled").count >= times }
    }
}

extension TestWindow {
    /// The point of a spinning wheel at some way from its middle, in pixels.
    package func point(_ dx: Double, _ dy: Double = 0, of wheel: SpinningWheelWidget) -> HandAction {
        let object = wheel.object
        let (x, y) = point(Double(object.width) / 2 + dx, Double(object.height) / 2 + dy, of: object)
        return .move(x: x, y: y)
    }

    /// A pointer's way along the rim, from one point to another.
    package func way(
        from start: Double, to end: Double, step: Double = 12, of wheel: SpinningWheelWidget
    ) -> [HandAction] {
        let count = Int((abs(end - start) / step).rounded(.up))
        return (1...count).map { point(start + (end - start) * Double($0) / Double(count), of: wheel) }
    }

    /// A drag along the rim that is let go without speed.
    package func drag(from start: Double, to end: Double, of wheel: SpinningWheelWidget) -> [HandAction] {
        [point(start, of: wheel), .press] + way(from: start, to: end, of: wheel) + [.hold(200), .release]
    }
}
