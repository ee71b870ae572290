import CRotaryWheelShims
import Glibc

/// Fades a drawing out to transparency at two opposite edges of a box.
///
/// GTK 4.10 and later have masks, before cairo draws both ends. Neither suits what leaves the plane, which does not fade:
/// cairo draws it not at all, and GTK cuts it off in a mask.
@MainActor
package struct EdgeFade {
    /// The size of the box, whose corner is the origin.
    let width, height: Double
    /// Whether the drawing fades to the left and right, else to the top and bottom.
    let isHorizontal: Bool
    /// The length of each fade in pixels, at most half of the box.
    let extent: Double
    /// The opacities from an edge on at even distances; they grow evenly up to the end of the fade.
    private let opacities: [Double]
    private static let pushMask = unsafe dlsym(nil, "gtk_snapshot_push_mask")

    /// `nil` without a fade.
    package init?(width: Int, height: Int, isHorizontal: Bool, extent: Double, strength: Double) {
        (self.width, self.height, self.isHorizontal) = (Double(width), Double(height), isHorizontal)
        self.extent = min(extent, (Double(isHorizontal ? width : height) / 2).rounded(.down))
        opacities = (0...8).map { 1 - strength * pow(1 - Double($0) / 8, 2) }
        guard self.extent >= 1, strength > 0 else { return nil }
    }

    /// Draws with the fade.
    package func draw(on snapshot: Snapshot, _ body: (Snapshot) -> Void) {
        let content = Snapshot()
        body(content)
        guard let node = content.finish() else { return }
        guard node.isPlane else { return snapshot.append(node) }
        let (items, middle) = (node.parts, box(from: extent, to: length - extent))
        snapshot.pushClip(x: middle.x, y: middle.y, width: middle.width, height: middle.height)
        snapshot.append(node)
        snapshot.pop()
        for (edge, end) in [(0, extent), (length, length - extent)] {
            // With a fractional scale the middle begins within a pixel. Before GTK 4.10 there is none.
            let inner = unsafe Self.pushMask == nil ? end : end + (end < edge ? -1 : 1)
            let box = box(from: min(edge, inner), to: max(edge, inner))
            // GTK would convert the textures of all items.
            let reaching = items.filter { $0.reaches(into: box) }
            draw(reaching, in: box, from: point(edge), to: point(end), on: snapshot)
        }
    }

    private func draw(
        _ items: [RenderNode], in box: KeptDrawing.Box, from start: (x: Double, y: Double),
        to end: (x: Double, y: Double), on snapshot: Snapshot
    ) {
        guard let pushMask = unsafe Self.pushMask else {
            return snapshot.draw(box) { $0.draw(items, opacities: opacities, from: start, to: end) }
        }
        unsafe cgtk_snapshot_push_mask(pushMask, snapshot.opaque)
        drawMask(in: box, from: start, to: end, on: snapshot)
        snapshot.pop()
        items.forEach(snapshot.append)
        snapshot.pop()
    }

    private var length: Double { isHorizontal ? width : height }

    /// The point at a distance along the fade.
    private func point(_ along: Double) -> (x: Double, y: Double) {
        isHorizontal ? (along, 0) : (0, along)
    }

    private func drawMask(
        in box: KeptDrawing.Box, from start: (x: Double, y: Double), to end: (x: Double, y: Double),
        on snapshot: Snapshot
    ) {
        let stops = opacities.enumerated().map { index, opacity in
            GskColorStop(
                offset: Float(index) / Float(opacities.count - 1),
                color: GdkRGBA(red: 0, green: 0, blue: 0, alpha: Float(opacity)))
        }
        var bounds = unsafe snapshot.rectangle(box.x, box.y, box.width, box.height)
        var first = graphene_point_t(x: Float(start.x), y: Float(start.y))
        var last = graphene_point_t(x: Float(end.x), y: Float(end.y))
        unsafe gtk_snapshot_append_linear_gradient(
            snapshot.opaque, &bounds, &first, &last, stops, gsize(stops.count))
    }

    private func box(from start: Double, to end: Double) -> KeptDrawing.Box {
        isHorizontal ? (start, 0, end - start, height) : (0, start, width, end - start)
    }
}
