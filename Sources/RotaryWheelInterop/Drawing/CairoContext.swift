import CRotaryWheelGtk
import RealModule

/// A cairo drawing context.
@safe @MainActor
package final class CairoContext {
    @unsafe nonisolated(unsafe) let pointer: OpaquePointer

    @unsafe init(adopting pointer: OpaquePointer) {
        MainThread.note()
        unsafe self.pointer = unsafe pointer
    }

    @unsafe convenience init(retaining pointer: OpaquePointer) {
        unsafe self.init(adopting: cairo_reference(pointer))
    }

    deinit {
        unsafe MainThread.release(.init(pointer)) { unsafe cairo_destroy(OpaquePointer($0)) }
    }

    package func save() { unsafe cairo_save(pointer) }
    package func restore() { unsafe cairo_restore(pointer) }
    package func translate(x: Double, y: Double) { unsafe cairo_translate(pointer, x, y) }
    package func rotate(radians: Double) { unsafe cairo_rotate(pointer, radians) }
    package func scale(by factor: Double) { unsafe cairo_scale(pointer, factor, factor) }

    package func moveTo(x: Double, y: Double) { unsafe cairo_move_to(pointer, x, y) }
    package func lineTo(x: Double, y: Double) { unsafe cairo_line_to(pointer, x, y) }
    package func curveTo(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x3: Double, _ y3: Double) {
        unsafe cairo_curve_to(pointer, x1, y1, x2, y2, x3, y3)
    }
    package func closePath() { unsafe cairo_close_path(pointer) }
    package func newPath() { unsafe cairo_new_path(pointer) }
    package func newSubPath() { unsafe cairo_new_sub_path(pointer) }

    package func rectangle(x: Double, y: Double, width: Double, height: Double) {
        unsafe cairo_rectangle(pointer, x, y, width, height)
    }

    /// Adds an arc about the origin, in radians; clockwise if `end` is at least `start`.
    package func arc(radius: Double, from start: Double, to end: Double) {
        if end >= start {
            unsafe cairo_arc(pointer, 0, 0, radius, start, end)
        } else {
            unsafe cairo_arc_negative(pointer, 0, 0, radius, start, end)
        }
    }

    package func setColor(_ color: Color) {
        unsafe cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
    }

    package func fill() { unsafe cairo_fill(pointer) }
    package func clip() { unsafe cairo_clip(pointer) }

    /// Draws a render node with one opacity for the whole node.
    package func draw(_ node: RenderNode, alpha: Double) {
        unsafe cairo_push_group(pointer)
        node.draw(with: self)
        unsafe cairo_pop_group_to_source(pointer)
        unsafe cairo_paint_with_alpha(pointer, alpha)
    }

    /// Draws render nodes with opacities at even distances between two points.
    func draw(
        _ nodes: [RenderNode], opacities: [Double], from start: (x: Double, y: Double),
        to end: (x: Double, y: Double)
    ) {
        let mask = unsafe cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        for (index, opacity) in opacities.enumerated() {
            let offset = Double(index) / Double(opacities.count - 1)
            unsafe cairo_pattern_add_color_stop_rgba(mask, offset, 0, 0, 0, opacity)
        }
        unsafe cairo_push_group(pointer)
        for node in nodes { node.draw(with: self) }
        unsafe cairo_pop_group_to_source(pointer)
        unsafe cairo_mask(pointer, mask)
        unsafe cairo_pattern_destroy(mask)
    }

    /// Strokes the path.
    ///
    /// - Parameter isRound: whether the line has round ends.
    package func stroke(width: Double, isRound: Bool = false) {
        unsafe cairo_set_line_width(pointer, width)
        unsafe cairo_set_line_cap(pointer, isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        unsafe cairo_stroke(pointer)
    }

    /// Rounds the corners of the lines that follow.
    package func setRoundJoins() { unsafe cairo_set_line_join(pointer, CAIRO_LINE_JOIN_ROUND) }

    /// Strokes an arc about the origin, with round ends.
    package func strokeArc(radius: Double, from start: Double, to end: Double, width: Double, _ color: Color)
    {
        newPath()
        arc(radius: radius, from: start, to: end)
        setColor(color)
        stroke(width: width, isRound: true)
    }

    /// Strokes a line between two distances from the origin, in a direction in radians.
    package func strokeLine(
        from inner: Double, to outer: Double, at direction: Double, width: Double, _ color: Color,
        isRound: Bool = false
    ) {
        let (dx, dy) = (Double.cos(direction), Double.sin(direction))
        newPath()
        moveTo(x: inner * dx, y: inner * dy)
        lineTo(x: outer * dx, y: outer * dy)
        setColor(color)
        stroke(width: width, isRound: isRound)
    }

    /// Fills the path with a surface at a point, `scale` surface pixels to a unit.
    ///
    /// - Parameter isSmooth: whether to interpolate pixels, which takes twice the time.
    package func fill(with surface: ImageSurface, x: Double, y: Double, scale: Double, isSmooth: Bool) {
        unsafe cairo_translate(pointer, x, y)
        unsafe cairo_scale(pointer, 1 / scale, 1 / scale)
        unsafe cairo_set_source_surface(pointer, surface.pointer, 0, 0)
        unsafe cairo_pattern_set_filter(
            cairo_get_source(pointer), isSmooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
        unsafe cairo_fill(pointer)
    }
}

/// A cairo image surface.
@safe @MainActor
package final class ImageSurface {
    @unsafe nonisolated(unsafe) let pointer: OpaquePointer
    package let width: Int
    package let height: Int

    /// Creates a transparent surface; `nil` if out of memory.
    package init?(width: Int, height: Int) {
        MainThread.note()
        self.width = width
        self.height = height
        unsafe pointer = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height))
        guard unsafe cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
            unsafe cairo_surface_destroy(pointer)
            return nil
        }
    }

    deinit {
        unsafe MainThread.release(.init(pointer)) { unsafe cairo_surface_destroy(OpaquePointer($0)) }
    }

    package func draw(_ body: (CairoContext) -> Void) {
        body(unsafe CairoContext(adopting: cairo_create(pointer)))
        unsafe cairo_surface_flush(pointer)
    }

    /// Copies the surface to a texture.
    package func makeTexture() -> Texture {
        let stride = unsafe Int(cairo_image_surface_get_stride(pointer))
        let bytes = unsafe g_bytes_new(cairo_image_surface_get_data(pointer), gsize(stride * height))
        defer { unsafe g_bytes_unref(bytes) }
        return unsafe Texture(
            adopting: UnsafeMutableRawPointer(
                gdk_memory_texture_new(
                    gint(width), gint(height), Texture.cairoFormat, bytes, gsize(stride))))
    }
}
