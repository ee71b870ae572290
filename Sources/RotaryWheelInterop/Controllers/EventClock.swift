/// Converts event times to the monotonic clock.
///
/// The first event is now; later ones follow by their own timestamps. So the intervals stay exact when events are
/// handled late.
@MainActor
package struct EventClock {
    private var last: (milliseconds: UInt32, time: Duration)?

    package init() {}

    /// The time of a controller's current event.
    package mutating func time(of controller: EventController) -> Duration {
        time(ofMilliseconds: controller.eventMilliseconds)
    }

    /// The time of an event in the display server's milliseconds; 0 if unknown.
    package mutating func time(ofMilliseconds milliseconds: UInt32) -> Duration {
        guard milliseconds != 0, MonotonicClock.source.hasEventTimes else { return MonotonicClock.now }
        guard let last else {
            let now = MonotonicClock.now
            self.last = (milliseconds, now)
            return now
        }
        // The counter wraps after 49 days.
        let passed = Int32(bitPattern: milliseconds &- last.milliseconds)
        guard passed > 0 else { return last.time }
        let time = last.time + .milliseconds(passed)
        self.last = (milliseconds, time)
        return time
    }
}
