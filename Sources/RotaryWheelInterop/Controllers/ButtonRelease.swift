import CRotaryWheelShims

/// Waits until no button or finger is pressed on a widget.
///
/// A popup that opens under a held button takes the button's grab. On X11, GTK then receives a release without a press,
/// warns and loses the next press. A popup that closes under a held button ends the press; on Wayland, GTK may receive
/// the release nevertheless, ends the press again and warns.
@MainActor
package final class ButtonRelease {
    private var controller: EventController?

    package init() {}

    isolated deinit { cancel() }

    /// Calls a handler when no button is pressed, or immediately; replaces the previous handler.
    ///
    /// - Parameter widget: the widget to wait for; `nil` does not wait.
    package func wait(for widget: Widget?, _ handler: @escaping @MainActor () -> Void) {
        cancel()
        guard let widget, widget.isPressed else { return handler() }
        let controller = EventControllerLegacy()
        controller.connect("event") { [weak self] arguments in
            arguments.answer(false)
            guard let self, let widget = self.widget, !widget.isPressed else { return }
            cancel()
            handler()
        }
        widget.add(controller)
        self.controller = controller
    }

    package func cancel() {
        if let controller { widget?.remove(controller) }
        controller = nil
    }

    /// The widget to wait for.
    private var widget: Widget? {
        guard let controller, let widget = unsafe gtk_event_controller_get_widget(controller.opaque) else {
            return nil
        }
        return unsafe Widget(retaining: UnsafeMutableRawPointer(widget))
    }
}

extension Widget {
    /// Whether the widget or a descendant is pressed, which sets `:active` on all ancestors.
    package var isPressed: Bool {
        unsafe gtk_widget_get_state_flags(widget).rawValue & CGTK_STATE_FLAG_ACTIVE.rawValue != 0
    }

    /// The widget's window, if it is on X11.
    package var rootOnX11: Widget? {
        guard isOnX11 else { return nil }
        return unsafe gtk_widget_get_root(widget).map {
            unsafe Widget(retaining: UnsafeMutableRawPointer($0))
        }
    }
}
