import CRotaryWheelGtk
import RealModule

/// A drawing kept as pixels for the renderer and the scale of a widget.
///
/// GTK's GL renderer draws a texture; its software renderer is faster with a cairo surface, as it converts textures
/// in each frame.
@MainActor
package final class KeptDrawing {
    /// A box in pixels from the origin of the drawing.
    package typealias Box = (x: Double, y: Double, width: Double, height: Double)

    // One of both. Leak checkers find no references in enumerations, which mark them by unused bits.
    private let texture: Texture?
    private let surface: ImageSurface?
    private let box: Box
    private let isRound: Bool
    private let target: Target
    /// The picture at its origin, without a rotation, as one node.
    package lazy var node: RenderNode? = {
        let snapshot = Snapshot()
        draw(on: snapshot)
        return snapshot.finish()
    }()

    /// The renderer and the scale of a widget.
    package struct Target: Hashable {
        let scale: Int
        let isCairo: Bool

        package init(scale: Int, isCairo: Bool) { (self.scale, self.isCairo) = (scale, isCairo) }

        @MainActor
        package init(_ widget: Widget) {
            self.init(scale: widget.scaleFactor, isCairo: widget.isDrawnByCairo)
        }
    }

    /// Draws a picture; `nil` without memory for it.
    ///
    /// - Parameters:
    ///   - box: the bounds of the drawing, widened to whole pixels.
    ///   - isRound: whether the drawing is a disc about the origin, which rotates faster.
    package init?(box: Box, isRound: Bool = false, for target: Target, draw: (CairoContext) -> Void) {
        let (left, top) = (box.x.rounded(.down), box.y.rounded(.down))
        let (right, bottom) = ((box.x + box.width).rounded(.up), (box.y + box.height).rounded(.up))
        let whole = Box(x: left, y: top, width: right - left, height: bottom - top)
        self.box = whole
        self.isRound = isRound
        self.target = target
        let scale = Double(target.scale)
        let size = (width: Int(whole.width * scale), height: Int(whole.height * scale))
        guard size.width > 0, size.height > 0,
            let surface = ImageSurface(width: size.width, height: size.height)
        else { return nil }
        surface.draw { context in
            context.scale(by: scale)
            context.translate(x: -whole.x, y: -whole.y)
            draw(context)
        }
        texture = target.isCairo ? nil : surface.makeTexture()
        self.surface = target.isCairo ? surface : nil
    }

    private static let shared = Shared<SharedLook, KeptDrawing>()

    /// The drawing of a look, made for its first user.
    package static func shared(_ look: SharedLook, make: () -> KeptDrawing?) -> KeptDrawing? {
        shared.value(for: look, make: make)
    }

    /// Whether the picture fits the renderer and the scale of a widget.
    package func suits(_ widget: Widget) -> Bool { target == Target(widget) }

    /// Whether the picture has enough pixels for a renderer and a scale.
    func isSharp(for target: Target) -> Bool {
        self.target.isCairo == target.isCairo && self.target.scale >= target.scale
    }

    /// Draws the picture with its origin at a point, rotated about it.
    ///
    /// - Parameter isFast: whether the motion hides unfiltered pixels.
    package func draw(
        on snapshot: Snapshot, x: Double = 0, y: Double = 0, radians: Double = 0, isFast: Bool = false
    ) {
        if let texture {
            snapshot.save()
            snapshot.translate(x: x, y: y)
            if radians != 0 { snapshot.rotate(degrees: radians.remainder(dividingBy: 2 * .pi) * 180 / .pi) }
            snapshot.append(texture, x: box.x, y: box.y, width: box.width, height: box.height)
            snapshot.restore()
        } else if let surface {
            let area = area(radians: radians)
            snapshot.draw(x: x + area.x, y: y + area.y, width: area.width, height: area.height) { context in
                context.translate(x: x, y: y)
                context.rotate(radians: radians)
                if isRound {
                    context.arc(radius: area.width / 2, from: 0, to: 2 * .pi)
                } else {
                    context.rectangle(x: box.x, y: box.y, width: box.width, height: box.height)
                }
                context.fill(
                    with: surface, x: box.x, y: box.y, scale: Double(target.scale), isSmooth: !isFast)
            }
        }
    }

    /// Draws the picture where a transform node draws its child; cairo draws only in the plane.
    ///
    /// - Parameter isFast: whether the motion hides unfiltered pixels.
    func draw(inPlaceOf moved: MovedNode, on snapshot: Snapshot, isFast: Bool) {
        if texture != nil, let node {
            snapshot.append(moved.replacingChild(with: node))
        } else if let surface, let matrix = moved.matrix {
            let area = matrix.bounds(of: box)
            snapshot.draw(x: area.x, y: area.y, width: area.width, height: area.height) { context in
                context.rectangle(x: area.x, y: area.y, width: area.width, height: area.height)
                context.transform(by: matrix)
                context.fill(
                    with: surface, x: box.x, y: box.y, scale: Double(target.scale), isSmooth: !isFast)
            }
        }
    }

    /// The bounds of the rotated picture, or a disc around them.
    private func area(radians: Double) -> Box {
        guard isRound || radians != 0 else { return box }
        let radius = Double.hypot(
            max(-box.x, box.x + box.width), isRound ? 0 : max(-box.y, box.y + box.height))
        return (-radius, -radius, 2 * radius, 2 * radius)
    }
}
