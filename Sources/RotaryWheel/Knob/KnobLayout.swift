import RealModule

/// The layout of a knob.
struct KnobLayout: Equatable {
    /// The smallest diameter of a knob with its value, in pixels.
    static let smallestWithText = 40.0
    /// The space between the knob and the value below it.
    static let spacing = 6
    /// The gap between track and marks, and the length of marks.
    static let markGap = 3.0
    static let markLength = 4.0

    /// The center.
    var x = 0.0
    var y = 0.0
    /// The outer edge of the track.
    var radius = 0.0
    /// Whether the track and its arc have room around the disc.
    var hasArc = true
    var style = Style()

    /// The sizes that the style sheets of an app may change.
    struct Style: Equatable {
        /// The width of the track.
        var track: Double?
        /// The length and the width of the line on the disc.
        var pointerLength: Double?
        var pointerWidth: Double?
    }

    var diameter: Double { 2 * radius }
    /// The width of the track.
    var track: Double { hasArc ? min(style.track ?? min(max(diameter * 0.07, 2), 10), radius) : 0 }
    /// The radius of the disc in the middle.
    var dial: Double { hasArc ? max(radius - track - max(diameter * 0.06, 2), 0) : radius }
    /// The middle of the track's line.
    var line: Double { radius - track / 2 }
    /// The width of the line on the disc.
    var pointerWidth: Double { style.pointerWidth ?? max((diameter * 0.03).rounded(), 2) }
    /// The outer edge of the marks.
    var marks: Double { radius + Self.markGap + Self.markLength }
}
