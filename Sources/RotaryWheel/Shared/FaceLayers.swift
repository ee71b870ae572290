import RotaryWheelInterop
import RotaryWheelModel

/// A control that shows a face.
@MainActor
protocol FaceUser: WidgetImplementation {
    /// The face has other pictures, or a property of it changed.
    func faceChanged()
    /// One of its pictures looks different.
    func pictureChanged()
}

/// The pictures of a face, as a control shows them.
@MainActor
final class FaceLayers {
    let face: FaceImplementation
    /// Owns the face.
    let object: Object
    /// The picture that turns, or a film strip.
    private(set) var picture: ShownPicture?
    /// The still pictures below and above it.
    private(set) var background: ShownPicture?
    private(set) var overlay: ShownPicture?
    private(set) var pointer: ShownPicture?
    private weak var user: (any FaceUser)?
    private var handler: UInt?

    init?(_ object: Object, of user: some FaceUser) {
        guard let face = object.implementation as? FaceImplementation else { return nil }
        (self.face, self.object, self.user) = (face, object, user)
        follow()
        handler = object.connect("notify") { [weak self] _ in
            self?.follow()
            self?.user?.keepingAlive { $0.faceChanged() }
        }
    }

    isolated deinit { if let handler { object.disconnect(handler) } }

    func themeChanged() { for layer in [picture, background, overlay, pointer] { layer?.themeChanged() } }

    /// Shows the pictures of the face.
    private func follow() {
        picture = shown(face.picture, as: picture)
        background = shown(face.background, as: background)
        overlay = shown(face.overlay, as: overlay)
        pointer = shown(face.pointer, as: pointer)
    }

    private func shown(_ paintable: Paintable?, as before: ShownPicture?) -> ShownPicture? {
        guard let user, paintable != before?.paintable else { return before }
        return paintable.map { ShownPicture($0, in: user.widget) { [weak user] in user?.pictureChanged() } }
    }
}

extension ShownPicture {
    /// Draws the picture about a point; one that cannot be read is left out.
    func draw(
        _ look: PictureLook, frame: Int = 0, on snapshot: Snapshot, aboutX x: Double, y: Double,
        radians: Double = 0
    ) {
        guard isReadable else { return }
        snapshot.save()
        snapshot.translate(x: x, y: y)
        draw(look, frame: frame, on: snapshot, radians: radians)
        snapshot.restore()
    }
}
