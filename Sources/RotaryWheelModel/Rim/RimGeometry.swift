import RealModule

// The rim. With R, the distance of the items' middles from the circle's centre, an angle w per item and the
// rim turned by `angle = −position·w`, item i stands at the angle α = angle + i·w from the middle of the view,
// turned by it, and its middle lies at
//
//     along the rim  R·sin α        towards the centre  R·(1 − cos α) = 2R·sin²(α/2)
//
// from the view's middle; the latter form loses nothing for a large circle and a small angle. Of the view, the
// corners farthest from the rim's middle are seen from the centre at
//
//     θ = atan2(viewWidth/2, radius + itemHeight/2 − viewHeight/2)
//
// so that the items from ⌊(−θ − angle)/w⌋ to ⌈(θ − angle)/w⌉ can show. For a rim at the left or right, width
// and height change places.

/// Where the items of a rim stand in a view that shows a part of their circle.
public struct RimGeometry: Hashable, Sendable {
    /// The width of an item; 133 by default.
    public var itemWidth = 133.0
    /// The height of an item; 173 by default.
    public var itemHeight = 173.0
    /// The distance from the circle's centre to an item's near edge; 500 by default.
    public var radius = 500.0
    /// The angle from one item to the next; 0, the default, for one at which they touch.
    public var chosenAngle = Angle.zero
    /// Where on the circle the rim shows; at its top by default.
    public var orientation = RimOrientation.top
    /// Whether items that stand side by side run from right to left; false by default.
    public var isMirrored = false
    /// The width of the view.
    public var viewWidth = 0.0
    /// The height of the view.
    public var viewHeight = 0.0

    /// Creates the default geometry with an empty view.
    public init() {}

    /// An item's extent along the rim.
    public var itemLength: Double { orientation.isHorizontal ? itemWidth : itemHeight }
    /// An item's extent towards the centre.
    public var itemDepth: Double { orientation.isHorizontal ? itemHeight : itemWidth }
    /// The view's extent along the rim.
    public var viewLength: Double { orientation.isHorizontal ? viewWidth : viewHeight }
    /// The view's extent towards the centre.
    public var viewDepth: Double { orientation.isHorizontal ? viewHeight : viewWidth }

    /// The angle from one item to the next.
    public var anglePerItem: Angle {
        chosenAngle > .zero ? chosenAngle : Angle(radians: .atan2(y: itemLength, x: radius))
    }

    /// The distance from the circle's centre to the middle of an item: R.
    public var middleRadius: Double { radius + itemDepth / 2 }

    /// How far to either side of the rim's middle the view reaches: θ.
    public var reach: Angle {
        Angle(radians: .atan2(y: viewLength / 2, x: middleRadius - viewDepth / 2))
    }

    /// The circle's centre, in the view's coordinates.
    public var center: (x: Double, y: Double) {
        let outward = orientation.outward
        return (viewWidth / 2 - middleRadius * outward.x, viewHeight / 2 - middleRadius * outward.y)
    }

    /// 1 where later items stand clockwise of earlier ones, else −1.
    public var sense: Double {
        switch orientation {
        case .top: isMirrored ? -1 : 1
        case .bottom: isMirrored ? 1 : -1
        case .left: -1
        case .right: 1
        }
    }
}

// MARK: - What shows

extension RimGeometry {
    /// How many items show at the most to either side of the middle, however small they are.
    public static let maximumReach = 100.0

    /// The places that can show, as if the rim went on without end; `nil` while the view is empty.
    public func visiblePlaces(at position: Double) -> ClosedRange<Int>? {
        guard viewLength > 0, viewDepth > 0 else { return nil }
        let half = min(reach.radians / anglePerItem.radians, Self.maximumReach)
        let position = RimModel.limited(position)
        return Int((position - half).rounded(.down))...Int((position + half).rounded(.up))
    }

    /// The items that can show of a rim with ends; `nil` when none can, as on a rim flung far beyond an end.
    public func visibleItems(at position: Double, count: Int) -> ClosedRange<Int>? {
        visiblePlaces(at: position).flatMap { Self.limit($0, toCount: count) }
    }

    static func limit(_ places: ClosedRange<Int>, toCount count: Int) -> ClosedRange<Int>? {
        let (first, last) = (max(0, places.lowerBound), min(count - 1, places.upperBound))
        return first <= last ? first...last : nil
    }

    /// How many more places than can show are kept ready on either side.
    ///
    /// One; more where items overlap so much that one whose middle is out of sight still reaches into the view.
    public var spareCount: Int {
        let half = Double.atan2(y: itemLength / 2, x: radius) / anglePerItem.radians
        let room = Self.maximumReach - min(reach.radians / anglePerItem.radians, Self.maximumReach)
        return max(1, Int(min(half, room).rounded(.up)))
    }

    /// How many items have their middles between the sides of the view.
    public var pageCount: Int {
        guard viewLength > 0 else { return 1 }
        let half = viewLength / 2 < middleRadius ? .asin(viewLength / 2 / middleRadius) : reach.radians
        return 2 * Int(min(half / anglePerItem.radians, Self.maximumReach).rounded(.down)) + 1
    }
}

// MARK: - Where it shows

/// Where one item of a rim stands.
public struct RimPlacement: Hashable, Sendable {
    /// The item's middle, in the view's coordinates.
    public var x: Double
    /// The item's middle, in the view's coordinates.
    public var y: Double
    /// How far the item is turned about its middle, clockwise.
    public var angle: Angle
}

extension RimGeometry {
    /// Where a place stands while the rim is at a position.
    public func placement(of place: Int, at position: Double) -> RimPlacement {
        let angle = (Double(place) - position) * anglePerItem.radians * sense
        let along = middleRadius * .sin(angle)
        let inward = 2 * middleRadius * .sin(angle / 2) * .sin(angle / 2)
        let outward = orientation.outward
        return RimPlacement(
            x: viewWidth / 2 - outward.x * inward - outward.y * along,
            y: viewHeight / 2 - outward.y * inward + outward.x * along,
            angle: Angle(radians: angle))
    }

    /// Whether any of a place's item lies in the view.
    public func shows(_ place: Int, at position: Double) -> Bool {
        let item = placement(of: place, at: position)
        let (dx, dy) = (item.x - viewWidth / 2, item.y - viewHeight / 2)
        let (cosine, sine) = (Double.cos(item.angle.radians), Double.sin(item.angle.radians))
        let (across, down) = (abs(cosine), abs(sine))
        // Two rectangles lie apart if they do along a side of one of them.
        return abs(dx) < (viewWidth + itemWidth * across + itemHeight * down) / 2
            && abs(dy) < (viewHeight + itemWidth * down + itemHeight * across) / 2
            && abs(dx * cosine + dy * sine) < (itemWidth + viewWidth * across + viewHeight * down) / 2
            && abs(dy * cosine - dx * sine) < (itemHeight + viewWidth * down + viewHeight * across) / 2
    }

    /// The place whose item shows at a point, the last of those that overlap there; `nil` beside them.
    public func place(
        x: Double, y: Double, at position: Double, among places: ClosedRange<Int>
    ) -> Int? {
        places.reversed().first { place in
            let item = placement(of: place, at: position)
            let (dx, dy) = (x - item.x, y - item.y)
            let (cosine, sine) = (Double.cos(item.angle.radians), Double.sin(item.angle.radians))
            return abs(dx * cosine + dy * sine) <= itemWidth / 2
                && abs(dy * cosine - dx * sine) <= itemHeight / 2
        }
    }
}
