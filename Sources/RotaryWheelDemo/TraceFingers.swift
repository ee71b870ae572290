import CGtk
import GtkInterop

/// Says on standard output where widgets are and what comes to them, for programs that put fingers there: only where
/// `ROTARY_WHEEL_DEMO_TRACE` is 2.
///
/// Places are in pixels of the window that a widget belongs to, be it by way of a popover.
@MainActor
enum TraceFingers {
    private static var windows: ListModel?

    /// Begins to say `FINGER x y title` and `POINTER x y title` each time that one has come to a window or moved there,
    /// and to answer standard input.
    ///
    /// The line `boxes` asks for `BOX x y width height name text` of each widget that shows, with its name in CSS and
    /// its label or else its tooltip; `WINDOW title` comes before those of a window, `BOXES end` at last. The app ends
    /// with its input.
    static func begin() {
        let windows = unsafe ListModel(retaining: UnsafeMutableRawPointer(gtk_window_get_toplevels()))
        Self.windows = windows
        for position in 0..<windows.count { followInput(of: position) }
        _ = windows.onItemsChanged { position, _, added in
            for new in position..<position + added { followInput(of: new) }
        }
        unsafe g_unix_fd_add(0, G_IO_IN, { _, _, _ in TraceFingers.answer() }, nil)
    }

    /// Answers a line; C calls it in the main thread.
    nonisolated private static func answer() -> gboolean {
        MainActor.assumeIsolated {
            guard let order = readLine() else {
                unsafe g_application_quit(g_application_get_default())
                return 0
            }
            if order == "boxes" {
                // Frames lie between answers, so that what has moved in the meantime has another place.
                shownWindows.first?.afterSecondFrame { sayBoxes() }
            }
            return 1
        }
    }

    // MARK: Boxes

    private static var shownWindows: [Widget] {
        (0..<(windows?.count ?? 0)).compactMap { windows?.item(at: $0)?.cast(to: Widget.self) }.filter(
            \.isMapped)
    }

    private static func sayBoxes() {
        for window in shownWindows {
            Trace.say("WINDOW \(window.get("title", as: String?.self) ?? "")")
            sayBoxes(of: window)
        }
        Trace.say("BOXES end")
    }

    private static func sayBoxes(of widget: Widget) {
        guard widget.isMapped else { return }
        let box = Trace.bounds(of: widget)
        let label = unsafe widget.isA(gtk_label_get_type()) ? gtk_label_get_text(widget.opaque) : nil
        let text = unsafe label.map { unsafe String(cString: $0) } ?? widget.tooltip
        let name = widget.get("css-name", as: String?.self) ?? ""
        Trace.say("BOX \(box.x) \(box.y) \(box.width) \(box.height) \(name) \(text ?? "")")
        for child in widget.children { sayBoxes(of: child) }
    }

    // MARK: Input

    private static func followInput(of position: Int) {
        guard let window = windows?.item(at: position)?.cast(to: Widget.self) else { return }
        let input = EventControllerLegacy()
        input.onPosition { window, isFinger, x, y in
            let title = window.get("title", as: String?.self) ?? ""
            Trace.say("\(isFinger ? "FINGER" : "POINTER") \(x) \(y) \(title)")
        }
        window.add(input)
    }
}
