import CRotaryWheelGtk
import Glibc

/// GFiles and GIcons.
extension Handle {
    convenience init(uri: String) {
        self.init(adopting: g_file_new_for_uri(uri))
    }

    convenience init(path: String) {
        self.init(adopting: g_file_new_for_path(path))
    }

    /// A GThemedIcon.
    convenience init(iconName: String) {
        self.init(adopting: g_themed_icon_new(iconName))
    }

    var uri: String { String(taking: g_file_get_uri(opaque)) }

    /// The path or URI for the user.
    var displayName: String { String(taking: g_file_get_parse_name(opaque)) }
}

extension String {
    /// The key of a name in the order of the user's language, with numbers by value.
    var sortKey: [UInt8] {
        guard let key = g_utf8_collate_key_for_filename(self, -1) else { return [] }
        defer { g_free(key) }
        return Array(UnsafeRawBufferPointer(start: key, count: strlen(key)))
    }

    /// Takes a string of C; empty if there is none.
    init(taking text: UnsafeMutablePointer<CChar>?) {
        self = text.map { String(cString: $0) } ?? ""
        g_free(text)
    }

    /// Takes the message of an error; empty if there is none.
    init(taking error: UnsafeMutablePointer<GError>?) {
        self = error.map { String(cString: $0.pointee.message) } ?? ""
        if let error { g_error_free(error) }
    }
}
