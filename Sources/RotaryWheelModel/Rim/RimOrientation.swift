/// The visible part of a rim's circle, with the values of `GtkPositionType`.
public enum RimOrientation: Int, Hashable, Sendable, CaseIterable {
    /// The left of the circle: items are one below the other.
    case left
    /// The right of the circle: items are one below the other.
    case right
    /// The top of the circle: items are side by side.
    case top
    /// The bottom of the circle: items are side by side.
    case bottom

    /// Whether items are side by side.
    public var isHorizontal: Bool { self == .top || self == .bottom }

    /// The direction from the circle's center to the rim's middle.
    var outward: (x: Double, y: Double) {
        switch self {
        case .left: (-1, 0)
        case .right: (1, 0)
        case .top: (0, -1)
        case .bottom: (0, 1)
        }
    }
}
