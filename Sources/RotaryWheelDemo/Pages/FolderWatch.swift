import CGtk
import Dispatch
import Synchronization

/// Watches a folder in a thread of its own.
///
/// GLib delivers all queued events of a monitor in one turn of its main loop, which would hold up the app's.
@safe
final class FolderWatch: Sendable {
    private struct State {
        var changed: Set<String> = []
        var isGone = false
        var isStopped = false
        /// Whether the app's main loop is about to call the handler.
        var isAnnounced = false
    }

    private let state = Mutex(State())
    private let handler: @MainActor @Sendable () -> Void
    // Valid as long as this; GLib's objects of these types belong to no thread.
    @unsafe nonisolated(unsafe) private let folder: OpaquePointer
    @unsafe nonisolated(unsafe) private let context: OpaquePointer

    /// Watches a folder from now on; `nil` for one that cannot be watched.
    ///
    /// - Parameter handler: called in the main loop once there is something to ``take()``.
    @MainActor
    init?(_ folder: OpaquePointer, _ handler: @escaping @MainActor @Sendable () -> Void) {
        self.handler = handler
        unsafe self.folder = OpaquePointer(g_object_ref(UnsafeMutableRawPointer(folder)))
        unsafe context = g_main_context_new()
        let begun = DispatchSemaphore(value: 0)
        let start = unsafe Unmanaged.passRetained(Start((self, begun))).toOpaque()
        let thread = unsafe g_thread_new("folder", Self.thread, start)
        unsafe g_thread_unref(thread)
        begun.wait()
        if state.withLock(\.isStopped) { return nil }
    }

    deinit {
        unsafe g_object_unref(UnsafeMutableRawPointer(folder))
        unsafe g_main_context_unref(context)
    }

    /// What the thread starts with.
    private final class Start {
        let values: (FolderWatch, DispatchSemaphore)
        init(_ values: (FolderWatch, DispatchSemaphore)) { self.values = values }
    }

    /// The files that changed since the last time, and whether the folder has gone.
    func take() -> (changed: Set<String>, isGone: Bool) {
        state.withLock { state in
            defer { (state.changed, state.isGone, state.isAnnounced) = ([], false, false) }
            return (state.changed, state.isGone)
        }
    }

    /// Ends the thread.
    func stop() {
        state.withLock { $0.isStopped = true }
        unsafe g_main_context_wakeup(context)
    }

    // MARK: In the thread, and so of no actor

    private static let thread: GThreadFunc = { data in
        let (watch, begun) = unsafe Unmanaged<Start>.fromOpaque(data!).takeRetainedValue().values
        watch.run(begun)
        return nil
    }

    private func run(_ begun: DispatchSemaphore) {
        unsafe g_main_context_push_thread_default(context)
        let monitor = unsafe g_file_monitor_directory(folder, G_FILE_MONITOR_NONE, nil, nil)
        if let monitor = unsafe monitor {
            let changed:
                @convention(c) (
                    OpaquePointer, OpaquePointer, OpaquePointer?, GFileMonitorEvent, gpointer
                ) -> Void = { _, file, _, event, data in
                    unsafe Unmanaged<FolderWatch>.fromOpaque(data).takeUnretainedValue().note(event, of: file)
                }
            unsafe g_signal_connect_data(
                UnsafeMutableRawPointer(monitor), "changed", unsafeBitCast(changed, to: GCallback.self),
                Unmanaged.passUnretained(self).toOpaque(), nil, G_CONNECT_DEFAULT)
        } else {
            state.withLock { $0.isStopped = true }
        }
        begun.signal()
        while !state.withLock(\.isStopped) { unsafe g_main_context_iteration(context, 1) }
        if let monitor = unsafe monitor { unsafe g_object_unref(UnsafeMutableRawPointer(monitor)) }
        unsafe g_main_context_pop_thread_default(context)
    }

    private func note(_ event: GFileMonitorEvent, of file: OpaquePointer) {
        let isGone = unsafe event == G_FILE_MONITOR_EVENT_DELETED && g_file_equal(file, folder) != 0
        let notable = [
            G_FILE_MONITOR_EVENT_CHANGES_DONE_HINT, G_FILE_MONITOR_EVENT_DELETED,
            G_FILE_MONITOR_EVENT_CREATED,
            G_FILE_MONITOR_EVENT_ATTRIBUTE_CHANGED,
        ]
        guard isGone || notable.contains(event), let uri = unsafe g_file_get_uri(file) else { return }
        defer { unsafe g_free(uri) }
        let name = unsafe String(cString: uri)
        let isFirst = state.withLock { state in
            if isGone { state.isGone = true } else { state.changed.insert(name) }
            defer { state.isAnnounced = true }
            return !state.isAnnounced
        }
        guard isFirst else { return }
        unsafe g_idle_add_full(
            G_PRIORITY_DEFAULT,
            { data in
                let watch = unsafe Unmanaged<FolderWatch>.fromOpaque(data!).takeUnretainedValue()
                MainActor.assumeIsolated { watch.handler() }
                return 0
            }, Unmanaged.passRetained(self).toOpaque(),
            { data in unsafe Unmanaged<FolderWatch>.fromOpaque(data!).release() })
    }
}
