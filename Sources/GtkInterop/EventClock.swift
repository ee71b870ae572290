/// Brings the times of events to the monotonic clock, so that pauses between them are true however late
/// they are handled.
package struct EventClock {
    private var offset: Duration?

    package init() {}

    /// The time of the event that a controller is handling, never later than now.
    @MainActor
    package mutating func time(of controller: EventController) -> Duration {
        time(ofMilliseconds: controller.eventMilliseconds)
    }

    mutating func time(ofMilliseconds milliseconds: UInt32) -> Duration {
        let now = MonotonicClock.now
        guard milliseconds != 0 else { return now }
        let event = Duration.milliseconds(milliseconds)
        let known = offset ?? (now - event)
        offset = known
        let time = event + known
        // A server's clock that has been set, or has wrapped round, starts anew.
        guard time <= now, now - time < .seconds(1) else {
            offset = now - event
            return now
        }
        return time
    }
}
