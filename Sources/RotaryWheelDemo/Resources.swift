import CGtk
import Glibc

/// What the app brings with it: icons, style sheet and interface, all in one file beside the program.
enum Resources {
    /// Where they are found once they are registered; named after the app's id, so that GTK finds the icons.
    static let path = "/io/github/rotarywheel/Demo"

    /// Makes them known to GTK; says on standard error why it cannot, if so.
    static func register() -> Bool {
        let program = unsafe text(g_file_read_link("/proc/self/exe", nil)) ?? CommandLine.arguments[0]
        let folder = unsafe text(g_path_get_dirname(program)) ?? "."
        let file = "\(folder)/RotaryWheel_RotaryWheelDemo.resources/Demo.gresource"
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

    /// A text that C hands over, which is freed.
    @unsafe private static func text(_ pointer: UnsafeMutablePointer<gchar>?) -> String? {
        defer { unsafe g_free(pointer) }
        return unsafe pointer.map { unsafe String(cString: $0) }
    }

    private static func complain(_ message: String) {
        let line = message + "\n"
        unsafe write(STDERR_FILENO, line, line.utf8.count)
    }
}
