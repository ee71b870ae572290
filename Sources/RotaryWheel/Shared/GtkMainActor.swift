import CRotaryWheelMainQueue
import CRotaryWheelShims
import Dispatch
import Glibc

/// Swift's main actor under GLib's main loop.
///
/// Swift alone runs no tasks of the main actor in GLib's main loop, as in `g_application_run`.
@MainActor
public enum GtkMainActor {
    /// Runs tasks of the main actor in GLib's main loop from now on.
    ///
    /// Call it at the start; further calls do nothing.
    public static func attach() { source }

    private static let source: Void = {
        let queue = _dispatch_get_main_queue_handle_4CF()
        unsafe g_unix_fd_add(
            queue, CG_IO_IN,
            { queue, _, _ in
                // Without the read the descriptor stays readable, and the main loop spins.
                var count: UInt64 = 0
                _ = unsafe read(queue, &count, MemoryLayout.size(ofValue: count))
                _dispatch_main_queue_callback_4CF(nil)
                return 1
            }, nil)
    }()
}
