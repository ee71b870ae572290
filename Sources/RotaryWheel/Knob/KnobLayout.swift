import RealModule

/// The layout of a knob.
struct KnobLayout: Equatable {
    /// The smallest diameter of a knob with its value, in pixels.
    static let smallestWithText = 40.0
    /// The space between the knob and the value below it.
    static let spacing = 6
    /// The distance from the ring to the outer edge of marks; less on small knobs.
    static func markReach(on side: Int?) -> Double { side.map { min(max(Double($0) / 11, 4), 7) } ?? 7 }

    /// The center.
    var x = 0.0
    var y = 0.0
    /// The outer edge of the track.
    var radius = 0.0
    /// Whether the track and its arc have room around the disc.
    var hasArc = true
    /// Whether the ring of the meter has room between track and disc.
    var hasMeter = false
    /// The number of modulation arcs, each with a ring around the track.
    var modulations = 0
    var style = Style()
    /// How far marks reach.
    var markReach = 7.0
    /// The place of the value; `nil` if it has none.
    var value: KnobValuePlace?

    /// The sizes that the style sheets of an app may change.
    struct Style: Equatable {
        /// The width of the track.
        var track: Double?
        /// The length and the width of the line on the disc.
        var pointerLength: Double?
        var pointerWidth: Double?
    }

    var diameter: Double { 2 * radius }
    /// The distance from a modulation arc to the next; many share three tenths of the radius.
    var lane: Double {
        modulations == 0 ? 0 : min(max(diameter * 0.05, 2.5), 0.3 * radius / Double(modulations))
    }
    /// The outer edge of the track.
    private var trackEdge: Double { radius - lane * Double(modulations) }
    /// The width of the track.
    var track: Double { hasArc ? min(style.track ?? min(max(diameter * 0.07, 2), 10), trackEdge) : 0 }
    /// The middle of the track's line.
    var line: Double { trackEdge - track / 2 }
    /// The width of the meter's ring.
    var meter: Double { hasMeter ? min(max(diameter * 0.06, 2), 12) : 0 }
    /// The middle of the meter's line.
    var meterLine: Double { max(trackEdge - track - (hasArc ? max(diameter * 0.02, 1) : 0) - meter / 2, 0) }
    /// The radius of the disc in the middle.
    var dial: Double {
        if hasMeter { return max(meterLine - meter / 2 - max(diameter * 0.03, 1), 0) }
        return hasArc ? max(trackEdge - track - max(diameter * 0.06, 2), 0) : trackEdge
    }
    /// The width of the line on the disc.
    var pointerWidth: Double { style.pointerWidth ?? max((diameter * 0.03).rounded(), 2) }
    /// The outer edge of the marks.
    var marks: Double { radius + markReach }
    /// The inner edge of the marks.
    var markStart: Double { radius + markReach * 3 / 7 }

    /// The middle of the line of a modulation arc; the first is the inner one.
    func modulationLine(_ index: Int) -> Double { trackEdge + lane * (Double(index) + 0.5) }
}
