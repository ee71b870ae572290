import RealModule
import RotaryWheelModel

/// The layout of a wheel, in pixels from its center.
struct WheelLayout: Equatable {
    /// The radius of the face.
    let radius: Double
    /// The inner and outer edge of the sectors.
    let inner: Double
    let outer: Double
    /// The gap between sectors.
    let gap: Double
    /// The radius of the hub: at most a third of the wheel's, but enough for a finger.
    let hub: Double
    /// The largest radius of the middle of the content.
    private let content: Double
    /// The length of the indicator inside the wheel.
    let reach: Double
    /// The radius at which content ends, so that an indicator at any angle does not cover it.
    private let end: Double

    /// The sizes that the style sheets of an app may change.
    struct Style: Equatable {
        /// The diameter of the hub; `nil` for what its content needs.
        var hub: Double?
        /// The diameter that the content of the hub needs; the hub is at most a third of the wheel.
        var hubContent = Double.infinity
        /// The room that is added outside and inside the sectors, and between them; may be negative.
        var outside = 0.0
        var inside = 0.0
        var between = 0.0
        /// The length of the indicator; `nil` for a part of the wheel's.
        var indicator: Double?
    }

    /// The room between content and the tip of the indicator.
    private static let clearance = 2.0

    init(radius: Double, style: Style = Style()) {
        self.radius = radius
        let rim = min(max(radius * 0.035, 2), 8).rounded()
        let leastHub = min(HubImplementation.leastDiameter / 2, radius * 0.4)
        let usualHub = max(radius / 3, leastHub)
        let neededHub = min(max(style.hubContent / 2, leastHub), usualHub)
        hub = min(style.hub.map { $0 / 2 } ?? neededHub, radius)
        inner = max(hub + rim + style.inside, 0)
        outer = max(min(radius - rim - style.outside, radius), inner)
        gap = max((radius < 90 ? 1 : (radius < 250 ? 2 : 3)) + style.between, 0)
        // Follows other edges of the style, but not what the hub needs.
        let usualInner = inner + (style.hub == nil ? usualHub - neededHub : 0)
        let innerShift = usualInner - usualHub - rim
        let outerShift = outer - max(radius - rim, usualHub + rim)
        content = radius * 0.72 + 0.4 * innerShift + 0.6 * outerShift
        reach =
            style.indicator.map { $0 - Self.overhang(ofSide: 2 * radius) }
            ?? min(max((outer - usualInner) * 0.2, 6), 40)
        let tip = radius - reach - Self.clearance
        // A longer indicator would leave too little room.
        end = tip > (inner + outer) / 2 ? min(tip, outer - 1) : outer - 1
    }

    /// The length of the indicator beyond the wheel.
    static func overhang(ofSide side: Double) -> Double { min(max(side * 0.03, 4), 24).rounded() }

    /// The scale of content.
    struct ContentScale {
        /// The size of icons, in pixels.
        let icon: Int
        /// The factor of text to its font.
        let text: Double
    }

    /// The factor of GNOME's captions to its text.
    private static let leastText = 0.82

    /// The scale where not all content fits: that of the default text size.
    func usualScale(textFactor: Double) -> ContentScale { scale(ofText: 1, textFactor: textFactor) }

    /// The possible scales, the largest first: content grows with the desktop's text and the wheel, and shrinks to
    /// captions where all of it fits then.
    func contentScales(textFactor: Double) -> [ContentScale] {
        // From text to headings on the way to a large wheel, and slower from there to a huge one.
        let growth = min(
            1 + max(radius - 150, 0) / 175, 1.2 + max(radius - 185, 0) / 550, max(1.5, radius / 300))
        let step = 1.06
        return sequence(first: textFactor * growth) { size in
            size > Self.leastText ? max(size / step, Self.leastText) : nil
        }.map { scale(ofText: $0, textFactor: textFactor) }
    }

    /// The scale for a factor of text to the default text size.
    private func scale(ofText size: Double, textFactor: Double) -> ContentScale {
        // From 16 beside captions to 24 beside text and 48 beside headings.
        let icon = radius < 110 ? 16 * size : min(48 * (size - 0.5), 32 * size)
        // Symbolic icons are sharp where their grid of 16 units meets pixels.
        return ContentScale(icon: max(Int((icon / 8).rounded()) * 8, 16), text: size / textFactor)
    }

    /// Whether text and icons are larger.
    var isLarge: Bool { radius >= 185 }

    /// Whether they are largest.
    var isHuge: Bool { radius >= 350 }

    /// Whether a distance, as a fraction of the radius, lies on the sectors.
    func holds(distance: Double) -> Bool { distance * radius >= inner && distance * radius <= outer }

    /// The room of a sector for content.
    func room(ofWidth width: Angle) -> SectorRoom {
        SectorRoom(
            inner: inner + 1, outer: outer - 1, end: end, content: content, width: width, margin: gap / 2 + 1)
    }
}
