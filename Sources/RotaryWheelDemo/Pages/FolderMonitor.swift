import CGtk
import GtkInterop

/// Reports which files of a folder have changed, many at a time: each but once, however often it was written meanwhile.
@MainActor
final class FolderMonitor {
    /// Called with where the files are; no more are reported until ``resume()``.
    var onChange: (([String]) -> Void)?
    /// Called when the folder itself has gone.
    var onGone: (() -> Void)?

    private var watch: FolderWatch?
    private var changed: Set<String> = []
    private var isPaused = true
    private lazy var pause = Timer { [weak self] in self?.report() }

    /// For how long changes are gathered, and how many are reported at a time.
    private static let (delay, most) = (Duration.milliseconds(100), 1000)

    /// Follows a folder from now on, but reports nothing before ``resume()``; `nil` for one that cannot be followed.
    init?(_ folder: File) {
        // Nothing changes what is in no file system.
        guard unsafe g_file_is_native(folder.opaque) != 0 else { return nil }
        unsafe watch = FolderWatch(folder.opaque) { [weak self] in self?.follow() }
        if watch == nil { return nil }
    }

    isolated deinit { watch?.stop() }

    /// Reports the next changes.
    func resume() {
        isPaused = false
        if !changed.isEmpty { pause.start(after: Self.delay) }
    }

    private func follow() {
        guard let (new, isGone) = watch?.take() else { return }
        changed.formUnion(new)
        if !changed.isEmpty, !isPaused, !pause.isRunning { pause.start(after: Self.delay) }
        if isGone { onGone?() }
    }

    private func report() {
        isPaused = true
        let reported = Array(changed.prefix(Self.most))
        changed.subtract(reported)
        onChange?(reported)
    }
}
