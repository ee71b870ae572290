#if DEBUG
import CRotaryWheelGtk
import CRotaryWheelShims
import RotaryWheelInterop
@testable import RotaryWheelDemo

/// Prints on standard output which windows and dialogs are shown.
@MainActor
enum TraceWindows {
    /// Prints `WINDOW own title` when a further window is shown or its title changes, `WINDOW inside title` for a dialog
    /// in a window, `WINDOW gone title`, `POPOVER gone`, and `FILE path` when the button of a dialog for files chooses
    /// another file.
    static func follow(_ shown: Widget) {
        if shown.isA(gtk_popover_get_type()) { return whenGone(shown) { _ in Trace.say("POPOVER gone") } }
        let isInside = isDialog(shown)
        guard isInside || shown.isA(gtk_window_get_type()) else { return }
        let sayTitle = { @MainActor (shown: Widget) in
            Trace.say("WINDOW \(isInside ? "inside" : "own") \(title(of: shown))")
        }
        // After two frames it has the focus and menus are closed, even if a key has closed it before.
        var ticks = 0
        _ = shown.addTickCallback { _ in
            ticks += 1
            if ticks == 3 { sayTitle(shown) }
            return ticks < 3
        }
        if shown.isA(gtk_file_chooser_dialog_get_type()) {
            Trace.follow(shown) { $0.isMapped ? "FILE \(path(in: $0) ?? "")" : nil }
        }
        let titles = shown.connect("notify::title") { arguments in
            if let shown = arguments.get(0, as: Widget?.self) { sayTitle(shown) }
        }
        whenGone(shown) { shown in
            Trace.say("WINDOW gone \(title(of: shown))")
            shown.disconnect(titles)
        }
    }

    /// Calls the handler when a widget is next unmapped.
    private static func whenGone(_ shown: Widget, _ handler: @escaping @MainActor (Widget) -> Void) {
        var end: UInt?
        end = shown.connect("unmap") { arguments in
            guard let id = end, let shown = arguments.get(0, as: Widget?.self) else { return }
            end = nil
            shown.disconnect(id)
            // Before the sync, the X server may send events of the pointer to the closed surface.
            unsafe gdk_display_sync(gdk_display_get_default())
            handler(shown)
        }
    }

    /// The title of the dialog or the window that has a widget.
    static func title(around widget: Widget) -> String {
        let all = sequence(first: widget, next: \.parent)
        return all.first { isDialog($0) || $0.isA(gtk_window_get_type()) }.map { title(of: $0) } ?? ""
    }

    /// The path of the file that the button of a dialog chooses; `nil` if it chooses none.
    private static func path(in dialog: Widget) -> String? {
        let opener = unsafe UnsafeMutableRawPointer(dialog.widget).assumingMemoryBound(to: GtkDialog.self)
        let button = unsafe cgtk_dialog_get_widget_for_response(opener, GTK_RESPONSE_ACCEPT.rawValue)
        guard unsafe gtk_widget_is_sensitive(button) != 0,
            let file = unsafe cgtk_file_chooser_get_file(dialog.opaque)
        else { return nil }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(file)) }
        guard let path = unsafe g_file_get_path(file) else { return nil }
        defer { unsafe g_free(path) }
        return unsafe String(cString: path)
    }

    private static func title(of shown: Widget) -> String { shown.get("title", as: String?.self) ?? "" }

    /// Whether a widget is an AdwDialog, a type that older versions do not have.
    static func isDialog(_ widget: Widget) -> Bool {
        let type = unsafe g_type_from_name("AdwDialog")
        return type != 0 && widget.isA(type)
    }
}
#endif
