import RotaryWheelInterop
import RotaryWheelTestSupport
import XCTest

@MainActor
final class EventClockTests: WidgetTestCase {
    override class var takesSystemTime: Bool { true }

    func testFirstEventAndOneWithoutATimestampAreNow() async {
        for milliseconds in [5_000_000, 0] as [UInt32] {
            var clock = EventClock()
            let before = MonotonicClock.now
            let time = clock.time(ofMilliseconds: milliseconds)
            XCTAssert(before <= time && time <= MonotonicClock.now, "\(milliseconds)")
        }
    }

    func testIntervalsFollowTheTimestamps() async {
        let cases: [(first: UInt32, later: [UInt32], intervals: [Int])] = [
            // Handled in an instant, as after a delay of the main loop.
            (1000, [1016, 1032, 4000, 4016], [16, 32, 3000, 3016]),
            // The counter wraps around.
            (.max - 9, [6], [16]),
            // The time is monotonic.
            (1000, [1100, 1050], [100, 100]),
        ]
        for (first, later, intervals) in cases {
            var clock = EventClock()
            let start = clock.time(ofMilliseconds: first)
            let times = later.map { clock.time(ofMilliseconds: $0) - start }
            XCTAssertEqual(times, intervals.map { .milliseconds($0) }, "\(first), \(later)")
        }
    }
}
