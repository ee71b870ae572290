import CRotaryWheelGtk
import RotaryWheelInterop

/// Reports changed files of a folder in batches, each file once per batch.
@MainActor
final class FolderMonitor {
    /// Called with the URIs of changed files; later changes wait for ``resume()``.
    var onChange: (([String]) -> Void)?
    /// Called when the folder is deleted.
    var onGone: (() -> Void)?

    private let folder: File
    private let monitor: Object
    private var changed: Set<String> = []
    private var isPaused = true
    private lazy var pause = Timer { [weak self] in self?.report() }

    /// The time in which changes are collected, and the size of a batch.
    private static let (delay, most) = (Duration.milliseconds(100), 1000)

    /// Monitors a folder, paused until ``resume()``; returns `nil` if the folder cannot be monitored.
    init?(_ folder: File) {
        self.folder = folder
        // Only native files change.
        guard unsafe g_file_is_native(folder.opaque) != 0,
            let monitor = unsafe g_file_monitor_directory(folder.opaque, G_FILE_MONITOR_NONE, nil, nil)
        else { return nil }
        unsafe self.monitor = Object(adopting: UnsafeMutableRawPointer(monitor))
        self.monitor.connect("changed") { [weak self] arguments in
            guard let file = arguments.get(1, as: File?.self) else { return }
            self?.follow(arguments.get(3, as: MonitorEvent.self), of: file)
        }
    }

    /// Reports the next batch.
    func resume() {
        isPaused = false
        if !changed.isEmpty { pause.start(after: Self.delay) }
    }

    private func follow(_ event: MonitorEvent, of file: File) {
        switch event {
        case .changing, .other: return
        case .deleted where unsafe g_file_equal(file.opaque, folder.opaque) != 0:
            onGone?()
            return
        case .written, .deleted, .created, .attributes: break
        }
        guard let uri = file.uri else { return }
        changed.insert(uri)
        if !isPaused, !pause.isRunning { pause.start(after: Self.delay) }
    }

    private func report() {
        isPaused = true
        let reported = Array(changed.prefix(Self.most))
        changed.subtract(reported)
        onChange?(reported)
    }
}

/// The events of GFileMonitorEvent that matter here.
private enum MonitorEvent: Int, Enumeration {
    case changing
    /// Writing has ended, as far as GIO knows.
    case written
    case deleted
    case created
    case attributes
    case other

    static var valueType: GType { g_file_monitor_event_get_type() }

    @unsafe init(reading value: UnsafePointer<GValue>) {
        self = unsafe Self(rawValue: Int(g_value_get_enum(value))) ?? .other
    }
}
