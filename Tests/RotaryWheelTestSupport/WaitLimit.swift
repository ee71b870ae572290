/// The limit of a wait.
///
/// A machine that stands still, as a virtual one may, is not late by that time.
package struct WaitLimit {
    /// The longest part that counts.
    package static let step = Duration.milliseconds(250)

    private var rest: Duration
    private var last = ContinuousClock.now

    package init(_ duration: Duration) { rest = duration }

    /// Whether the time is over; it passes by the calls.
    package mutating func isOver() -> Bool {
        let now = ContinuousClock.now
        (rest, last) = (rest - min(now - last, Self.step), now)
        return rest <= .zero
    }
}
