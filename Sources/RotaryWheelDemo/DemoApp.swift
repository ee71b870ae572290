import CRotaryWheelGtk
import RotaryWheelInterop

/// The app: one window and its accelerators.
@MainActor
package final class DemoApp {
    /// Called with the window before it is shown; for tests.
    static var onWindow: (@MainActor (DemoWindow) -> Void)?

    private let application = Application(id: "io.github.rotarywheel.Demo")
    private let settings: Settings
    private var window: DemoWindow?
    private var appearance: Appearance?
    /// The first page to show; `nil` for the page that was shown last.
    private var firstPage: String?

    /// Runs the app of the command line until it quits.
    ///
    /// - Returns: the exit code.
    package static func main() -> Int32 {
        Localization.begin(folder: Resources.translations)
        guard Resources.register() else { return 1 }
        if CommandLine.arguments.count == 4, CommandLine.arguments[1] == PicturesDecoder.option {
            PicturesDecoder.run(CommandLine.arguments[2], side: Int(CommandLine.arguments[3]) ?? 1)
        }
        guard let settings = Settings(schemaFolder: Resources.schema) else {
            Resources.complain("rotary-wheel-demo cannot start without the schema of its settings")
            return 1
        }
        let app = DemoApp(settings)
        return withExtendedLifetime(app) { app.application.run() }
    }

    private init(_ settings: Settings) {
        self.settings = settings
        addOptions()
        application.onStartup { [weak self] in self?.start() }
        application.onActivate { [weak self] in self?.showWindow() }
    }

    private func addOptions() {
        application.setSummary(translated("Shows rotary controls for GTK: wheels, a dial menu and knobs."))
        let showsVersion = unsafe application.addOption("version", translated("Print the version and exit"))
        let names = demoPages.map { $0.name }.joined(separator: ", ")
        let page = unsafe application.addOption(
            "page", translated("Open with a page: %1").filling(["%1": names]), argument: translated("NAME"))
        application.onOptions { [weak self] in
            if unsafe showsVersion.pointee != 0 {
                print("rotary-wheel-demo \(Application.version)")
                return 0
            }
            guard let name = unsafe page.pointee.map({ unsafe String(cString: $0) }) else { return -1 }
            guard demoPages.contains(where: { $0.name == name }) else {
                Resources.complain(
                    translated("Unknown page “%1”. The pages are: %2").filling(["%1": name, "%2": names]))
                return 2
            }
            if self?.application.activate("show-page", with: name) == false { self?.firstPage = name }
            return -1
        }
    }

    private func start() {
        appearance = Appearance(settings)
        StyleSheet.add(resource: Resources.path + "/style.css")
        application.addAction("quit") { [weak self] in self?.application.quit() }
        application.addAction("show-page") { [weak self] name in
            guard demoPages.contains(where: { $0.name == name }) else { return }
            self?.showWindow()
            self?.window?.show(page: name)
        }
        application.setAccelerators(["<Control>q"], for: "app.quit")
        application.setAccelerators(["<Control>w"], for: "window.close")
        application.setAccelerators(["<Control>comma"], for: "win.preferences")
        application.setAccelerators(["<Control>question"], for: "win.shortcuts")
        application.setAccelerators(["<Control>u"], for: "win.source")
        application.setAccelerators(DemoWindow.backAccelerators, for: "win.back")
        for (index, page) in demoPages.enumerated() {
            application.setAccelerators(["<Control>\(index + 1)"], for: "win.page::\(page.name)")
        }
    }

    private func showWindow() {
        if window == nil {
            let window = DemoWindow(of: application, settings)
            window.onClose { [weak self] in self?.window = nil }
            Self.onWindow?(window)
            self.window = window
            if let firstPage { window.show(page: firstPage) }
            firstPage = nil
        }
        window?.present()
    }
}
