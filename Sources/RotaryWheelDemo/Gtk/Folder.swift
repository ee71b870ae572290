import CRotaryWheelAdwaita

/// A folder, by its URI.
@MainActor
struct Folder {
    let uri: String
    private let file: Handle

    /// The user's own folders with the names of their icons.
    private static let special: [(folder: GUserDirectory, icon: String)] = [
        (G_USER_DIRECTORY_DOCUMENTS, "folder-documents-symbolic"),
        (G_USER_DIRECTORY_DOWNLOAD, "folder-download-symbolic"),
        (G_USER_DIRECTORY_PICTURES, "folder-pictures-symbolic"),
        (G_USER_DIRECTORY_MUSIC, "folder-music-symbolic"),
        (G_USER_DIRECTORY_VIDEOS, "folder-videos-symbolic"),
    ]

    init(uri: String) { (self.uri, file) = (uri, Handle(uri: uri)) }

    /// The folder of a GFile.
    init(_ file: Handle) { (uri, self.file) = (file.uri, file) }

    private init(path: String) { self.init(Handle(path: path)) }

    static var home: Folder { Folder(path: String(cString: g_get_home_dir())) }

    /// The user's home and the folders for documents, downloads, pictures, music and videos that exist.
    static var own: [Folder] {
        let found = special.compactMap { path(of: $0.folder) }.map { Folder(path: $0) }
        return [home] + found.filter { $0.uri != home.uri && !$0.isMissing }
    }

    private static func path(of folder: GUserDirectory) -> String? {
        g_get_user_special_dir(folder).map { String(cString: $0) }
    }

    /// The last part of the path.
    var name: String {
        if uri == Self.home.uri { return translated("Home") }
        return withExtendedLifetime(file) {
            let name = g_file_get_basename(file.opaque)
            defer { g_free(name) }
            return name.map { String(taking: g_filename_display_name($0)) } ?? uri
        }
    }

    /// The whole path, or the URI of a folder elsewhere.
    var place: String { file.displayName }

    var iconName: String {
        if uri == Self.home.uri { return "user-home-symbolic" }
        return Self.special.first { Self.path(of: $0.folder).map { Folder(path: $0).uri } == uri }?.icon
            ?? "folder-symbolic"
    }

    /// Whether there is no such folder on this computer; a folder elsewhere is not looked for.
    var isMissing: Bool {
        guard uri.hasPrefix("file:") else { return false }
        let path = withExtendedLifetime(file) { String(taking: g_file_get_path(file.opaque)) }
        return g_file_test(path, CG_FILE_TEST_IS_DIR) == 0
    }
}
