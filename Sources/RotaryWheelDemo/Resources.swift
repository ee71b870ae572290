import CRotaryWheelGtk
import Glibc
import RotaryWheelInterop

/// The files of the app in a folder beside the program: a GResource, translations and a compiled settings schema.
enum Resources {
    /// The base path of the GResource; GTK finds icons below a path with the id of the app.
    static let path = "/io/github/rotarywheel/Demo"

    private static let folder: String = {
        let program = unsafe text(g_file_read_link("/proc/self/exe", nil)) ?? CommandLine.arguments[0]
        return (unsafe text(g_path_get_dirname(program)) ?? ".") + "/RotaryWheel_RotaryWheelDemo.resources"
    }()

    /// The folder of the translations.
    static var translations: String { "\(folder)/locale" }

    /// The folder of the compiled schema.
    static var schema: String { folder }

    /// Registers the GResource; prints the error on failure.
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

    /// The text of a resource; empty if there is none.
    static func text(named name: String) -> String {
        guard let bytes = unsafe g_resources_lookup_data("\(path)/\(name)", G_RESOURCE_LOOKUP_FLAGS_NONE, nil)
        else { return "" }
        defer { unsafe g_bytes_unref(bytes) }
        var size: gsize = 0
        let data = unsafe UnsafeRawBufferPointer(start: g_bytes_get_data(bytes, &size), count: Int(size))
        return unsafe String(decoding: data, as: UTF8.self)
    }

    /// A picture of a wheel.
    @MainActor static func wheel(_ name: String) -> File {
        File(uri: "resource://\(path)/pictures/wheels/\(name).svg")
    }

    /// Takes a string that the caller owns, and frees it.
    @unsafe private static func text(_ pointer: UnsafeMutablePointer<gchar>?) -> String? {
        defer { unsafe g_free(pointer) }
        return unsafe pointer.map { unsafe String(cString: $0) }
    }

    /// Prints a message on standard error.
    static func complain(_ message: String) {
        let line = message + "\n"
        unsafe write(STDERR_FILENO, line, line.utf8.count)
    }
}
