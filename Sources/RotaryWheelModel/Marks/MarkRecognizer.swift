import RealModule

/// Reads strokes as paths through a marking menu.
///
/// The shape of a stroke decides, not its size, place or speed. Each straight segment chooses an item by its direction;
/// corners separate the levels.
///
///     let menu = MarkMenu(Array(repeating: MarkItem(), count: 4))
///     let stroke = [0, 10, 20, 30].map { MarkPoint(x: $0, y: 2) }
///     MarkRecognizer().reading(of: stroke, in: menu).path      // [1], to the right
///
/// Of the divisions into `k` segments with the residuals `rₖ`, it takes the one with the least
/// `ln(rₖ/n + ε²) + 2k·ln f`, so that a further corner must lessen the deviation by `f`. A reading is ambiguous, and
/// the menu opens instead, if
///
/// - a segment's direction is as near to the boundary of its wedge as its own uncertainty, or is another one without
///   the points at its corners, as of a fast stroke with few points,
/// - a segment is much shorter than another, or of less than 20 pixels and half as long,
/// - two numbers of segments fit about equally, and read differently,
/// - a straight segment may have passed two levels: their items lie in the same direction.
///
/// Shorter segments, such as a pen's landing or a way past a corner, are ignored: below 8 % of the longest, below 15 %
/// and 24 pixels, and below 30 % and 13 pixels.
///
/// A turn that leads back along the line is a corner, too. A ``MarkStroke`` reads a stroke while it is drawn.
public struct MarkRecognizer: Hashable, Sendable {
    /// The largest number of levels that a mark passes, 4, as many as Kurtenbach and Buxton (1993) measured.
    public static let maximumDepth = 4
    /// The range of ``caution``.
    public static let cautionRange = 0.0...4

    /// How readily a reading is ambiguous, clamped to ``cautionRange``: at 0 the recognizer guesses, at 1, the default,
    /// it opens the menu for a segment within 0.8 standard deviations of a boundary.
    public var caution: Double {
        didSet { caution = Self.usable(caution) }
    }

    /// The least factor by which a corner lessens the deviation of the points from their lines.
    private static let gain = 1.4
    /// The deviation, in lengths of the stroke, below which a stroke is straight.
    private static let straightness = 0.01

    /// Creates a recognizer.
    public init(caution: Double = 1) { self.caution = Self.usable(caution) }

    private static func usable(_ caution: Double) -> Double {
        caution.isNaN ? 1 : caution.clamped(to: cautionRange)
    }

    /// The reading of a stroke's points; those that are not finite are left out.
    public func reading(of points: [MarkPoint], in menu: MarkMenu) -> MarkReading {
        var trail: MarkTrail?
        for point in points.lazy.compactMap(\.usable) {
            if trail == nil { trail = MarkTrail(at: point) } else { trail?.append(point) }
        }
        return trail.map { reading(of: $0, in: menu) } ?? MarkReading(outcome: .opens)
    }

    /// The reading of a trail; in an open menu, a straight segment has passed one level.
    func reading(of trail: MarkTrail, in menu: MarkMenu, isOpen: Bool = false) -> MarkReading {
        let points = trail.points
        guard points.count > 1 else { return MarkReading(outcome: .opens) }
        let division = MarkSegmentation(points, limit: min(menu.depth, Self.maximumDepth))
        let merits = self.merits(of: division)
        var best: (reading: MarkReading, merit: Double)?
        for lines in merits.indices.sorted(by: { merits[$0] < merits[$1] }) {
            if let best, merits[lines] - best.merit >= 2 * .log(1 + 0.1 * caution) { break }
            let segments = division.segments(lines: lines + 1)
            guard let reading = reading(of: segments, in: menu, isOpen: isOpen) else { continue }
            best = (best?.reading.common(with: reading) ?? reading, best?.merit ?? merits[lines])
        }
        return best?.reading ?? MarkReading(outcome: .opens, isAmbiguous: true)
    }

    /// How well each number of lines fits; less is better.
    private func merits(of division: MarkSegmentation) -> [Double] {
        let points = division.points
        let bounds = division.bounds(segments: division.residuals.count)
        let length = zip(bounds, bounds.dropFirst()).reduce(0) {
            $0 + points[$1.0].distance(to: points[$1.1])
        }
        let least = Self.straightness * length
        return division.residuals.enumerated().map { index, residual in
            let deviation = max(residual / Double(points.count) + least * least, 1e-12)
            return .log(deviation) + 2 * Double(index) * .log(Self.gain)
        }
    }
}
