/// Calls a closure in each frame of a widget while running.
@MainActor
package final class FrameTicker {
    private let widget: Widget
    private var id: UInt32 = 0
    private let body: @MainActor (_ time: Duration) -> Void

    /// Creates a ticker for a borrowed widget; it stops when the widget is finalized.
    package init(on widget: Widget, _ body: @escaping @MainActor (_ time: Duration) -> Void) {
        self.widget = widget
        self.body = body
    }

    package var isRunning: Bool { id != 0 }

    package func start() {
        guard !isRunning else { return }
        id = MonotonicClock.source.callInFrames(of: widget) { [weak self] time in
            self?.body(time)
            return self?.isRunning ?? false
        }
    }

    package func stop() {
        guard isRunning else { return }
        MonotonicClock.source.cancelFrames(id, of: widget)
        id = 0
    }
}
