import RealModule

/// Sums over points, from which follows the line with the least squared distances to them.
///
/// With the scatter `a = Σ(x − x̄)²`, `b = Σ(y − ȳ)²`, `c = Σ(x − x̄)(y − ȳ)`, the line passes through the mean at an
/// angle `½·atan2(2c, a − b)`, and the sum of the squared distances from it is `(a + b)/2 − √((a − b)²/4 + c²)`
/// (Pearson, *On lines and planes of closest fit to systems of points in space*, 1901).
struct MarkMoments {
    private var count = 0.0
    private var (x, y) = (0.0, 0.0)
    private var (xx, xy, yy) = (0.0, 0.0, 0.0)

    /// Adds a point.
    mutating func add(_ point: MarkPoint) {
        count += 1
        x += point.x
        y += point.y
        xx += point.x * point.x
        xy += point.x * point.y
        yy += point.y * point.y
    }

    /// Removes the points of other sums.
    static func - (left: MarkMoments, right: MarkMoments) -> MarkMoments {
        var result = left
        result.count -= right.count
        result.x -= right.x
        result.y -= right.y
        result.xx -= right.xx
        result.xy -= right.xy
        result.yy -= right.yy
        return result
    }

    private var scatter: (a: Double, b: Double, c: Double) {
        let scale = 1 / max(count, 1)
        return (xx - x * x * scale, yy - y * y * scale, xy - x * y * scale)
    }

    /// The sum of the squared distances from the line.
    var residual: Double {
        let (a, b, c) = scatter
        let difference = (a - b) / 2
        return max((a + b) / 2 - (difference * difference + c * c).squareRoot(), 0)
    }

    /// The angle of the line, without a sense along it.
    var angle: Angle {
        let (a, b, c) = scatter
        return Angle(radians: .atan2(y: 2 * c, x: a - b) / 2)
    }
}
