import CRotaryWheelGtk

/// A GtkEventControllerFocus.
package final class EventControllerFocus: EventController {
    package convenience init() {
        unsafe self.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_focus_new()))
    }

    /// Calls a handler when the focus enters the widget or a descendant.
    package func onEnter(_ handler: @escaping @MainActor () -> Void) { connect("enter") { _ in handler() } }
}
