package import CRotaryWheelGtk
package import RotaryWheelInterop
import XCTest

/// A window with one widget.
@MainActor
package final class TestWindow {
    package let window: Widget
    package let title: String
    private static var count = 0

    init(_ child: Widget, width: Int, height: Int) {
        Self.count += 1
        title = "Test window \(Self.count)"
        // GTK owns its windows until gtk_window_destroy.
        unsafe window = Widget(retaining: gtk_window_new())
        unsafe gtk_window_set_title(gtkWindow, title)
        unsafe gtk_window_set_decorated(gtkWindow, 0)
        unsafe gtk_window_set_default_size(gtkWindow, gint(width), gint(height))
        unsafe gtk_window_set_child(gtkWindow, child.widget)
    }

    /// Refers to a window with a title of its own.
    package init(_ window: Widget, titled title: String) { (self.window, self.title) = (window, title) }

    @unsafe package var gtkWindow: UnsafeMutablePointer<GtkWindow> {
        unsafe window.pointer.assumingMemoryBound(to: GtkWindow.self)
    }

    func present() throws {
        unsafe gtk_window_present(gtkWindow)
        try MainLoop.wait(for: "\(title) to be mapped", standingStill: true) {
            window.isMapped && window.width > 1
        }
        try waitForFrame()
    }

    package func close() { unsafe gtk_window_destroy(gtkWindow) }

    package func setVisible(_ isVisible: Bool) { window.setVisible(isVisible) }

    package var frameClock: Object {
        unsafe Object(retaining: UnsafeMutableRawPointer(gtk_widget_get_frame_clock(window.widget)))
    }

    /// Waits until the next frame is painted.
    package func waitForFrame() throws {
        var isPainted = false
        let clock = frameClock
        let handler = clock.connect("after-paint") { _ in isPainted = true }
        defer { clock.disconnect(handler) }
        window.queueDraw()
        try MainLoop.wait(for: "a frame of \(title)", standingStill: true) { isPainted }
    }

    /// Waits until the main loop has run forty times, for about 200 ms, without a frame.
    ///
    /// On a busy machine a time alone may pass before the last frames.
    package func waitForRest() throws {
        var turns = 0
        try observeFrames {
            turns = 0
        } during: {
            try MainLoop.wait(for: "rest of \(title)") {
                turns += 1
                return turns > 40
            }
        }
    }

    /// The number of frames while the main loop runs.
    package func countFrames(during body: () throws -> Void) throws -> Int {
        var frames = 0
        try observeFrames({ frames += 1 }, during: body)
        return frames
    }

    private func observeFrames(_ handler: @escaping () -> Void, during body: () throws -> Void) throws {
        let clock = frameClock
        let handlers = ["update", "paint"].map { clock.connect($0) { _ in handler() } }
        defer { handlers.forEach(clock.disconnect) }
        try body()
    }

    /// Converts a point of a widget to window coordinates.
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

    /// The name of the pointer's cursor over the window.
    package var cursor: String? {
        let surface = unsafe gtk_native_get_surface(window.opaque)
        let seat = unsafe gdk_display_get_default_seat(gdk_surface_get_display(surface))
        guard
            let cursor = unsafe gdk_surface_get_device_cursor(surface, gdk_seat_get_pointer(seat))
                ?? gdk_surface_get_cursor(surface)
        else { return nil }
        return unsafe gdk_cursor_get_name(cursor).map { unsafe String(cString: $0) }
    }

    /// The color of a point in the window, as 0xAARRGGBB.
    package func color(at point: (x: Double, y: Double)) throws -> UInt32 {
        // What another window draws may already ask for the next frame.
        repeat { try waitForFrame() } while window.drawing == nil
        return pixels(x: point.x.rounded(), y: point.y.rounded(), width: 1, height: 1)[0]
    }

    /// The colors of a box of the window as it was drawn last, as 0xAARRGGBB.
    package func pixels(
        x: Double, y: Double, width: Int, height: Int, file: StaticString = #filePath, line: UInt = #line
    ) -> [UInt32] {
        var pixels = [UInt32](repeating: 0, count: width * height)
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: Float(x), y: Float(y)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
        guard let node = window.drawing, let renderer = unsafe gtk_native_get_renderer(window.opaque),
            let texture = unsafe gsk_renderer_render_texture(renderer, node.node, &bounds)
        else {
            XCTFail("\(title) has no drawing to take a picture of", file: file, line: line)
            return pixels
        }
        defer { unsafe g_object_unref(UnsafeMutableRawPointer(texture)) }
        unsafe pixels.withUnsafeMutableBytes { buffer in
            unsafe gdk_texture_download(
                texture, buffer.baseAddress!.assumingMemoryBound(to: guchar.self), gsize(4 * width))
        }
        return pixels
    }
}

extension Widget {
    /// The widget as it was drawn last; `nil` before.
    package var drawing: RenderNode? {
        let paintable = unsafe Object(adopting: UnsafeMutableRawPointer(gtk_widget_paintable_new(widget)))
        let snapshot = Snapshot()
        unsafe gdk_paintable_snapshot(
            paintable.opaque, snapshot.opaque, max(Double(width), 1), max(Double(height), 1))
        return snapshot.finish()
    }
}
