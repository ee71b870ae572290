/// The points of a stroke, condensed to a limited number: neighbors share their mean, which also lessens jitter.
struct MarkTrail: Hashable, Sendable {
    /// The largest number of means, an even one.
    static let capacity = 32
    /// The least distance of a new point from the one before, in pixels.
    static let resolution = 0.5

    private struct Mean: Hashable {
        var x: Double
        var y: Double
        var count: Int

        var point: MarkPoint { MarkPoint(x: x / Double(count), y: y / Double(count)) }

        static func + (left: Mean, right: Mean) -> Mean {
            Mean(x: left.x + right.x, y: left.y + right.y, count: left.count + right.count)
        }
    }

    private var means: [Mean] = []
    /// The number of points of a full mean.
    private var share = 1
    /// The first point.
    let first: MarkPoint
    /// The last point.
    private(set) var last: MarkPoint

    init(at point: MarkPoint) {
        (first, last) = (point, point)
        means.reserveCapacity(Self.capacity)
        means.append(Mean(x: point.x, y: point.y, count: 1))
    }

    /// Whether there is a single point.
    var isPoint: Bool { means.count == 1 && means[0].count == 1 }

    /// The means in order.
    var points: [MarkPoint] { means.map(\.point) }

    /// Appends a point unless it repeats the one before.
    mutating func append(_ point: MarkPoint) {
        let (dx, dy) = (point.x - last.x, point.y - last.y)
        guard dx * dx + dy * dy >= Self.resolution * Self.resolution else { return }
        last = point
        let mean = Mean(x: point.x, y: point.y, count: 1)
        if means[means.count - 1].count < share {
            means[means.count - 1] = means[means.count - 1] + mean
            return
        }
        if means.count == Self.capacity { halve() }
        means.append(mean)
    }

    private mutating func halve() {
        for index in 0..<means.count / 2 { means[index] = means[2 * index] + means[2 * index + 1] }
        means.removeLast(means.count / 2)
        share *= 2
    }
}
