import RealModule

/// A motion from frame to frame, which may hide unfiltered pixels.
package struct FastMotion {
    /// The distance in one frame that hides them, in pixels.
    private static let distance = 2.0

    private var last: (x: Double, y: Double)?

    package init() {}

    /// Moves to a place; returns whether it is that far from the place in the last frame.
    package mutating func moves(toX x: Double, y: Double = 0) -> Bool {
        defer { last = (x, y) }
        return last.map { .hypot(x - $0.x, y - $0.y) > Self.distance } ?? false
    }
}
