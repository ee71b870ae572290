import CRotaryWheelGtk
import CRotaryWheelMainQueue
import Dispatch
import Glibc

/// Swift's main actor under GLib's main loop.
///
/// By itself Swift does not run tasks of the main actor while GLib's main loop runs, as in `g_application_run`.
@MainActor
public enum GtkMainActor {
    /// Lets `Task { @MainActor in … }` and everything that awaits run in GLib's main loop, from now on.
    ///
    /// Call it once, at the start; further calls do nothing. A program that does not call it pays nothing.
    public static func attach() { source }

    private static let source: Void = {
        let queue = _dispatch_get_main_queue_handle_4CF()
        unsafe g_unix_fd_add(
            queue, G_IO_IN,
            { queue, _, _ in
                // Else it would stay readable, and the main loop would never rest.
                var count: UInt64 = 0
                _ = unsafe read(queue, &count, MemoryLayout.size(ofValue: count))
                _dispatch_main_queue_callback_4CF(nil)
                return 1
            }, nil)
    }()
}
