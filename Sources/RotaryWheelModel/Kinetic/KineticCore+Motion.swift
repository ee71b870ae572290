extension KineticCore {
    mutating func enter(_ next: KineticPhase) {
        guard next != phase else { return }
        if phase == .idle { origin = position }
        phase = next
        report(.phaseChanged(next))
    }

    mutating func settle(to end: Rest, velocity: Double, at time: Double) {
        let (duration, turnsRound) = (track.settleDuration, velocity * (end.position - position) <= 0)
        let velocity =
            turnsRound
            ? track.stops.limited(velocity, from: position, turningRoundWithin: duration) : velocity
        let isFree = phase == .dragging || (phase == .coasting && flickEnd != nil)
        let motion = motion(to: end, velocity: velocity, isFree: isFree, at: time)
        let coasts =
            isFree && motion.duration > duration && (end.place == nil || end.place != currentPlace)
        begin(motion, as: coasts ? .coasting : .settling, place: end.place)
    }

    private func motion(to end: Rest, velocity: Double, isFree: Bool, at time: Double) -> KineticMotion {
        // A flick to another place coasts there without the spring.
        let isFlick = isFree && flickEnd.map { $0 != position } == true && end.place != currentPlace
        guard let damping = track.damping, !isFlick else {
            return KineticMotion(
                from: position, velocity: velocity, to: end.position, at: time,
                settleDuration: track.settleDuration, friction: isFree ? pull.friction : .infinity,
                smallestVelocity: track.smallestVelocity)
        }
        let reach = end.place.map { track.width(ofPlace: $0) / 2 } ?? .infinity
        return KineticMotion(
            from: position, velocity: velocity, to: end.position, damping: damping, reach: reach, at: time)
    }

    /// Starts a motion, or rests if it leads nowhere.
    mutating func begin(_ motion: KineticMotion, as next: KineticPhase, place: Int?) {
        destination = place
        if motion.startVelocity == 0, abs(motion.end - position) < 1e-12 {
            self.motion = nil
            move(to: motion.end)
            rest(at: motion.startTime)
        } else {
            self.motion = motion
            enter(next)
            follow(at: motion.startTime)
        }
    }

    /// Starts a motion to a chosen place.
    mutating func head(for place: Int, at time: Double) {
        let velocity = motion?.velocity(at: time) ?? 0
        (flickEnd, returnPoint) = (nil, nil)
        settle(to: (track.detent(of: place), place), velocity: velocity, at: time)
    }

    mutating func follow(at time: Double) {
        guard let time = motion?.advance(to: time), let motion else { return }
        move(to: motion.rotation(at: time))
        if time >= motion.endTime {
            self.motion = nil
            rest(at: time)
        } else if phase == .coasting, track.count > 0, destination == currentPlace {
            enter(.settling)
        }
    }

    mutating func finishMotion(at time: Double) {
        guard let motion else { return }
        if phase == .coasting, destination != nil { enter(.settling) }
        move(to: motion.end)
        self.motion = nil
        rest(at: time)
    }

    /// Ends a drag or motion at a position, on a detent or not.
    mutating func jump(to position: Double, at time: Double) {
        release()
        stop()
        if phase == .idle { origin = self.position }
        move(to: track.stops.clamp(position), isJump: true)
        rest(at: time)
    }

    /// Rests, and selects the item that the motion led to.
    mutating func rest(at time: Double) {
        let item = heading
        stop()
        restingSince = time
        enter(.idle)
        choose(item)
        if hasMoved, let item { report(.settled(item)) }
        hasMoved = false
    }

    mutating func choose(_ item: Int?) {
        guard selection != item else { return }
        selection = item
        report(.selectionChanged(item))
    }

    /// Ends the motion, and forgets where it leads.
    mutating func stop() { (motion, destination, flickEnd, returnPoint) = (nil, nil, nil, nil) }

    mutating func step(by count: Int, at time: Double) {
        guard drag == nil, track.count > 0, let allowed = track.allowedPlaces else { return }
        follow(at: time)
        let base = headingPlace
        let place = enabledPlace(count, from: base, in: allowed)
        let end = track.detent(of: place)
        let centers = place == base && track.centersOnStep && end != motion?.end ?? position
        if centers || place != base && isAllowed(end - track.detent(of: base)) { head(for: place, at: time) }
    }

    mutating func turn(to item: Int, at time: Double) {
        guard drag == nil else { return }
        follow(at: time)
        if let place = reachablePlace(of: item, near: position) { head(for: place, at: time) }
    }

    mutating func select(_ item: Int, at time: Double) {
        follow(at: time)
        guard let place = reachablePlace(of: item, near: position) else { return }
        release()
        choose(item)
        head(for: place, at: time)
    }

    mutating func selectCurrent(at time: Double) {
        follow(at: time)
        guard phase != .idle, track.count > 0 else { return }
        release()
        stop()
        let end = rest(near: position)
        choose(track.item(ofPlace: end.place ?? currentPlace))
        settle(to: end, velocity: 0, at: time)
    }
}
