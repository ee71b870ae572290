import RealModule

/// A straight part of a stroke.
struct MarkSegment {
    /// Its first point.
    let start: MarkPoint
    /// The distance from its start to its end, in pixels.
    let length: Double
    /// Its direction.
    let direction: Angle
    /// Its direction without the points at its corners, which may lie on either side of the turn; `nil` if fewer than
    /// two are left.
    let innerDirection: Angle?
    /// The standard deviation of its direction.
    let uncertainty: Angle

    /// The factor `√(12/n)` with which the deviation of `n` independent points leads to that of their line's direction.
    ///
    /// The deviations of neighboring points are correlated, so this uses 4 independent points for any number.
    private static let correlation = 1.7

    init(_ division: MarkSegmentation, from start: Int, to end: Int) {
        let points = division.points
        self.start = points[start]
        length = points[start].distance(to: points[end])
        direction = division.direction(from: start, to: end)
        let inner = (start: start + (start > 0 ? 1 : 0), end: end - (end < points.count - 1 ? 1 : 0))
        innerDirection =
            inner.end > inner.start ? division.direction(from: inner.start, to: inner.end) : nil
        let deviation = division.residual(from: start, to: end) / Double(max(end - start - 1, 1))
        uncertainty = Angle(radians: deviation.squareRoot() * Self.correlation / max(length, 1e-9))
    }
}

extension [MarkSegment] {
    /// The largest limit; each is the lesser of a length in pixels and a part of the longest segment.
    func least(_ limits: [(length: Double, part: Double)]) -> Double {
        let longest = map(\.length).max() ?? 0
        return limits.map { Swift.min($0.length, $0.part * longest) }.max() ?? 0
    }
}

extension MarkSegmentation {
    /// The least part of a segment's extent that a way back must have to be a segment of its own.
    private static let leastReturn = 0.25
    /// Segments that are shorter than a length in pixels and than a part of the longest are hooks of the hand, without a
    /// meaning: the landing of a pen, or a way past a corner.
    private static let hooks: [(length: Double, part: Double)] = [(.infinity, 0.08), (24, 0.15), (13, 0.3)]

    /// The best division into a number of lines, without hooks; where a line runs back on itself, it is two segments.
    func segments(lines: Int) -> [MarkSegment] {
        var bounds = [0]
        let ends = self.bounds(segments: lines)
        for (start, end) in zip(ends, ends.dropFirst()) { appendTurns(from: start, to: end, to: &bounds) }
        let segments = zip(bounds, bounds.dropFirst()).map { MarkSegment(self, from: $0, to: $1) }
        let least = segments.least(Self.hooks)
        return segments.filter { $0.length > least }
    }

    private func appendTurns(from start: Int, to end: Int, to bounds: inout [Int]) {
        if let turn = turn(from: start, to: end) {
            appendTurns(from: start, to: turn, to: &bounds)
            appendTurns(from: turn, to: end, to: &bounds)
        } else {
            bounds.append(end)
        }
    }

    /// The point at which a line turns back on itself.
    private func turn(from start: Int, to end: Int) -> Int? {
        guard end - start > 1 else { return nil }
        let angle = direction(from: start, to: end).radians
        let (dx, dy) = (Double.cos(angle), Double.sin(angle))
        let places = points[start...end].map { ($0.x - points[start].x) * dx + ($0.y - points[start].y) * dy }
        let extent = (places.max() ?? 0) - (places.min() ?? 0)
        let deviation = (residual(from: start, to: end) / Double(places.count)).squareRoot()
        var (longest, turn) = (max(Self.leastReturn * extent, 3 * deviation), nil as Int?)
        // The way back may be the longer one.
        for sense in [1.0, -1] {
            var (farthest, index) = (0.0, 0)
            for (next, place) in places.enumerated() {
                if place * sense > farthest { (farthest, index) = (place * sense, next) }
                let shorter = min(farthest, farthest - place * sense)
                if shorter > longest { (longest, turn) = (shorter, start + index) }
            }
        }
        return turn
    }
}
