import CRotaryWheelGtk

/// Waits until nothing is pressed in a window of X11.
///
/// What opens under the pointer while a button is held takes the button over from what was pressed. On X11 GTK then
/// misses a press for the release that comes, says so, and the next press is lost. Nothing of that is so on Wayland.
@MainActor
package final class ButtonRelease {
    private var controller: EventController?

    package init() {}

    isolated deinit { cancel() }

    /// Calls a handler when nothing is pressed any more: at once if there is nothing to wait for.
    ///
    /// What was waited for before is not any more.
    ///
    /// - Parameter widget: any of the window.
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

    /// Waits no longer.
    package func cancel() {
        if let controller { root?.remove(controller) }
        controller = nil
    }

    /// The window that it waits for.
    private var root: Widget? {
        guard let controller, let root = unsafe gtk_event_controller_get_widget(controller.opaque) else {
            return nil
        }
        return unsafe Widget(retaining: UnsafeMutableRawPointer(root))
    }
}

extension Widget {
    /// Whether the widget or anything in it is pressed: all above that is active then.
    package var isPressed: Bool {
        unsafe gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
    }

    /// The widget's window, if it has one and that is one of X11.
    fileprivate var rootOnX11: Widget? {
        guard isOnX11 else { return nil }
        return unsafe gtk_widget_get_root(widget).map {
            unsafe Widget(retaining: UnsafeMutableRawPointer($0))
        }
    }
}
