import CRotaryWheelGtk
import Foundation
package import RotaryWheel
package import RotaryWheelInterop

extension WidgetTestCase {
    /// Sees to it that a wheel is gone when the test has ended.
    package func watched(_ wheel: RotaryWheelWidget) -> RotaryWheelWidget {
        watch(wheel.object, "the wheel")
        return wheel
    }

    /// A wheel of numbered sectors that is gone when the test has ended.
    package func makeWheel(_ sectorCount: Int = 8) -> RotaryWheelWidget {
        watched(RotaryWheelWidget(sectorCount: sectorCount))
    }

    /// Shows a wheel in a window of its own.
    @discardableResult
    package func show(_ wheel: RotaryWheelWidget, width: Int = 480, height: Int = 480) throws -> TestWindow {
        try show(wheel.object, width: width, height: height)
    }
}

extension Widget {
    /// Lets text run from right to left.
    package func setRightToLeft() { unsafe gtk_widget_set_direction(widget, GTK_TEXT_DIR_RTL) }
}

extension RotaryWheelWidget {
    /// The wheel as any GObject.
    package var object: Widget { unsafe Widget(retaining: widget) }

    /// Records all signals and notifications but those on the way.
    package func record() -> EventRecord {
        EventRecord(
            of: object, signals: ["settled", "sector-crossed", "drag-begin", "drag-end", "activate"],
            except: EventRecord.way)
    }

    /// How far the wheel stands from where a sector rests, in radians.
    package func distance(toDetentOf sector: Int) -> Double {
        guard let extent = extent(of: sector) else { return .infinity }
        return abs((rotation - extent.middle).wrapped.radians)
    }

    /// Waits until the wheel has settled so many times.
    package func waitUntilSettled(
        _ record: EventRecord, times: Int = 1, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try MainLoop.wait(
            for: "the wheel to settle; it told \(record.events.suffix(20))", file: file, line: line
        ) {
            record.all("settled").count >= times
        }
    }

    /// Waits until the wheel has begun to move to a sector.
    package func beginTurning(to sector: Int) throws {
        let start = rotation
        turn(to: sector)
        try MainLoop.wait(for: "the wheel to move") { rotation != start }
    }
}
