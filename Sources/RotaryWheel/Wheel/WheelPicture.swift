import RealModule
import RotaryWheelInterop

/// The wedges of a wheel as one picture, which rotates with the wheel.
///
/// It includes a round face, which halves the work of a frame.
///
/// A frame costs the same for eight sectors and for thousands. GTK's GL renderer rotates a texture; its
/// software renderer is faster with a cairo surface, as it converts textures in each frame.
@MainActor
final class WheelPicture {
    private enum Pixels {
        case texture(Texture)
        case surface(ImageSurface)
    }

    private let pixels: Pixels
    /// A box in pixels from the center of rotation.
    typealias Box = (x: Double, y: Double, width: Double, height: Double)

    private let box: Box
    private let isRound: Bool
    private let scale: Double
    // The renderer and the scale of the picture.
    private let isForCairo: Bool
    private let deviceScale: Int
    let hasFace: Bool

    /// Draws a round picture; `nil` without memory for it.
    ///
    /// - Parameters:
    ///   - radius: the radius of the drawing.
    ///   - draw: draws the wedges, and the face, about the origin at rotation 0.
    convenience init?(
        radius: Double, for widget: Widget, hasFace: Bool, draw: (CairoContext) -> Void
    ) {
        let radius = radius.rounded(.up)
        self.init(
            box: (-radius, -radius, 2 * radius, 2 * radius), isRound: true, hasFace: hasFace, for: widget,
            draw: draw)
    }

    /// Draws a picture of a box.
    init?(
        box: Box, isRound: Bool = false, hasFace: Bool = false, for widget: Widget,
        draw: (CairoContext) -> Void
    ) {
        self.box = (
            box.x.rounded(.down), box.y.rounded(.down), box.width.rounded(.up), box.height.rounded(.up)
        )
        let box = self.box
        self.isRound = isRound
        self.hasFace = hasFace
        (deviceScale, isForCairo) = (widget.scaleFactor, widget.isDrawnByCairo)
        scale = Double(deviceScale)
        let size = (width: Int(box.width * scale), height: Int(box.height * scale))
        guard size.width > 0, size.height > 0,
            let surface = ImageSurface(width: size.width, height: size.height)
        else { return nil }
        surface.draw { [scale, box] context in
            context.scale(by: scale)
            context.translate(x: -box.x, y: -box.y)
            draw(context)
        }
        pixels = isForCairo ? .surface(surface) : .texture(surface.makeTexture())
    }

    /// Whether the picture fits the renderer and the scale of a widget.
    func suits(_ widget: Widget) -> Bool {
        deviceScale == widget.scaleFactor && isForCairo == widget.isDrawnByCairo
    }

    /// Draws the picture rotated about a point.
    ///
    /// - Parameter isFast: whether the motion hides unfiltered pixels.
    func draw(on snapshot: Snapshot, x: Double, y: Double, radians: Double, isFast: Bool) {
        switch pixels {
        case .texture(let texture):
            snapshot.save()
            snapshot.translate(x: x, y: y)
            snapshot.rotate(degrees: radians.remainder(dividingBy: 2 * .pi) * 180 / .pi)
            snapshot.append(texture, x: box.x, y: box.y, width: box.width, height: box.height)
            snapshot.restore()
        case .surface(let surface):
            let radius = Double.hypot(
                max(-box.x, box.x + box.width), isRound ? 0 : max(-box.y, box.y + box.height))
            snapshot.draw(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius) { context in
                context.translate(x: x, y: y)
                context.rotate(radians: radians)
                if isRound {
                    context.arc(radius: radius, from: 0, to: 2 * .pi)
                } else {
                    context.rectangle(x: box.x, y: box.y, width: box.width, height: box.height)
                }
                context.fill(with: surface, x: box.x, y: box.y, scale: scale, isSmooth: !isFast)
            }
        }
    }
}
