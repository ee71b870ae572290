import CGtk

/// A piece of drawing that GTK has recorded.
@safe @MainActor
package final class RenderNode {
    private let node: OpaquePointer

    @unsafe init(adopting node: OpaquePointer) { unsafe self.node = unsafe node }

    isolated deinit { unsafe gsk_render_node_unref(node) }

    /// The colour, where the node is nothing but a rectangle of one.
    package var plainColor: Color? {
        guard unsafe gsk_render_node_get_node_type(node) == GSK_COLOR_NODE else { return nil }
        return unsafe Color(gsk_color_node_get_color(node).pointee)
    }

    /// Draws the node with cairo.
    package func draw(with context: CairoContext) { unsafe gsk_render_node_draw(node, context.pointer) }

    /// The outline that the node draws round a box at the origin.
    func outline(ofBox size: Double) -> Outline? {
        guard unsafe gsk_render_node_get_node_type(node) == GSK_BORDER_NODE else { return nil }
        let rectangle = unsafe gsk_border_node_get_outline(node).pointee.bounds
        let color = unsafe Color(gsk_border_node_get_colors(node).pointee)
        let width = unsafe Double(gsk_border_node_get_widths(node).pointee)
        let outside = (Double(rectangle.size.width) - size) / 2
        return Outline(color: color, width: width, offset: outside - width)
    }
}
