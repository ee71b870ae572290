/// The activity of a wheel, rim or dial.
///
/// A resting model is dragged, or settles on a program's request. Released with velocity it coasts, then settles, then
/// rests. A hold ends any motion. Only a release starts coasting; a spin starts at any time.
public enum KineticPhase: Int, Hashable, Sendable, CaseIterable {
    /// At rest.
    case idle
    /// Held by a pointer.
    case dragging
    /// Moving freely after its release.
    case coasting
    /// Moving to its rest.
    case settling
    /// Moving by a spin to a result that was known when it began.
    case spinning

    /// Whether something moves without a hold.
    public var isMotion: Bool { self != .idle && self != .dragging }

    /// Whether another phase can follow.
    public func canChange(to next: KineticPhase) -> Bool {
        next == .coasting ? self == .dragging : self != next
    }
}
