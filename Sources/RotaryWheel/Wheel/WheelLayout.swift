import RealModule
import RotaryWheelModel

/// Where the parts of a wheel lie, in pixels from its centre.
struct WheelLayout: Equatable {
    /// The wheel's radius: the face's.
    let radius: Double
    /// The sectors' inner and outer edge.
    let inner: Double
    let outer: Double
    /// The gap between sectors.
    let gap: Double
    /// The radius of the hub: a third of the wheel's, on a small one what a finger needs.
    let hub: Double
    /// Where the content of sectors stands.
    let content: Double

    /// What a finger hits, in pixels.
    static let leastTarget = 44.0

    init(radius: Double) {
        self.radius = radius
        let rim = min(max(radius * 0.035, 2), 8).rounded()
        hub = max(radius / 3, min(Self.leastTarget / 2, radius * 0.4))
        inner = hub + rim
        outer = max(radius - rim, inner)
        gap = radius < 90 ? 1 : (radius < 250 ? 2 : 3)
        content = radius * 0.72
    }

    /// How far the indicator stands out beyond the wheel.
    static func overhang(ofSide side: Double) -> Double { min(max(side * 0.03, 4), 24).rounded() }

    /// How large content is.
    struct ContentScale {
        /// The size of icons, in pixels.
        let icon: Int
        /// How much larger text is than its font.
        let text: Double
    }

    /// The size of GNOME's captions, compared with that of its text.
    private static let leastText = 0.82

    /// How large content is where not all of it has room: as at the usual size of text.
    func usualScale(textFactor: Double) -> ContentScale { scale(ofText: 1, textFactor: textFactor) }

    /// How large content may be, the largest first: it grows with the desktop's text and on a large wheel, and shrinks
    /// to the size of captions, where all of it has room then.
    func contentScales(textFactor: Double) -> [ContentScale] {
        // From that of text to that of headings on the way to a large wheel, and slower from there to a huge one.
        let growth = min(1 + max(radius - 150, 0) / 175, 1.2 + max(radius - 185, 0) / 550, 1.5)
        let step = 1.06
        return sequence(first: textFactor * growth) { size in
            size > Self.leastText ? max(size / step, Self.leastText) : nil
        }.map { scale(ofText: $0, textFactor: textFactor) }
    }

    /// How large content is with text of some size, compared with the usual size of text.
    private func scale(ofText size: Double, textFactor: Double) -> ContentScale {
        // From 16 beside captions to 24 beside text, 48 beside headings, and on with them.
        let icon = radius < 110 ? 16 * size : min(48 * (size - 0.5), 32 * size)
        return ContentScale(icon: max(Int(icon / 2) * 2, 16), text: size / textFactor)
    }

    /// Whether the wheel is so large that text and icons grow.
    var isLarge: Bool { radius >= 185 }

    /// Whether the wheel is so large that they grow once more.
    var isHuge: Bool { radius >= 350 }

    /// Whether a distance, as a fraction of the radius, lies on the sectors.
    func holds(distance: Double) -> Bool { distance * radius >= inner && distance * radius <= outer }

    /// The width that upright content of some height has in a sector, wherever the sector stands.
    ///
    /// - Parameters:
    ///   - height: of the content.
    ///   - sectorWidth: the sector's angle.
    func contentWidth(forHeight height: Double, sectorWidth: Angle) -> Double {
        var (fits, tooWide) = (0.0, 2 * radius)
        while tooWide - fits > 0.5 {
            let width = (fits + tooWide) / 2
            if contains(width: width, height: height, sectorWidth: sectorWidth) {
                fits = width
            } else {
                tooWide = width
            }
        }
        return fits
    }

    /// Whether a box about the place of content lies within the sector, in every direction of it.
    ///
    /// By symmetry a quarter of the turn is enough.
    private func contains(width: Double, height: Double, sectorWidth: Angle) -> Bool {
        let half = min(sectorWidth.radians / 2, .pi)
        let (margin, steps) = (gap / 2 + 1, 12)
        for step in 0...steps {
            let direction = Double(step) / Double(steps) * (.pi / 2)
            let (x, y) = (content * .cos(direction), content * .sin(direction))
            for (cornerX, cornerY) in [(1.0, 1.0), (1, -1), (-1, 1), (-1, -1)] {
                let (px, py) = (x + cornerX * width / 2, y + cornerY * height / 2)
                let distance = Double.hypot(px, py)
                guard distance <= outer - 1, distance >= inner + 1 else { return false }
                let away = abs(
                    (Angle(radians: .atan2(y: py, x: px)) - Angle(radians: direction)).wrapped.radians)
                if half < .pi, away >= half || distance * .sin(min(half - away, .pi / 2)) < margin {
                    return false
                }
            }
        }
        return true
    }
}
