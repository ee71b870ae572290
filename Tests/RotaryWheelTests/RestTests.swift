import CRotaryWheelGtk
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
        let (wheelRecord, rimRecord, dialRecord) = (wheel.record(), rim.record(), dial.record())
        let motions: [(Widget, (TestWindow) throws -> Void)] = [
            (
                wheel.object,
                { window in
                    try window.perform(window.grab(from: 0, to: 200, step: 20, of: wheel) + [.release])
                    try wheel.waitUntilSettled(wheelRecord)
                }
            ),
            (
                rim.object,
                { _ in
                    rim.scroll(to: 50)
                    try rim.waitUntilSettled(rimRecord)
                }
            ),
            (
                dial.object,
                { _ in
                    dial.turn(to: 3)
                    try dial.waitUntilSettled(dialRecord)
                }
            ),
        ]
        for (control, move) in motions {
            let window = try show(control)
            try move(window)
            // The last frames of the motion and a sharper one at rest.
            try window.waitForRest()
            XCTAssertEqual(try countFrames(of: window, for: .milliseconds(500)), 0, control.cssName)
            window.close()
        }
    }

    func testHeldWheelRequestsNoFrames() async throws {
        let wheel = makeWheel(8)
        let window = try show(wheel)
        try window.perform(window.grab(from: 0, to: 100, step: 20, of: wheel))
        // The sharper frame at rest.
        try window.waitForRest()
        XCTAssertEqual(try countFrames(of: window, for: .milliseconds(300)), 0)
        try InputDevice.releaseButton()
    }

    func testTurningWheelRequestsFrames() async throws {
        let wheel = makeWheel(8)
        wheel.settleDuration = .seconds(2)
        let window = try show(wheel)
        try wheel.beginTurning(to: 4)
        XCTAssertGreaterThan(try countFrames(of: window, for: .milliseconds(300)), 2)
    }
}
