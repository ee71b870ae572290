import CRotaryWheelGtk

/// The CSS box of a widget: its background, below its parent's children, and its lines, above them.
@MainActor
package struct BoxLayers {
    private var fills: [(node: RenderNode, box: RoundedBox?)] = []
    private var lines: [RenderNode] = []

    package init(of child: Widget, in parent: Widget) {
        for node in Snapshot.node(of: child, in: parent)?.parts ?? [] {
            if node.isLine { lines.append(node) } else { fills.append((node, RoundedBox(node))) }
        }
    }

    /// Draws the box around its parent's children, which may need a clip at its corners.
    package func draw(on snapshot: Snapshot, children: (RoundedBox?) -> Void) {
        for fill in fills {
            if let box = fill.box { box.draw(on: snapshot) } else { snapshot.append(fill.node) }
        }
        children(fills.lazy.compactMap(\.box).first)
        lines.forEach(snapshot.append)
    }
}

extension RenderNode {
    /// The children of a container, or the node itself.
    var parts: [RenderNode] {
        guard unsafe gsk_render_node_get_node_type(node) == GSK_CONTAINER_NODE else { return [self] }
        return (0..<(unsafe gsk_container_node_get_n_children(node))).map {
            unsafe RenderNode(adopting: gsk_render_node_ref(gsk_container_node_get_child(node, $0)))
        }
    }

    fileprivate var isLine: Bool { unsafe gsk_render_node_get_node_type(node) == GSK_BORDER_NODE }
}
