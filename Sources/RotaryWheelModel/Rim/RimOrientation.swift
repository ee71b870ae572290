/// Where on its circle a rim shows.
///
/// The values are those of GTK's `GtkPositionType`.
public enum RimOrientation: Int, Hashable, Sendable, CaseIterable {
    /// The left of the circle: items stand one below the other.
    case left
    /// The right of the circle: items stand one below the other.
    case right
    /// The top of the circle: items stand side by side.
    case top
    /// The bottom of the circle: items stand side by side.
    case bottom

    /// Whether items stand side by side rather than one below the other.
    public var isHorizontal: Bool { self == .top || self == .bottom }

    /// The direction in which the middle of the rim lies from the circle's centre.
    var outward: (x: Double, y: Double) {
        switch self {
        case .left: (-1, 0)
        case .right: (1, 0)
        case .top: (0, -1)
        case .bottom: (0, 1)
        }
    }
}
