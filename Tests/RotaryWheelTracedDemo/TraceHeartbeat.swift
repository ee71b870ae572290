#if DEBUG
import CRotaryWheelGtk
import Glibc

/// Prints the longest main loop iteration on standard output, for tests of responsiveness.
///
/// Times are CPU time of the main thread, which does not depend on the load of the machine.
@MainActor
enum TraceHeartbeat {
    private static var busySince = 0.0
    private static var longest = 0.0

    /// Prints `BUSY milliseconds` four times a second: the longest main loop iteration since the last line.
    static func begin() {
        busySince = now
        unsafe g_main_context_set_poll_func(nil) { files, count, timeout in
            MainActor.assumeIsolated { TraceHeartbeat.endTurn() }
            let ready = unsafe g_poll(files, count, timeout)
            MainActor.assumeIsolated { TraceHeartbeat.busySince = TraceHeartbeat.now }
            return ready
        }
        unsafe g_timeout_add_full(
            G_PRIORITY_HIGH, 250,
            { _ in
                MainActor.assumeIsolated {
                    Trace.say("BUSY \(TraceHeartbeat.longest)")
                    TraceHeartbeat.longest = 0
                }
                return 1
            }, nil, nil)
    }

    private static func endTurn() { longest = max(longest, now - busySince) }

    private static var now: Double { Trace.milliseconds(of: CLOCK_THREAD_CPUTIME_ID) }
}
#endif
