/// Recognizes changes in successive frames, such as those of an animated value.
@MainActor
package final class FrameSeries {
    /// The longest pause within a series in frames, and the time without a change that ends it.
    private static let (pause, end) = (Int64(3), Duration.milliseconds(100))

    private let widget: Widget
    private let ended: @MainActor () -> Void
    private var lastFrame: Int64?
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
        guard let frame = widget.frame else { return finish() }
        if let lastFrame, frame != lastFrame { isOn = frame - lastFrame <= Self.pause }
        (lastFrame, hasChanged) = (frame, true)
        if isOn, !timer.isRunning { timer.start(after: Self.end) }
    }

    private func check() {
        guard hasChanged else { return finish() }
        hasChanged = false
        timer.start(after: Self.end)
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
