import RotaryWheelInterop
import RotaryWheelModel

// The layout of sectors with only text: all upright, or all along the radius.
extension WheelImplementation {
    /// The smallest font, in pixels.
    private static let leastFont = 9.0
    /// The largest font, as a part of the radius.
    private static let largestFont = 0.1
    /// The factor from the largest size that fits to the shown one: it leaves padding, and tolerates hinting.
    private static let air = 0.96
    /// The largest number of sectors with text along the radius; each caches a texture while the wheel turns.
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
    /// - Returns: whether all sectors have only text.
    func fitNames() -> Bool {
        var names: [Name] = []
        for (index, sector) in sectors {
            guard let content = sector.content else { continue }
            guard let label = content.nameLabel else { return false }
            let room = layout.room(ofWidth: motion.ring.width(of: index))
            names.append(Name(content: content, label: label, room: room))
        }
        let font = max(widget.fontSize, 1)
        let least = min(Self.leastFont / font, 1)
        let largest = max(Self.largestFont * layout.radius / font, 1)
        let rough = SectorTextLayout(of: names.map { $0.text(scale: 1) }, sizes: least...largest)
        // Hinting makes the width of a word depend on its size.
        let scale = max(rough.size * Self.air, least)
        let fitted = SectorTextLayout(of: names.map { $0.text(scale: scale) }, sizes: least...scale)
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
        motion.count <= Self.mostNames && contentMaker == nil && item(at: 0)?.itemIcon == nil
            && room.length(forHeight: Self.leastFont) >= Double(SectorContent.leastLabel)
    }
}
