/// What an item of the dial opens.
enum Launcher: Hashable, Sendable {
    /// An application, by the name of its desktop file.
    case application(String)
    /// A folder, by its URI.
    case folder(String)

    /// The name of the desktop file, or the URI.
    var key: String {
        switch self {
        case .application(let id): id
        case .folder(let uri): uri
        }
    }

    var isFolder: Bool { if case .folder = self { true } else { false } }

    /// The name of an application that is not installed: `Maps` for `org.gnome.Maps.desktop`.
    static func name(ofMissing id: String) -> String {
        let stem = id.hasSuffix(".desktop") ? id.dropLast(".desktop".count) : id[...]
        return stem.split(separator: ".").last.map { String($0) } ?? id
    }
}
