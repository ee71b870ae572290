import CRotaryWheelGtk

/// A GskRenderNode.
@safe @MainActor
package final class RenderNode {
    package nonisolated(unsafe) let node: OpaquePointer

    @unsafe init(adopting node: OpaquePointer) {
        MainThread.note()
        unsafe self.node = unsafe node
    }

    deinit {
        unsafe MainThread.release(.init(node)) { unsafe gsk_render_node_unref(OpaquePointer($0)) }
    }

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

    /// The colors of the GskColorNodes in the node, in the order in which they are drawn.
    var plainColors: [Color] { unsafe Self.plainColors(node) }

    @unsafe private static func plainColors(_ node: OpaquePointer) -> [Color] {
        switch unsafe gsk_render_node_get_node_type(node) {
        case GSK_COLOR_NODE: return unsafe [Color(gsk_color_node_get_color(node).pointee)]
        case GSK_CONTAINER_NODE:
            let count = unsafe gsk_container_node_get_n_children(node)
            return (0..<count).flatMap { unsafe plainColors(gsk_container_node_get_child(node, $0)) }
        default: return []
        }
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

    package func isSame(as other: RenderNode) -> Bool { unsafe node == other.node }

    /// Whether cairo can draw the node: it has no GL shaders, and stays in the plane.
    var isPlane: Bool { unsafe Self.isPlane(node) }

    @unsafe private static func isPlane(_ node: OpaquePointer) -> Bool {
        switch unsafe gsk_render_node_get_node_type(node) {
        case GSK_CONTAINER_NODE:
            let count = unsafe gsk_container_node_get_n_children(node)
            return (0..<count).allSatisfy { unsafe isPlane(gsk_container_node_get_child(node, $0)) }
        case GSK_TRANSFORM_NODE:
            let category = unsafe gsk_transform_get_category(gsk_transform_node_get_transform(node))
            return unsafe category.rawValue >= GSK_TRANSFORM_CATEGORY_2D.rawValue
                && isPlane(gsk_transform_node_get_child(node))
        case GSK_CLIP_NODE: return unsafe isPlane(gsk_clip_node_get_child(node))
        case GSK_ROUNDED_CLIP_NODE: return unsafe isPlane(gsk_rounded_clip_node_get_child(node))
        case GSK_OPACITY_NODE: return unsafe isPlane(gsk_opacity_node_get_child(node))
        case GSK_COLOR_MATRIX_NODE: return unsafe isPlane(gsk_color_matrix_node_get_child(node))
        case GSK_SHADOW_NODE: return unsafe isPlane(gsk_shadow_node_get_child(node))
        case GSK_DEBUG_NODE: return unsafe isPlane(gsk_debug_node_get_child(node))
        case GSK_BLUR_NODE: return unsafe isPlane(gsk_blur_node_get_child(node))
        case GSK_GL_SHADER_NODE, GSK_BLEND_NODE, GSK_CROSS_FADE_NODE, GSK_REPEAT_NODE: return false
        default: return true
        }
    }

    /// The bounds of the node.
    var bounds: KeptDrawing.Box {
        var bounds = graphene_rect_t()
        unsafe gsk_render_node_get_bounds(node, &bounds)
        return (
            Double(bounds.origin.x), Double(bounds.origin.y), Double(bounds.size.width),
            Double(bounds.size.height)
        )
    }

    /// Whether the bounds of the node and a box overlap.
    func reaches(into box: KeptDrawing.Box) -> Bool {
        let bounds = bounds
        return bounds.x < box.x + box.width && bounds.x + bounds.width > box.x
            && bounds.y < box.y + box.height && bounds.y + bounds.height > box.y
    }

    /// The largest distance from a point to an edge of the node's bounds.
    package func radius(aboutX x: Double, y: Double) -> Double {
        let (left, top) = (x - bounds.x, y - bounds.y)
        return max(left, bounds.width - left, top, bounds.height - top)
    }

    /// The smallest box around the node and another box.
    package func bounds(with box: KeptDrawing.Box) -> KeptDrawing.Box {
        let (x, y) = (min(bounds.x, box.x), min(bounds.y, box.y))
        let right = max(bounds.x + bounds.width, box.x + box.width)
        let bottom = max(bounds.y + bounds.height, box.y + box.height)
        return (x, y, right - x, bottom - y)
    }

    /// The node as one picture for a renderer and a scale; `nil` if cairo cannot draw it.
    package func kept(for target: KeptDrawing.Target) -> RenderNode? {
        isPlane ? KeptDrawing(box: bounds, for: target) { draw(with: $0) }?.node : nil
    }

    /// The node as one that cairo draws.
    package func drawnWithCairo() -> RenderNode? {
        let snapshot = Snapshot()
        snapshot.draw(bounds) { draw(with: $0) }
        return snapshot.finish()
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
