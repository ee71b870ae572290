import CRotaryWheelGtk
import RealModule

/// A transform node.
///
/// A widget that its parent allocates is drawn as such a node, with the widget's own node as its child.
@MainActor
struct MovedNode {
    let node: RenderNode
    let child: RenderNode
    /// The transform, if it stays in the plane.
    let matrix: Matrix?

    /// `nil` for other nodes.
    init?(_ node: RenderNode) {
        guard unsafe gsk_render_node_get_node_type(node.node) == GSK_TRANSFORM_NODE,
            let transform = unsafe gsk_transform_node_get_transform(node.node)
        else { return nil }
        self.node = node
        child = unsafe RenderNode(
            adopting: gsk_render_node_ref(gsk_transform_node_get_child(node.node)))
        guard unsafe gsk_transform_get_category(transform).rawValue >= GSK_TRANSFORM_CATEGORY_2D.rawValue
        else {
            matrix = nil
            return
        }
        var (xx, yx, xy, yy, dx, dy): (Float, Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0, 0)
        unsafe gsk_transform_to_2d(transform, &xx, &yx, &xy, &yy, &dx, &dy)
        matrix = Matrix(
            matrix: cairo_matrix_t(
                xx: Double(xx), yx: Double(yx), xy: Double(xy), yy: Double(yy), x0: Double(dx),
                y0: Double(dy)))
    }

    /// The largest factor by which the node enlarges its child; 1 out of the plane.
    var enlargement: Double {
        guard let matrix else { return 1 }
        return max(.hypot(matrix.matrix.xx, matrix.matrix.yx), .hypot(matrix.matrix.xy, matrix.matrix.yy))
    }

    func replacingChild(with child: RenderNode) -> RenderNode {
        unsafe RenderNode(
            adopting: gsk_transform_node_new(child.node, gsk_transform_node_get_transform(node.node)))
    }
}
