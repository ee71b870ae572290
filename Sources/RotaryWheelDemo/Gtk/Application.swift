import CRotaryWheel
import CRotaryWheelGtk
import RotaryWheelInterop

/// A GtkApplication.
@MainActor
final class Application {
    private let object: Object

    /// The version of the library and the app.
    static let version =
        "\(ROTARY_WHEEL_MAJOR_VERSION).\(ROTARY_WHEEL_MINOR_VERSION).\(ROTARY_WHEEL_MICRO_VERSION)"

    init(id: String) {
        object = unsafe Object(
            adopting: UnsafeMutableRawPointer(gtk_application_new(id, GApplicationFlags(rawValue: 0))))
    }

    @unsafe private var application: UnsafeMutablePointer<GApplication> {
        unsafe object.pointer.assumingMemoryBound(to: GApplication.self)
    }

    /// Connects to `startup`, which the primary instance emits once.
    func onStartup(_ handler: @escaping @MainActor () -> Void) {
        object.connect("startup") { _ in handler() }
    }

    /// Connects to `activate`, which each start of the app emits.
    func onActivate(_ handler: @escaping @MainActor () -> Void) {
        object.connect("activate") { _ in handler() }
    }

    /// Runs until the last window closes, and returns the exit code.
    func run() -> Int32 {
        unsafe g_application_run(application, CommandLine.argc, CommandLine.unsafeArgv)
    }

    func quit() { unsafe g_application_quit(application) }

    /// Adds a window, which keeps the app running.
    func add(_ window: Widget) {
        unsafe gtk_application_add_window(
            object.pointer.assumingMemoryBound(to: GtkApplication.self),
            window.pointer.assumingMemoryBound(to: GtkWindow.self))
    }

    // MARK: Command line

    /// Sets the summary in `--help`.
    func setSummary(_ text: String) { unsafe g_application_set_option_context_summary(application, text) }

    /// Adds an option without a value.
    ///
    /// - Returns: a pointer to 1 if the option is given, otherwise 0.
    @unsafe func addOption(_ name: String, _ description: String) -> UnsafePointer<gint> {
        let place = UnsafeMutablePointer<gint>.allocate(capacity: 1)
        unsafe place.initialize(to: 0)
        unsafe addOption(name, G_OPTION_ARG_NONE, place, description, nil)
        return unsafe UnsafePointer(place)
    }

    /// Adds an option with a string value.
    ///
    /// - Returns: a pointer to the value; `nil` if the option is not given.
    @unsafe func addOption(
        _ name: String, _ description: String, argument: String
    ) -> UnsafePointer<UnsafePointer<CChar>?> {
        let place = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 1)
        unsafe place.initialize(to: nil)
        unsafe addOption(name, G_OPTION_ARG_STRING, place, description, argument)
        return unsafe UnsafePointer(place)
    }

    /// Adds an option; its copied strings live as long as the app.
    @unsafe private func addOption(
        _ name: String, _ kind: GOptionArg, _ place: UnsafeMutableRawPointer, _ description: String,
        _ argument: String?
    ) {
        var entries = unsafe [
            GOptionEntry(
                long_name: g_strdup(name), short_name: 0, flags: 0, arg: kind, arg_data: place,
                description: g_strdup(description), arg_description: argument.flatMap { unsafe g_strdup($0) }),
            GOptionEntry(),
        ]
        unsafe g_application_add_main_option_entries(application, &entries)
    }

    /// Connects to `handle-local-options`; the handler returns the exit code, or −1 to continue.
    func onOptions(_ handler: @escaping @MainActor () -> Int32) {
        object.connect("handle-local-options") { $0.answer(handler()) }
    }

    /// Activates an action of the primary instance, which may be this one.
    ///
    /// - Returns: false if the primary instance is about to exit.
    func activate(_ action: String, with text: String) -> Bool {
        guard unsafe g_application_register(application, nil, nil) != 0 else { return false }
        unsafe g_action_group_activate_action(object.opaque, action, g_variant_new_string(text))
        return true
    }

    // MARK: Actions

    /// Adds an action with the prefix `app.`.
    func addAction(_ name: String, _ handler: @escaping @MainActor () -> Void) {
        object.addAction(name).connect("activate") { _ in handler() }
    }

    /// Adds an action with a string parameter.
    func addAction(_ name: String, _ handler: @escaping @MainActor (String) -> Void) {
        let type = unsafe g_variant_type_new("s")
        defer { unsafe g_variant_type_free(type) }
        let action = unsafe Object(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, type)))
        unsafe g_action_map_add_action(object.opaque, action.opaque)
        action.connect("activate") { handler($0.get(1, as: Variant?.self)?.string ?? "") }
    }

    /// Sets the accelerators of an action.
    func setAccelerators(_ keys: [String], for action: String) {
        var list: [UnsafePointer<gchar>?] = unsafe keys.map { unsafe UnsafePointer(g_strdup($0)) } + [nil]
        unsafe gtk_application_set_accels_for_action(
            object.pointer.assumingMemoryBound(to: GtkApplication.self), action, &list)
        unsafe list.forEach { unsafe g_free(UnsafeMutableRawPointer(mutating: $0)) }
    }
}

extension Variant: OptionalValueConvertible {
    static var valueType: GType { cgtk_type_variant() }
    @unsafe static func readOptional(from value: UnsafePointer<GValue>) -> Variant? {
        unsafe g_value_dup_variant(value).map { unsafe Variant(adopting: $0) }
    }
    @unsafe static func write(_ content: Variant?, to value: UnsafeMutablePointer<GValue>) {
        unsafe g_value_set_variant(value, content?.pointer)
    }
}

extension Object {
    /// Adds an action to a window or an application.
    func addAction(_ name: String) -> Object {
        let action = unsafe Object(adopting: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
        unsafe g_action_map_add_action(opaque, action.opaque)
        return action
    }

    /// Adds a window action that selects the GtkStack page of its string parameter.
    func addAction(_ name: String, showingPageOf stack: Widget) {
        let action = unsafe Object(
            adopting: UnsafeMutableRawPointer(
                g_property_action_new(name, stack.pointer, "visible-child-name")))
        unsafe g_action_map_add_action(opaque, action.opaque)
    }
}
