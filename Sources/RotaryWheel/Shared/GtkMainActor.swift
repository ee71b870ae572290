public import CRotaryWheelGtk
import CRotaryWheelMainQueue
import CRotaryWheelShims
import Dispatch
import Glibc
import RotaryWheelInterop

/// Swift's main actor under GLib's main loop.
///
/// Swift alone runs no tasks of the main actor in GLib's main loop, as in `g_application_run`.
@MainActor
public enum GtkMainActor {
    /// Runs tasks of the main actor in GLib's main loop from now on.
    ///
    /// Call it at the start; further calls do nothing.
    public static func attach() { source }

    /// Runs a GtkApplication with the arguments of the command line until it quits, and tasks of the main actor in it.
    ///
    ///     GtkMainActor.runApplication("org.example.Knob") { app in
    ///         let window = GTK_WINDOW(gtk_application_window_new(app))
    ///         gtk_window_set_child(window, KnobWidget(in: 0...11, step: 1).widget)
    ///         gtk_window_present(window)
    ///     }
    ///
    /// - Parameters:
    ///   - id: the application ID, such as "org.example.Knob".
    ///   - activate: called when the application is activated: at its start, and when it is started again.
    /// - Returns: the exit status.
    @discardableResult
    public static func runApplication(
        _ id: String, activate: @escaping @MainActor (UnsafeMutablePointer<GtkApplication>) -> Void
    ) -> CInt {
        attach()
        let application = unsafe gtk_application_new(id, GApplicationFlags(rawValue: 0))!
        defer { unsafe g_object_unref(application) }
        unsafe Object(retaining: application).connect("activate") { _ in unsafe activate(application) }
        return unsafe g_application_run(
            G_APPLICATION(application), CommandLine.argc, CommandLine.unsafeArgv)
    }

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
