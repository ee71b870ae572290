import CRotaryWheelGtk
import RotaryWheelInterop

/// Prints the places of widgets and their input to standard output, if `ROTARY_WHEEL_DEMO_TRACE` is 2.
///
/// Places are in pixels of the widget's window, also in a popover.
@MainActor
enum TraceFingers {
    /// Starts to print input, and to answer standard input.
    ///
    /// Prints `FINGER x y title` and `POINTER x y title` for each motion in a window, or in a popover without a
    /// title. Prints `PRESSED` after a button or key press, once its popups open, and `RELEASED` after a release.
    ///
    /// The input line `boxes` prints `BOX x y width height name text` for each mapped widget, with its CSS name and
    /// its label or tooltip. `WINDOW title` precedes the boxes of a window; `BOXES end` is last. The app exits at the
    /// end of input.
    static func begin() {
        followInput()
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
                // Frames between answers give moved widgets their new places.
                shownWindows.first?.afterSecondFrame { sayBoxes() }
            }
            return 1
        }
    }

    // MARK: Boxes

    private static var shownWindows: [Widget] {
        let windows = unsafe ListModel(retaining: UnsafeMutableRawPointer(gtk_window_get_toplevels()))
        return (0..<windows.count).compactMap { windows.item(at: $0)?.cast(to: Widget.self) }.filter(
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

    private static func followInput() {
        // The signal exists once the class does.
        unsafe g_type_class_ref(gdk_surface_get_type())
        unsafe g_signal_add_emission_hook(
            g_signal_lookup("event", gdk_surface_get_type()), 0,
            { _, _, values, _ in
                guard let values = unsafe values else { return 1 }
                nonisolated(unsafe) let surface = unsafe OpaquePointer(g_value_get_object(values))
                nonisolated(unsafe) let event = unsafe OpaquePointer(g_value_peek_pointer(values + 1))
                MainActor.assumeIsolated {
                    if let surface = unsafe surface, let event = unsafe event {
                        unsafe TraceFingers.say(event, on: surface)
                    }
                }
                return 1
            }, nil, nil)
    }

    private static func say(_ event: OpaquePointer, on surface: OpaquePointer) {
        guard let native = unsafe gtk_native_get_for_surface(surface) else { return }
        let widget = unsafe Widget(retaining: UnsafeMutableRawPointer(native))
        switch unsafe gdk_event_get_event_type(event) {
        case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE: unsafe sayPlace("FINGER", of: event, in: widget)
        case GDK_ENTER_NOTIFY, GDK_MOTION_NOTIFY: unsafe sayPlace("POINTER", of: event, in: widget)
        case GDK_TOUCH_END, GDK_BUTTON_RELEASE: Trace.say("RELEASED")
        case GDK_BUTTON_PRESS: widget.afterSecondFrame { Trace.say("PRESSED") }
        case GDK_KEY_PRESS where unsafe gdk_key_event_is_modifier(event) == 0:
            // The pressed widget may be unmapped, without further frames.
            unsafe g_idle_add_full(
                G_PRIORITY_DEFAULT,
                { _ in
                    MainActor.assumeIsolated { Trace.say("PRESSED") }
                    return 0
                }, nil, nil)
        default: break
        }
    }

    private static func sayPlace(_ word: String, of event: OpaquePointer, in widget: Widget) {
        var (x, y) = (0.0, 0.0)
        guard unsafe gdk_event_get_position(event, &x, &y) != 0 else { return }
        let title = widget.isA(gtk_window_get_type()) ? widget.get("title", as: String?.self) ?? "" : ""
        Trace.say("\(word) \(x) \(y) \(title)")
    }
}
