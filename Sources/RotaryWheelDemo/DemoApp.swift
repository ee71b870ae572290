import CRotaryWheel
import CRotaryWheelAdwaita
import RotaryWheel

/// The app: one window and its accelerators.
@MainActor
package final class DemoApp {
    /// Called with the window before it is shown; for tests.
    static var onWindow: (@MainActor (DemoWindow) -> Void)?

    /// The version of the library and the app.
    static let version =
        "\(ROTARY_WHEEL_MAJOR_VERSION).\(ROTARY_WHEEL_MINOR_VERSION).\(ROTARY_WHEEL_MICRO_VERSION)"

    static let id = "io.github.rotarywheel.Demo"

    // Its icons are found below the path of its id in the GResource.
    private let application = Handle(adopting: adw_application_new(id, GApplicationFlags(rawValue: 0)))
    private let settings: Settings
    private var styleSheet: StyleSheet?
    private var window: DemoWindow?

    /// Runs the app of the command line until it quits.
    ///
    /// - Returns: the exit code.
    package static func main() -> Int32 {
        Localization.begin(folder: Resources.translations)
        guard Resources.register() else { return 1 }
        if let request = PicturesDecoder.Request(CommandLine.arguments) { PicturesDecoder.run(request) }
        guard let settings = Settings(schemaFolder: Resources.schema) else {
            Resources.complain("rotary-wheel-demo cannot start without the schema of its settings")
            return 1
        }
        let app = DemoApp(settings)
        return withExtendedLifetime(app) {
            g_application_run(app.application.cast(), CommandLine.argc, CommandLine.unsafeArgv)
        }
    }

    private init(_ settings: Settings) {
        self.settings = settings
        addOptions()
        application.connect("startup") { [weak self] in self?.start() }
        application.connect("activate") { [weak self] in self?.showWindow() }
    }

    // MARK: The command line

    private func addOptions() {
        let names = demoPages.map { $0.name }.joined(separator: ", ")
        g_application_set_option_context_summary(
            application.cast(), translated("Shows rotary controls for GTK: wheels, a dial menu and knobs."))
        g_application_add_main_option(
            application.cast(), "version", 0, GOptionFlags(rawValue: 0), G_OPTION_ARG_NONE,
            translated("Print the version and exit"), nil)
        g_application_add_main_option(
            application.cast(), "verbose", 0, GOptionFlags(rawValue: 0), G_OPTION_ARG_NONE,
            translated("With --version: print what a report of a bug needs, too"), nil)
        g_application_add_main_option(
            application.cast(), "page", 0, GOptionFlags(rawValue: 0), G_OPTION_ARG_STRING,
            translated("Open with a page: %1").filling(["%1": names]), translated("NAME"))
        application.connect("handle-local-options") { [weak self] arguments in
            let code = self?.useOptions(
                arguments.boxed(0).assumingMemoryBound(to: GVariantDict.self), names: names)
            arguments.answer(code ?? -1)
        }
    }

    /// Returns the exit code, or −1 to continue.
    private func useOptions(_ options: UnsafeMutablePointer<GVariantDict>, names: String) -> Int {
        if g_variant_dict_contains(options, "version") != 0 {
            let isVerbose = g_variant_dict_contains(options, "verbose") != 0
            print(isVerbose ? VersionReport.text : "rotary-wheel-demo \(Self.version)")
            return 0
        }
        guard let value = g_variant_dict_lookup_value(options, "page", nil) else { return -1 }
        defer { g_variant_unref(value) }
        let name = String(cString: g_variant_get_string(value, nil))
        guard demoPages.contains(where: { $0.name == name }) else {
            Resources.complain(
                translated("Unknown page “%1”. The pages are: %2").filling(["%1": name, "%2": names]))
            return 2
        }
        // In the running instance, or else in this one. It fails while the running instance quits.
        if g_application_register(application.cast(), nil, nil) != 0 {
            g_action_group_activate_action(application.opaque, "show-page", value)
        }
        return -1
    }

    // MARK: The window

    private func start() {
        // GtkBuilder finds a class by its name once it has a type.
        registerTypes()
        styleSheet = StyleSheet(Resources.text(named: "app.css"))
        Appearance.follow(settings)
        application.addAction("quit") { [application] in g_application_quit(application.cast()) }
        application.addAction("show-page", parameter: "s") { [weak self] name in
            guard demoPages.contains(where: { $0.name == name }) else { return }
            self?.showWindow(page: name)
        }
        setAccelerators("app.quit", "<Control>q")
        setAccelerators("window.close", "<Control>w")
        setAccelerators("win.preferences", "<Control>comma")
        setAccelerators("win.shortcuts", "<Control>question")
        setAccelerators("win.source", "<Control>u")
        setAccelerators("win.help", "F1")
        setAccelerators("win.fullscreen", "F11")
        let isRightToLeft = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
        setAccelerators("win.back", "Escape", isRightToLeft ? "<Alt>Right" : "<Alt>Left")
        for (index, page) in demoPages.enumerated() {
            setAccelerators("win.page::\(page.name)", "<Control>\(index + 1)")
        }
    }

    private func setAccelerators(_ action: String, _ keys: String...) {
        var list = keys.map { UnsafePointer(g_strdup($0)) } + [nil]
        gtk_application_set_accels_for_action(application.cast(), action, &list)
        for key in list { g_free(UnsafeMutableRawPointer(mutating: key)) }
    }

    private func showWindow(page: String? = nil) {
        let window = window ?? makeWindow()
        if let page { window.show(page: page) }
        gtk_window_present(window.window.cast())
    }

    private func makeWindow() -> DemoWindow {
        let window = DemoWindow(settings)
        gtk_application_add_window(application.cast(), window.window.cast())
        window.window.connect("destroy") { [weak self] in self?.window = nil }
        Self.onWindow?(window)
        self.window = window
        return window
    }
}
