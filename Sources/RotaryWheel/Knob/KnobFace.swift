import RotaryWheelInterop
import RotaryWheelModel

/// The pictures of a knob.
struct KnobFace {
    /// The picture that turns, or a film strip.
    var picture: ShownPicture?
    /// The still pictures below and above it.
    var background: ShownPicture?
    var overlay: ShownPicture?
    /// The direction in which the pointer in the picture points.
    var angle = Angle(radians: -.pi / 2)
    /// The number of frames of a film strip; 1 for a picture that turns.
    var frames = 1

    @MainActor
    func themeChanged() { for picture in [picture, background, overlay] { picture?.themeChanged() } }
}

// The layers of a knob are drawn in one square: of the disc, which is the whole knob without the arc.
extension KnobImplementation {
    var picture: Paintable? {
        get { face.picture?.paintable }
        set { face.picture = shown(newValue) }
    }

    var backgroundPicture: Paintable? {
        get { face.background?.paintable }
        set { face.background = shown(newValue) }
    }

    var overlayPicture: Paintable? {
        get { face.overlay?.paintable }
        set { face.overlay = shown(newValue) }
    }

    private func shown(_ paintable: Paintable?) -> ShownPicture? {
        paintable.map { ShownPicture($0, in: widget) { [weak self] in self?.redraw() } }
    }

    /// Whether a picture replaces the disc and its line.
    var showsPicture: Bool { face.picture?.isReadable ?? false }

    func drawBackground(on snapshot: Snapshot) { draw(face.background, on: snapshot) }

    /// Draws the picture that turns, or the frame for the value, and the picture above it.
    func drawPictures(on snapshot: Snapshot) {
        if face.frames > 1 {
            let frame = knob.travel.frame(at: shownPlace, of: face.frames)
            draw(face.picture, frames: face.frames, frame: frame, on: snapshot)
        } else {
            draw(face.picture, on: snapshot, radians: pointerDirection - face.angle.radians)
        }
        draw(face.overlay, on: snapshot)
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
        face.themeChanged()
        redraw()
    }
}
