import CRotaryWheelShims
import Synchronization
import XCTest

/// The warnings and worse messages of all libraries and threads.
package enum MessageLog {
    private static let messages = Mutex<[String]>([])
    /// Whether GTK prints it for any popover that closes in its first frames, or any window hidden during a press.
    private static func isUsual(_ message: String) -> Bool {
        message.starts(with: /Gdk: gdk_frame_timings_|Gtk: Broken accounting of .* 0x\w+\(GtkWindow\)/)
    }

    /// Starts to record messages, which no longer abort; a test with unexpected messages fails.
    static let install: Void = {
        g_log_set_always_fatal(CG_LOG_LEVEL_ERROR)
        unsafe g_log_set_writer_func(
            { level, fields, count, _ in
                if level.rawValue <= CG_LOG_LEVEL_WARNING.rawValue {
                    // `fields` has `count` elements.
                    let fields = unsafe UnsafeBufferPointer(start: fields, count: Int(count))
                    let message = unsafe "\(text("GLIB_DOMAIN", of: fields)): \(text("MESSAGE", of: fields))"
                    if !isUsual(message) { messages.withLock { $0.append(message) } }
                    return G_LOG_WRITER_HANDLED
                }
                return unsafe g_log_writer_default(level, fields, count, nil)
            }, nil, nil)
    }()

    private static func text(_ key: String, of fields: UnsafeBufferPointer<GLogField>) -> String {
        let field = unsafe fields.first { unsafe String(cString: $0.key) == key }
        // GLib documents these fields as strings.
        let value = unsafe field?.value?.assumingMemoryBound(to: CChar.self)
        return unsafe value.map { unsafe String(cString: $0) } ?? ""
    }

    /// Returns and clears the messages.
    package static func take() -> [String] {
        messages.withLock { recorded in
            defer { recorded = [] }
            return recorded
        }
    }
}

extension WidgetTestCase {
    /// Expects messages with some texts, in order, and clears them.
    package func expectMessages(
        _ texts: [String], _ name: String = "", file: StaticString = #filePath, line: UInt = #line
    ) {
        let messages = MessageLog.take()
        XCTAssertTrue(
            messages.count == texts.count && zip(messages, texts).allSatisfy { $0.contains($1) },
            "\(name): \(messages) instead of \(texts)", file: file, line: line)
    }
}
