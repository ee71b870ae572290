/// Brings the times of a gesture's events to the monotonic clock.
///
/// The first event counts as now. From there on the events' own times tell, so that the pauses between them are
/// true however late they are handled: a program that was held up must not take a slow hand for a fast one.
package struct EventClock {
    private var last: (milliseconds: UInt32, time: Duration)?

    package init() {}

    /// The time of the event that a controller is handling.
    @MainActor
    package mutating func time(of controller: EventController) -> Duration {
        time(ofMilliseconds: controller.eventMilliseconds)
    }

    /// The time of an event, which the display server counts in milliseconds; 0 when it does not know.
    package mutating func time(ofMilliseconds milliseconds: UInt32) -> Duration {
        guard milliseconds != 0 else { return MonotonicClock.now }
        guard let last else {
            let now = MonotonicClock.now
            self.last = (milliseconds, now)
            return now
        }
        // The count wraps round after seven weeks.
        let passed = Int32(bitPattern: milliseconds &- last.milliseconds)
        guard passed > 0 else { return last.time }
        let time = last.time + .milliseconds(passed)
        self.last = (milliseconds, time)
        return time
    }
}
