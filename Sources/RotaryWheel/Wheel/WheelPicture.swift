import GtkInterop
import RealModule

/// The wedges of a wheel as one picture, which is turned while the wheel moves.
///
/// It includes the face where that looks the same however it is turned, which saves a frame half its work.
///
/// A frame then costs the same for eight sectors and for thousands. GTK's GL renderer turns a texture; its
/// software renderer is faster with a cairo surface, as it converts textures anew for each frame.
@MainActor
final class WheelPicture {
    private enum Pixels {
        case texture(Texture)
        case surface(ImageSurface)
    }

    private let pixels: Pixels
    private let radius: Double
    private let scale: Double
    /// The kind of renderer and the scale that the picture was made for.
    let isForCairo: Bool
    let deviceScale: Int
    let hasFace: Bool

    /// Draws the picture; `nil` when there is no memory for it.
    ///
    /// - Parameters:
    ///   - radius: how far what is drawn reaches.
    ///   - draw: draws the wedges, and the face if the picture has one, about the origin, unturned.
    init?(
        radius: Double, deviceScale: Int, isForCairo: Bool, hasFace: Bool, draw: (CairoContext) -> Void
    ) {
        let radius = radius.rounded(.up)
        self.radius = radius
        self.hasFace = hasFace
        self.deviceScale = deviceScale
        self.isForCairo = isForCairo
        scale = Double(deviceScale)
        let side = Int(2 * radius * scale)
        guard side > 0, let surface = ImageSurface(width: side, height: side) else { return nil }
        surface.draw { [scale] context in
            context.scale(by: scale)
            context.translate(x: radius, y: radius)
            draw(context)
        }
        pixels = isForCairo ? .surface(surface) : .texture(surface.makeTexture())
    }

    /// Draws the picture turned by an angle about a point.
    ///
    /// - Parameter isFast: whether the eye cannot tell pixels from their neighbours.
    func draw(on snapshot: Snapshot, x: Double, y: Double, radians: Double, isFast: Bool) {
        switch pixels {
        case .texture(let texture):
            snapshot.save()
            snapshot.translate(x: x, y: y)
            snapshot.rotate(degrees: radians.remainder(dividingBy: 2 * .pi) * 180 / .pi)
            snapshot.append(texture, x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
            snapshot.restore()
        case .surface(let surface):
            snapshot.draw(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius) { context in
                context.translate(x: x, y: y)
                context.rotate(radians: radians)
                context.arc(radius: radius, from: 0, to: 2 * .pi)
                context.fill(with: surface, x: -radius, y: -radius, scale: scale, isSmooth: !isFast)
            }
        }
    }
}
