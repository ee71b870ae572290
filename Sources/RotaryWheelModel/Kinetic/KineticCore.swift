/// The state that wheels, rims and dials share: phase, drag, velocity, motion and destination.
///
/// The track defines the unit, the detents and the stops. Times are in seconds. Events append to ``changes``.
struct KineticCore<Track: KineticTrack>: Hashable, Sendable {
    /// Where a motion ends: a position, and its place if that is a detent.
    typealias Rest = (position: Double, place: Int?)

    var track: Track
    var phase = KineticPhase.idle
    var selection: Int?
    var position = 0.0
    /// The position when the hold or the motion began.
    var origin = 0.0
    /// Whether the position changed since the last rest.
    var hasMoved = false
    var drag: KineticDrag?
    /// The device of the last hold, whose friction a flick has.
    var pull = RimPull.pointer
    var motion: KineticMotion?
    /// The place where the motion ends; `nil` for an end off the detents.
    var destination: Int?
    /// The position where the flick alone would lead; `nil` while a motion leads to a chosen item.
    var flickEnd: Double?
    /// The position that a body returns to on release.
    var returnPoint: Double?
    var restingSince = 0.0
    var changes: [KineticChange] = []

    init(_ track: Track) {
        self.track = track
        selection = track.count > 0 ? 0 : nil
    }

    /// The nearest place; beyond a stop, the place at the stop.
    var currentPlace: Int { track.place(at: track.stops.clamp(position)) }
    var headingPlace: Int { destination ?? currentPlace }
    var current: Int? { track.count > 0 ? track.item(ofPlace: currentPlace) : nil }
    var heading: Int? { track.count > 0 ? track.item(ofPlace: headingPlace) : nil }

    var chosen: Int? {
        motion != nil && destination != nil && (flickEnd == nil || phase == .settling) ? heading : nil
    }

    /// Changes the position, and reports the places it passes: of a jump, at most the last round.
    mutating func move(to position: Double, isJump: Bool = false) {
        let position = KineticMotion.limited(position)
        guard position != self.position else { return }
        let before = track.count > 0 ? currentPlace : 0
        let delta = angle(of: position - self.position)
        self.position = position
        hasMoved = true
        report(.rotated(by: delta, total: angle(of: position - origin)))
        guard track.count > 0, case let now = currentPlace, now != before else { return }
        let (all, sign) = (abs(now - before), now > before ? 1 : -1)
        // Other motions may pass many rounds in one frame.
        let isByHand = (phase == .dragging || returnPoint != nil) && !isJump
        let count =
            isByHand && abs(delta.radians) <= KineticMotion.farthestFlick ? all : min(all, track.count)
        report(
            .itemsCrossed(
                CrossedItems(
                    first: track.item(ofPlace: now - sign * (count - 1)), count: count,
                    isAscending: now > before, itemCount: track.count)))
    }

    /// Renumbers the position, which is no movement.
    mutating func put(at position: Double) {
        let delta = angle(of: position - self.position)
        origin = self.position
        self.position = position
        if delta != .zero { report(.rotated(by: delta, total: delta)) }
    }

    mutating func report(_ change: KineticChange) {
        // Growing an array for each change takes longer than the change.
        if changes.isEmpty { changes.reserveCapacity(4) }
        changes.append(change)
    }

    func angle(of distance: Double) -> Angle { Angle(radians: distance * track.scale) }

    /// Whether the position may change by a distance; rounding errors are allowed.
    func isAllowed(_ distance: Double) -> Bool { abs(distance) < 1e-9 || distance * track.turning.sign >= 0 }

    /// The nearest rest within the stops: on a detent if the track snaps, or if the nearest place is disabled.
    func rest(near position: Double) -> Rest {
        let position = track.stops.clamp(KineticMotion.limited(position))
        guard track.count > 0, let allowed = track.allowedPlaces else { return (position, nil) }
        let nearest = track.place(at: position).clamped(to: allowed)
        let place = enabledPlace(nearest, near: position)
        return track.snaps || place != nearest ? (track.detent(of: place), place) : (position, nil)
    }

    /// The nearest rest that a one-way track can reach.
    func rest(ahead position: Double) -> Rest {
        let nearest = rest(near: position)
        guard let place = nearest.place, !isAllowed(nearest.position - self.position) else { return nearest }
        let onward = enabledPlace(after: place, by: Int(track.turning.sign) * track.ascent)
        return onward.map { (track.detent(of: $0), $0) } ?? nearest
    }

    /// The reachable place of an item nearest to a position; `nil` without one.
    func reachablePlace(of item: Int, near position: Double) -> Int? {
        guard (0..<track.count).contains(item), track.isEnabled(item) else { return nil }
        let nearest = track.place(of: item, near: track.stops.clamp(position))
        let (stops, end, turning) = (track.stops, track.detent(of: nearest), track.turning)
        let least = max(
            KineticMotion.limited(stops.minimum.radians), turning == .clockwise ? self.position : -.infinity)
        let most = min(
            KineticMotion.limited(stops.maximum.radians),
            turning == .counterclockwise ? self.position : .infinity)
        // The number of rounds to the allowed range.
        let below = ((least - end - 1e-9) / track.round).rounded(.up)
        let above = ((end - most - 1e-9) / track.round).rounded(.up)
        let rounds = below > 0 ? below : above > 0 ? -above : 0
        guard rounds.isFinite else { return nil }
        let place = nearest + track.ascent * Int(rounds) * track.count
        guard isAllowed(track.detent(of: place) - self.position),
            track.allowedPlaces?.contains(place) == true
        else { return nil }
        return place
    }
}
