import CRotaryWheelGtk

/// The clock of all motions.
@MainActor
package enum MonotonicClock {
    /// The clock, timers and frames of the process.
    package static var source: any TimeSource = SystemTime()

    package static var now: Duration { source.now }
}

/// Calls a closure once after a delay.
@MainActor
package final class Timer {
    private var source: guint = 0
    private let body: @MainActor () -> Void

    package init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    isolated deinit { stop() }

    package var isRunning: Bool { source != 0 }

    /// Restarts the delay.
    package func start(after delay: Duration) {
        stop()
        // The source does not outlive the timer.
        source = MonotonicClock.source.call(after: delay) { [unowned self] in
            source = 0
            body()
        }
    }

    package func stop() {
        guard source != 0 else { return }
        MonotonicClock.source.cancelCall(source)
        source = 0
    }
}
