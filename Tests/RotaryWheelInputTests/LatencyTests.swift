import CRotaryWheelGtk
import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// The frames that show the moves of a pointer.
@MainActor
final class LatencyTests: WidgetTestCase {
    override class var takesSystemTime: Bool { true }

    private static let moves = 24

    /// The frames between each change and the one that shows it.
    @MainActor
    private final class Delays {
        private(set) var all: [gint64] = []
        private var changed: [gint64] = []

        init(of widget: Widget, change: String) {
            let clock = unsafe Object(
                retaining: UnsafeMutableRawPointer(gtk_widget_get_frame_clock(widget.widget)!))
            let frame = { unsafe gdk_frame_clock_get_frame_counter(clock.opaque) }
            widget.connect(change) { [weak self] _ in self?.changed.append(frame()) }
            clock.connect("after-paint") { [weak self] _ in
                guard let self else { return }
                all += changed.map { frame() - $0 }
                changed = []
            }
        }
    }

    /// Drags a widget around; returns the delays of its changes.
    private func delays(of widget: Widget, change: String) throws -> Delays {
        let window = try show(widget, width: 300, height: 300)
        let delays = Delays(of: widget, change: change)
        let path = (0...Self.moves).map { move -> InputAction in
            window.point(Double(move) * 15, 0.7, of: widget)
        }
        try window.perform([path[0], .press] + path.dropFirst() + [.release])
        window.close()
        return delays
    }

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
            let delays = try delays(of: control, change: change).all
            XCTAssertGreaterThan(delays.count, 4, name)
            // GDK counts a frame when it draws it, after it has delivered the motion.
            XCTAssertLessThanOrEqual(try XCTUnwrap(delays.max()), 1, "\(name): frames of delay")
        }
    }
}
