/// Recognizes changes in successive frames, such as those of an animated value.
@MainActor
package final class FrameSeries {
    /// The longest time between two changes of a series.
    private static let pause = Duration.milliseconds(100)

    private let widget: Widget
    private let ended: @MainActor () -> Void
    private var last: (frame: Int64, time: Duration)?
    /// Whether the widget changed since the timer was started.
    private var hasChanged = false
    private lazy var timer = Timer { [weak self] in self?.check() }

    /// Whether the last change was one of a series.
    package private(set) var isOn = false

    /// - Parameter ended: runs after the end of a series.
    package init(on widget: Widget, ended: @escaping @MainActor () -> Void) {
        (self.widget, self.ended) = (widget, ended)
    }

    /// Notes a change.
    package func note() {
        guard let frame = MonotonicClock.source.frame(of: widget) else { return finish() }
        let now = MonotonicClock.now
        if let last, frame != last.frame { isOn = now - last.time <= Self.pause }
        (last, hasChanged) = ((frame, now), true)
        if isOn, !timer.isRunning { timer.start(after: Self.pause) }
    }

    private func check() {
        guard hasChanged else { return finish() }
        hasChanged = false
        timer.start(after: Self.pause)
    }

    /// Ends a series immediately.
    package func finish() {
        guard isOn else { return }
        stop()
        ended()
    }

    /// Ends a series without running the closure.
    package func stop() {
        timer.stop()
        isOn = false
    }
}
