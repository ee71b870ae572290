import CRotaryWheelGtk
import Foundation
package import RotaryWheel
package import RotaryWheelInterop

extension WidgetTestCase {
    /// Asserts that a wheel is finalized at the end of the test.
    package func watched(_ wheel: RotaryWheelWidget) -> RotaryWheelWidget {
        watch(wheel.object, "the wheel")
        return wheel
    }

    /// A watched wheel of numbered sectors.
    package func makeWheel(_ sectorCount: Int = 8) -> RotaryWheelWidget {
        watched(RotaryWheelWidget(sectorCount: sectorCount))
    }

    /// Shows a wheel in its own window.
    @discardableResult
    package func show(_ wheel: RotaryWheelWidget, width: Int = 480, height: Int = 480) throws -> TestWindow {
        try show(wheel.object, width: width, height: height)
    }
}

extension WidgetTestCase {
    /// Shows a wheel, performs input, and waits until the wheel settles.
    ///
    /// - Returns: the events since the wheel was shown.
    @discardableResult
    package func settle(
        _ wheel: RotaryWheelWidget, file: StaticString = #filePath, line: UInt = #line,
        after input: (TestWindow) -> [InputAction]
    ) throws -> EventRecord {
        let window = try show(wheel)
        let record = wheel.record()
        try window.perform(input(window))
        try wheel.waitUntilSettled(record, file: file, line: line)
        return record
    }
}

extension Widget {
    /// Sets the text direction.
    package func setRightToLeft() { unsafe gtk_widget_set_direction(widget, GTK_TEXT_DIR_RTL) }
}

extension RotaryWheelWidget {
    /// The wheel as a widget.
    package var object: Widget { unsafe Widget(retaining: widget) }

    /// Records all signals and notifications, except those of the motion.
    package func record() -> EventRecord {
        EventRecord(
            of: object,
            signals: ["settled", "sector-crossed", "spin-begin", "drag-begin", "drag-end", "activate"],
            except: EventRecord.motion)
    }

    /// The angle between the rotation and a sector's detent, in radians.
    package func distance(toDetentOf sector: Int) -> Double {
        guard let extent = extent(of: sector) else { return .infinity }
        return abs((rotation - extent.middle).wrapped.radians)
    }

    /// Waits for a number of `settled` emissions.
    package func waitUntilSettled(
        _ record: EventRecord, times: Int = 1, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try MainLoop.pass(
            until: "the wheel settles; events: \(record.events.suffix(20))", file: file, line: line
        ) {
            record.all("settled").count >= times
        }
    }

    /// Turns to a sector, and waits until the wheel moves.
    package func beginTurning(to sector: Int) throws {
        let start = rotation
        turn(to: sector)
        try MainLoop.pass(until: "the wheel moves") { rotation != start }
    }
}
