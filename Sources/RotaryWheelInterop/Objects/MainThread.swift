import CRotaryWheelGtk

/// Releases of main-thread resources.
///
/// An isolated deinitializer asks the runtime for the current executor, which takes longer than most releases.
enum MainThread {
    private static let thread = current

    static var isCurrent: Bool { current == thread }

    private static var current: Int { unsafe Int(bitPattern: g_thread_self()) }

    /// Notes the main thread; each object that is released here does so first.
    @MainActor
    static func note() { _ = thread }

    /// Calls a release function, on another thread's behalf in the main loop.
    @unsafe static func release(
        _ pointer: UnsafeMutableRawPointer, with release: @convention(c) (UnsafeMutableRawPointer?) -> Void
    ) {
        if isCurrent {
            unsafe release(pointer)
        } else {
            unsafe g_idle_add_once(release, pointer)
        }
    }
}
