import CRotaryWheelAdwaita
import Glibc

/// A state that a file keeps as text.
protocol KeptState: Equatable {
    /// The part that edits change.
    associatedtype Edited: Equatable

    /// The state without a file.
    init()

    /// Reads the bytes of a file.
    init(reading bytes: some Collection<UInt8>) throws(TextFailure)

    /// The text of the file.
    var written: String { get }

    /// The part to edit; `nil` for one of the app, which the first edit makes the user's own.
    var shown: Edited? { get set }
}

/// A file that keeps a state of the user.
struct StateFile<State: KeptState> {
    /// What the file holds.
    enum Content: Equatable {
        case state(State)
        /// The file cannot be used; it was moved to a path, or `nil` where that failed.
        case broken(Reason, kept: String?)
    }

    enum Reason: Equatable {
        case text(TextFailure)
        /// The message of the system.
        case system(String)
    }

    let path: String

    init(path: String) { self.path = path }

    /// A file in the folder of the user's data.
    init(named name: String) {
        path = String(cString: g_get_user_data_dir()) + "/rotary-wheel-demo/\(name)"
    }

    /// Reads the file.
    func load() -> Content {
        var (bytes, count, error): (UnsafeMutablePointer<gchar>?, gsize, UnsafeMutablePointer<GError>?)
        (bytes, count, error) = (nil, 0, nil)
        guard g_file_get_contents(path, &bytes, &count, &error) != 0, let bytes else {
            let isMissing = g_error_matches(error, g_file_error_quark(), gint(G_FILE_ERROR_NOENT.rawValue))
            let message = String(taking: error)
            return isMissing != 0 ? .state(State()) : .broken(.system(message), kept: setAside())
        }
        defer { g_free(bytes) }
        guard count > 0 else { return .state(State()) }
        do throws(TextFailure) {
            return .state(try State(reading: UnsafeRawBufferPointer(start: bytes, count: Int(count))))
        } catch {
            return .broken(.text(error), kept: setAside())
        }
    }

    /// Replaces the file as a whole.
    ///
    /// - Returns: why that failed, or `nil`.
    func save(_ state: State) -> String? {
        let folder = g_path_get_dirname(path)
        defer { g_free(folder) }
        guard g_mkdir_with_parents(folder, 0o700) == 0 else { return String(cString: g_strerror(errno)) }
        let text = state.written
        var error: UnsafeMutablePointer<GError>?
        return g_file_set_contents(path, text, gssize(text.utf8.count), &error) != 0
            ? nil : String(taking: error)
    }

    /// Renames the file to a name that is not used.
    private func setAside() -> String? {
        for number in 1...1000 {
            let name = "\(path).broken-\(number)"
            if g_file_test(name, CG_FILE_TEST_EXISTS) == 0 { return rename(path, name) == 0 ? name : nil }
        }
        return nil
    }
}
