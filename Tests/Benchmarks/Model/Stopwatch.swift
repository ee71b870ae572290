/// Measures how long a call takes.
struct Stopwatch {
    private let rounds = 7
    static let calls = 100_000

    /// The nanoseconds that a call takes: the median of some rounds.
    ///
    /// - Parameter call: does a round's work, and returns what depends on all of it, so that none is optimised away.
    func nanoseconds(_ call: (Int) -> Int) -> Double {
        let clock = ContinuousClock()
        var sum = 0
        let times = (0..<rounds).map { _ in
            clock.measure { for number in 0..<Self.calls { sum &+= call(number) } } / Self.calls
        }
        precondition(sum != .min)
        return times.sorted()[rounds / 2] / .nanoseconds(1)
    }
}
