// A spin slows down from its first moment to its end, by the curve of a fling with n = 3:
//
//     θ(t) = θ₀ + d·(1 − (1 − s)³),   s = t/T
//
// It neither overshoots nor turns back. A spin that goes on with a velocity v has n = v·T/d instead, so that its
// velocity does not break, and ends early or late where that curve would end abruptly or crawl.

extension KineticCore {
    /// The exponents n of curves that end smoothly and do not crawl.
    private static var exponents: ClosedRange<Double> { 2...5 }
    private static var exponent: Double { 3 }

    /// Spins by some rounds and on to an item.
    ///
    /// - Parameter landing: the end from the detent, as a part of the item's width.
    mutating func spin(to item: Int, rounds: Int, duration: Double, landing: Double, at time: Double) {
        guard drag == nil, (0..<track.count).contains(item), track.isEnabled(item) else { return }
        follow(at: time)
        let sign = track.turning == .both ? (rounds < 0 ? -1.0 : 1.0) : track.turning.sign
        let end = spinEnd(of: (item, landing), sign: sign) { _ in Double(rounds.magnitude) }
        guard let end else { return }
        let motion = KineticMotion(
            from: position, to: end.position, exponent: Self.exponent, duration: duration, at: time)
        beginSpin(motion, to: end)
    }

    /// The item of a spin, and the end from its detent as a part of its width.
    typealias Drawn = (item: Int, landing: Double)

    /// The end of a spin, with fewer rounds where a stop is nearer; `nil` if the item cannot be reached.
    ///
    /// - Parameter rounds: the whole rounds after a first way to the item.
    private func spinEnd(of drawn: Drawn, sign: Double, rounds: (_ first: Double) -> Double) -> Rest? {
        let item = drawn.item
        let start = track.stops.clamp(position)
        let nearest = track.place(of: item, near: start)
        let offset = drawn.landing * track.width(ofPlace: nearest)
        let way = (track.detent(of: nearest) + offset - start) * sign
        // Never zero: each spin moves.
        let first = way - ((way - 1e-9) / track.round).rounded(.down) * track.round
        let stop = sign > 0 ? track.stops.maximum.radians : track.stops.minimum.radians
        let room = (KineticMotion.limited(stop) - start) * sign - first
        guard room >= -1e-9 else {
            return reachablePlace(of: item, near: position).map { (track.detent(of: $0), $0) }
        }
        let whole = min(rounds(first), ((room + 1e-9) / track.round).rounded(.down))
        let end = start + sign * (first + whole * track.round)
        return (end, track.place(of: item, near: end - offset))
    }

    /// Spins by a velocity alone, as if released with it.
    mutating func spin(velocity: Double, at time: Double) {
        guard drag == nil, velocity != 0, track.isTurnable else { return }
        follow(at: time)
        let fastest = VelocityTracker.maximum / abs(track.scale)
        let velocity = velocity.clamped(to: -fastest...fastest)
        let projected = KineticMotion.projection(
            from: position, velocity: velocity, settleDuration: track.settleDuration)
        let end = rest(near: projected, aheadBy: velocity)
        guard isAllowed(velocity), (end.position - position) * velocity > 0 else { return }
        let motion = KineticMotion(
            from: position, velocity: velocity, to: end.position, at: time,
            settleDuration: track.settleDuration, smallestVelocity: track.smallestVelocity)
        beginSpin(motion, to: end)
    }

    private mutating func beginSpin(_ motion: KineticMotion, to end: Rest) {
        stop()
        if track.count > 0 {
            report(.spinBegan(track.item(ofPlace: end.place ?? track.place(at: end.position))))
        }
        begin(motion, as: .spinning, place: end.place)
    }

    /// Spins on after a flick, to an item near where it leads if one was drawn; returns false for one without effect.
    mutating func spinOn(velocity: Double, duration: Double, to drawn: Drawn?, at time: Double) -> Bool {
        let way = velocity * duration / Self.exponent
        // Nearest to where the flick leads, but not so near that the spin would end abruptly.
        let (far, least) = (abs(way), abs(velocity) * duration / Self.exponents.upperBound)
        let chosen = drawn.flatMap { drawn in
            spinEnd(of: drawn, sign: velocity < 0 ? -1 : 1) { first in
                let (nearest, fewest) = ((far - first) / track.round, (least - first) / track.round)
                return max(nearest.rounded(), fewest.rounded(.up), 0)
            }
        }
        let end = chosen ?? rest(near: position + way, aheadBy: velocity)
        guard let motion = spin(to: end, velocity: velocity, duration: duration, at: time) else {
            return false
        }
        beginSpin(motion, to: end)
        return true
    }

    /// Spins on to another end, which a change of the items or settings caused; returns false without a way there.
    mutating func spinOn(to end: Rest, at time: Double) -> Bool {
        guard let old = motion, case let velocity = old.velocity(at: time) else { return false }
        var end = end
        if (end.position - position) * velocity <= 0, let place = end.place {
            let round = velocity < 0 ? -track.count : track.count
            let next = place + round * track.ascent
            guard track.allowedPlaces?.contains(next) == true else { return false }
            end = (track.detent(of: next), next)
        }
        guard let motion = spin(to: end, velocity: velocity, duration: old.endTime - time, at: time)
        else { return false }
        begin(motion, as: .spinning, place: end.place)
        return true
    }

    /// A spin that goes on with a velocity; `nil` if that leads elsewhere.
    private func spin(to end: Rest, velocity: Double, duration: Double, at time: Double) -> KineticMotion? {
        let way = end.position - position
        guard way * velocity > 0, isAllowed(velocity) else { return nil }
        let exponent = velocity * duration / way
        let isSmooth = Self.exponents.contains(exponent)
        return KineticMotion(
            from: position, to: end.position, exponent: isSmooth ? exponent : Self.exponent,
            duration: isSmooth ? duration : Self.exponent * way / velocity, at: time)
    }

    /// The rest nearest to a position that is ahead in the direction of a velocity, if there is one.
    private func rest(near position: Double, aheadBy velocity: Double) -> Rest {
        let nearest = rest(near: position)
        guard let place = nearest.place, (nearest.position - self.position) * velocity <= 0 else {
            return nearest
        }
        let next = enabledPlace(after: place, by: velocity < 0 ? -track.ascent : track.ascent)
        return next.map { (track.detent(of: $0), $0) } ?? nearest
    }

    /// Ends a motion at the nearest rest.
    mutating func halt(at time: Double) {
        follow(at: time)
        guard motion != nil else { return }
        stop()
        settle(to: rest(near: position), velocity: 0, at: time)
    }

    /// Moves to a position, on a detent or not.
    mutating func move(to end: Double, duration: Double, at time: Double) {
        guard drag == nil else { return }
        follow(at: time)
        let end = track.stops.clamp(KineticMotion.limited(end))
        guard isAllowed(end - position) else { return }
        let velocity = motion?.velocity(at: time) ?? 0
        stop()
        let motion = KineticMotion(
            from: position, velocity: velocity, to: end, at: time, settleDuration: duration,
            friction: .infinity)
        begin(motion, as: .settling, place: nil)
    }
}
