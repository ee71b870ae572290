/// The sizes of a text in one to three lines, for the largest size at which the texts of a wheel fit their sectors.
package struct SectorText: Hashable, Sendable {
    /// A part of a text after which a line may break.
    package struct Word: Hashable, Sendable {
        let width: Double
        /// The space after the word where the line goes on; infinite where it must not.
        let space: Double

        package init(width: Double, space: Double) { (self.width, self.space) = (width, space) }
    }

    /// The box of a text in a sector, in pixels.
    package struct Box: Hashable, Sendable {
        package let lines: Int
        package let width, height: Double
    }

    /// The most lines of a text.
    package static let maximumLines = 3
    /// The most words of a text that breaks.
    private static let maximumWords = 24

    /// The least width for each number of lines.
    private let widths: [Double]
    /// The heights of a further line, and of the ink of the first.
    private let lineHeight, ink: Double

    /// Creates the sizes of a text from its words, measured at the size 1.
    package init(words: [Word], lineHeight: Double, ink: Double) {
        (self.lineHeight, self.ink) = (lineHeight, ink)
        widths = Self.widths(of: words)
    }

    /// The boxes for each number of lines at a size.
    package func boxes(size: Double) -> [Box] {
        widths.enumerated().map { more, width in
            Box(lines: more + 1, width: width * size, height: (Double(more) * lineHeight + ink) * size)
        }
    }

    /// The least widths in one line, two lines and so on: the widest line, where the lines are as even as can be.
    private static func widths(of words: [Word]) -> [Double] {
        func width(_ line: Range<Int>) -> Double {
            words[line].dropLast().reduce(words[line.upperBound - 1].width) { $0 + $1.width + $1.space }
        }
        let count = words.count
        guard count > 0 else { return [] }
        // The widths of the texts up to each word.
        var least = (1...count).map { width(0..<$0) }
        var widths = [least[count - 1]]
        guard count <= maximumWords else { return widths }
        for _ in 1..<min(maximumLines, count) {
            least = (0..<count).map { last in
                (0...last).map { max($0 > 0 ? least[$0 - 1] : 0, width($0..<last + 1)) }.min() ?? 0
            }
            widths.append(least[count - 1])
        }
        return widths
    }
}

/// How the texts of a wheel stand in their sectors: all along the radius, or all upright, at one size.
package struct SectorTextLayout: Hashable, Sendable {
    package let isRadial: Bool
    package let size: Double
    /// The boxes of the texts; `nil` for those without enough room at the smallest size.
    package let boxes: [SectorText.Box?]

    /// The factor by which radial text must be larger, as it is harder to read.
    private static let radialGain = 1.25

    /// The layout in which most texts fit, at the largest size at which all of these do.
    package init(of texts: [(text: SectorText, room: SectorRoom)], sizes: ClosedRange<Double>) {
        let upright = Self.init(of: texts, isRadial: false, sizes)
        let radial = Self.init(of: texts, isRadial: true, sizes)
        let gain = radial.count - upright.count
        self = gain > 0 || (gain == 0 && radial.size > upright.size * Self.radialGain) ? radial : upright
    }

    private init(
        of texts: [(text: SectorText, room: SectorRoom)], isRadial: Bool, _ sizes: ClosedRange<Double>
    ) {
        func box(_ text: (text: SectorText, room: SectorRoom), _ size: Double) -> SectorText.Box? {
            text.text.boxes(size: size).first {
                isRadial
                    ? text.room.length(forHeight: $0.height) >= $0.width
                    : text.room.holds(width: $0.width, height: $0.height)
            }
        }
        let fitting = texts.filter { box($0, sizes.lowerBound) != nil }
        func allFit(_ size: Double) -> Bool { fitting.allSatisfy { box($0, size) != nil } }
        var (fits, tooLarge) = (sizes.lowerBound, sizes.upperBound)
        if allFit(tooLarge) { fits = tooLarge }
        while tooLarge - fits > sizes.lowerBound / 50 {
            let size = (fits + tooLarge) / 2
            if allFit(size) { fits = size } else { tooLarge = size }
        }
        (self.isRadial, size) = (isRadial, fits)
        boxes = texts.map { box($0, fits) }
    }

    private var count: Int { boxes.count { $0 != nil } }
}
