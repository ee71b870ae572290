import CRotaryWheelGtk
import RealModule
import RotaryWheelInterop
import RotaryWheelModel

// The key and the mark of an item.
extension BubbleContent {
    /// The font size of keys as a fraction of the caption's.
    private static let keyScale = 0.8

    /// How far the submenu sign moves up to the caption, and where its glyph ends, as fractions of its line.
    static let (signLift, signEnd) = (0.45, 0.78)

    /// Shows a mark; `nil` for none.
    func setMark(_ shape: MarkShape?) {
        if shape == nil || glyph == nil {
            glyph?.unparent()
            glyph = shape.map { _ in Widget(MarkGlyph.objectClass) }
            glyph?.append(to: widget)
        }
        (glyph?.implementation as? MarkGlyph)?.shape = shape
    }

    /// Keeps the label of the key where it fits below icon and caption without making them smaller, in one line or two.
    func fitKey(in room: Double) {
        keySize = nil
        guard let key, label == nil || keyIsSign || captions.first?.isShortened == false else { return }
        key.setScale(1)
        let least = (Self.leastText + 0.1) / max(key.fontSize, 1)
        key.setScale(max(least, Self.keyScale))
        for text in [keyText, Self.inTwoLines(keyText)] {
            key.text = text
            let size = (
                width: key.measure(GTK_ORIENTATION_HORIZONTAL).natural,
                height: key.measure(GTK_ORIENTATION_VERTICAL).natural
            )
            if hasRoom(forKey: size, in: room) {
                keySize = size
                return
            }
        }
    }

    /// A key that is broken after the plus sign nearest to its middle.
    private static func inTwoLines(_ text: String) -> String {
        let ends = text.indices.dropLast().filter { text[$0] == "+" }.map { text.index(after: $0) }
        func imbalance(_ end: String.Index) -> Int {
            abs(text.distance(from: text.startIndex, to: end) * 2 - text.count)
        }
        guard let end = ends.min(by: { imbalance($0) < imbalance($1) }) else { return text }
        return text[..<end] + "\n" + text[end...]
    }

    /// Whether a key fits below icon and caption.
    private func hasRoom(forKey size: (width: Int, height: Int), in room: Double) -> Bool {
        let caption = captions.first
        let icon = image == nil ? 0 : caption == nil ? iconSizes.alone : iconSizes.captioned
        let top = -Double(icon + (caption?.height ?? 0) + (keyIsSign ? 0 : size.height)) / 2
        let margin = (1 - BubbleCaption.textFullness) / 2
        let end = keyIsSign ? Self.signEnd - (caption == nil ? 0 : Self.signLift) : 1 - margin
        func fits(_ width: Int, from top: Double, to bottom: Double) -> Bool {
            .hypot(Double(width), 2 * max(-top, bottom)) <= room
        }
        let captionTop = top + Double(icon)
        let keyTop = captionTop + Double(caption?.height ?? 0)
        let captionMargin = Double(caption?.height ?? 0) * margin
        guard fits(size.width, from: keyTop, to: keyTop + Double(size.height) * end) else {
            return false
        }
        return keyIsSign
            || fits(icon, from: top, to: captionTop)
                && fits(caption?.width ?? 0, from: captionTop + captionMargin, to: keyTop - captionMargin)
    }

    /// The size of the key's label, if it shows.
    var shownKey: (width: Int, height: Int)? { shownCaption == captions.first ? keySize : nil }

    /// How far the mark stands out, in pixels, so that it covers no letter of a caption that fills the disc.
    private static let glyphLift = 4.0

    /// Places the mark on the edge of the disc, above its end side.
    func placeGlyph(width: Int, height: Int) {
        guard let glyph else { return }
        let size = glyph.measure(GTK_ORIENTATION_HORIZONTAL).natural
        let across = (Double(width) / 2 + Self.glyphLift) * .cos(.pi / 4)
        let x = Double(width) / 2 + (widget.isRightToLeft ? -across : across)
        place(
            glyph, (size, size), x: Int((x - Double(size) / 2).rounded()),
            y: Int((Double(height) / 2 - across - Double(size) / 2).rounded()))
    }
}
