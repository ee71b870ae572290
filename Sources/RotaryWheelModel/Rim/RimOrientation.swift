/// The visible part of a rim's circle, with the values of `GtkPositionType`.
///
/// At the left and right, items are one below the other, else side by side.
public enum RimOrientation: Int, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom

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
