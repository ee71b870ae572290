import CRotaryWheelAdwaita

/// The time of the mixer's simulation; nothing runs while it is paused or out of sight.
@MainActor
final class MixerClock {
    /// Called in each frame while it runs.
    var onAdvance: (() -> Void)?
    /// Called after it has started or stopped, with whether it runs.
    var onRunning: ((Bool) -> Void)?
    var isPlaying = true {
        didSet { updateTick() }
    }
    /// The time of the simulation in seconds.
    private(set) var time = 0.0

    private let page: Handle
    private var isMinimized = false
    /// The running tick callback, and the time of its last frame.
    private var tick: (id: guint, last: Double?)?

    init(of page: Handle) {
        self.page = page
        for signal in ["map", "unmap"] { page.connect(signal) { [weak self] in self?.updateTick() } }
        page.connect("realize") { [weak self] in self?.followWindow() }
    }

    private func followWindow() {
        guard let surface = gtk_native_get_surface(gtk_widget_get_native(page.widget)) else { return }
        Handle(surface).connect("notify::state") { [weak self] in
            let state = gdk_toplevel_get_state(surface).rawValue
            // GDK_TOPLEVEL_STATE_SUSPENDED is of GTK 4.12.
            self?.isMinimized = state & (CGDK_TOPLEVEL_STATE_MINIMIZED.rawValue | 1 << 16) != 0
            self?.updateTick()
        }
    }

    private func updateTick() {
        let isRunning = isPlaying && !isMinimized && gtk_widget_get_mapped(page.widget) != 0
        if isRunning, tick == nil {
            let advance: @MainActor (Double) -> Bool = { [weak self] in self?.advance(to: $0) != nil }
            tick = (page.addTick(advance), nil)
            onRunning?(true)
        } else if !isRunning, let running = tick {
            gtk_widget_remove_tick_callback(page.widget, running.id)
            tick = nil
            onRunning?(false)
        }
    }

    private func advance(to frame: Double) {
        time += tick?.last.map { frame - $0 } ?? 0
        tick?.last = frame
        onAdvance?()
    }
}
