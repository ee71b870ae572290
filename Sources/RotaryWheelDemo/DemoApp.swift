import CGtk
import GtkInterop

/// The app: one window, and the keys that close it.
@MainActor
final class DemoApp {
    private let application = Application(id: "io.github.rotarywheel.Demo")
    private var window: DemoWindow?
    private var darkStyle: DarkStyle?

    init() {
        application.onStartup { [weak self] in self?.start() }
        application.onActivate { [weak self] in self?.showWindow() }
    }

    /// Runs until the window is closed.
    ///
    /// - Returns: the exit code.
    func run() -> Int32 { application.run() }

    private func start() {
        darkStyle = DarkStyle()
        StyleSheet.add(resource: Resources.path + "/style.css")
        application.addAction("quit") { [weak self] in self?.application.quit() }
        application.setAccelerators(["<Control>q"], for: "app.quit")
        application.setAccelerators(["<Control>w"], for: "window.close")
        application.setAccelerators(DemoWindow.backAccelerators, for: "win.back")
        for (index, name) in DemoWindow.pageNames.enumerated() {
            application.setAccelerators(["<Control>\(index + 1)"], for: "win.page::\(name)")
        }
    }

    private func showWindow() {
        if window == nil {
            let window = DemoWindow(of: application)
            window.onClose { [weak self] in self?.window = nil }
            Trace.follow(window)
            self.window = window
        }
        window?.present()
    }
}
