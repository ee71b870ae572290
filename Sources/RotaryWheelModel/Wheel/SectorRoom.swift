import RealModule

/// The room of a sector for content, in pixels from the center of its wheel.
package struct SectorRoom: Hashable, Sendable {
    /// The edges between which content may be.
    private let inner, outer: Double
    /// The radius at which content ends, so that an indicator at any angle does not cover it.
    private let end: Double
    /// The largest radius of the middle of upright content.
    private let content: Double
    /// Half of the sector's angle, in radians.
    private let half: Double
    /// The least distance of content from the middle of a gap.
    private let margin: Double

    private static let leastMargin = 0.5

    package init(inner: Double, outer: Double, end: Double, content: Double, width: Angle, margin: Double) {
        (self.inner, self.outer, self.end) = (inner, outer, end)
        (self.content, self.margin) = (content, margin)
        half = min(width.radians / 2, .pi)
    }

    /// The radius of the middle of upright content: long content is nearer to the hub.
    package func middle(ofWidth width: Double, height: Double) -> Double {
        min(content, max(end - .hypot(width, height) / 2, (inner + end) / 2))
    }

    /// The width of upright content of a height, at any rotation.
    package func width(forHeight height: Double) -> Double {
        var (fits, tooWide) = (0.0, 2 * outer)
        while tooWide - fits > 0.5 {
            let width = (fits + tooWide) / 2
            if holds(width: width, height: height) { fits = width } else { tooWide = width }
        }
        return fits
    }

    /// Whether upright content lies within the sector at any rotation, and ends before the indicator.
    ///
    /// A quarter of the turn is enough by symmetry.
    package func holds(width: Double, height: Double) -> Bool {
        let steps = 12
        let content = middle(ofWidth: width, height: height)
        guard content + .hypot(width, height) / 2 <= end + 1e-6 else { return false }
        for step in 0...steps {
            let direction = Double(step) / Double(steps) * (.pi / 2)
            let (x, y) = (content * .cos(direction), content * .sin(direction))
            for (cornerX, cornerY) in [(1.0, 1.0), (1, -1), (-1, 1), (-1, -1)] {
                let (px, py) = (x + cornerX * width / 2, y + cornerY * height / 2)
                let distance = Double.hypot(px, py)
                guard distance <= outer, distance >= inner else { return false }
                let away = abs(
                    (Angle(radians: .atan2(y: py, x: px)) - Angle(radians: direction)).wrapped.radians)
                if half < .pi, away >= half || distance * .sin(min(half - away, .pi / 2)) < margin {
                    return false
                }
            }
        }
        return true
    }

    /// The length of content along the radius, whose height is across it; negative without room.
    ///
    /// Its sides may come near to the gap, as only the tallest letters reach them.
    /// The inner corners of content of height `h` are `r·sin α − h/2·cos α` away from the sides of a sector of the width
    /// 2α, and its outer ones `√((r + l)² + h²/4)` away from the center.
    package func length(forHeight height: Double) -> Double {
        let sides = half < .pi / 2 ? (Self.leastMargin + height / 2 * .cos(half)) / .sin(half) : 0
        return max(end * end - height * height / 4, 0).squareRoot() - max(inner, sides)
    }

    /// The radius of the middle of content along the radius, which ends at the rim.
    package func middle(ofLength length: Double, height: Double) -> Double {
        max(end * end - height * height / 4, 0).squareRoot() - length / 2
    }
}
