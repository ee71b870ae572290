import CRotaryWheelShims
import Synchronization

/// The warnings and critical messages that are not expected; each is a failure.
enum UnexpectedMessage {
    private static let first = Mutex<String?>(nil)

    /// Parts of the expected messages, without numbers.
    private static let expected = [
        "must be a finite number, not", "a popover must have a parent to pop up", "has no value",
        // GtkSingleSelection: a handler selects in it before it receives the change of its list.
        "gtk_selection_model_selection_changed: assertion 'position + n_items <= g_list_model_get_n_items",
        // GtkGesture: an insensitive widget cancels its gestures, and a `cancel` handler hides the widget.
        "assertion 'ri->version == ri->hash_table->version' failed",
        // Any widget for which a handler runs a main loop while it is being hidden.
        "without a current allocation",
        // A pressed widget is unparented or hidden.
        "Broken accounting of active state for widget",
        // Any entry that becomes insensitive while focused.
        "GtkText - did not receive a focus-out event",
        // GtkText: the context menu opens before the first frame of the popover that contains the text.
        "gdk_monitor_get_geometry: assertion 'GDK_IS_MONITOR (monitor)' failed",
        // GTK 4.24 logs this for any popover that closes in its first frames.
        "gdk_frame_timings_submitted() called on submitted frame",
        // GTK 4.8 logs these for any GtkPopover that opens without a focus widget, or changes or closes while open.
        "gtk_widget_is_ancestor: assertion 'GTK_IS_WIDGET (widget)' failed",
        "gdk_popup_present: assertion 'GDK_IS_POPUP (popup)' failed",
        "gdk_surface_get_device_position: assertion 'GDK_IS_SURFACE (surface)' failed",
        "_gtk_widget_find_at_coords: assertion 'GDK_IS_SURFACE (surface)' failed",
        "gtk_widget_remove_surface_transform_changed_callback: assertion 'id' failed",
    ]

    static func install() {
        // Messages do not abort: the operation that causes one fails.
        g_log_set_always_fatal(CG_LOG_LEVEL_ERROR)
        g_log_set_writer_func(
            { level, fields, count, _ in
                guard level.rawValue <= CG_LOG_LEVEL_WARNING.rawValue else { return G_LOG_WRITER_HANDLED }
                let fields = UnsafeBufferPointer(start: fields, count: Int(count))
                let message = UnexpectedMessage.text("MESSAGE", of: fields)
                if !UnexpectedMessage.expected.contains(where: message.contains) {
                    let domain = UnexpectedMessage.text("GLIB_DOMAIN", of: fields)
                    UnexpectedMessage.first.withLock { $0 = $0 ?? "\(domain): \(message)" }
                }
                return G_LOG_WRITER_HANDLED
            }, nil, nil)
    }

    private static func text(_ key: String, of fields: UnsafeBufferPointer<GLogField>) -> String {
        let field = fields.first { String(cString: $0.key) == key }
        let value = field?.value?.assumingMemoryBound(to: CChar.self)
        return value.map { String(cString: $0) } ?? ""
    }

    /// Returns and clears the first one as a failure.
    static func take() -> Failure? {
        let message = first.withLock { first in
            defer { first = nil }
            return first
        }
        // Addresses differ between runs.
        let words = message?.split(separator: " ").filter { !$0.contains("0x") }
        return words.map { Failure("logs \($0.joined(separator: " "))") }
    }
}
