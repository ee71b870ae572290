import CGtk
import GtkInterop

/// A GtkApplication.
@MainActor
final class Application {
    private let object: Object

    init(id: String) {
        object = unsafe Object(
            adopting: UnsafeMutableRawPointer(gtk_application_new(id, GApplicationFlags(rawValue: 0))))
    }

    /// Calls a closure once, before anything shows.
    func onStartup(_ handler: @escaping @MainActor () -> Void) {
        object.connect("startup") { _ in handler() }
    }

    /// Calls a closure each time the user starts the app.
    func onActivate(_ handler: @escaping @MainActor () -> Void) {
        object.connect("activate") { _ in handler() }
    }

    /// Runs until the last window is closed.
    ///
    /// - Returns: the exit code.
    func run() -> Int32 {
        unsafe g_application_run(
            object.pointer.assumingMemoryBound(to: GApplication.self), CommandLine.argc,
            CommandLine.unsafeArgv)
    }

    /// Ends the app.
    func quit() { unsafe g_application_quit(object.pointer.assumingMemoryBound(to: GApplication.self)) }

    /// Runs for as long as a window is open.
    func add(_ window: Widget) {
        unsafe gtk_application_add_window(
            object.pointer.assumingMemoryBound(to: GtkApplication.self),
            window.pointer.assumingMemoryBound(to: GtkWindow.self))
    }

    // MARK: Actions

    /// Adds an action, `app.` and its name.
    func addAction(_ name: String, _ handler: @escaping @MainActor () -> Void) {
        object.addAction(name).connect("activate") { _ in handler() }
    }

    /// Sets the keys of an action.
    func setAccelerators(_ keys: [String], for action: String) {
        var list: [UnsafePointer<gchar>?] = unsafe keys.map { unsafe UnsafePointer(g_strdup($0)) } + [nil]
        unsafe gtk_application_set_accels_for_action(
            object.pointer.assumingMemoryBound(to: GtkApplication.self), action, &list)
        unsafe list.forEach { unsafe g_free(UnsafeMutableRawPointer(mutating: $0)) }
    }
}

extension Object {
    /// Adds an action to a window or an application, which emits `activate`.
    func addAction(_ name: String) -> Object {
        let action = unsafe Object(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
        unsafe g_action_map_add_action(opaque, action.opaque)
        return action
    }

    /// Adds an action to a window that shows the page of a GtkStack which its parameter names.
    func addAction(_ name: String, showingPageOf stack: Widget) {
        let action = unsafe Object(
            adopting: UnsafeMutableRawPointer(
                g_property_action_new(name, stack.pointer, "visible-child-name")))
        unsafe g_action_map_add_action(opaque, action.opaque)
    }
}
