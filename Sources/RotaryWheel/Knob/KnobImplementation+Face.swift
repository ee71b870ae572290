import RotaryWheelInterop
import RotaryWheelModel

/// The pictures of a face, as a knob shows them.
@MainActor
final class PictureLayers {
    let face: KnobFaceImplementation
    /// Owns the face.
    let object: Object
    /// The picture that turns, or a film strip.
    var picture: ShownPicture?
    /// The still pictures below and above it.
    var background: ShownPicture?
    var overlay: ShownPicture?

    init?(_ object: Object) {
        guard let face = object.implementation as? KnobFaceImplementation else { return nil }
        (self.face, self.object) = (face, object)
    }

    func themeChanged() { for picture in [picture, background, overlay] { picture?.themeChanged() } }
}

// The layers of a knob are drawn in one square: of the disc, which is the whole knob without the arc.
extension KnobImplementation {
    /// The object of the pictures.
    var face: Object? {
        get { pictureLayers?.object }
        set {
            leaveFace()
            pictureLayers = newValue.flatMap { PictureLayers($0) }
            pictureLayers?.face.add(self)
            showFace()
        }
    }

    func leaveFace() {
        pictureLayers?.face.remove(self)
        pictureLayers = nil
    }

    /// Shows the pictures of the face anew.
    func showFace() {
        guard let layers = pictureLayers else { return }
        layers.picture = shown(layers.face.picture, as: layers.picture)
        layers.background = shown(layers.face.background, as: layers.background)
        layers.overlay = shown(layers.face.overlay, as: layers.overlay)
    }

    private func shown(_ paintable: Paintable?, as before: ShownPicture?) -> ShownPicture? {
        guard paintable != before?.paintable else { return before }
        return paintable.map { ShownPicture($0, in: widget) { [weak self] in self?.redraw() } }
    }

    /// Whether a picture replaces the disc and its line.
    var showsPicture: Bool { pictureLayers?.picture?.isReadable ?? false }

    func drawBackground(on snapshot: Snapshot) { draw(pictureLayers?.background, on: snapshot) }

    /// Draws the picture that turns, or the frame for the value, and the picture above it.
    func drawPictures(on snapshot: Snapshot) {
        guard let layers = pictureLayers else { return }
        let frames = layers.face.frames
        if frames > 1 {
            let frame = knob.travel.frame(at: shownPlace, of: frames)
            draw(layers.picture, frames: frames, frame: frame, on: snapshot)
        } else {
            draw(layers.picture, on: snapshot, radians: pointerDirection - layers.face.angle.radians)
        }
        draw(layers.overlay, on: snapshot)
    }

    private func draw(
        _ picture: ShownPicture?, frames: Int = 1, frame: Int = 0, on snapshot: Snapshot, radians: Double = 0
    ) {
        guard let picture, picture.isReadable else { return }
        // Whole pixels on both sides of the center: a kept picture would be blended otherwise.
        let look = PictureLook(
            side: 2 * layout.dial.rounded(), frames: frames, isMirrored: frames > 1 && isMirrored,
            color: dial.color,
            target: .init(widget))
        snapshot.save()
        snapshot.translate(x: layout.x, y: layout.y)
        picture.draw(look, frame: frame, on: snapshot, radians: radians)
        snapshot.restore()
    }

    func systemSettingChanged() {
        pictureLayers?.themeChanged()
        redraw()
    }
}
