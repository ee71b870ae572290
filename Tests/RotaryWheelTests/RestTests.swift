import RotaryWheel
import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

/// Frames at rest, by the system's time.
@MainActor
final class RestTests: WidgetTestCase {
    override class var takesSystemTime: Bool { true }

    private func countFrames(of window: TestWindow, for duration: Duration) throws -> Int {
        try window.countFrames { try MainLoop.pass(duration) }
    }

    func testControlsAtRestRequestNoFrames() async throws {
        let (wheel, rim, dial) = (makeWheel(8), makeSpinningWheel(100), makeDial())
        dial.isExpanded = true
        let motions: [(SelectionControl, (TestWindow) throws -> Void)] = [
            (wheel, { try $0.perform($0.grab(from: 0, to: 200, step: 20, of: wheel) + [.release]) }),
            (rim, { _ in rim.scroll(to: 50) }),
            (dial, { _ in dial.turn(to: 3) }),
        ]
        for (control, move) in motions {
            let (_, window, record) = try shown(control)
            try move(window)
            try control.waitUntilSettled(record)
            // The last frames of the motion and a sharper one at rest.
            try window.waitForRest()
            XCTAssertEqual(try countFrames(of: window, for: .milliseconds(500)), 0, control.object.cssName)
            window.close()
        }
    }

    func testHeldWheelRequestsNoFrames() async throws {
        let (wheel, window, _) = try shown(makeWheel(8))
        try window.perform(window.grab(from: 0, to: 100, step: 20, of: wheel))
        // The sharper frame at rest.
        try window.waitForRest()
        XCTAssertEqual(try countFrames(of: window, for: .milliseconds(300)), 0)
        try InputDevice.releaseButton()
    }
}
