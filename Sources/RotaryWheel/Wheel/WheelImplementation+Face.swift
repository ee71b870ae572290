import RotaryWheelInterop
import RotaryWheelModel

// The layers of a wheel are drawn in the square of its disc, but the pointer in that of the indicator. Each is kept by
// itself: a picture that changes does not redraw the sectors.
extension WheelImplementation: FaceUser {
    /// The object of the pictures.
    var face: Object? {
        get { faceLayers?.object }
        set {
            faceLayers = newValue.flatMap { FaceLayers($0, of: self) }
            faceChanged()
        }
    }

    func faceChanged() {
        (indicator.implementation as? IndicatorImplementation)?.picture = faceLayers?.pointer
        // The picture of the wedges includes the disc, and the look of sectors without a picture.
        placeEverything()
    }

    func pictureChanged() {
        indicator.queueDraw()
        widget.queueDraw()
    }

    /// Whether a picture that turns replaces the fill of the sectors.
    var hasOwnSectors: Bool { faceLayers?.picture?.isReadable ?? false }

    /// Whether the wheel draws its disc.
    var showsDisc: Bool { !hasOwnSectors && faceLayers?.background?.isReadable != true }

    /// Draws the picture below the sectors that stands still, and the one that turns with them.
    ///
    /// A mirrored wheel mirrors the second, as its sectors run the other way.
    func drawBackground(on snapshot: Snapshot) {
        guard let layers = faceLayers else { return }
        draw(layers.background, look(), on: snapshot)
        let (face, isMirrored) = (layers.face, geometry.isMirrored)
        let look = look(frames: face.frames, isMirrored: isMirrored)
        guard face.frames == 1 else {
            let turns = motion.rotation.turns
            let frame = Int(((turns - turns.rounded(.down)) * Double(face.frames)).rounded())
            return draw(layers.picture, look, frame: frame % face.frames, on: snapshot)
        }
        let first = isMirrored ? .pi - face.angle.radians : face.angle.radians
        draw(layers.picture, look, on: snapshot, radians: startDirection - first)
    }

    /// Draws the picture that stands still above the sectors.
    func drawOverlay(on snapshot: Snapshot) { draw(faceLayers?.overlay, look(), on: snapshot) }

    private func look(frames: Int = 1, isMirrored: Bool = false) -> PictureLook {
        PictureLook(
            side: 2 * layout.radius, frames: frames, isMirrored: isMirrored, color: widget.color,
            target: .init(widget))
    }

    private func draw(
        _ picture: ShownPicture?, _ look: PictureLook, frame: Int = 0, on snapshot: Snapshot,
        radians: Double = 0
    ) {
        let (x, y) = (geometry.centerX, geometry.centerY)
        picture?.draw(look, frame: frame, on: snapshot, aboutX: x, y: y, radians: radians)
    }
}
