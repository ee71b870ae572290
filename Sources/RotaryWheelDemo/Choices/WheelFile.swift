import CRotaryWheelGtk
import Glibc

/// The file with the user's wheels.
struct WheelFile {
    /// What the file holds.
    enum Content: Equatable {
        case wheels(WheelCollection)
        /// The file cannot be used; it was moved to a path, or `nil` where that failed.
        case broken(Reason, kept: String?)
    }

    enum Reason: Equatable {
        case text(WheelText.Failure)
        /// The message of the system.
        case system(String)
    }

    let path: String

    /// The file in the folder of the user's data.
    static var standard: WheelFile {
        WheelFile(path: String(cString: g_get_user_data_dir()) + "/rotary-wheel-demo/wheels.txt")
    }

    /// Reads the file; without one there are no wheels.
    func load() -> Content {
        var (bytes, count, error): (UnsafeMutablePointer<gchar>?, gsize, UnsafeMutablePointer<GError>?)
        (bytes, count, error) = (nil, 0, nil)
        guard g_file_get_contents(path, &bytes, &count, &error) != 0, let bytes else {
            defer { g_clear_error(&error) }
            let isMissing = g_error_matches(error, g_file_error_quark(), gint(G_FILE_ERROR_NOENT.rawValue))
            return isMissing != 0
                ? .wheels(WheelCollection()) : .broken(.system(Self.message(of: error)), kept: setAside())
        }
        defer { g_free(bytes) }
        guard count > 0 else { return .wheels(WheelCollection()) }
        do throws(WheelText.Failure) {
            let buffer = UnsafeRawBufferPointer(start: bytes, count: Int(count))
            return .wheels(try WheelText.read(buffer, name: ""))
        } catch {
            return .broken(.text(error), kept: setAside())
        }
    }

    /// Replaces the file as a whole.
    ///
    /// - Returns: why that failed, or `nil`.
    func save(_ wheels: WheelCollection) -> String? {
        let folder = g_path_get_dirname(path)
        defer { g_free(folder) }
        guard g_mkdir_with_parents(folder, 0o700) == 0 else { return String(cString: g_strerror(errno)) }
        let text = WheelText.write(wheels)
        var error: UnsafeMutablePointer<GError>?
        defer { g_clear_error(&error) }
        return g_file_set_contents(path, text, gssize(text.utf8.count), &error) != 0
            ? nil : Self.message(of: error)
    }

    /// Renames the file to a name that is not used.
    private func setAside() -> String? {
        for number in 1...1000 {
            let name = "\(path).broken-\(number)"
            if g_file_test(name, G_FILE_TEST_EXISTS) == 0 { return rename(path, name) == 0 ? name : nil }
        }
        return nil
    }

    private static func message(of error: UnsafeMutablePointer<GError>?) -> String {
        error.map { String(cString: $0.pointee.message) } ?? ""
    }
}
