import CRotaryWheelGtk
import CRotaryWheelTestSupport
package import RotaryWheelInterop

/// A clock that stands still unless a test advances it; it has a frame every 16 ms.
///
/// Timers and frames run in the order of their times. Events happen when they are handled.
@MainActor
package final class TestTime: TimeSource {
    package static let shared = TestTime()
    package static let frame = Duration.milliseconds(16)

    package private(set) var now = Duration.seconds(1000)
    package let hasEventTimes = false

    private struct Call {
        let id: UInt32
        let due: Duration
        let body: @MainActor () -> Void
    }

    private struct Ticks {
        let id: UInt32
        let widget: WeakObject
        let body: Widget.TickHandler
    }

    // The numbers of GLib's sources are smaller.
    private var lastID = UInt32(1) << 31
    private var calls: [Call] = []
    private var ticks: [Ticks] = []

    /// Whether a timer or a motion is running.
    package var isBusy: Bool { !calls.isEmpty || !ticks.isEmpty }

    package func frame(of widget: Widget) -> Int64? {
        unsafe gtk_widget_get_frame_clock(widget.widget) == nil ? nil : Int64(now / Self.frame)
    }

    package func call(after delay: Duration, _ body: @escaping @MainActor () -> Void) -> UInt32 {
        lastID += 1
        calls.append(Call(id: lastID, due: now + max(delay, .zero), body: body))
        return lastID
    }

    package func cancelCall(_ id: UInt32) { calls.removeAll { $0.id == id } }

    package func callInFrames(of widget: Widget, _ body: @escaping Widget.TickHandler) -> UInt32 {
        lastID += 1
        ticks.append(Ticks(id: lastID, widget: WeakObject(widget), body: body))
        return lastID
    }

    package func cancelFrames(_ id: UInt32, of widget: Widget) { cancelFrames(id) }

    /// Advances the time, and runs what is due.
    package func advance(by duration: Duration) { run(to: now + duration) }

    private var nextFrame: Duration { Self.frame * (Int64(now / Self.frame) + 1) }

    private func run(to end: Duration) {
        MainLoop.iterate()
        while true {
            let dues = calls.map(\.due) + (ticks.isEmpty ? [] : [nextFrame])
            guard let next = dues.min(), next <= end else { break }
            let isFrame = !ticks.isEmpty && next == nextFrame
            now = max(now, next)
            runCalls()
            if isFrame { runFrame() }
            MainLoop.iterate()
        }
        now = max(now, end)
    }

    private func runCalls() {
        let due = calls.filter { $0.due <= now }.sorted { ($0.due, $0.id) < ($1.due, $1.id) }
        // One may stop another.
        for call in due {
            guard let index = calls.firstIndex(where: { $0.id == call.id }) else { continue }
            calls.remove(at: index)
            call.body()
        }
    }

    private func runFrame() {
        for tick in ticks {
            guard let widget = tick.widget.object?.cast(to: Widget.self) else {
                cancelFrames(tick.id)
                continue
            }
            guard ticks.contains(where: { $0.id == tick.id }), frame(of: widget) != nil else { continue }
            if !tick.body(now) { cancelFrames(tick.id) }
        }
        unsafe ctest_emit_on_frame_clocks("layout")
    }

    private func cancelFrames(_ id: UInt32) { ticks.removeAll { $0.id == id } }
}
