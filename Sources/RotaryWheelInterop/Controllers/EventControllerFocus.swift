import CRotaryWheelGtk

/// The keyboard focus as it comes to a widget and goes.
package final class EventControllerFocus: EventController {
    package convenience init() {
        unsafe self.init(adopting: UnsafeMutableRawPointer(gtk_event_controller_focus_new()))
    }

    /// The focus has come to the widget, or to one in it.
    package func onEnter(_ handler: @escaping @MainActor () -> Void) { connect("enter") { _ in handler() } }
}
