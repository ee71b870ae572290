import CRotaryWheelGtk

/// A GtkSnapshot.
package final class Snapshot: Object {
    /// Creates a snapshot outside of a widget's drawing.
    package convenience init() { unsafe self.init(adopting: UnsafeMutableRawPointer(gtk_snapshot_new())) }

    /// Ends such a snapshot; `nil` if nothing was drawn.
    package func finish() -> RenderNode? {
        guard let node = unsafe gtk_snapshot_to_node(opaque) else { return nil }
        return unsafe RenderNode(adopting: node)
    }

    /// The node that a parent's snapshot of a child consists of; `nil` for an invisible child.
    package static func node(of child: Widget, in parent: Widget) -> RenderNode? {
        let snapshot = Snapshot()
        snapshot.snapshot(child, of: parent)
        return snapshot.finish()
    }

    package func save() { unsafe gtk_snapshot_save(opaque) }
    package func restore() { unsafe gtk_snapshot_restore(opaque) }

    package func translate(x: Double, y: Double) {
        var point = graphene_point_t(x: Float(x), y: Float(y))
        unsafe gtk_snapshot_translate(opaque, &point)
    }

    /// Rotates clockwise.
    package func rotate(degrees: Double) { unsafe gtk_snapshot_rotate(opaque, Float(degrees)) }

    func scale(x: Double, y: Double) { unsafe gtk_snapshot_scale(opaque, Float(x), Float(y)) }

    /// Clips what is drawn until `pop()`.
    func pushClip(x: Double, y: Double, width: Double, height: Double) {
        var bounds = unsafe rectangle(x, y, width, height)
        unsafe gtk_snapshot_push_clip(opaque, &bounds)
    }

    func pop() { unsafe gtk_snapshot_pop(opaque) }

    /// Draws with an opacity from 0 to 1.
    package func fade(to opacity: Double, _ body: () -> Void) {
        if opacity < 1 { unsafe gtk_snapshot_push_opacity(opaque, opacity) }
        body()
        if opacity < 1 { pop() }
    }

    package func snapshot(_ child: Widget, of parent: Widget) {
        unsafe gtk_widget_snapshot_child(parent.widget, child.widget, opaque)
    }

    /// Draws with cairo in a rectangle.
    package func draw(x: Double, y: Double, width: Double, height: Double, _ body: (CairoContext) -> Void) {
        var bounds = unsafe rectangle(x, y, width, height)
        let context = unsafe CairoContext(adopting: gtk_snapshot_append_cairo(opaque, &bounds))
        body(context)
    }

    /// Draws with cairo in a box about a point, which is the origin of the drawing.
    package func draw(
        _ box: KeptDrawing.Box, aboutX x: Double = 0, y: Double = 0, _ body: (CairoContext) -> Void
    ) {
        draw(x: x + box.x, y: y + box.y, width: box.width, height: box.height) { context in
            context.translate(x: x, y: y)
            body(context)
        }
    }

    package func append(_ node: RenderNode) { unsafe gtk_snapshot_append_node(opaque, node.node) }

    package func append(_ color: Color, x: Double, y: Double, width: Double, height: Double) {
        var (bounds, color) = unsafe (rectangle(x, y, width, height), color.rgba)
        unsafe gtk_snapshot_append_color(opaque, &color, &bounds)
    }

    package func append(_ texture: Texture, x: Double, y: Double, width: Double, height: Double) {
        var bounds = unsafe rectangle(x, y, width, height)
        unsafe gtk_snapshot_append_texture(opaque, texture.opaque, &bounds)
    }

    /// Strokes a circle, with the line inside its radius.
    package func strokeCircle(x: Double, y: Double, radius: Double, width: Double, _ color: Color) {
        var circle = GskRoundedRect()
        var bounds = unsafe rectangle(x - radius, y - radius, 2 * radius, 2 * radius)
        unsafe gsk_rounded_rect_init_from_rect(&circle, &bounds, Float(radius))
        let widths = [Float](repeating: Float(width), count: 4)
        let colors = [GdkRGBA](repeating: color.rgba, count: 4)
        unsafe gtk_snapshot_append_border(opaque, &circle, widths, colors)
    }

    /// Draws what is in a circle.
    package func clipToCircle(x: Double, y: Double, radius: Double, _ body: () -> Void) {
        var circle = GskRoundedRect()
        var bounds = unsafe rectangle(x - radius, y - radius, 2 * radius, 2 * radius)
        unsafe gsk_rounded_rect_init_from_rect(&circle, &bounds, Float(radius))
        unsafe gtk_snapshot_push_rounded_clip(opaque, &circle)
        body()
        pop()
    }

    /// Draws a paintable in a rectangle, unless it is empty.
    package func draw(
        _ paintable: Paintable, in place: (x: Double, y: Double, width: Double, height: Double)
    ) -> Bool {
        guard let node = paintable.record(width: place.width, height: place.height) else { return false }
        save()
        translate(x: place.x, y: place.y)
        append(node)
        restore()
        return true
    }

    @unsafe func rectangle(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double
    ) -> graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(x), y: Float(y)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
    }
}
