import RealModule

// A number of items in place of sizes in pixels. The outermost of n items is at the angle α = (n − 1)/2·w, at most a
// quarter turn. Its far corner is at the distance
//
//     k·(radius·sin α + length/2·cos α) + depth·sin α
//
// from the middle of the view along the rim, where k scales the lengths, and length and depth are an item's extents
// along the rim and towards the center. The k for half of the view without its margins makes the items fit. The depth
// is k times its own, or that of the view where this is less. As k does not change w, each size has the same picture.

extension RimGeometry {
    /// The margin of the centered item for its outline.
    public static let margin = 6.0

    /// The geometry with its lengths scaled so that the ``visibleItems`` fit; itself without a number or a view.
    public var fitted: RimGeometry {
        guard visibleItems > 0, viewLength > 0, viewDepth > 0 else { return self }
        var fitted = self
        let (room, depth) = (viewLength / 2 - Self.margin, max(viewDepth - 2 * Self.margin, 1))
        let fit = fit
        var scale = room / (fit.rest + itemDepth * fit.sine)
        if itemDepth * scale > depth { scale = (room - depth * fit.sine) / fit.rest }
        // Whole pixels are sharp; the angle stays.
        let length = max(min(itemLength * scale, 2 * room).rounded(.down), 1)
        scale = length / itemLength
        fitted.radius = radius * scale
        fitted.setItem(length: length, depth: (itemDepth * scale).rounded(.down).clamped(to: 1...depth))
        return fitted
    }

    /// The geometry fitted into a view of a length, and of any depth.
    public func fitted(along length: Double) -> RimGeometry {
        var view = self
        let depth = Double.greatestFiniteMagnitude
        (view.viewWidth, view.viewHeight) = orientation.isHorizontal ? (length, depth) : (depth, length)
        return view.fitted
    }

    /// The extent along the rim of the ``visibleItems`` with their sizes in pixels, and margins.
    public var fittingLength: Double { 2 * (fit.rest + itemDepth * fit.sine + Self.margin) }

    /// The extent of a view towards the center that has the middles of the ``visibleItems`` inside.
    public var fittingDepth: Double { 2 * middleRadius * (1 - .cos(outermostAngle)) }

    private var outermostAngle: Double {
        min(Double(max(visibleItems, 1) - 1) / 2 * anglePerItem.radians, .pi / 2)
    }

    /// The sine of the outermost item's angle, and its distance from the middle without the depth.
    private var fit: (sine: Double, rest: Double) {
        let angle = outermostAngle
        return (.sin(angle), radius * .sin(angle) + itemLength / 2 * .cos(angle))
    }

    private mutating func setItem(length: Double, depth: Double) {
        (itemWidth, itemHeight) = orientation.isHorizontal ? (length, depth) : (depth, length)
    }
}
