import CRotaryWheelGtk

/// Where all time comes from: in programs from the system and from frame clocks, in tests from a clock that they advance.
@MainActor
package protocol TimeSource {
    /// The time since an arbitrary start.
    var now: Duration { get }
    /// Whether events have times of their own; else each happens when it is handled.
    var hasEventTimes: Bool { get }
    /// The number of a widget's current frame; `nil` outside of a window.
    func frame(of widget: Widget) -> Int64?
    /// Calls a closure once after a delay.
    ///
    /// - Returns: a number other than 0 for ``cancelCall(_:)``.
    func call(after delay: Duration, _ body: @escaping @MainActor () -> Void) -> UInt32
    func cancelCall(_ id: UInt32)
    /// Calls a closure in each frame of a widget while it returns `true`.
    ///
    /// - Returns: a number other than 0 for ``cancelFrames(_:of:)``.
    func callInFrames(of widget: Widget, _ body: @escaping Widget.TickHandler) -> UInt32
    func cancelFrames(_ id: UInt32, of widget: Widget)
}

/// GLib's monotonic clock, which frame clocks share, and its main loop.
package struct SystemTime: TimeSource {
    package init() {}

    package var now: Duration { .microseconds(g_get_monotonic_time()) }

    package var hasEventTimes: Bool { true }

    package func frame(of widget: Widget) -> Int64? {
        unsafe gtk_widget_get_frame_clock(widget.widget).map {
            unsafe Int64(gdk_frame_clock_get_frame_counter($0))
        }
    }

    package func call(after delay: Duration, _ body: @escaping @MainActor () -> Void) -> UInt32 {
        let (seconds, attoseconds) = delay.components
        let milliseconds = max(
            0, seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
        return unsafe g_timeout_add_full(
            G_PRIORITY_DEFAULT, guint(clamping: milliseconds),
            { data in
                unsafe ClosureBox<@MainActor () -> Void>.body(in: data!)()
                return 0
            }, ClosureBox.retained(body), releaseBox)
    }

    package func cancelCall(_ id: UInt32) { g_source_remove(id) }

    package func callInFrames(of widget: Widget, _ body: @escaping Widget.TickHandler) -> UInt32 {
        widget.addTickCallback(body)
    }

    package func cancelFrames(_ id: UInt32, of widget: Widget) { widget.removeTickCallback(id) }
}
