import CRotaryWheelGtk

/// Finds the names and icons of launchers, and starts them.
@MainActor
final class LauncherCatalog {
    /// A launcher for the user.
    struct Entry {
        let launcher: Launcher
        let name: String
        let detail: String
        /// The GIcon.
        let icon: Handle
        /// Whether the application is not installed, or the folder does not exist.
        let isMissing: Bool
    }

    /// Called after applications were installed or removed.
    var onChange: (() -> Void)?

    /// The ring before the first edit: common applications that are installed, and the user's own folders.
    private(set) lazy var standard = makeStandard()

    private var applications: [String: AppInfo] = [:]
    private var monitor: Handle?

    /// The types of content whose default applications are in the first ring: the web, folders, mail, a calendar, music
    /// and pictures.
    private static let types = [
        "x-scheme-handler/https", "inode/directory", "x-scheme-handler/mailto", "text/calendar", "audio/mpeg",
        "image/jpeg",
    ]

    /// The least number of applications in the first ring, if as many are installed.
    private static let usualCount = 6

    private static let ownID = "\(DemoApp.id).desktop"
    private static let unknownIcon = "application-x-executable-symbolic"

    init() {
        read()
        monitor = AppInfo.onChange { [weak self] in
            self?.read()
            self?.onChange?()
        }
    }

    private func read() {
        applications = Dictionary(AppInfo.all.compactMap { app in app.id.map { ($0, app) } }) { first, _ in
            first
        }
    }

    private func makeStandard() -> LauncherRing {
        let ids = Self.types.compactMap { AppInfo.standard(for: $0)?.id }.filter { $0 != Self.ownID }
        let others = shown.map(\.launcher).filter { !ids.contains($0.key) }
            .prefix(max(0, Self.usualCount - ids.count))
        let folders = Folder.own.map { Launcher.folder($0.uri) }
        return LauncherRing(ids.map(Launcher.application) + others + folders)
    }

    /// The applications for the user to add, by name; in a sandbox there may be none but this one.
    var shown: [Entry] {
        applications.filter { $0.value.isShown && $0.key != Self.ownID }
            .map { entry(for: .application($0.key)) }
            .sorted { g_utf8_collate($0.name, $1.name) < 0 }
    }

    func entry(for launcher: Launcher) -> Entry {
        switch launcher {
        case .application(let id):
            guard let app = applications[id] else {
                return Entry(
                    launcher: launcher, name: Launcher.name(ofMissing: id),
                    detail: translated("This application is not installed"),
                    icon: Handle(iconName: Self.unknownIcon), isMissing: true)
            }
            return Entry(
                launcher: launcher, name: app.name, detail: app.explanation,
                icon: app.icon.flatMap { Self.canShow($0) ? $0 : nil } ?? Handle(iconName: Self.unknownIcon),
                isMissing: false)
        case .folder(let uri):
            let folder = Folder(uri: uri)
            let isMissing = folder.isMissing
            return Entry(
                launcher: launcher, name: folder.name,
                detail: isMissing ? translated("This folder does not exist") : folder.place,
                icon: Handle(iconName: folder.iconName), isMissing: isMissing)
        }
    }

    /// Starts an application or opens a folder, and calls the handler with why that failed.
    func launch(_ launcher: Launcher, onFailure: @escaping @MainActor (String) -> Void) {
        switch launcher {
        case .application(let id):
            guard let app = applications[id] else { return onFailure(entry(for: launcher).detail) }
            if let reason = app.launch() { onFailure(reason) }
        case .folder(let uri): AppInfo.open(uri, onFailure: onFailure)
        }
    }

    /// Whether an icon is not a name that the icon theme does not have.
    private static func canShow(_ icon: Handle) -> Bool {
        guard icon.isA(g_themed_icon_get_type()), let display = gdk_display_get_default() else { return true }
        return gtk_icon_theme_has_gicon(gtk_icon_theme_get_for_display(display), icon.opaque) != 0
    }
}
