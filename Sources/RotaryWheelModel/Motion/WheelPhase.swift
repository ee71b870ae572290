/// What a wheel is doing.
///
/// A wheel leaves its rest when it is dragged, or when it is told to move, which is settling. Let go, it
/// coasts if it has speed, then settles, then rests. A wheel that coasts or settles can be caught, which
/// is dragging again. It never coasts without having been dragged.
public enum WheelPhase: Int, Hashable, Sendable, CaseIterable {
    /// At rest.
    case idle
    /// Held by a pointer.
    case dragging
    /// Turning on freely after it was let go.
    case coasting
    /// Moving to where it will rest.
    case settling

    /// Whether a wheel can go from this phase to another.
    public func canChange(to next: WheelPhase) -> Bool {
        next == .coasting ? self == .dragging : self != next
    }
}
