import CRotaryWheelGtk

/// A box of one color with rounded corners, which clips only at them.
///
/// GTK's GL renderer computes the rounding for each pixel of a clipped node.
@safe @MainActor
package struct RoundedBox {
    private let shape: GskRoundedRect
    private let color: Color
    /// The box around its corners' rectangles, which are as large as the largest corner.
    private let box: KeptDrawing.Box
    private let corner: (width: Double, height: Double)

    /// The box that a rounded clip around a color shows; `nil` for other nodes.
    init?(_ node: RenderNode) {
        guard unsafe gsk_render_node_get_node_type(node.node) == GSK_ROUNDED_CLIP_NODE else { return nil }
        let child = unsafe RenderNode(
            adopting: gsk_render_node_ref(gsk_rounded_clip_node_get_child(node.node)))
        guard let color = child.plainColor else { return nil }
        shape = unsafe gsk_rounded_clip_node_get_clip(node.node).pointee
        (self.color, box) = (color, node.bounds)
        let corners = [shape.corner.0, shape.corner.1, shape.corner.2, shape.corner.3]
        let side = Double(corners.map { max($0.width, $0.height) }.max()!).rounded(.up)
        corner = (min(side, (box.width / 2).rounded(.down)), min(side, (box.height / 2).rounded(.down)))
    }

    func draw(on snapshot: Snapshot) {
        let inner = box.height - 2 * corner.height
        snapshot.append(
            color, x: box.x + corner.width, y: box.y, width: box.width - 2 * corner.width, height: box.height)
        for x in [box.x, box.x + box.width - corner.width] {
            snapshot.append(color, x: x, y: box.y + corner.height, width: corner.width, height: inner)
            clip(snapshot) {
                for y in [box.y, box.y + box.height - corner.height] {
                    snapshot.append(color, x: x, y: y, width: corner.width, height: corner.height)
                }
            }
        }
    }

    /// Clips a drawing to the box.
    func clip(_ snapshot: Snapshot, _ draw: () -> Void) {
        var shape = shape
        unsafe gtk_snapshot_push_rounded_clip(snapshot.opaque, &shape)
        draw()
        unsafe gtk_snapshot_pop(snapshot.opaque)
    }

    /// Whether another box reaches into a corner, or out of the box.
    func mustClip(_ other: KeptDrawing.Box) -> Bool {
        let (right, bottom) = (box.x + box.width, box.y + box.height)
        let isInColumn = other.x >= box.x + corner.width && other.x + other.width <= right - corner.width
        let isInRow = other.y >= box.y + corner.height && other.y + other.height <= bottom - corner.height
        return !isInColumn && !isInRow
    }
}
