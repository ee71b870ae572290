// Multiples, as of 15°, to which drags and steps snap.
extension ScaleModel {
    /// Sums of steps are inexact.
    private static let tolerance = 1e-9

    /// The multiple nearest to a value, and 1 or −1 if it is beyond an end of a scale that wraps.
    func nearestMultiple(of unit: Double, to value: Double, wraps: Bool) -> (value: Double, lap: Int) {
        within((value / unit).rounded() * unit, wraps: wraps)
    }

    /// The next multiple above or below a value, and 1 or −1 if it is beyond an end of a scale that wraps.
    package func nextMultiple(
        of unit: Double, from value: Double, isUpward: Bool, wraps: Bool
    ) -> (value: Double, lap: Int) {
        let count = value / unit
        let next =
            isUpward ? (count + Self.tolerance).rounded(.down) + 1 : (count - Self.tolerance).rounded(.up) - 1
        return within(next * unit, wraps: wraps)
    }

    /// A value, clamped to the bounds; as many spans away as leads between them if the scale wraps.
    private func within(_ value: Double, wraps: Bool) -> (value: Double, lap: Int) {
        let span = upper - lower
        guard wraps, span > 0, span.isFinite else { return (value.clamped(to: lower...upper), 0) }
        let lap = ((value - lower) / span + Self.tolerance).rounded(.down).clamped(to: -1...1)
        return ((value - lap * span).clamped(to: lower...upper), Int(lap))
    }
}
