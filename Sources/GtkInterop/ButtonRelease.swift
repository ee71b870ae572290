import CGtk

/// Waits until nothing is pressed in a window of X11.
///
/// What opens under the pointer while a button is held takes the button over from what was pressed. On X11 GTK then
/// misses a press for the release that comes, says so, and cancels the next press. Nothing of that is so on Wayland.
@MainActor
package final class ButtonRelease {
    private let controller: EventController

    /// Calls a handler when nothing is pressed any more; `nil` if there is nothing to wait for.
    ///
    /// - Parameter widget: any of the window.
    package init?(in widget: Widget, _ handler: @escaping @MainActor () -> Void) {
        guard let display = unsafe gtk_widget_get_display(widget.widget),
            unsafe cgtk_is_a(UnsafeRawPointer(display), g_type_from_name("GdkX11Display")) != 0,
            let root = unsafe gtk_widget_get_root(widget.widget).map({
                unsafe Widget(retaining: UnsafeMutableRawPointer($0))
            }), Self.isPressed(root)
        else { return nil }
        controller = unsafe EventController(
            adopting: UnsafeMutableRawPointer(gtk_event_controller_legacy_new()))
        unsafe gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
        controller.connect("event") { [weak self] arguments in
            arguments.answer(false)
            guard let self, let root = self.root, !Self.isPressed(root) else { return }
            cancel()
            handler()
        }
        root.add(controller)
    }

    /// Waits no longer.
    package func cancel() { root?.remove(controller) }

    private var root: Widget? {
        unsafe gtk_event_controller_get_widget(controller.opaque).map {
            unsafe Widget(retaining: UnsafeMutableRawPointer($0))
        }
    }

    /// Whether anything of a window is pressed: all above that is active then.
    private static func isPressed(_ root: Widget) -> Bool {
        unsafe gtk_widget_get_state_flags(root.widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
    }
}
