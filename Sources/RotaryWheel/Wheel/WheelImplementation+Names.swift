import RotaryWheelInterop
import RotaryWheelModel

// Sectors whose content is only text: it has the room of its sector, and stands along the radius where that is longer.
extension WheelImplementation {
    /// The smallest font, in pixels.
    private static let leastFont = 9.0
    /// The largest font, as a part of the radius.
    private static let largestFont = 0.1
    /// The part of the largest size that leaves air around a text, and allows for letters of another width.
    private static let air = 0.96
    /// The most sectors with text along the radius: each has a picture while the wheel turns.
    private static let mostNames = 300

    @MainActor
    private struct Name {
        let content: SectorContent
        let label: Label
        let room: SectorRoom

        func text(scale: Double) -> (text: SectorText, room: SectorRoom) {
            let measured = label.words(scale: scale)
            let words = measured.words.map { SectorText.Word(width: $0.width, space: $0.space) }
            return (SectorText(words: words, lineHeight: measured.lineHeight, ink: measured.ink), room)
        }
    }

    /// Lays out names at the largest size at which all fit.
    ///
    /// - Returns: false where sectors have other content.
    func fitNames() -> Bool {
        var names: [Name] = []
        for (index, sector) in sectors {
            guard let content = sector.content else { continue }
            guard let label = content.name else { return false }
            let room = layout.room(ofWidth: motion.ring.width(of: index))
            names.append(Name(content: content, label: label, room: room))
        }
        let font = max(widget.fontSize, 1)
        let least = min(Self.leastFont / font, 1)
        var largest = max(Self.largestFont * layout.radius / font, 1)
        var fitted = SectorTextLayout(of: names.map { $0.text(scale: 1) }, sizes: least...largest)
        // Hinting makes the width of a word depend on its size.
        largest = max(fitted.size * Self.air, least)
        fitted = SectorTextLayout(of: names.map { $0.text(scale: largest) }, sizes: least...largest)
        for (name, box) in zip(names, fitted.boxes) {
            guard let box else {
                showPart(of: name, scale: least)
                continue
            }
            name.content.showName(
                scale: fitted.size, isRadial: fitted.isRadial, lines: box.lines,
                width: Int((box.width / Self.air).rounded(.up)) + 1)
        }
        return true
    }

    /// Shows the beginning of a text that does not fit, where there is room for some letters.
    private func showPart(of name: Name, scale: Double) {
        let height = name.label.words(scale: scale).ink * scale
        let (along, across) = (name.room.length(forHeight: height), name.room.width(forHeight: height))
        let width = Int(max(along, across))
        name.content.showName(
            scale: scale, isRadial: along > across, lines: 1,
            width: width >= SectorContent.leastLabel ? width : 0)
    }

    /// Whether a sector has room for some letters along the radius.
    func hasNameRoom(_ room: SectorRoom) -> Bool {
        motion.count <= Self.mostNames
            && room.length(forHeight: Self.leastFont) >= Double(SectorContent.leastLabel)
    }
}
