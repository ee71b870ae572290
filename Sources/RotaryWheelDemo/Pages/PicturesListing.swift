import CRotaryWheelGtk
import Glibc
import RotaryWheelInterop

/// Lists the pictures of a folder in any thread.
enum PicturesListing {
    /// A file with the name of a picture.
    struct Picture: Sendable {
        let uri: String
        /// The file's display name.
        let title: String
        /// A unique key that sorts by name, with numbers by value.
        let sortKey: [UInt8]

        func isBefore(_ other: Picture) -> Bool { Self.precedes(sortKey, other.sortKey) }

        static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
            let order = unsafe memcmp(left, right, min(left.count, right.count))
            return order == 0 ? left.count < right.count : order < 0
        }
    }

    private static let attributes = "standard::name,standard::display-name,standard::is-hidden,standard::type"

    /// The sorted pictures of a folder, and the reason if it could not be read completely.
    static func pictures(in folder: String) -> (pictures: [Picture], failure: String?) {
        let file = unsafe g_file_new_for_uri(folder)
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(file)) }
        var error: UnsafeMutablePointer<GError>?
        var pictures: [Picture] = []
        if let files = unsafe g_file_enumerate_children(file, attributes, G_FILE_QUERY_INFO_NONE, nil, &error)
        {
            defer { unsafe g_object_unref(UnsafeMutableRawPointer(files)) }
            while let info = unsafe g_file_enumerator_next_file(files, nil, &error) {
                defer { unsafe g_object_unref(UnsafeMutableRawPointer(info)) }
                guard let child = unsafe g_file_enumerator_get_child(files, info) else { continue }
                defer { unsafe g_object_unref(UnsafeMutableRawPointer(child)) }
                if let picture = unsafe picture(child, info) { pictures.append(picture) }
            }
        }
        pictures.sort { $0.isBefore($1) }
        guard let error = unsafe error else { return (pictures, nil) }
        return unsafe (pictures, BackgroundTask.Failure(taking: error).reason)
    }

    /// The picture at a URI; `nil` if there is none.
    static func picture(at uri: String) -> Picture? {
        let file = unsafe g_file_new_for_uri(uri)
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(file)) }
        guard let info = unsafe g_file_query_info(file, attributes, G_FILE_QUERY_INFO_NONE, nil, nil) else {
            return nil
        }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(info)) }
        return unsafe file.flatMap { unsafe picture($0, info) }
    }

    @unsafe private static func picture(_ file: OpaquePointer, _ info: OpaquePointer) -> Picture? {
        // Resources have no `is-hidden` attribute.
        guard unsafe g_file_info_get_attribute_boolean(info, G_FILE_ATTRIBUTE_STANDARD_IS_HIDDEN) == 0,
            unsafe g_file_info_get_file_type(info) == G_FILE_TYPE_REGULAR,
            let name = unsafe g_file_info_get_name(info), unsafe isPicture(named: name),
            let title = unsafe g_file_info_get_display_name(info),
            let uri = unsafe g_file_get_uri(file), let key = unsafe g_utf8_collate_key_for_filename(title, -1)
        else { return nil }
        defer {
            unsafe g_free(uri)
            unsafe g_free(key)
        }
        // Different names that are not UTF-8 may have the same display name.
        let sortKey = unsafe bytes(of: key) + [0] + bytes(of: uri)
        // The title has one line, whatever the name.
        let line = unsafe String(cString: title).split { $0.isNewline }.joined(separator: " ")
        return unsafe Picture(uri: String(cString: uri), title: line, sortKey: sortKey)
    }

    @unsafe private static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
        unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
    }

    /// Whether a file name is that of a picture; the content of an empty file has no type yet.
    @unsafe private static func isPicture(named name: UnsafePointer<CChar>) -> Bool {
        // g_content_type_guess requires UTF-8.
        guard let readable = unsafe g_filename_display_name(name) else { return false }
        defer { unsafe g_free(readable) }
        guard let type = unsafe g_content_type_guess(readable, nil, 0, nil) else { return false }
        defer { unsafe g_free(type) }
        return unsafe String(cString: type).hasPrefix("image/")
    }
}
