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
        /// The name of an icon of the icon theme that is like the icon.
        let iconName: String
        /// Whether the application is not installed, or the folder does not exist.
        let isMissing: Bool
    }

    /// Called after applications were installed or removed.
    var onChange: (() -> Void)?

    private var applications: [String: AppInfo] = [:]
    private var monitor: Handle?

    /// The types of content whose default applications are in the first ring: the web, folders, mail, a calendar, music
    /// and pictures.
    private static let types = [
        "x-scheme-handler/https", "inode/directory", "x-scheme-handler/mailto", "text/calendar", "audio/mpeg",
        "image/jpeg",
    ]

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

    /// The ring before the first edit: common applications that are installed, and the user's own folders.
    var standard: [Launcher] {
        let ids = Self.types.compactMap { AppInfo.standard(for: $0)?.id }.filter {
            $0 != "\(DemoApp.id).desktop"
        }
        return LauncherRing(ids.map { .application($0) } + Folder.own.map { .folder($0.uri) }).launchers ?? []
    }

    /// The applications for the user to add, by name.
    var shown: [Entry] {
        applications.filter { $0.value.isShown }.map { entry(for: .application($0.key)) }
            .sorted { g_utf8_collate($0.name, $1.name) < 0 }
    }

    func entry(for launcher: Launcher) -> Entry {
        switch launcher {
        case .application(let id):
            guard let app = applications[id] else {
                return Entry(
                    launcher: launcher, name: Launcher.name(ofMissing: id),
                    detail: translated("This application is not installed"),
                    icon: Self.icon(Self.unknownIcon),
                    iconName: Self.unknownIcon, isMissing: true)
            }
            let own = app.icon
            let themed = own.flatMap(Self.themedName)
            let hasIcon = themed != nil || own?.isA(g_themed_icon_get_type()) == false
            return Entry(
                launcher: launcher, name: app.name, detail: app.explanation,
                icon: own.flatMap { hasIcon ? $0 : nil } ?? Self.icon(Self.unknownIcon),
                iconName: themed ?? Self.unknownIcon, isMissing: false)
        case .folder(let uri):
            let folder = Folder(uri: uri)
            let isMissing = folder.isMissing
            return Entry(
                launcher: launcher, name: folder.name,
                detail: isMissing ? translated("This folder does not exist") : folder.place,
                icon: Self.icon(folder.iconName), iconName: folder.iconName, isMissing: isMissing)
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

    private static func icon(_ name: String) -> Handle {
        Handle(adopting: UnsafeMutableRawPointer(g_themed_icon_new(name)))
    }

    /// The first name of a GThemedIcon that the icon theme has.
    private static func themedName(of icon: Handle) -> String? {
        guard icon.isA(g_themed_icon_get_type()), let display = gdk_display_get_default() else { return nil }
        let theme = gtk_icon_theme_get_for_display(display)
        let names = g_themed_icon_get_names(icon.opaque)
        return sequence(first: names, next: { $0?.successor() }).lazy.map { $0?.pointee }.prefix { $0 != nil }
            .map { String(cString: $0!) }.first { gtk_icon_theme_has_icon(theme, $0) != 0 }
    }
}
