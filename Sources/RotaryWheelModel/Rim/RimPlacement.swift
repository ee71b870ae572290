import RealModule

// Depth. An item at the distance s from the middle of the rim, in items, is turned about its axis towards the circle's
// center by
//
//     φ = depth · atan s
//
// which is less than a quarter turn. Its outer side is behind the view, and its inner side in it. L is the length of an
// item along the rim. From the distance E = 2L, a point of the item is seen at
//
//     u' = k·u·cos φ        v' = k·v        k = E / (E + |sin φ|·L/2 + u·sin φ)
//
// where u is its distance from the item's middle along the rim, to the right or down, and v the one across.

/// The position of one item of a rim.
public struct RimPlacement: Hashable, Sendable {
    /// The horizontal coordinate of the item's middle in the view.
    public var x: Double
    /// The vertical coordinate of the item's middle in the view.
    public var y: Double
    /// The clockwise rotation of the item about its middle.
    public var angle: Angle
    /// The turn of the rotated item about its axis towards the circle's center: φ.
    ///
    /// If it is positive, the right side is behind the view; at the left and right of a circle, the lower side.
    public var turn = Angle.zero
}

extension RimGeometry {
    /// The position of a place's item while the rim is at a position.
    public func placement(of place: Int, at position: Double) -> RimPlacement {
        let distance = Double(place) - position
        let angle = distance * anglePerItem.radians * sense
        let along = middleRadius * .sin(angle)
        let inward = 2 * middleRadius * .sin(angle / 2) * .sin(angle / 2)
        let outward = orientation.outward
        return RimPlacement(
            x: viewWidth / 2 - outward.x * inward - outward.y * along,
            y: viewHeight / 2 - outward.y * inward + outward.x * along,
            angle: Angle(radians: angle),
            turn: turn(at: orientation.isHorizontal && isMirrored ? -distance : distance))
    }

    private func turn(at distance: Double) -> Angle {
        guard depth > 0 else { return .zero }
        let distance = distance.clamped(to: -Self.maximumReach...Self.maximumReach)
        return Angle(radians: min(depth, 1) * .atan(distance))
    }

    /// Places in the order in which their items are drawn, the topmost last.
    ///
    /// Flat items are on top of earlier ones; with depth, items are on top of those farther from the middle.
    public func stacking(of places: [Int], at position: Double) -> [Int] {
        guard depth > 0 else { return places.sorted() }
        return places.sorted {
            let (one, other) = (abs(Double($0) - position), abs(Double($1) - position))
            return one == other ? $0 < $1 : one > other
        }
    }

    /// Whether items with depth overlap.
    public var overlapsInDepth: Bool {
        depth > 0 && anglePerItem.radians < .atan2(y: itemLength, x: radius)
    }

    // MARK: Perspective

    /// The distance from which the items are seen: E.
    public var eyeDistance: Double { 2 * itemLength }

    /// The distance of a turned item's middle behind the view.
    public func recession(of turn: Angle) -> Double { abs(.sin(turn.radians)) * itemLength / 2 }

    /// The flat drawing that is most like a turned item.
    ///
    /// - Returns: the item's scale along the rim and across, and the shift of its middle along the rim.
    public func flattening(of turn: Angle) -> (along: Double, across: Double, shift: Double) {
        let farScale = eyeDistance / (eyeDistance + 2 * recession(of: turn))
        let cosine = Double.cos(turn.radians)
        let shift = itemLength / 4 * cosine * (farScale - 1)
        return (cosine * (1 + farScale) / 2, (1 + farScale) / 2, turn < .zero ? -shift : shift)
    }

    /// The corners of an item as they are seen, clockwise from the upper left one.
    func corners(of item: RimPlacement) -> [(x: Double, y: Double)] {
        let (cosine, sine) = (Double.cos(item.angle.radians), Double.sin(item.angle.radians))
        return [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map { across, down in
            let (across, down) = projected(across * itemWidth, down * itemHeight, turn: item.turn)
            return (item.x + across * cosine - down * sine, item.y + across * sine + down * cosine)
        }
    }

    /// The point at which a point of a turned item is seen, both from the item's middle.
    private func projected(_ x: Double, _ y: Double, turn: Angle) -> (x: Double, y: Double) {
        let along = orientation.isHorizontal ? x : y
        let scale = eyeDistance / (eyeDistance + recession(of: turn) + along * .sin(turn.radians))
        let length = scale * .cos(turn.radians)
        return orientation.isHorizontal ? (x * length, y * scale) : (x * scale, y * length)
    }

    /// The point of a turned item that is seen at a point, both from the item's middle; `nil` beyond the horizon.
    private func unprojected(_ x: Double, _ y: Double, turn: Angle) -> (x: Double, y: Double)? {
        guard turn != .zero else { return (x, y) }
        let (along, across) = orientation.isHorizontal ? (x, y) : (y, x)
        let (cosine, sine) = (Double.cos(turn.radians), Double.sin(turn.radians))
        let (middle, slope) = (eyeDistance + recession(of: turn), eyeDistance * cosine - along * sine)
        guard slope > 0 else { return nil }
        let (length, width) = (
            along * middle / slope, across * (middle + along * middle / slope * sine) / eyeDistance
        )
        return orientation.isHorizontal ? (length, width) : (width, length)
    }

    // MARK: Visible items

    /// Whether a part of a place's item is inside the view.
    public func shows(_ place: Int, at position: Double) -> Bool {
        let placement = placement(of: place, at: position)
        // A turned item is inside its flat one.
        guard showsFlat(placement) else { return false }
        guard placement.turn != .zero else { return true }
        let item = corners(of: placement)
        let view = [(x: 0.0, y: 0.0), (viewWidth, 0), (viewWidth, viewHeight), (0, viewHeight)]
        return !Self.isApart(item, from: view) && !Self.isApart(view, from: item)
    }

    /// Whether a part of a flat item is inside the view.
    private func showsFlat(_ item: RimPlacement) -> Bool {
        let (dx, dy) = (item.x - viewWidth / 2, item.y - viewHeight / 2)
        let (cosine, sine) = (Double.cos(item.angle.radians), Double.sin(item.angle.radians))
        let (across, down) = (abs(cosine), abs(sine))
        // Two rectangles are disjoint if they are along a side of one of them.
        return abs(dx) < (viewWidth + itemWidth * across + itemHeight * down) / 2
            && abs(dy) < (viewHeight + itemWidth * down + itemHeight * across) / 2
            && abs(dx * cosine + dy * sine) < (itemWidth + viewWidth * across + viewHeight * down) / 2
            && abs(dy * cosine - dx * sine) < (itemHeight + viewWidth * down + viewHeight * across) / 2
    }

    /// Whether a side of a convex shape has another shape on its outside; both are clockwise.
    private static func isApart(_ shape: [(x: Double, y: Double)], from other: [(x: Double, y: Double)])
        -> Bool
    {
        shape.indices.contains { index in
            let (start, end) = (shape[index], shape[(index + 1) % shape.count])
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            return other.allSatisfy { dx * ($0.y - start.y) - dy * ($0.x - start.x) <= 0 }
        }
    }

    /// The place with the item at a point, the topmost of several; `nil` without an item.
    public func place(x: Double, y: Double, at position: Double, among places: ClosedRange<Int>) -> Int? {
        stacking(of: Array(places), at: position).last { place in
            let item = placement(of: place, at: position)
            let (dx, dy) = (x - item.x, y - item.y)
            let (cosine, sine) = (Double.cos(item.angle.radians), Double.sin(item.angle.radians))
            let seen = (x: dx * cosine + dy * sine, y: dy * cosine - dx * sine)
            guard let point = unprojected(seen.x, seen.y, turn: item.turn) else { return false }
            return abs(point.x) <= itemWidth / 2 && abs(point.y) <= itemHeight / 2
        }
    }
}
