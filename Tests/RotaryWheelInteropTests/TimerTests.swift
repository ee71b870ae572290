import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

// Foundation has a Timer too.
private typealias Timer = RotaryWheelInterop.Timer

@MainActor
final class TimerTests: WidgetTestCase {
    override class var takesSystemTime: Bool { true }

    /// Waits until a timer that begins now has fired after 20 ms: those due before it have fired, too.
    private func waitForLaterTimer() throws {
        var isOver = false
        let later = Timer { isOver = true }
        later.start(after: .milliseconds(20))
        try MainLoop.wait(for: "the later timer") { isOver }
    }

    /// Creates a timer that counts its calls.
    private func makeTimer() -> (Timer, calls: () -> Int) {
        var calls = 0
        return (Timer { calls += 1 }, { calls })
    }

    func testTimerFiresOnce() async throws {
        let (timer, calls) = makeTimer()
        XCTAssertFalse(timer.isRunning)
        timer.start(after: .milliseconds(5))
        // A restart replaces the first start.
        timer.start(after: .milliseconds(10))
        XCTAssertTrue(timer.isRunning)
        XCTAssertEqual(calls(), 0)
        try MainLoop.wait(for: "the timer") { calls() > 0 }
        XCTAssertFalse(timer.isRunning)
        try waitForLaterTimer()
        XCTAssertEqual(calls(), 1)
        // A negative delay ends in the next iteration.
        timer.start(after: .seconds(-5))
        try MainLoop.wait(for: "the timer") { calls() == 2 }
    }

    func testTimerNeverFiresEarly() async throws {
        let start = MonotonicClock.now
        var end: Duration?
        let timer = Timer { end = MonotonicClock.now }
        timer.start(after: .microseconds(20_400))
        try MainLoop.wait(for: "the timer") { end != nil }
        XCTAssertGreaterThanOrEqual((end ?? start) - start, .milliseconds(20))
    }

    func testStoppedAndReleasedTimersDoNotFire() async throws {
        let (timer, calls) = makeTimer()
        timer.start(after: .milliseconds(5))
        timer.stop()
        timer.stop()
        XCTAssertFalse(timer.isRunning)
        var released: Timer? = Timer { XCTFail("The timer is released.") }
        released?.start(after: .milliseconds(1))
        released = nil
        try waitForLaterTimer()
        XCTAssertEqual(calls(), 0)
    }

    func testTimerRestartsItself() async throws {
        var calls = 0
        var timer: Timer?
        timer = Timer {
            calls += 1
            if calls < 3 { timer?.start(after: .milliseconds(1)) }
        }
        timer?.start(after: .milliseconds(1))
        try MainLoop.wait(for: "three times") { calls == 3 }
        timer = nil
    }
}
