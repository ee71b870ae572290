import RotaryWheelInterop
import RotaryWheelModel

// The layers of a knob are drawn in one square: of the disc, which is the whole knob without the arc.
extension KnobImplementation: FaceUser {
    /// The object of the pictures.
    var face: Object? {
        get { faceLayers?.object }
        set { faceLayers = newValue.flatMap { FaceLayers($0, of: self) } }
    }

    func faceChanged() { lookChanged() }

    func pictureChanged() { redraw() }

    /// Whether a picture replaces the disc and its line.
    var showsPicture: Bool { faceLayers?.picture?.isReadable ?? false }

    func drawBackground(on snapshot: Snapshot) { draw(faceLayers?.background, on: snapshot) }

    /// Draws the picture that turns, or the frame for the value, and the picture above it.
    func drawPictures(on snapshot: Snapshot) {
        guard let layers = faceLayers else { return }
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
        // Whole pixels on both sides of the center: a kept picture would be blended otherwise.
        let look = PictureLook(
            side: 2 * layout.dial.rounded(), frames: frames, isMirrored: frames > 1 && isMirrored,
            color: dial.color, target: .init(widget))
        picture?.draw(look, frame: frame, on: snapshot, aboutX: layout.x, y: layout.y, radians: radians)
    }

    func systemSettingChanged() {
        faceLayers?.themeChanged()
        redraw()
    }
}
