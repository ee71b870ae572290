/// The divisions of a stroke into straight segments.
///
/// Of all divisions into `k` segments, it is that with the least sum of squared distances from the segments' lines. It
/// is found by dynamic programming: the best division of the points up to `j` adds a segment to the best division up to
/// some `i < j` (Bellman, *On the approximation of curves by line segments using dynamic programming*, 1961). Two
/// segments share the point of their corner.
struct MarkSegmentation {
    let points: [MarkPoint]
    /// For each number of segments from 1, the least sum of squared distances.
    private(set) var residuals: [Double] = []
    /// For each number of segments after 1 and each end, the start of the last segment.
    private var starts: [[Int]] = []
    /// Sums over the points before each index.
    private let sums: [MarkMoments]

    /// Divides points into 1 to `limit` segments; needs two points at least.
    init(_ points: [MarkPoint], limit: Int) {
        self.points = points
        var (sum, sums) = (MarkMoments(), [MarkMoments()])
        sums.reserveCapacity(points.count + 1)
        for point in points {
            sum.add(MarkPoint(x: point.x - points[0].x, y: point.y - points[0].y))
            sums.append(sum)
        }
        self.sums = sums
        divide(limit: min(limit, points.count - 1))
    }

    private mutating func divide(limit: Int) {
        let count = points.count
        var best = (0..<count).map { residual(from: 0, to: $0) }
        residuals = [best[count - 1]]
        guard limit > 1 else { return }
        var costs = Array(repeating: 0.0, count: count * count)
        for end in 2..<count {
            // Two points are always on their line.
            for start in 1..<end - 1 { costs[end * count + start] = residual(from: start, to: end) }
        }
        for segments in 2...limit {
            var (next, start) = (best, Array(repeating: 0, count: count))
            for end in stride(from: count - 1, through: segments, by: -1) {
                var least = Double.infinity
                for corner in segments - 1..<end where best[corner] + costs[end * count + corner] < least {
                    (least, start[end]) = (best[corner] + costs[end * count + corner], corner)
                }
                next[end] = least
            }
            best = next
            residuals.append(best[count - 1])
            starts.append(start)
        }
    }

    /// The indices of start, corners and end of the best division into a number of segments.
    func bounds(segments: Int) -> [Int] {
        var bounds = [points.count - 1]
        for level in stride(from: segments - 2, through: 0, by: -1) {
            bounds.append(starts[level][bounds[bounds.count - 1]])
        }
        return bounds.reversed().reduce(into: [0]) { $0.append($1) }
    }

    /// The sum of the squared distances of points from their line, both ends included.
    func residual(from start: Int, to end: Int) -> Double { (sums[end + 1] - sums[start]).residual }

    /// The direction of a segment, from its start towards its end.
    func direction(from start: Int, to end: Int) -> Angle {
        let chord = points[start].direction(to: points[end])
        guard end - start > 1 else { return chord }
        let angle = (sums[end + 1] - sums[start]).angle
        return abs((angle - chord).wrapped.radians) <= .pi / 2 ? angle : (angle + .left).wrapped
    }
}
