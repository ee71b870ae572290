import CRotaryWheelGtk

/// Waits until no button is pressed in an X11 window.
///
/// A popup that opens under a held button takes the button's grab. On X11, GTK then receives a release without a press,
/// warns and loses the next press. Wayland is not affected.
@MainActor
package final class ButtonRelease {
    private var controller: EventController?

    package init() {}

    isolated deinit { cancel() }

    /// Calls a handler when no button is pressed, or immediately; replaces the previous handler.
    ///
    /// - Parameter widget: any widget of the window.
    package func wait(in widget: Widget, _ handler: @escaping @MainActor () -> Void) {
        cancel()
        guard let root = widget.rootOnX11, root.isPressed else { return handler() }
        let controller = EventControllerLegacy()
        controller.connect("event") { [weak self] arguments in
            arguments.answer(false)
            guard let self, let root = self.root, !root.isPressed else { return }
            cancel()
            handler()
        }
        root.add(controller)
        self.controller = controller
    }

    package func cancel() {
        if let controller { root?.remove(controller) }
        controller = nil
    }

    /// The window to wait for.
    private var root: Widget? {
        guard let controller, let root = unsafe gtk_event_controller_get_widget(controller.opaque) else {
            return nil
        }
        return unsafe Widget(retaining: UnsafeMutableRawPointer(root))
    }
}

extension Widget {
    /// Whether the widget or a descendant is pressed, which sets `:active` on all ancestors.
    package var isPressed: Bool {
        unsafe gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
    }

    /// The widget's window, if it is on X11.
    fileprivate var rootOnX11: Widget? {
        guard isOnX11 else { return nil }
        return unsafe gtk_widget_get_root(widget).map {
            unsafe Widget(retaining: UnsafeMutableRawPointer($0))
        }
    }
}
