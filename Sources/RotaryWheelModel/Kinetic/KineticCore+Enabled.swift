// Motions end on enabled places.
extension KineticCore {
    /// The next enabled place that the stops allow; `nil` without one.
    func enabledPlace(after place: Int, by step: Int) -> Int? {
        guard let allowed = track.allowedPlaces else { return nil }
        let places = stride(from: place + step, through: place + step * track.count, by: step)
        return places.first { allowed.contains($0) && track.isEnabled($0) }
    }

    /// A place, or the enabled place nearest to a position; the place without any.
    func enabledPlace(_ place: Int, near position: Double) -> Int {
        guard !track.isEnabled(place) else { return place }
        return [1, -1].compactMap { enabledPlace(after: place, by: $0) }
            .min { abs(track.detent(of: $0) - position) < abs(track.detent(of: $1) - position) } ?? place
    }

    /// The place that is some enabled places on, as far as the stops allow.
    func enabledPlace(_ count: Int, from base: Int, in allowed: ClosedRange<Int>) -> Int {
        let count = min(max(count, allowed.lowerBound - base), allowed.upperBound - base)
        guard track.enabledCount < track.count else { return base + count }
        // Whole rounds need no search.
        let end = base + count / track.enabledCount * track.count
        var place = end.clamped(to: allowed)
        guard place == end, track.isEnabled(base) else {
            return enabledPlace(place, near: track.detent(of: base))
        }
        for _ in 0..<abs(count % track.enabledCount) {
            place = enabledPlace(after: place, by: count.signum()) ?? place
        }
        return place
    }

    /// Leaves a disabled place at rest.
    mutating func leaveDisabledPlace(at time: Double) {
        guard track.count > 0, !track.isEnabled(currentPlace) else { return }
        settle(to: rest(near: position), velocity: 0, at: time)
    }
}
