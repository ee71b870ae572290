import CRotaryWheelGtk

/// An affine map of the plane, as cairo has it.
@safe
package struct Matrix {
    let matrix: cairo_matrix_t

    /// The bounds of a mapped box, in whole units.
    func bounds(of box: KeptDrawing.Box) -> KeptDrawing.Box {
        let corners = [(0, 0), (box.width, 0), (0, box.height), (box.width, box.height)].map { right, down in
            let (x, y) = (box.x + right, box.y + down)
            return (
                x: matrix.xx * x + matrix.xy * y + matrix.x0, y: matrix.yx * x + matrix.yy * y + matrix.y0
            )
        }
        let (left, right) = (corners.map(\.x).min()!.rounded(.down), corners.map(\.x).max()!.rounded(.up))
        let (top, bottom) = (corners.map(\.y).min()!.rounded(.down), corners.map(\.y).max()!.rounded(.up))
        return (left, top, right - left, bottom - top)
    }
}

extension CairoContext {
    func transform(by matrix: Matrix) {
        var matrix = matrix.matrix
        unsafe cairo_transform(pointer, &matrix)
    }
}

// A widget that its parent allocates is drawn as a transform node with the widget's own node as its child.
extension RenderNode {
    /// The child of a transform node that stays in the plane; `nil` for other nodes.
    var movedChild: RenderNode? {
        guard unsafe gsk_render_node_get_node_type(node) == GSK_TRANSFORM_NODE,
            unsafe gsk_transform_get_category(gsk_transform_node_get_transform(node)).rawValue
                >= GSK_TRANSFORM_CATEGORY_2D.rawValue
        else { return nil }
        return unsafe RenderNode(adopting: gsk_render_node_ref(gsk_transform_node_get_child(node)))
    }

    /// A transform node with another child.
    func replacingChild(with child: RenderNode) -> RenderNode {
        unsafe RenderNode(
            adopting: gsk_transform_node_new(child.node, gsk_transform_node_get_transform(node)))
    }

    /// The map of such a transform node.
    var matrix: Matrix? {
        guard movedChild != nil else { return nil }
        var (xx, yx, xy, yy, dx, dy): (Float, Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0, 0)
        unsafe gsk_transform_to_2d(gsk_transform_node_get_transform(node), &xx, &yx, &xy, &yy, &dx, &dy)
        return Matrix(
            matrix: cairo_matrix_t(
                xx: Double(xx), yx: Double(yx), xy: Double(xy), yy: Double(yy), x0: Double(dx),
                y0: Double(dy)))
    }

    /// The largest factor by which such a transform node enlarges its child.
    var enlargement: Double {
        guard let matrix = matrix?.matrix else { return 1 }
        return max(.hypot(matrix.xx, matrix.yx), .hypot(matrix.xy, matrix.yy))
    }
}
