import CRotaryWheelAdwaita

/// Reports changed files of a folder in batches, each file once per batch.
@MainActor
final class FolderMonitor {
    /// Called with the URIs of changed files; later changes wait for ``resume()``.
    var onChange: (([String]) -> Void)?
    /// Called when the folder is deleted.
    var onGone: (() -> Void)?

    private let folder: Handle
    private let monitor: Handle
    private var changed: Set<String> = []
    private var isPaused = true
    private var pause: guint = 0

    /// The time in which changes are collected, in milliseconds, and the size of a batch.
    private static let (delay, most) = (guint(100), 1000)

    /// Monitors a folder, paused until ``resume()``; returns `nil` if the folder cannot be monitored.
    init?(_ folder: Handle) {
        self.folder = folder
        // Only native files change.
        guard g_file_is_native(folder.opaque) != 0,
            let monitor = g_file_monitor_directory(folder.opaque, CG_FILE_MONITOR_NONE, nil, nil)
        else { return nil }
        self.monitor = Handle(adopting: UnsafeMutableRawPointer(monitor))
        self.monitor.connect("changed") { [weak self] arguments in
            guard let file = arguments[0].handle else { return }
            self?.follow(GFileMonitorEvent(rawValue: UInt32(arguments[2].enumeration)), of: file)
        }
    }

    isolated deinit { if pause != 0 { g_source_remove(pause) } }

    /// Reports the next batch.
    func resume() {
        isPaused = false
        if !changed.isEmpty { reportLater() }
    }

    private func follow(_ event: GFileMonitorEvent, of file: Handle) {
        switch event {
        case G_FILE_MONITOR_EVENT_DELETED where g_file_equal(file.opaque, folder.opaque) != 0: onGone?()
        // Writing has ended, as far as GIO knows.
        case G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT, G_FILE_MONITOR_EVENT_DELETED,
            G_FILE_MONITOR_EVENT_CREATED, G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED:
            changed.insert(file.uri)
            if !isPaused { reportLater() }
        default: break
        }
    }

    private func reportLater() {
        guard pause == 0 else { return }
        pause = schedule(after: Self.delay) { [weak self] in self?.report() }
    }

    private func report() {
        (pause, isPaused) = (0, true)
        let reported = Array(changed.prefix(Self.most))
        changed.subtract(reported)
        onChange?(reported)
    }
}
