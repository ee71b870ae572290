package import CGtk
package import GtkInterop

/// A window that shows one widget and nothing else.
@MainActor
package final class TestWindow {
    package let window: Widget
    package let title: String
    private static var count = 0

    init(_ child: Widget, width: Int, height: Int) {
        Self.count += 1
        title = "Test window \(Self.count)"
        // GTK owns its windows until they are destroyed.
        unsafe window = Widget(retaining: gtk_window_new())
        unsafe gtk_window_set_title(gtkWindow, title)
        unsafe gtk_window_set_decorated(gtkWindow, 0)
        unsafe gtk_window_set_default_size(gtkWindow, gint(width), gint(height))
        unsafe gtk_window_set_child(gtkWindow, child.widget)
    }

    @unsafe package var gtkWindow: UnsafeMutablePointer<GtkWindow> {
        unsafe window.pointer.assumingMemoryBound(to: GtkWindow.self)
    }

    func present() throws {
        unsafe gtk_window_present(gtkWindow)
        try MainLoop.wait(for: "\(title) to be mapped") { window.isMapped && window.width > 1 }
        try waitForFrame()
    }

    package func close() { unsafe gtk_window_destroy(gtkWindow) }

    package func setVisible(_ isVisible: Bool) { window.setVisible(isVisible) }

    /// What ticks while anything moves.
    package var frameClock: Object {
        unsafe Object(retaining: UnsafeMutableRawPointer(gtk_widget_get_frame_clock(window.widget)))
    }

    /// Waits until the next frame has been painted.
    package func waitForFrame() throws {
        var isPainted = false
        let clock = frameClock
        let handler = clock.connect("after-paint") { _ in isPainted = true }
        defer { clock.disconnect(handler) }
        window.queueDraw()
        try MainLoop.wait(for: "a frame of \(title)") { isPainted }
    }

    /// A point of a widget in the window's coordinates.
    package func point(_ x: Double, _ y: Double, of widget: Widget) -> (x: Double, y: Double) {
        var point = graphene_point_t(x: Float(x), y: Float(y))
        var inWindow = graphene_point_t()
        guard unsafe gtk_widget_compute_point(widget.widget, window.widget, &point, &inWindow) != 0 else {
            return (0, 0)
        }
        var (dx, dy) = (0.0, 0.0)
        unsafe gtk_native_get_surface_transform(window.opaque, &dx, &dy)
        return (Double(inWindow.x) + dx, Double(inWindow.y) + dy)
    }
}
