/// The activity of a wheel, rim or dial.
///
/// A resting model is dragged, or settles on a program's request. Released with velocity it coasts, then settles, then
/// rests. A hold ends coasting and settling. Only a release starts coasting.
public enum WheelPhase: Int, Hashable, Sendable, CaseIterable {
    /// At rest.
    case idle
    /// Held by a pointer.
    case dragging
    /// Moving freely after its release.
    case coasting
    /// Moving to its rest.
    case settling

    /// Whether another phase can follow.
    public func canChange(to next: WheelPhase) -> Bool {
        next == .coasting ? self == .dragging : self != next
    }
}
