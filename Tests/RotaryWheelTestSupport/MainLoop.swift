import CRotaryWheelGtk
import RotaryWheelInterop

/// A condition that did not become true in time.
package struct DeadlineMissed: Error, CustomStringConvertible {
    package let description: String
}

/// Runs GLib's main loop in a test.
@MainActor
package enum MainLoop {
    /// Runs the main loop until a condition holds; fails after ten seconds.
    package static func wait(
        for what: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line,
        until condition: () -> Bool
    ) throws {
        let deadline = MonotonicClock.now + .seconds(10)
        // Wakes the loop, so that the condition is checked without other events.
        let waker = unsafe g_timeout_add(5, { _ in 1 }, nil)
        defer { g_source_remove(waker) }
        while !condition() {
            guard MonotonicClock.now < deadline else {
                throw DeadlineMissed(description: "\(file):\(line): waited in vain for \(what())")
            }
            g_main_context_iteration(nil, 1)
        }
    }

    /// Handles pending events.
    package static func drain() {
        while g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) }
    }

    /// Runs the main loop for a time in which nothing should happen.
    package static func observe(for duration: Duration) throws {
        let end = MonotonicClock.now + duration
        try wait(for: "the end of the observation") { MonotonicClock.now >= end }
    }
}
