import RotaryWheelInterop
import RotaryWheelModel

/// The strokes through a dial, and the places of its open levels.
///
/// Points are in the plane of the strokes: the window of a popover's parent, or the dial itself.
@MainActor
struct DialMarks {
    /// The menu with its submenus, while it is expanded or a stroke reads it.
    var menu: MenuMarks?
    /// The stroke, from the press to the release.
    var stroke: MarkStroke?
    /// Where the stroke began.
    var start = MarkPoint(x: 0, y: 0)
    /// The line of the stroke.
    var line = StrokeLine()
    /// The centers of the open levels, from which their items' directions lead.
    var centers: [MarkPoint] = []
    /// The item in whose wedge the pointer is; keys take it away.
    var pointed: Int?
    /// Whether the stroke began in the parent of the dial's popover.
    var isOfParent = false
    /// Whether a release closes the menu: the press was beyond the reach of clicks and has not moved.
    var isFarClick = false
    /// Whether a finger draws, which covers what is below it.
    var isTouch = false
    /// Where a pointer without a stroke rests: a level that opens beside it has no wedge for it until it moves.
    var rest: Rest?
    /// The name in the center.
    var name: String?

    enum Rest {
        case at(MarkPoint)
        /// At its next place.
        case unknown
    }

    /// The point of the plane at the dial's left top corner.
    var origin = MarkPoint(x: 0, y: 0)
    /// The rectangle that the scrim covers, in the dial's coordinates; `nil` for none.
    var scrim: (x: Double, y: Double, width: Double, height: Double)?
    /// The window, if the surface of a popover hides it.
    var behind: Paintable?
    /// The place of the window with its border, in the dial's coordinates.
    var behindPlace: (x: Double, y: Double, width: Double, height: Double)?
    /// Whether the window has been drawn: GTK has no picture of a window that will be drawn.
    var showsBehind = false
    /// Whether the scrim is drawn: from the second frame of the menu until it closes, also between levels.
    var isDimmed = false

    // Parts that the style sheet colors.
    let dimmed = Widget(StylePart.scrim)
    let wedge = Widget(StylePart.wedge)
    let trace = Widget(StylePart.stroke)
    let level = Widget(StylePart.level)

    var parts: [Widget] { [dimmed, wedge, trace, level] }
}

/// The recent points of a stroke, which fade.
struct StrokeLine {
    /// The time in which a point fades.
    static let fading = Duration.milliseconds(900)
    /// The largest number of points.
    private static let capacity = 400

    private(set) var points: [(point: MarkPoint, time: Duration)] = []

    /// Adds a point.
    mutating func add(_ point: MarkPoint, at time: Duration) {
        if points.count == Self.capacity { points.removeFirst(Self.capacity / 4) }
        points.append((point, time))
    }

    /// Removes the points that have faded.
    mutating func fade(until time: Duration) {
        points.removeFirst(points.prefix { time - $0.time >= Self.fading }.count)
    }
}
