import CRotaryWheelGtk

/// Draws a child that its parent moves, from a picture while the child looks the same.
///
/// GTK keeps a widget's render node until the widget or a descendant is drawn anew.
@MainActor
package final class MovedWidget {
    /// The largest picture, in pixels.
    private static let largestPicture = 4_000_000.0

    private let widget: Widget
    /// The child's node, and the number of frames that drew it.
    private var look: (node: RenderNode, frames: Int)?
    private var picture: KeptDrawing?
    private var motion = FastMotion()

    package init(_ widget: Widget) { self.widget = widget }

    /// Draws the child.
    ///
    /// - Parameters:
    ///   - isMoving: whether the parent moves the child in each frame.
    ///   - frame: a box that clips the child at its corners.
    ///   - replacing: what to draw in place of the child's node, in the child's coordinates.
    package func draw(
        of parent: Widget, on snapshot: Snapshot, isMoving: Bool, in frame: RoundedBox? = nil,
        replacing: ((RenderNode) -> RenderNode?)? = nil
    ) {
        guard let node = Snapshot.node(of: widget, in: parent) else { return forget() }
        let box = node.bounds
        let isInside =
            box.x < Double(parent.width) && box.x + box.width > 0 && box.y < Double(parent.height)
            && box.y + box.height > 0
        guard isInside || !parent.clipsChildren else { return }
        let draw = {
            let moved = MovedNode(node)
            if let moved, let other = replacing?(moved.child) {
                self.forget()
                snapshot.append(moved.replacingChild(with: other))
            } else if isMoving, let moved {
                self.draw(moved, at: box, on: snapshot)
            } else {
                self.forget()
                snapshot.append(node)
            }
        }
        if let frame, frame.mustClip(box) { frame.clip(snapshot, draw) } else { draw() }
    }

    private func draw(_ moved: MovedNode, at box: KeptDrawing.Box, on snapshot: Snapshot) {
        update(to: moved.child, enlarged: moved.enlargement)
        let isFast = motion.moves(toX: box.x, y: box.y)
        guard let picture, moved.matrix != nil || !widget.isDrawnByCairo else {
            return snapshot.append(moved.node)
        }
        picture.draw(inPlaceOf: moved, on: snapshot, isFast: isFast)
    }

    /// Makes a picture of a new look, but not of live content, which changes in each frame.
    private func update(to node: RenderNode, enlarged factor: Double) {
        var isLive = false
        if let look, look.node.isSame(as: node) {
            self.look = (node, look.frames + 1)
        } else {
            isLive = look?.frames == 1
            (look, picture) = ((node, 1), nil)
        }
        let scale = widget.scaleFactor * max(Int((factor - 0.01).rounded(.up)), 1)
        let target = KeptDrawing.Target(scale: scale, isCairo: widget.isDrawnByCairo)
        guard !isLive, picture?.isSharp(for: target) != true, node.isPlane else { return }
        let box = node.bounds
        let isSmall = box.width * box.height * Double(scale * scale) <= Self.largestPicture
        picture = isSmall ? KeptDrawing(box: box, for: target) { node.draw(with: $0) } : nil
    }

    /// Releases the picture.
    package func forget() { (look, picture) = (nil, nil) }
}
