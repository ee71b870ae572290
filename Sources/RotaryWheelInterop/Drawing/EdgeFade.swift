import CRotaryWheelShims
import Glibc

/// Fades a drawing out to transparency at two opposite edges of a box.
///
/// GTK 4.10 and later have masks. Before, cairo draws both ends, as far as they stay in the plane; their inner edges are
/// on whole pixels, as no scale is fractional.
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
        guard let pushMask = unsafe Self.pushMask else { return drawEnds(on: snapshot, body) }
        unsafe cgtk_snapshot_push_mask(pushMask, snapshot.opaque)
        drawMask(on: snapshot)
        snapshot.pop()
        body(snapshot)
        snapshot.pop()
    }

    private var length: Double { isHorizontal ? width : height }

    /// The point at a distance along the fade.
    private func point(_ along: Double) -> (x: Double, y: Double) {
        isHorizontal ? (along, 0) : (0, along)
    }

    private func drawMask(on snapshot: Snapshot) {
        let part = extent / length / Double(opacities.count - 1)
        let rising = opacities.enumerated().map { (Double($0) * part, $1) }
        let stops = (rising + rising.reversed().map { (1 - $0, $1) }).map { offset, opacity in
            GskColorStop(
                offset: Float(offset), color: GdkRGBA(red: 0, green: 0, blue: 0, alpha: Float(opacity)))
        }
        var box = unsafe snapshot.rectangle(0, 0, width, height)
        let last = point(length)
        var (start, end) = (
            graphene_point_t(x: 0, y: 0), graphene_point_t(x: Float(last.x), y: Float(last.y))
        )
        unsafe gtk_snapshot_append_linear_gradient(
            snapshot.opaque, &box, &start, &end, stops, gsize(stops.count))
    }

    private func drawEnds(on snapshot: Snapshot, _ body: (Snapshot) -> Void) {
        let content = Snapshot()
        body(content)
        guard let node = content.finish() else { return }
        guard node.isPlane else { return snapshot.append(node) }
        let middle = box(from: extent, to: length - extent)
        snapshot.pushClip(x: middle.x, y: middle.y, width: middle.width, height: middle.height)
        snapshot.append(node)
        snapshot.pop()
        let items = node.parts
        for (edge, end) in [(0, extent), (length, length - extent)] {
            let box = box(from: min(edge, end), to: max(edge, end))
            // GTK would convert the textures of all items.
            let reaching = items.filter { $0.reaches(into: box) }
            snapshot.draw(box) {
                $0.draw(reaching, opacities: opacities, from: point(edge), to: point(end))
            }
        }
    }

    private func box(from start: Double, to end: Double) -> KeptDrawing.Box {
        isHorizontal ? (start, 0, end - start, height) : (0, start, width, end - start)
    }
}
