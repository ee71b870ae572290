import RealModule

/// How a picture looks in a square about the origin.
package struct PictureLook: Hashable {
    /// The side of the square.
    package let side: Double
    /// The number of frames of a film strip; 1 for a single picture.
    let frames: Int
    let isMirrored: Bool
    /// The color of a symbolic picture; `nil` for others.
    var color: Color?
    let target: KeptDrawing.Target

    package init(
        side: Double, frames: Int = 1, isMirrored: Bool = false, color: Color, target: KeptDrawing.Target
    ) {
        (self.side, self.frames, self.isMirrored) = (side, frames, isMirrored)
        (self.color, self.target) = (color, target)
    }

    /// Whether the frames of a strip stand side by side: along its longer side.
    func isRow(ratio: Double) -> Bool { ratio > 1 }

    /// The size of the picture, or of one frame, for the aspect ratio of the whole.
    func size(ofRatio ratio: Double) -> (width: Double, height: Double) {
        guard ratio > 0 else { return (side, side) }
        let count = Double(frames)
        let one = isRow(ratio: ratio) ? ratio / count : ratio * count
        return one > 1 ? (side, side / one) : (side * one, side)
    }

    /// The size of the whole picture in pixels.
    func pixels(ofRatio ratio: Double) -> (width: Int, height: Int) {
        let (width, height) = size(ofRatio: ratio)
        let whole = [width, height].map { max(Int(($0 * Double(target.scale)).rounded()), 1) }
        return isRow(ratio: ratio) ? (whole[0] * frames, whole[1]) : (whole[0], whole[1] * frames)
    }
}
