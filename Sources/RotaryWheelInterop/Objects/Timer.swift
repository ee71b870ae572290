import CRotaryWheelGtk

/// GLib's monotonic clock, which frame clocks share.
package enum MonotonicClock {
    package static var now: Duration { .microseconds(g_get_monotonic_time()) }
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
        let (seconds, attoseconds) = delay.components
        let milliseconds = max(
            0, seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
        // The source does not outlive the timer.
        let fire: @MainActor () -> Void = { [unowned self] in
            source = 0
            body()
        }
        source = unsafe g_timeout_add_full(
            G_PRIORITY_DEFAULT, guint(clamping: milliseconds),
            { data in
                unsafe ClosureBox<@MainActor () -> Void>.body(in: data!)()
                return 0
            }, ClosureBox.retained(fire), releaseBox)
    }

    package func stop() {
        guard source != 0 else { return }
        g_source_remove(source)
        source = 0
    }
}
