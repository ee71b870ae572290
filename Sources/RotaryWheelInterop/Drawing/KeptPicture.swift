/// The frames of a picture with one look, kept as pixels if it is still, or else as nodes until it changes.
///
/// All users of the same picture and look share them.
@MainActor
final class KeptPicture {
    private struct Key: Hashable {
        let picture: Int
        let look: PictureLook
    }

    /// The memory for the frames of a film strip in bytes.
    private static let memory = 32_000_000.0
    private static let shared = Shared<Key, KeptPicture>()

    /// The key of the picture is its address, which must not be reused.
    private let picture: Paintable
    let look: PictureLook
    private let content: Paintable
    private let isStill: Bool
    private var drawings: [Int: KeptDrawing] = [:]
    private var nodes: [Int: RenderNode] = [:]
    private lazy var strip = (content as? Texture).flatMap { TextureStrip($0, of: look) }

    private init(_ picture: Paintable, _ look: PictureLook, _ content: Paintable) {
        (self.picture, self.look, self.content) = (picture, look, content)
        isStill = content.isStill || content.isA(IconPaintable.valueType)
    }

    static func shared(_ picture: Paintable, _ look: PictureLook, load: () -> Paintable) -> KeptPicture? {
        shared.value(for: Key(picture: picture.address, look: look)) {
            let content = load()
            let isTexture = content.isA(Texture.valueType)
            return KeptPicture(picture, look, isTexture ? content.cast(to: Texture.self) : content)
        }
    }

    /// Discards what is kept of a picture that changed.
    func clear() { (drawings, nodes) = ([:], [:]) }

    func draw(frame: Int, on snapshot: Snapshot, radians: Double) {
        if isStill, let drawing = drawing(of: frame) {
            drawing.draw(on: snapshot, radians: radians)
        } else if let node = node(of: frame) {
            snapshot.save()
            if radians != 0 { snapshot.rotate(degrees: radians.remainder(dividingBy: 2 * .pi) * 180 / .pi) }
            snapshot.append(node)
            snapshot.restore()
        }
    }

    private func drawing(of frame: Int) -> KeptDrawing? {
        if let drawing = drawings[frame] { return drawing }
        let side = look.side * Double(look.target.scale)
        if Double(drawings.count + 1) * 4 * side * side > Self.memory { drawings = [:] }
        guard let node = makeNode(of: frame), node.isPlane else { return nil }
        let box = KeptDrawing.Box(-look.side / 2, -look.side / 2, look.side, look.side)
        let drawing = KeptDrawing(box: box, for: look.target) { node.draw(with: $0) }
        drawings[frame] = drawing
        return drawing
    }

    private func node(of frame: Int) -> RenderNode? {
        if let node = nodes[frame] { return node }
        // Live strips have few frames on the screen at a time.
        if nodes.count >= 16 { nodes = [:] }
        let node = makeNode(of: frame)
        nodes[frame] = node
        return node
    }

    private func makeNode(of frame: Int) -> RenderNode? {
        let snapshot = Snapshot()
        if look.isMirrored { snapshot.scale(x: -1, y: 1) }
        let ratio = content.aspectRatio
        let (width, height) = look.size(ofRatio: ratio)
        snapshot.translate(x: -width / 2, y: -height / 2)
        if look.frames == 1 {
            content.draw(on: snapshot, width: width, height: height, symbolic: look.color)
        } else if let strip {
            strip.frame(frame).draw(on: snapshot, width: width, height: height)
        } else {
            let isRow = look.isRow(ratio: ratio)
            let (columns, rows) = isRow ? (Double(look.frames), 1) : (1, Double(look.frames))
            snapshot.pushClip(x: 0, y: 0, width: width, height: height)
            snapshot.translate(x: isRow ? -width * Double(frame) : 0, y: isRow ? 0 : -height * Double(frame))
            content.draw(
                on: snapshot, width: width * columns, height: height * rows, symbolic: look.color)
            snapshot.pop()
        }
        return snapshot.finish()
    }
}
