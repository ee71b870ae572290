import CRotaryWheelGtk

/// A box of one color with rounded corners, of which only the corners are clipped.
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

    /// Clips what is drawn to the box.
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

/// The CSS box of a widget: what is below its parent's children, and the lines above them.
@MainActor
package struct BoxLayers {
    private var fills: [RenderNode] = []
    private var lines: [RenderNode] = []
    /// The rounded box of the fill.
    private var rounded: RoundedBox?

    package init(of child: Widget, in parent: Widget) {
        for node in Snapshot.node(of: child, in: parent)?.parts ?? [] {
            if node.isLine { lines.append(node) } else { fills.append(node) }
        }
        rounded = fills.lazy.compactMap { RoundedBox($0) }.first
    }

    /// Draws the box around its parent's children, which may need a clip at its corners.
    package func draw(on snapshot: Snapshot, children: (RoundedBox?) -> Void) {
        for node in fills {
            if let box = RoundedBox(node) { box.draw(on: snapshot) } else { snapshot.append(node) }
        }
        children(rounded)
        lines.forEach(snapshot.append)
    }
}

extension RenderNode {
    /// The children of a container, or the node itself.
    fileprivate var parts: [RenderNode] {
        guard unsafe gsk_render_node_get_node_type(node) == GSK_CONTAINER_NODE else { return [self] }
        return (0..<(unsafe gsk_container_node_get_n_children(node))).map {
            unsafe RenderNode(adopting: gsk_render_node_ref(gsk_container_node_get_child(node, $0)))
        }
    }

    fileprivate var isLine: Bool { unsafe gsk_render_node_get_node_type(node) == GSK_BORDER_NODE }
}
