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
        var clock = EventClock()
        let start = clock.time(ofMilliseconds: 1000)
        // Handled in an instant, as after a delay of the main loop.
        let times = [1016, 1032, 4000, 4016].map { clock.time(ofMilliseconds: $0) - start }
        XCTAssertEqual(times, [16, 32, 3000, 3016].map { .milliseconds($0) })
    }

    func testCounterWrapsAround() async {
        var clock = EventClock()
        let start = clock.time(ofMilliseconds: .max - 9)
        XCTAssertEqual(clock.time(ofMilliseconds: 6) - start, .milliseconds(16))
    }

    func testTimeIsMonotonic() async {
        var clock = EventClock()
        _ = clock.time(ofMilliseconds: 1000)
        let later = clock.time(ofMilliseconds: 1100)
        XCTAssertEqual(clock.time(ofMilliseconds: 1050), later)
    }
}
