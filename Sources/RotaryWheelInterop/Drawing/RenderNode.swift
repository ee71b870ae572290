import CRotaryWheelGtk

/// A GskRenderNode.
@safe @MainActor
package final class RenderNode {
    let node: OpaquePointer

    @unsafe init(adopting node: OpaquePointer) { unsafe self.node = unsafe node }

    isolated deinit { unsafe gsk_render_node_unref(node) }

    /// The serialized node, equal for nodes that look the same.
    package var serialized: [UInt8] {
        let bytes = unsafe gsk_render_node_serialize(node)!
        defer { unsafe g_bytes_unref(bytes) }
        var size: gsize = 0
        let data = unsafe g_bytes_get_data(bytes, &size)
        return unsafe Array(UnsafeRawBufferPointer(start: data, count: Int(size)))
    }

    /// The color of a GskColorNode; `nil` for other nodes.
    package var plainColor: Color? {
        guard unsafe gsk_render_node_get_node_type(node) == GSK_COLOR_NODE else { return nil }
        return unsafe Color(gsk_color_node_get_color(node).pointee)
    }

    /// Whether the node contains only discs and rings of plain color.
    ///
    /// Such a node looks the same at every rotation and in every renderer. Blurred shadows do not.
    package var isRound: Bool { unsafe Self.isRound(node) }

    @unsafe private static func isRound(_ node: OpaquePointer) -> Bool {
        switch unsafe gsk_render_node_get_node_type(node) {
        case GSK_CONTAINER_NODE:
            let count = unsafe gsk_container_node_get_n_children(node)
            return (0..<count).allSatisfy { unsafe isRound(gsk_container_node_get_child(node, $0)) }
        case GSK_TRANSFORM_NODE: return unsafe isRound(gsk_transform_node_get_child(node))
        case GSK_OUTSET_SHADOW_NODE:
            return unsafe gsk_outset_shadow_node_get_dx(node) == 0 && gsk_outset_shadow_node_get_dy(node) == 0
                && gsk_outset_shadow_node_get_blur_radius(node) == 0
                && isCircle(gsk_outset_shadow_node_get_outline(node).pointee)
        case GSK_ROUNDED_CLIP_NODE:
            let child = unsafe gsk_rounded_clip_node_get_child(node)
            return unsafe gsk_render_node_get_node_type(child) == GSK_COLOR_NODE
                && isCircle(gsk_rounded_clip_node_get_clip(node).pointee)
        default: return false
        }
    }

    @unsafe private static func isCircle(_ shape: GskRoundedRect) -> Bool {
        let (size, corners) = (shape.bounds.size, shape.corner)
        return size.width == size.height
            && [corners.0, corners.1, corners.2, corners.3].allSatisfy {
                $0.width == size.width / 2 && $0.height == size.height / 2
            }
    }

    /// The largest distance from a point to an edge of the node's bounds.
    package func radius(aboutX x: Double, y: Double) -> Double {
        var bounds = graphene_rect_t()
        unsafe gsk_render_node_get_bounds(node, &bounds)
        let (left, top) = (x - Double(bounds.origin.x), y - Double(bounds.origin.y))
        return max(left, Double(bounds.size.width) - left, top, Double(bounds.size.height) - top)
    }

    /// The smallest box around the node and another box.
    package func bounds(with box: KeptDrawing.Box) -> KeptDrawing.Box {
        var bounds = graphene_rect_t()
        unsafe gsk_render_node_get_bounds(node, &bounds)
        let (x, y) = (min(Double(bounds.origin.x), box.x), min(Double(bounds.origin.y), box.y))
        let right = max(Double(bounds.origin.x + bounds.size.width), box.x + box.width)
        let bottom = max(Double(bounds.origin.y + bounds.size.height), box.y + box.height)
        return (x, y, right - x, bottom - y)
    }

    package func draw(with context: CairoContext) { unsafe gsk_render_node_draw(node, context.pointer) }

    /// The outline that a border node draws around a box at the origin.
    func outline(ofBox size: Double) -> Outline? {
        guard unsafe gsk_render_node_get_node_type(node) == GSK_BORDER_NODE else { return nil }
        let rectangle = unsafe gsk_border_node_get_outline(node).pointee.bounds
        let color = unsafe Color(gsk_border_node_get_colors(node).pointee)
        let width = unsafe Double(gsk_border_node_get_widths(node).pointee)
        let outside = (Double(rectangle.size.width) - size) / 2
        return Outline(color: color, width: width, offset: outside - width)
    }
}
