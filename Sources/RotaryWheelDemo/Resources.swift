import CRotaryWheelGtk
import Glibc

/// What the app brings with it: icons, style sheet and interface in one file, translations, and the schema of its
/// settings, all in a folder beside the program.
enum Resources {
    /// Where icons and the like are found once they are registered; named after the app's id, so that GTK finds the
    /// icons.
    static let path = "/io/github/rotarywheel/Demo"

    private static let folder: String = {
        let program = unsafe text(g_file_read_link("/proc/self/exe", nil)) ?? CommandLine.arguments[0]
        return (unsafe text(g_path_get_dirname(program)) ?? ".") + "/RotaryWheel_RotaryWheelDemo.resources"
    }()

    /// Where the translations are.
    static var translations: String { "\(folder)/locale" }

    /// Where the compiled schema of the settings is.
    static var schema: String { folder }

    /// Makes icons and the like known to GTK; says on standard error why it cannot, if so.
    static func register() -> Bool {
        let file = "\(folder)/Demo.gresource"
        var error: UnsafeMutablePointer<GError>?
        guard let resource = unsafe g_resource_load(file, &error) else {
            let reason = unsafe error.map { unsafe String(cString: $0.pointee.message) } ?? file
            unsafe g_clear_error(&error)
            complain("rotary-wheel-demo cannot start without its resources: \(reason)")
            return false
        }
        unsafe g_resources_register(resource)
        unsafe g_resource_unref(resource)
        return true
    }

    /// A text among the resources; empty where there is none of that name.
    static func text(named name: String) -> String {
        guard let bytes = unsafe g_resources_lookup_data("\(path)/\(name)", G_RESOURCE_LOOKUP_FLAGS_NONE, nil)
        else { return "" }
        defer { unsafe g_bytes_unref(bytes) }
        var size: gsize = 0
        let data = unsafe UnsafeRawBufferPointer(start: g_bytes_get_data(bytes, &size), count: Int(size))
        return unsafe String(decoding: data, as: UTF8.self)
    }

    /// A text that C hands over, which is freed.
    @unsafe private static func text(_ pointer: UnsafeMutablePointer<gchar>?) -> String? {
        defer { unsafe g_free(pointer) }
        return unsafe pointer.map { unsafe String(cString: $0) }
    }

    /// Says on standard error what is wrong.
    static func complain(_ message: String) {
        let line = message + "\n"
        unsafe write(STDERR_FILENO, line, line.utf8.count)
    }
}
