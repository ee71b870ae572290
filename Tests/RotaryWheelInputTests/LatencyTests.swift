import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The frames that show the moves of a pointer.
@MainActor
final class LatencyTests: WidgetTestCase {
    override class var takesSystemTime: Bool { true }

    func testEachMoveShowsInItsFrame() async throws {
        let dial = makeDial()
        dial.isExpanded = true
        let controls: [(String, Widget, String)] = [
            ("wheel", makeWheel().object, "rotated"),
            ("spinning wheel", makeSpinningWheel().object, "notify::position"),
            ("dial menu", dial.object, "notify::current"),
            ("knob", makeKnob(in: 0...10_000).object, "value-changed"),
        ]
        for (name, control, change) in controls {
            let window = try show(control, width: 300, height: 300)
            let clock = window.frameClock
            let frame = { gdk_frame_clock_get_frame_counter(clock.opaque) }
            var (changed, delays): ([gint64], [gint64]) = ([], [])
            control.connect(change) { _ in changed.append(frame()) }
            // The frames between each change and the one that shows it.
            clock.connect("after-paint") { _ in
                delays += changed.map { frame() - $0 }
                changed = []
            }
            try window.perform(window.grab(from: 0, to: 360, step: 15, 0.7, of: control) + [.release])
            window.close()
            XCTAssertGreaterThan(delays.count, 4, name)
            // GDK counts a frame when it draws it, after it has delivered the motion.
            XCTAssertLessThanOrEqual(try XCTUnwrap(delays.max()), 1, "\(name): frames of delay")
        }
    }
}
