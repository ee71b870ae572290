import CRotaryWheelGtk
import Synchronization

/// What has been logged as a warning or worse since it was asked for last, of any library and thread.
package enum MessageLog {
    private static let messages = Mutex<[String]>([])

    /// Records messages from now on.
    ///
    /// They do not end the program: the test that finds them fails.
    static let install: Void = {
        g_log_set_always_fatal(G_LOG_LEVEL_ERROR)
        unsafe g_log_set_writer_func(
            { level, fields, count, _ in
                if level.rawValue <= G_LOG_LEVEL_WARNING.rawValue {
                    // GLib says how many fields there are.
                    let fields = unsafe UnsafeBufferPointer(start: fields, count: Int(count))
                    let message = unsafe "\(text("GLIB_DOMAIN", of: fields)): \(text("MESSAGE", of: fields))"
                    messages.withLock { $0.append(message) }
                    return G_LOG_WRITER_HANDLED
                }
                return unsafe g_log_writer_default(level, fields, count, nil)
            }, nil, nil)
    }()

    private static func text(_ key: String, of fields: UnsafeBufferPointer<GLogField>) -> String {
        let field = unsafe fields.first { unsafe String(cString: $0.key) == key }
        // Those that are asked for are strings, by GLib's documentation.
        let value = unsafe field?.value?.assumingMemoryBound(to: CChar.self)
        return unsafe value.map { unsafe String(cString: $0) } ?? ""
    }

    /// The messages so far, which are forgotten then.
    package static func take() -> [String] {
        messages.withLock { recorded in
            defer { recorded = [] }
            return recorded
        }
    }
}
