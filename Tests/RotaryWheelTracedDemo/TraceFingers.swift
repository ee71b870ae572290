#if DEBUG
import CRotaryWheelShims
@testable import RotaryWheelDemo
import RotaryWheelInterop

/// Prints the bounds and input events of widgets on standard output, for programs that send touch events.
///
/// Positions are in pixels of the toplevel window, also for widgets in popovers.
@MainActor
enum TraceFingers {
    /// Prints `FINGER x y title` and `POINTER x y title` when a touch or the pointer is in a window or popover, which has
    /// no title, `PRESSED` once the popover of a press is about to show, and `RELEASED`.
    ///
    /// The line `boxes` on standard input requests `BOX x y width height name text` for each mapped widget, with its CSS
    /// name and its label or tooltip, after `WINDOW title` and before `BOXES end`; `mirror` mirrors the app, before
    /// `MIRRORED`. The app quits at the end of the input.
    static func begin() {
        unsafe g_unix_fd_add(0, CG_IO_IN, { _, _, _ in TraceFingers.answer() }, nil)
        // The signal exists only after the class is initialized.
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

    /// Answers a line; GLib calls this in the main thread.
    nonisolated private static func answer() -> gboolean {
        MainActor.assumeIsolated {
            guard let order = readLine() else {
                unsafe g_application_quit(g_application_get_default())
                return 0
            }
            if order == "boxes" {
                // Answers are frames apart, so that moving widgets report new positions.
                shownWindows.first?.afterSecondFrame { sayBoxes() }
            } else if order == "mirror" {
                gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
                Trace.say("MIRRORED")
            }
            return 1
        }
    }

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
        // A dialog is the last part of its window.
        if TraceWindows.isDialog(widget) { Trace.say("WINDOW \(TraceWindows.title(around: widget))") }
        let box = Trace.bounds(of: widget)
        let label = unsafe widget.isA(gtk_label_get_type()) ? gtk_label_get_text(widget.opaque) : nil
        let text = unsafe label.map { unsafe String(cString: $0) } ?? widget.tooltip
        let name = widget.get("css-name", as: String?.self) ?? ""
        Trace.say("BOX \(box.x) \(box.y) \(box.width) \(box.height) \(name) \(text ?? "")")
        for child in widget.children { sayBoxes(of: child) }
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
            // The pressed widget may close and draw no more frames.
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
        Trace.say("\(word) \(x) \(y) \(title(at: x, y, in: widget))")
    }

    /// The title of the dialog or the window at a position of the surface of a window or a popover.
    private static func title(at x: Double, _ y: Double, in widget: Widget) -> String {
        guard widget.isA(gtk_window_get_type()) else { return "" }
        var (shadowX, shadowY) = (0.0, 0.0)
        unsafe gtk_native_get_surface_transform(widget.opaque, &shadowX, &shadowY)
        let picked = unsafe gtk_widget_pick(widget.widget, x - shadowX, y - shadowY, CGTK_PICK_DEFAULT)
        return unsafe TraceWindows.title(
            around: picked.map { unsafe Widget(retaining: UnsafeMutableRawPointer($0)) } ?? widget)
    }
}
#endif
