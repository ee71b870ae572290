import CRotaryWheelGtk
import RotaryWheelInterop

/// What a test waited for in vain.
package struct DeadlineMissed: Error, CustomStringConvertible {
    package let description: String
}

/// The main loop of GLib, driven by a test.
@MainActor
package enum MainLoop {
    /// Handles events until a condition holds, or fails when that takes longer than ten seconds.
    package static func wait(
        for what: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line,
        until condition: () -> Bool
    ) throws {
        let deadline = MonotonicClock.now + .seconds(10)
        // Wakes the loop, so that the condition is looked at even when nothing else happens.
        let waker = unsafe g_timeout_add(5, { _ in 1 }, nil)
        defer { g_source_remove(waker) }
        while !condition() {
            guard MonotonicClock.now < deadline else {
                throw DeadlineMissed(description: "\(file):\(line): waited in vain for \(what())")
            }
            g_main_context_iteration(nil, 1)
        }
    }

    /// Handles what is pending, without waiting for anything.
    package static func drain() {
        while g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) }
    }

    /// Watches for a while in which nothing may happen.
    package static func observe(for duration: Duration) throws {
        let end = MonotonicClock.now + duration
        try wait(for: "the end of the observation") { MonotonicClock.now >= end }
    }
}
