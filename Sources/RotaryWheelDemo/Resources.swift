import CRotaryWheelAdwaita
import Glibc

/// The files of the app in a folder beside the program: a GResource, translations and a compiled settings schema.
enum Resources {
    /// The base path of the GResource; GTK finds icons below a path with the id of the app.
    static let path = "/io/github/rotarywheel/Demo"
    static let uri = "resource://\(path)"

    private static let folder: String = {
        let program = String(taking: g_file_read_link("/proc/self/exe", nil))
        let folder = String(taking: g_path_get_dirname(program.isEmpty ? CommandLine.arguments[0] : program))
        return "\(folder)/RotaryWheel_CRotaryWheelDemoResources.resources"
    }()

    /// The folder of the translations.
    static var translations: String { "\(folder)/locale" }

    /// The folder of the compiled schema.
    static var schema: String { folder }

    /// Registers the GResource; prints the error on failure.
    static func register() -> Bool {
        let file = "\(folder)/Demo.gresource"
        var error: UnsafeMutablePointer<GError>?
        guard let resource = g_resource_load(file, &error) else {
            complain("rotary-wheel-demo cannot start without its resources: \(String(taking: error))")
            return false
        }
        g_resources_register(resource)
        g_resource_unref(resource)
        return true
    }

    /// The text of a resource; empty if there is none.
    static func text(named name: String) -> String {
        guard let bytes = g_resources_lookup_data("\(path)/\(name)", CG_RESOURCE_LOOKUP_FLAGS_NONE, nil)
        else { return "" }
        defer { g_bytes_unref(bytes) }
        var size: gsize = 0
        let data = UnsafeRawBufferPointer(start: g_bytes_get_data(bytes, &size), count: Int(size))
        return String(decoding: data, as: UTF8.self)
    }

    /// Prints a message on standard error.
    static func complain(_ message: String) {
        let line = message + "\n"
        write(STDERR_FILENO, line, line.utf8.count)
    }
}
