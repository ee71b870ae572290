import RealModule

// The rim. R is the distance of the items' middles from the circle's center, w the angle per item. Turned by `angle =
// −position·w`, item i is at the angle α = angle + i·w from the middle of the view. Its own middle is at
//
//     along the rim  R·sin α        towards the center  R·(1 − cos α) = 2R·sin²(α/2)
//
// where the latter form loses no digits on large circles. The view reaches to the angle
// θ = atan2(viewWidth/2, radius + itemHeight/2 − viewHeight/2) on either side, which makes the items from
// ⌊(−θ − angle)/w⌋ to ⌈(θ − angle)/w⌉ visible. At the left and right, width and height are exchanged.

/// The positions of a rim's items in a view of a part of their circle.
public struct RimGeometry: Hashable, Sendable {
    /// The width of an item; 133 by default.
    public var itemWidth = 133.0
    /// The height of an item; 173 by default.
    public var itemHeight = 173.0
    /// The distance from the circle's center to an item's near edge; 500 by default.
    public var radius = 500.0
    /// The angle from one item to the next; by default 0, with which items touch.
    public var chosenAngle = Angle.zero
    /// The number of items that ``fitted`` makes fit along the view; 0, the default, for sizes in pixels.
    public var visibleItems = 0
    /// The visible part of the circle; the top by default.
    public var orientation = RimOrientation.top
    /// Whether items side by side ascend from right to left; false by default.
    public var isMirrored = false
    /// How far items beside the middle turn away, from 0, the default, for flat items, to 1.
    public var depth = 0.0
    /// The width of the view.
    public var viewWidth = 0.0
    /// The height of the view.
    public var viewHeight = 0.0

    /// Creates the default geometry with an empty view.
    public init() {}

    /// An item's extent along the rim.
    public var itemLength: Double { orientation.isHorizontal ? itemWidth : itemHeight }
    /// An item's extent towards the center.
    public var itemDepth: Double { orientation.isHorizontal ? itemHeight : itemWidth }
    /// The view's extent along the rim.
    public var viewLength: Double { orientation.isHorizontal ? viewWidth : viewHeight }
    /// The view's extent towards the center.
    public var viewDepth: Double { orientation.isHorizontal ? viewHeight : viewWidth }
    /// The distance from the circle's center to the middle of an item: R.
    public var middleRadius: Double { radius + itemDepth / 2 }

    /// The angle from one item to the next.
    public var anglePerItem: Angle {
        chosenAngle > .zero ? chosenAngle : Angle(radians: .atan2(y: itemLength, x: radius))
    }

    /// The angle from the rim's middle to the end of the view: θ.
    public var reach: Angle { Angle(radians: .atan2(y: viewLength / 2, x: middleRadius - viewDepth / 2)) }

    /// The circle's center, in the view's coordinates.
    public var center: (x: Double, y: Double) {
        let outward = orientation.outward
        return (viewWidth / 2 - middleRadius * outward.x, viewHeight / 2 - middleRadius * outward.y)
    }

    /// 1 if items ascend clockwise, else −1.
    public var sense: Double {
        switch orientation {
        case .left: -1
        case .right: 1
        case .top: isMirrored ? -1 : 1
        case .bottom: isMirrored ? 1 : -1
        }
    }

    // MARK: Visible places

    /// The largest number of visible items on either side of the middle.
    public static let maximumReach = 100.0

    /// The places that can be visible at `position` (in places), and `spare` more on each side; `nil` without any.
    ///
    /// The number of items, `count`, bounds the places; with `nil`, the rim is endless.
    public func visiblePlaces(at position: Double, spare: Int = 0, count: Int? = nil) -> ClosedRange<Int>? {
        guard viewLength > 0, viewDepth > 0 else { return nil }
        let half = min(reach.radians / anglePerItem.radians, Self.maximumReach)
        let position = KineticMotion.limited(position)
        let first = max(Int((position - half).rounded(.down)) - spare, count == nil ? .min : 0)
        let last = min(Int((position + half).rounded(.up)) + spare, count.map { $0 - 1 } ?? .max)
        return first <= last ? first...last : nil
    }

    /// The number of spare places on either side: enough for overlapping items that reach into the view.
    public var spareCount: Int {
        let half = Double.atan2(y: itemLength / 2, x: radius) / anglePerItem.radians
        let room = Self.maximumReach - min(reach.radians / anglePerItem.radians, Self.maximumReach)
        return max(1, Int(min(half, room).rounded(.up)))
    }

    /// The number of items with their middles inside the view.
    public var pageCount: Int {
        guard viewLength > 0 else { return 1 }
        let half = viewLength / 2 < middleRadius ? .asin(viewLength / 2 / middleRadius) : reach.radians
        return 2 * Int(min(half / anglePerItem.radians, Self.maximumReach).rounded(.down)) + 1
    }
}
