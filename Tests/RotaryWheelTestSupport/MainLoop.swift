import CRotaryWheelGtk
import RotaryWheelInterop

/// A condition that did not become true in time.
package struct DeadlineMissed: Error, CustomStringConvertible { package let description: String }

/// Runs GLib's main loop in a test.
@MainActor
package enum MainLoop {
    /// The clock of the test; `nil` where the test takes the time of the system.
    package static var time: TestTime? { MonotonicClock.source as? TestTime }

    /// Runs the main loop until a condition holds; fails after ten seconds.
    ///
    /// The clock of the test advances by a frame in each turn, unless it stands still.
    package static func wait(
        for what: @autoclosure () -> String, standingStill: Bool = false, file: StaticString = #filePath,
        line: UInt = #line, until condition: () -> Bool
    ) throws {
        var limit = WaitLimit(.seconds(10))
        // Wakes the loop, so that the condition is checked without other events.
        let waker = unsafe g_timeout_add(time == nil ? 5 : 1, { _ in 1 }, nil)
        defer { g_source_remove(waker) }
        while !condition() {
            guard !limit.isOver() else {
                throw DeadlineMissed(description: "\(file):\(line): waited in vain for \(what())")
            }
            g_main_context_iteration(nil, 1)
            time?.advance(by: standingStill ? .zero : TestTime.frame)
        }
    }

    /// Passes time until a condition holds; fails after ten seconds of the system's time, or a minute of the test's.
    package static func pass(
        until what: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line,
        _ condition: () -> Bool
    ) throws {
        guard let time else { return try wait(for: what(), file: file, line: line, until: condition) }
        let end = time.now + .seconds(60)
        drain()
        while !condition() {
            guard time.now < end else {
                throw DeadlineMissed(description: "\(file):\(line): passed time in vain until \(what())")
            }
            time.advance(by: TestTime.frame)
        }
    }

    /// Passes time.
    package static func pass(_ duration: Duration) throws {
        if let time { return time.advance(by: duration) }
        let end = MonotonicClock.now + duration
        try wait(for: "the end of \(duration)") { MonotonicClock.now >= end }
    }

    /// Handles what is due.
    package static func drain() {
        iterate()
        time?.advance(by: .zero)
    }

    /// Handles pending events.
    static func iterate() { while g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) } }
}
