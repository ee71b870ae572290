import CRotaryWheelAdwaita
import Glibc

/// Lists the pictures of a folder, in any thread.
enum PicturesListing {
    /// A file with the name of a picture.
    struct Picture: Sendable {
        let uri: String
        /// The display name of the file.
        let title: String
        /// The unique key of the order, by name with numbers by value.
        let sortKey: [UInt8]

        func isBefore(_ other: Picture) -> Bool { Self.precedes(sortKey, other.sortKey) }

        static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
            let order = memcmp(left, right, min(left.count, right.count))
            return order == 0 ? left.count < right.count : order < 0
        }
    }

    private static let attributes = "standard::name,standard::display-name,standard::is-hidden,standard::type"

    /// The pictures of a folder in order, and the error that ended the reading.
    static func pictures(in folder: String) -> (pictures: [Picture], failure: String?) {
        let file = g_file_new_for_uri(folder)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        var error: UnsafeMutablePointer<GError>?
        var pictures: [Picture] = []
        if let files = g_file_enumerate_children(file, attributes, CG_FILE_QUERY_INFO_NONE, nil, &error) {
            defer { g_object_unref(UnsafeMutableRawPointer(files)) }
            while let info = g_file_enumerator_next_file(files, nil, &error) {
                defer { g_object_unref(UnsafeMutableRawPointer(info)) }
                guard let child = g_file_enumerator_get_child(files, info) else { continue }
                defer { g_object_unref(UnsafeMutableRawPointer(child)) }
                if let picture = picture(child, info) { pictures.append(picture) }
            }
        }
        pictures.sort { $0.isBefore($1) }
        guard let error = error else { return (pictures, nil) }
        return (pictures, String(taking: error))
    }

    /// The picture at a URI; `nil` if there is none.
    static func picture(at uri: String) -> Picture? {
        let file = g_file_new_for_uri(uri)
        defer { g_object_unref(UnsafeMutableRawPointer(file)) }
        guard let info = g_file_query_info(file, attributes, CG_FILE_QUERY_INFO_NONE, nil, nil) else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(info)) }
        return file.flatMap { picture($0, info) }
    }

    private static func picture(_ file: OpaquePointer, _ info: OpaquePointer) -> Picture? {
        // Files in a GResource lack the attribute.
        guard g_file_info_get_attribute_boolean(info, G_FILE_ATTRIBUTE_STANDARD_IS_HIDDEN) == 0,
            g_file_info_get_file_type(info) == G_FILE_TYPE_REGULAR,
            let name = g_file_info_get_name(info), isPicture(named: name),
            let title = g_file_info_get_display_name(info).map({ String(cString: $0) })
        else { return nil }
        let uri = String(taking: g_file_get_uri(file))
        // A file name may contain newlines.
        let line = title.split { $0.isNewline }.joined(separator: " ")
        // Names that are not UTF-8 may have the same display name.
        return Picture(uri: uri, title: line, sortKey: title.sortKey + [0] + Array(uri.utf8))
    }

    /// Whether a file name is that of a picture; an empty file has no other type yet.
    private static func isPicture(named name: UnsafePointer<CChar>) -> Bool {
        // The function requires UTF-8, which the display name always is.
        guard let readable = g_filename_display_name(name) else { return false }
        defer { g_free(readable) }
        guard let type = g_content_type_guess(readable, nil, 0, nil) else { return false }
        defer { g_free(type) }
        return String(cString: type).hasPrefix("image/")
    }
}
