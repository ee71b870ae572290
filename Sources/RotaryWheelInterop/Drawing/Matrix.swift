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
