import CRotaryWheelGtk

/// Keys that a widget handles before the other widgets of its window.
@MainActor
package final class WindowKeys {
    private let widget: Widget
    private let controller = EventControllerKey(isCapturing: true)
    /// The window, which is borrowed: GTK destroys a window with its last reference.
    private var root: Widget?

    /// Watches the keys in the window of a widget, which is borrowed, from ``follow()`` on.
    ///
    /// - Parameter onPress: called when a key is pressed; returns whether it was handled.
    package init(of widget: Widget, onPress: @escaping EventControllerKey.Handler) {
        self.widget = widget
        controller.onPress(onPress)
    }

    /// Moves to the window that the widget is in now.
    package func follow() {
        stop()
        root = widget.rootWidget.map { unsafe Widget(borrowing: $0.pointer) }
        root?.add(controller)
    }

    package func stop() {
        root?.remove(controller)
        root = nil
    }
}
