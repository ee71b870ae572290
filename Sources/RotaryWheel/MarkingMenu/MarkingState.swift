import RotaryWheelInterop
import RotaryWheelModel

/// The stroke through a marking menu, and the places of its open levels.
///
/// Points are in the plane of the strokes: the window of a popover's parent, or the menu itself.
@MainActor
struct MarkingState {
    /// The stroke, from the press to the release.
    var stroke: MarkStroke?
    /// Where the stroke began.
    var start = MarkPoint(x: 0, y: 0)
    /// The line of the stroke.
    var line = StrokeLine()
    /// Whether the stroke began in the parent of the popover.
    var isOfParent = false
    /// Whether a release closes the menu: the press was beyond the reach of clicks and has not moved.
    var isFarClick = false
    /// Whether an item kept the menu open after a stroke in the parent.
    var isKeptOpen = false
    /// Whether a finger draws, which covers what is below it.
    var isTouch = false

    /// The centers of the open levels, from which their items' directions lead.
    var centers: [MarkPoint] = []
    /// The item in whose wedge the pointer is; keys take it away.
    var pointed: Int?
    /// Where a pointer without a stroke rests: a level that opens beside it has no wedge for it until it moves.
    var rest: Rest?
    /// The name in the center.
    var name: String?

    enum Rest {
        case at(MarkPoint)
        /// At its next place.
        case unknown
    }

    /// The point of the plane at the menu's left top corner.
    var origin = MarkPoint(x: 0, y: 0)
    /// The rectangle that the scrim covers, in the menu's coordinates; `nil` for none.
    var scrim: (x: Double, y: Double, width: Double, height: Double)?
    /// Whether the scrim is drawn: from the second frame of the menu until it closes, also between levels.
    var isDimmed = false
}
